extension ScaledNumbers {
  /// Writes the coefficients of a block; those of nulls have no meaning.
  /// - Returns: Whether 64 bits hold all of them.
  func fill(_ rows: Range<Int>, into values: UnsafeMutablePointer<Int64>) -> Bool {
    switch source {
    case .constant(let value):
      values.update(repeating: value, count: rows.count)
      return true
    case .column(let column):
      column.values.withUnsafeBufferPointer { source in
        _ = UnsafeMutableBufferPointer(start: values, count: rows.count)
          .update(fromContentsOf: source[rows])
      }
      return true
    case .days(let column):
      column.values.withUnsafeBufferPointer { source in
        for (place, row) in rows.enumerated() { values[place] = Int64(source[row]) }
      }
      return true
    case .sum(let left, let right):
      return ScaledNumbers.fill(rows, left, right, into: values) { $0.addingReportingOverflow($1) }
    case .difference(let left, let right):
      return ScaledNumbers.fill(rows, left, right, into: values) {
        $0.subtractingReportingOverflow($1)
      }
    case .product(let left, let right):
      return ScaledNumbers.fill(rows, left, right, into: values) {
        $0.multipliedReportingOverflow(by: $1)
      }
    case .raised(let numbers, let factor):
      guard numbers.fill(rows, into: values) else { return false }
      var overflows = false
      for place in 0..<rows.count {
        let (value, overflow) = values[place].multipliedReportingOverflow(by: factor)
        values[place] = value
        overflows = overflows || overflow
      }
      return !overflows
    }
  }

  @inline(__always)
  private static func fill(
    _ rows: Range<Int>, _ left: ScaledNumbers, _ right: ScaledNumbers,
    into values: UnsafeMutablePointer<Int64>,
    _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> Bool {
    guard left.fill(rows, into: values) else { return false }
    return right.withCoefficients(of: rows) { others in
      guard let others else { return false }
      var overflows = false
      for place in 0..<rows.count {
        let (value, overflow) = operation(values[place], others[place])
        values[place] = value
        overflows = overflows || overflow
      }
      return !overflows
    }
  }

  /// Calls `body` with the coefficients of a block; nil where 64 bits do not hold them.
  @inline(__always)
  func withCoefficients<Result>(
    of rows: Range<Int>, _ body: (UnsafeMutablePointer<Int64>?) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: Batch.blockSize) { memory in
      guard let base = memory.baseAddress, fill(rows, into: base) else { return body(nil) }
      return body(base)
    }
  }

  /// Writes `value` where a row of the block is null.
  func writeNulls(
    _ value: Bool, where rows: Range<Int>, into mask: UnsafeMutablePointer<Bool>
  ) {
    guard hasNulls else { return }
    switch source {
    case .constant: break
    case .column(let column): column.nulls.write(value, where: rows, into: mask)
    case .days(let column): column.nulls.write(value, where: rows, into: mask)
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right):
      left.writeNulls(value, where: rows, into: mask)
      right.writeNulls(value, where: rows, into: mask)
    case .raised(let numbers, _): numbers.writeNulls(value, where: rows, into: mask)
    }
  }
}
