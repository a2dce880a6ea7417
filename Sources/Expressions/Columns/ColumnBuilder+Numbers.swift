import Values

extension ColumnBuilder {
  /// Appends a block of integers or decimals with their texts.
  /// - Parameters:
  ///   - numbers: What is appended; the type of the column is theirs.
  ///   - rows: The rows of the block.
  /// - Returns: Whether all could be appended; if not, none is.
  mutating func append(_ numbers: ScaledNumbers, of rows: Range<Int>) -> Bool {
    numbers.withCoefficients(of: rows) { coefficients in
      guard let coefficients else { return false }
      return withUnsafeTemporaryAllocation(of: Bool.self, capacity: Batch.blockSize) { nulls in
        guard let mask = nulls.baseAddress else { return false }
        mask.update(repeating: false, count: rows.count)
        numbers.writeNulls(true, where: rows, into: mask)
        return append(
          UnsafeMutableBufferPointer(start: coefficients, count: rows.count), scale: numbers.scale,
          nulls: UnsafeBufferPointer(start: mask, count: rows.count))
      }
    }
  }
}

extension ScaledNumbers {
  /// Whether values of a field type are written as these coefficients are.
  func areWritten(as type: FieldType?) -> Bool {
    switch type {
    case .integer: kind == .number && scale == 0
    case .decimal: kind == .number
    default: false
    }
  }
}
