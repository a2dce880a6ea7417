import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// The `check` of fields, which must hold for every row that was read (spec language §4).
struct RowChecks {
  private let context: ExpressionContext

  init(_ context: ExpressionContext) {
    self.context = context
  }

  /// Throws where a check is false or null, or has no value: the first such row, with every check
  /// that it fails.
  func run(
    _ checks: [(field: FieldSpec, expression: CheckedExpression)]
  ) throws(PipelineFailure) {
    var end = context.table.rowCount
    var found: [Diagnostic] = []
    for (field, expression) in checks {
      let bound = try context.bind(expression)
      // Only a row that is not behind the first one so far is of interest.
      for row in 0..<min(end + (found.isEmpty ? 0 : 1), context.table.rowCount) {
        guard let diagnostic = fault(field, expression, bound, row) else { continue }
        if row < end || found.isEmpty { found = [] }
        end = row
        found.append(diagnostic)
        break
      }
    }
    if !found.isEmpty { throw PipelineFailure(.content, found) }
  }

  private func fault(
    _ field: FieldSpec, _ expression: CheckedExpression, _ bound: BoundExpression, _ row: Int
  ) -> Diagnostic? {
    do throws(EvaluationFault) {
      if try bound.holds(row: row) { return nil }
    } catch {
      return RowFaults.diagnostic(error, in: expression, row: row, of: context)
    }
    let name = field.name.value
    let slot = context.table.column(named: name)?.slot ?? -1
    let words = field.message?.value ?? "the check of `\(name)` does not hold"
    return Diagnostic(
      .checkFailed, "\(words), line \(context.table.line(ofRow: row))",
      at: Label(context.table.span(row: row, slot: slot), "in this row"),
      secondary: [Label(expression.source.place(0..<expression.source.bytes.count), "the check")],
      notes: RowFaults.notes(expression, row: row, of: context))
  }
}
