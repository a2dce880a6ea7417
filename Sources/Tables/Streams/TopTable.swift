package import Values

/// What a stream of rows left: the first rows of each group as a table, its view, and summaries
/// of all rows.
package struct TopTable: Sendable {
  package let table: Table
  package let view: View
  private let plan: TopRows.Plan
  private let running: [[RunningAggregate]]

  /// Puts together what was kept; nil where a sum has more than 38 digits or nothing was read.
  init?(_ top: TopRows, _ document: CSVDocument, _ plan: ReadPlan, _ locator: RowLocator) {
    guard let kept = try? top.finish(), kept.columns.count == plan.fields.count else { return nil }
    table = Table(
      file: document.file, fieldNames: document.fieldNames, columns: kept.columns,
      texts: kept.texts, rowCount: kept.rowNumbers.count, fieldIndices: plan.fields.map(\.index),
      locator: locator, rowNumbers: kept.rowNumbers)
    view = kept.view
    self.plan = top.plan
    running = top.running
  }

  /// A summary of the plan over all rows of some groups; nil where the plan does not have it.
  ///
  /// - Throws: `ArithmeticFault` for more than 38 digits
  package func summary(
    _ aggregate: Aggregate, ofSlot slot: Int, groups: [Int]
  ) throws(ArithmeticFault) -> Aggregated? {
    guard table.columns.indices.contains(slot),
      let place = plan.summaries.firstIndex(where: {
        $0.aggregate == aggregate && $0.field == slot
      })
    else { return nil }
    let column = table.columns[slot]
    var whole = RunningAggregate(aggregate)
    for group in groups where running.indices.contains(group) {
      try whole.merge(running[group][place])
    }
    return try whole.result(column)
  }
}
