import Diagnostics
import Expressions
import ReportSpec

/// Notes fields that hide another name where rows are seen (spec language §5).
enum HiddenNames {
  /// Notes each field that is read and hides a name, at its first place in the spec.
  static func note(
    _ spec: ReportSpec, _ scopes: ExpressionScopes, fieldNames: [String],
    into bag: inout DiagnosticBag
  ) {
    let read = Set(fieldNames.map { Array($0.utf8) })
    let uses =
      (spec.fieldUses + spec.possibleFieldUses + spec.computedFieldUses)
      .sorted { $0.span.range.lowerBound < $1.span.range.lowerBound }
    for name in scopes.scope(at: .rowCell).hiddenByFields where read.contains(Array(name.utf8)) {
      let use = uses.first { $0.name.utf8.elementsEqual(name.utf8) }
      bag.add(
        Diagnostic(
          .hiddenName, .note, "the field `\(name)` hides \(other(name))",
          at: use?.span ?? spec.data.span?.start ?? spec.span.start, help: help(name)))
    }
  }

  private static let sectionNames = ["group", "count", "shown", "from", "to", "more", "earlier"]
  private static let rowNames = ["index", "number", "key", "previous", "next", "columns"]

  private static func other(_ name: String) -> String {
    if sectionNames.contains(name) || name == "total" { return "the section's `\(name)`" }
    if name == "sections" { return "the report's `sections`" }
    if rowNames.contains(name) { return "the row's `\(name)`" }
    return name == "summary" ? "the summaries" : "the lookup `\(name)`"
  }

  private static func help(_ name: String) -> [String] {
    if sectionNames.contains(name) || name == "total" {
      return ["`section.\(name)` means the section's, `row[\"\(name)\"]` the field"]
    }
    return name == "sections" ? ["`report.sections` means the report's"] : []
  }
}
