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
      return OrderTerm(
        ColumnSource(column, table.texts), descending: term.isDescending,
        comparison: OrderTerm.Comparison(term.collation, locale))
    }
  }

  /// The groups with their rows; warns of rows that belong to no group.
  ///
  /// - Parameters:
  ///   - read: The groups as they were made while the rows were read; nil where they were not.
  ///   - wholeGroups: Whether rows that no window reaches are put in order as well.
  ///   - bag: Gets the warning.
  /// - Returns: The groups in the order of their first row.
  func view(_ read: View?, wholeGroups: Bool, into bag: inout DiagnosticBag) -> View {
    let view = read ?? grouped(wholeGroups: wholeGroups)
    check(view, into: &bag)
    return view
  }

  private func grouped(wholeGroups: Bool) -> View {
    let group = spec.view.group.flatMap { table.column(named: $0.value) }
    return View.make(
      rows: .all(table.rowCount), group: group.map { ColumnSource($0, table.texts) },
      ungrouped: spec.view.ungrouped?.value, order: order,
      limit: wholeGroups || spec.needsWholeGroups ? nil : spec.rowLimit)
  }

  private func check(_ view: View, into bag: inout DiagnosticBag) {
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
  }
}

extension ReportSpec {
  /// Whether conditions or orders of groups may go over their rows, which then have to be in
  /// order: `first` and `last` follow it.
  fileprivate var needsWholeGroups: Bool {
    expressions.contains { $0.role == .groupsWhere || $0.role == .sort }
  }
}
