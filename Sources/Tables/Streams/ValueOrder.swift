import Values

/// Compares single values of one type, as the words of a sort key do.
enum ValueOrder {
  /// Negative, 0 or positive by one term: values, then NaN, then null, in either direction.
  static func compare(_ first: CellValue, _ second: CellValue, by term: OrderTerm) -> Int {
    compare(first, second, descending: term.descending, term.comparison)
  }

  /// The same by what a term says of the direction and the comparison.
  static func compare(
    _ first: CellValue, _ second: CellValue, descending: Bool,
    _ comparison: OrderTerm.Comparison = .values
  ) -> Int {
    let rank = rank(first) - rank(second)
    if rank != 0 || Self.rank(first) > 0 { return rank }
    let order: Int
    if case .collated(let collation) = comparison, case .text(let left) = first,
      case .text(let right) = second
    {
      order = left.withUnsafeBytes { left in
        right.withUnsafeBytes { collation.compare(left, $0) }
      }
    } else {
      order = compare(first, second)
    }
    return descending ? 0 - order.signum() : order
  }

  /// Negative, 0 or positive by value; 0 for values of different types.
  static func compare(_ first: CellValue, _ second: CellValue) -> Int {
    switch (first, second) {
    case (.text(let left), .text(let right)):
      left.withUnsafeBytes { left in right.withUnsafeBytes { compareBytes(left, $0) } }
    case (.integer(let left), .integer(let right)): order(left, right)
    case (.decimal(let left), .decimal(let right)): left.compared(with: right)
    case (.number(let left), .number(let right)): order(left, right)
    case (.boolean(let left), .boolean(let right)): order(left ? 1 : 0, right ? 1 : 0)
    case (.date(let left), .date(let right)): order(left, right)
    case (.time(let left), .time(let right)): order(left, right)
    case (.datetime(let left), .datetime(let right)): order(left, right)
    case (.duration(let left), .duration(let right)): order(left, right)
    default: 0
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> Int {
    first < second ? -1 : first > second ? 1 : 0
  }

  private static func rank(_ value: CellValue) -> Int {
    switch value {
    case .null: 2
    case .number(let number) where number.isNaN: 1
    default: 0
    }
  }

  /// Bytes that equal values of one type share, for looking them up.
  static func identity(_ value: CellValue) -> [UInt8] {
    func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
    switch value {
    case .null: return []
    case .text(let text): return [1] + text
    case .integer(let integer): return [2] + bytes(integer)
    case .decimal(let decimal):
      let trimmed = decimal.trimmed()
      return [3] + bytes(trimmed.coefficient) + bytes(trimmed.scale)
    case .number(let number):
      return [4] + bytes(number.isNaN ? Double.nan : number == 0 ? 0 : number)
    case .boolean(let boolean): return [5, boolean ? 1 : 0]
    case .date(let days): return [6] + bytes(days)
    case .time(let nanoseconds): return [7] + bytes(nanoseconds)
    case .datetime(let instant), .duration(let instant):
      return [8] + bytes(instant.components.seconds) + bytes(instant.components.attoseconds)
    }
  }
}
