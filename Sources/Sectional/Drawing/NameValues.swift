import Diagnostics
import Expressions
import ReportSpec
import Tables
import Values

/// The values of the names that a section's expressions see besides the fields of a row
/// (spec language §5).
struct NameValues {
  /// Rows of the report: in its groups, in its windows, and the sections with data on the page.
  struct Report {
    let total: Int
    let count: Int
    let sections: Int
  }

  let report: Report
  /// Nil for the report itself.
  var counts: SectionCounts?
  var group = ExpressionValue.null
  /// Those of the section, or of the report where that is meant.
  var summaries = SummaryValues.none
  /// The section as faults name it; nil for the report itself.
  var sectionName: String?
  /// How many columns are drawn.
  var columns = 0

  /// A fault of an expression without a row, which says what section it came from.
  func diagnostic(_ fault: EvaluationFault, in expression: CheckedExpression) -> Diagnostic {
    var diagnostic = fault.diagnostic(in: expression)
    if let sectionName { diagnostic.notes.append("it is over the section \(sectionName)") }
    return diagnostic
  }

  /// Sets every value that the expression uses.
  func set(on bound: BoundExpression) {
    for slot in bound.expression.usage.slots {
      if let value = value(of: bound.expression.scope.slotName(slot)) {
        bound.set(value, slot: slot)
      }
    }
  }

  /// The value of a name as scopes write it; nil for one that stands elsewhere, such as those of
  /// the row and parameters.
  private func value(of name: String) -> ExpressionValue? {
    let bytes = Array(name.utf8)
    if let own = bytes.removing(prefix: "section.") { return value(ofSection: own) }
    if let own = bytes.removing(prefix: "report.") {
      switch String(decoding: own, as: UTF8.self) {
      case "total": return .int(Int64(report.total))
      case "count": return .int(Int64(report.count))
      case "sections": return .int(Int64(report.sections))
      default: return nil
      }
    }
    if let id = bytes.removing(prefix: "summary.") {
      return summaries.values[id].map { $0.value } ?? .null
    }
    return name == "columns" ? .int(Int64(columns)) : nil
  }

  private func value(ofSection name: [UInt8]) -> ExpressionValue? {
    guard let counts else { return nil }
    let number: Int
    switch String(decoding: name, as: UTF8.self) {
    case "group": return group
    case "count": number = counts.count
    case "shown": number = counts.shown
    case "total": number = counts.total
    case "from": number = counts.from
    case "to": number = counts.to
    case "more": number = counts.more
    case "earlier": number = counts.earlier
    default: return nil
    }
    return .int(Int64(number))
  }
}
