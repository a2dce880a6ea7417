import Values

/// The middle value, or the mean of the two in the middle.
enum Median {
  /// The median, null without values; medians of integers are decimals.
  static func of(
    _ source: ColumnSource, _ rows: [UInt32]
  ) throws(ArithmeticFault) -> CellValue {
    var rows = rows.filter { !source.isNull(Int($0)) }
    var sorter = RowSorter([OrderTerm(source)])
    sorter.sort(&rows)
    guard !rows.isEmpty else { return .null }
    let upper = source.value(at: Int(rows[rows.count / 2]))
    let lower = source.value(at: Int(rows[(rows.count - 1) / 2]))
    switch (lower, upper) {
    // Where one value is the middle, nothing is divided and no digit added.
    case (.integer(let low), .integer(let high)) where low == high:
      return .decimal(Decimal(low))
    case (.decimal(let low), .decimal(let high)) where low.compared(with: high) == 0:
      return .decimal(low)
    case (.integer(let low), .integer(let high)):
      return .decimal(try Decimal(low).adding(Decimal(high)).dividing(by: 2))
    case (.decimal(let low), .decimal(let high)):
      return .decimal(try low.adding(high).dividing(by: 2))
    case (.number(let low), .number(let high)):
      return .number(low == high ? low : low / 2 + high / 2)
    case (.duration(let low), .duration(let high)):
      return .duration(low + (high - low) / 2)
    default:
      return .null
    }
  }
}
