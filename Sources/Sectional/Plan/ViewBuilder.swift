import Diagnostics
import Formatting
import ReportSpec
import Tables
import Values

/// Stages 3 and 4: group and order.
struct ViewBuilder {
  let order: [OrderTerm]
  private let spec: ReportSpec
  private let table: Table

  init(_ spec: ReportSpec, _ table: Table, _ locale: LocaleData) {
    self.spec = spec
    self.table = table
    order = spec.view.order.compactMap { term -> OrderTerm? in
      guard let column = table.column(named: term.field.value) else { return nil }
      let comparison: OrderTerm.Comparison =
        switch term.collation {
        case .bytes: .values
        case .natural: .collated(.natural)
        case .locale: .collated(locale.collation)
        }
      return OrderTerm(
        ColumnSource(column, table.texts), descending: term.isDescending,
        comparison: comparison)
    }
  }

  /// The groups with their rows; rows that belong to none are counted in a warning.
  func view(into bag: inout DiagnosticBag) -> View {
    let group = spec.view.group.flatMap { table.column(named: $0.value) }
    let view = View.make(
      rows: .all(table.rowCount), group: group.map { ColumnSource($0, table.texts) },
      ungrouped: spec.view.ungrouped?.value, order: order, limit: limit)
    if let name = spec.view.group, view.ungroupedCount > 0 {
      let count = view.ungroupedCount
      bag.add(
        Diagnostic(
          .ungroupedRows, .warning,
          count == 1
            ? "1 row has no `\(name.value)` and is not shown"
            : "\(count) rows have no `\(name.value)` and are not shown",
          at: name.span,
          help: ["`view.ungrouped: Other` makes a group of them"]))
    }
    return view
  }

  /// How many rows of each group windows reach at most, if all of them count from the beginning.
  private var limit: Int? {
    var longest = 0
    for section in spec.sections {
      if case .fixedRows = section.content { continue }
      let settings = spec.effective(section)
      guard let range = settings.range, let length = range.length, range.pin == .beginning,
        !settings.isReversed
      else { return nil }
      let (end, overflows) = length.value.addingReportingOverflow(range.offset?.value ?? 0)
      if overflows { return nil }
      longest = max(longest, end)
    }
    return longest == 0 ? nil : longest
  }
}
