import Values

/// One side of a comparison or calculation over many rows.
enum BatchOperand {
  case constant(ExpressionValue)
  case numbers(ScaledNumbers)
  case doubles(BatchColumn<Double>)
  case instants(BatchColumn<Duration>)
  case booleans(BatchColumn<Bool>)
  case texts(TextColumn)

  /// Integers and decimals, constants included.
  var calculable: ScaledNumbers? {
    switch self {
    case .numbers(let numbers) where numbers.kind == .number: numbers
    case .constant(.int(let value)): ScaledNumbers(value, scale: 0)
    case .constant(.decimal(let value)):
      Int64(exactly: value.coefficient).map { ScaledNumbers($0, scale: value.scale) }
    default: nil
    }
  }
}

/// The values of a field with what tells its nulls.
struct BatchColumn<Value: BitwiseCopyable> {
  let values: [Value]
  let nulls: NullMask

  /// The column; nil unless it has every row of the batch.
  init?(_ values: [Value], _ nulls: NullMask, _ batch: Batch) {
    guard values.count >= batch.rowCount else { return nil }
    self.values = values
    self.nulls = nulls
  }

  /// Writes whether each row's value passes `test`; `null` where there is none.
  @inline(__always)
  func judge(
    _ rows: Range<Int>, into mask: UnsafeMutablePointer<Bool>, null: Bool,
    _ test: (Value) -> Bool
  ) {
    values.withUnsafeBufferPointer { values in
      for (place, row) in rows.enumerated() { mask[place] = test(values[row]) }
    }
    nulls.write(null, where: rows, into: mask)
  }
}
