/// A condition that is judged for a block of rows at once.
///
/// It has no faults, and says of every row exactly what the nodes say that it was made from.
indirect enum RowFilter {
  case range(ScaledNumbers, CoefficientRange)
  case order(BinaryOperator, ScaledNumbers, ScaledNumbers)
  case doubles(BinaryOperator, BatchColumn<Double>, Double)
  case instants(BinaryOperator, BatchColumn<Duration>, Duration)
  case booleans(BatchColumn<Bool>)
  case text(TextColumn, ExpressionText)
  case not(RowFilter)
  case all([RowFilter])
  case any([RowFilter])

  /// Writes for each row of a block whether the condition holds.
  /// - Returns: Whether it could be judged; if not, the nodes have to.
  func judge(_ rows: Range<Int>, into mask: UnsafeMutablePointer<Bool>) -> Bool {
    switch self {
    case .range(let numbers, let range):
      return numbers.judge(rows, into: mask, range)
    case .order(let operation, let left, let right):
      return left.judge(rows, into: mask, operation, right)
    case .doubles(let operation, let column, let constant):
      column.judge(rows, into: mask, operation, constant)
    case .instants(let operation, let column, let constant):
      column.judge(rows, into: mask, operation, constant)
    case .booleans(let column): column.judge(rows, into: mask, null: false) { $0 }
    case .text(let column, let constant): column.judge(rows, into: mask, equal: constant)
    case .not(let filter):
      guard filter.judge(rows, into: mask) else { return false }
      for place in 0..<rows.count { mask[place].toggle() }
    case .all(let filters):
      return RowFilter.judge(rows, filters, into: mask, start: true) { $0 && $1 }
    case .any(let filters):
      return RowFilter.judge(rows, filters, into: mask, start: false) { $0 || $1 }
    }
    return true
  }

  @inline(__always)
  private static func judge(
    _ rows: Range<Int>, _ filters: [RowFilter], into mask: UnsafeMutablePointer<Bool>,
    start: Bool, _ combine: (Bool, Bool) -> Bool
  ) -> Bool {
    mask.update(repeating: start, count: rows.count)
    return withUnsafeTemporaryAllocation(of: Bool.self, capacity: Batch.blockSize) { memory in
      guard let other = memory.baseAddress else { return false }
      for filter in filters {
        guard filter.judge(rows, into: other) else { return false }
        for place in 0..<rows.count { mask[place] = combine(mask[place], other[place]) }
      }
      return true
    }
  }
}

extension ScaledNumbers {
  fileprivate func judge(
    _ rows: Range<Int>, into mask: UnsafeMutablePointer<Bool>, _ range: CoefficientRange
  ) -> Bool {
    let isInside = range.isInside
    return withCoefficients(of: rows) { values in
      // Also where no coefficient is in the range: the nodes know what one beyond 64 bits is.
      guard let values else { return false }
      guard let bounds = range.bounds else {
        mask.update(repeating: !isInside, count: rows.count)
        return true
      }
      // One comparison without a sign does for both bounds.
      let low = bounds.lowerBound
      let width = UInt64(bitPattern: bounds.upperBound &- low)
      for place in 0..<rows.count {
        mask[place] = (UInt64(bitPattern: values[place] &- low) <= width) == isInside
      }
      writeNulls(!isInside, where: rows, into: mask)
      return true
    }
  }

  /// Compares two columns of which none has nulls.
  fileprivate func judge(
    _ rows: Range<Int>, into mask: UnsafeMutablePointer<Bool>, _ operation: BinaryOperator,
    _ other: ScaledNumbers
  ) -> Bool {
    withCoefficients(of: rows) { values in
      other.withCoefficients(of: rows) { others in
        guard let values, let others else { return false }
        operation.judge(rows.count, into: mask) {
          values[$0]
        } and: {
          others[$0]
        }
        return true
      }
    }
  }
}

extension BatchColumn where Value: Comparable {
  fileprivate func judge(
    _ rows: Range<Int>, into mask: UnsafeMutablePointer<Bool>, _ operation: BinaryOperator,
    _ constant: Value
  ) {
    let first = rows.lowerBound
    values.withUnsafeBufferPointer { values in
      operation.judge(rows.count, into: mask) {
        values[first &+ $0]
      } and: { _ in
        constant
      }
    }
    nulls.write(operation == .notEqual, where: rows, into: mask)
  }
}

extension BinaryOperator {
  /// Compares two values at each place, with a loop for each operator.
  @inline(__always)
  fileprivate func judge<Value: Comparable>(
    _ count: Int, into mask: UnsafeMutablePointer<Bool>, _ left: (Int) -> Value,
    and right: (Int) -> Value
  ) {
    switch self {
    case .equal: for place in 0..<count { mask[place] = left(place) == right(place) }
    case .notEqual: for place in 0..<count { mask[place] = left(place) != right(place) }
    case .less: for place in 0..<count { mask[place] = left(place) < right(place) }
    case .lessOrEqual: for place in 0..<count { mask[place] = left(place) <= right(place) }
    case .greater: for place in 0..<count { mask[place] = left(place) > right(place) }
    case .greaterOrEqual: for place in 0..<count { mask[place] = left(place) >= right(place) }
    default: for place in 0..<count { mask[place] = false }
    }
  }
}
