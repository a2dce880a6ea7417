import Expressions
import ReportSpec
import Tables
import Values

/// The table with the columns that are expressions of the row alone, computed for every row, so that
/// they have summaries as fields do.
struct ColumnValues {
  private(set) var context: ExpressionContext
  /// The slots of the columns, by their places in the spec.
  private(set) var slots: [Int: Int] = [:]

  init(
    _ columns: [ColumnProgram], _ spec: ReportSpec, _ context: ExpressionContext
  ) throws(PipelineFailure) {
    self.context = context
    var faults = RowFaults()
    var sources: [ColumnSource] = []
    for (place, column) in columns.enumerated() {
      guard let value = column.value, value.isOfRowAlone else { continue }
      let computed = try context.bind(value)
        .column(
          named: spec.columns?[place].id.value ?? "", rowCount: context.table.rowCount,
          maxFaults: RowFaults.limit)
      for fault in computed.faults {
        faults.add(fault.fault, in: value, row: fault.row, of: context)
      }
      slots[place] = context.table.texts.stride + sources.count
      sources.append(ColumnSource(computed.column, computed.texts))
    }
    try faults.check()
    self.context.table = context.table.adding(sources)
  }
}
