package import Values

/// A column with the texts that its slot points into; computed columns have texts of their own.
package struct ColumnSource: Sendable {
  package let column: Column
  package let texts: CellTexts

  package init(_ column: Column, _ texts: CellTexts) {
    self.column = column
    self.texts = texts
  }

  /// Whether a row has no value.
  package func isNull(_ row: Int) -> Bool {
    column.hasNulls && texts.isNull(row: row, slot: column.slot)
  }

  /// The value of a row; a text where the column has no array of values.
  package func value(at row: Int) -> CellValue {
    guard row >= 0, row < texts.rowCount, !isNull(row) else { return .null }
    func at<Value>(_ values: [Value], _ wrap: (Value) -> CellValue) -> CellValue {
      row < values.count ? wrap(values[row]) : .null
    }
    switch column.values {
    case .none: return .text(texts.text(row: row, slot: column.slot))
    case .integer(let values): return at(values) { .integer($0) }
    case .decimal(let values, let scale):
      return at(values) { .decimal(Decimal(coefficient: $0, scale: scale)) }
    case .wideDecimal(let values, let scale):
      return at(values) { value in
        Decimal(coefficient: value, scale: scale).map { .decimal($0) } ?? .null
      }
    case .mixedDecimal(let values): return at(values) { .decimal($0) }
    case .number(let values): return at(values) { .number($0) }
    case .boolean(let values): return at(values) { .boolean($0) }
    case .date(let values): return at(values) { .date($0) }
    case .time(let values): return at(values) { .time($0) }
    case .datetime(let values): return at(values) { .datetime($0) }
    case .duration(let values): return at(values) { .duration($0) }
    }
  }
}

/// The rows that a view is made of, in the order of the data.
package enum RowSelection: Sendable {
  /// Every row of a table of so many.
  case all(Int)
  /// Those that `where` let through.
  case some([UInt32])

  /// Number of rows.
  package var count: Int {
    switch self {
    case .all(let count): count
    case .some(let rows): rows.count
    }
  }

  /// The rows as an array.
  var rows: [UInt32] {
    switch self {
    case .all(let count): (0..<UInt32(clamping: max(count, 0))).map { $0 }
    case .some(let rows): rows
    }
  }
}

/// One key of an order (spec language §2).
package struct OrderTerm: Sendable {
  /// What is compared.
  package enum Comparison: Sendable {
    /// Numbers, dates, times and booleans by value, strings by their UTF-8 bytes.
    case values
    /// Texts by an order of their own.
    case collated(Collation)
  }

  package let source: ColumnSource
  package let descending: Bool
  package let comparison: Comparison

  package init(
    _ source: ColumnSource, descending: Bool = false, comparison: Comparison = .values
  ) {
    self.source = source
    self.descending = descending
    self.comparison = comparison
  }
}
