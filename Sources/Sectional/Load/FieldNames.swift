import Diagnostics
import ReportSpec
import Tables

/// Checks that every field that the spec names is in the data.
enum FieldNames {
  /// Reports each name that the data lacks, at its first place in the spec, and computed fields
  /// that the data has already.
  static func check(
    _ spec: ReportSpec, _ document: CSVDocument, except errors: SpecErrors = .none,
    into bag: inout DiagnosticBag
  ) {
    if document.isBlank { return }
    let computed = spec.computedFields.map(\.name)
    let names = document.fieldNames + computed.map(\.value)
    let unknown = Set(document.unknown(spec.fieldUses.map(\.name)).map { Array($0.utf8) })
    var reported: Set<[UInt8]> = []
    for use in spec.fieldUses where unknown.contains(Array(use.name.utf8)) {
      if errors.hides(use) { continue }
      guard reported.insert(Array(use.name.utf8)).inserted else { continue }
      var help: [String] = []
      if let suggestion = Suggestion.help(for: use.name, among: names) {
        help.append(suggestion)
      } else if let delimiter = document.delimiterHelp {
        help.append(delimiter)
      }
      bag.add(
        Diagnostic(
          .unknownField, .error, "the data has no field `\(use.name)`", at: Label(use.span),
          secondary: use.chain, notes: ["`\(document.file.name)` has \(list(document.fieldNames))"],
          help: help))
    }
    let free = Set(document.unknown(computed.map(\.value)).map { Array($0.utf8) })
    for name in computed where !free.contains(Array(name.value.utf8)) {
      bag.add(
        Diagnostic(
          .duplicateName, "the data has a field `\(name.value)` already", at: name.span,
          help: ["give the computed field another name"]))
    }
  }

  private static let listed = 20

  /// Names in backticks; of many the first twenty.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(listed).map { "`\($0)`" }.joined(separator: ", ")
    let left = names.count - listed
    return left > 0 ? "\(shown) and \(left) more" : shown
  }
}
