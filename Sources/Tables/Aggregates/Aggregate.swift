package import Values

/// A summary of the values of a field over some rows (spec language §3, §5).
///
/// Nulls are skipped. The sum of nothing is 0; the other summaries of nothing are null, but
/// counts.
package enum Aggregate: String, CaseIterable, Sendable {
  case sum
  case mean
  case min
  case max
  case count
  case countDistinct = "count_distinct"
  case median
  case first
  case last

  /// Whether values of a type can be summarized so; a field without any value fits all.
  package func accepts(_ type: FieldType?) -> Bool {
    switch self {
    case .sum, .mean, .median:
      switch type {
      case nil, .integer, .decimal, .number, .duration: true
      case .string, .boolean, .date, .time, .datetime: false
      }
    case .min, .max, .count, .countDistinct, .first, .last: true
    }
  }

  /// The summary of the rows of a group, right also where a limit cut its rows.
  ///
  /// - Parameters:
  ///   - source: the field
  ///   - group: the rows
  ///   - order: the order that the view was made with
  /// - Returns: the summary
  /// - Throws: `ArithmeticFault` for what goes beyond 38 digits
  package func result(
    of source: ColumnSource, group: View.Group, order: [OrderTerm]
  ) throws(ArithmeticFault) -> Aggregated {
    guard self == .first || self == .last, group.rows.count < group.count else {
      return try result(of: source, rows: group.allRows)
    }
    var rows = group.members
    var sorter = RowSorter(order)
    sorter.sort(&rows)
    return try result(of: source, rows: rows)
  }

  /// The summary of some rows, which are in the order that `first` and `last` go by.
  ///
  /// The values of the column must have been asked for; without them it counts as a string.
  ///
  /// - Throws: `ArithmeticFault` for what goes beyond 38 digits
  package func result(
    of source: ColumnSource, rows: [UInt32]
  ) throws(ArithmeticFault) -> Aggregated {
    let scale = printedScale(of: source.column)
    switch self {
    case .sum: return Aggregated(try Totals.sum(source, rows), scale: scale)
    case .mean: return Aggregated(try Totals.mean(source, rows), scale: scale)
    case .median: return Aggregated(try Median.of(source, rows), scale: scale)
    case .count:
      let count = source.column.hasNulls ? rows.count { !source.isNull(Int($0)) } : rows.count
      return Aggregated(.integer(Int64(count)), scale: scale)
    case .countDistinct:
      let index = GroupIndex(rows: rows, by: source)
      let count = index.counts.count - (index.nullGroup == nil ? 0 : 1)
      return Aggregated(.integer(Int64(count)), scale: scale)
    case .first: return at(rows.first { !source.isNull(Int($0)) }, source, scale)
    case .last: return at(rows.last { !source.isNull(Int($0)) }, source, scale)
    case .min: return at(Extremes.row(of: source, rows, wantsLargest: false), source, scale)
    case .max: return at(Extremes.row(of: source, rows, wantsLargest: true), source, scale)
    }
  }

  /// How many digits behind the point it prints where no format says so (spec language §7); nil
  /// where it prints as it is.
  ///
  /// Counts are whole; means and medians are rounded to one digit more than the column has,
  /// other summaries have the digits of the column.
  package func printedScale(of column: Column) -> PrintedScale? {
    if self == .count || self == .countDistinct { return PrintedScale(least: 0, most: 0) }
    guard column.type == .integer || column.type == .decimal else { return nil }
    let scale = column.scale
    switch self {
    case .mean, .median: return PrintedScale(least: scale, most: scale + 1)
    default: return PrintedScale(least: scale, most: scale)
    }
  }

  private func at(
    _ row: UInt32?, _ source: ColumnSource, _ scale: PrintedScale?
  ) -> Aggregated {
    Aggregated(row.map { source.value(at: Int($0)) } ?? .null, row: row, scale: scale)
  }
}

/// A summary with what is needed to print it.
package struct Aggregated: Sendable {
  /// The value, exact.
  package let value: CellValue
  /// The row that it stands in, for `min`, `max`, `first` and `last`.
  package let row: UInt32?
  /// The digits behind the point to print without a format; nil to print it as it is.
  package let scale: PrintedScale?

  package init(_ value: CellValue, row: UInt32? = nil, scale: PrintedScale?) {
    self.value = value
    self.row = row
    self.scale = scale
  }

  /// The value as it prints without a format: rounded half away from zero to ``scale``, a sum
  /// filled up with zeros to it, and never −0.
  package var printed: CellValue {
    switch value {
    case .decimal(let decimal):
      guard let scale else { return value }
      let rounded = decimal.rounded(toScale: scale.most).trimmed(toScale: scale.least)
      return .decimal((try? rounded.rescaled(to: max(rounded.scale, scale.least))) ?? rounded)
    case .number(let number):
      return .number(number == 0 ? 0 : number)
    default:
      return value
    }
  }
}

/// How many digits behind the point a summary prints.
package struct PrintedScale: Sendable, Equatable {
  /// Digits that are printed even where they are zeros.
  package let least: Int
  /// Digits to which it is rounded.
  package let most: Int
}
