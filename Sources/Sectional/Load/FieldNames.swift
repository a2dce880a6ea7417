import Diagnostics
import ReportSpec
import Tables

/// Checks that every field that the spec names is in the data.
enum FieldNames {
  /// Reports each name that the data lacks, at its first place in the spec.
  static func check(
    _ spec: ReportSpec, _ document: CSVDocument, into bag: inout DiagnosticBag
  ) {
    if document.isBlank { return }
    let unknown = Set(document.unknown(spec.fieldUses.map(\.name)).map { Array($0.utf8) })
    var reported: Set<[UInt8]> = []
    for use in spec.fieldUses where unknown.contains(Array(use.name.utf8)) {
      guard reported.insert(Array(use.name.utf8)).inserted else { continue }
      var help: [String] = []
      if let suggestion = Suggestion.help(for: use.name, among: document.fieldNames) {
        help.append(suggestion)
      } else if let delimiter = document.delimiterHelp {
        help.append(delimiter)
      }
      bag.add(
        Diagnostic(
          .unknownField, "the data has no field `\(use.name)`", at: use.span,
          notes: ["`\(document.file.name)` has \(list(document.fieldNames))"], help: help))
    }
  }

  private static let listed = 20

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(listed).map { "`\($0)`" }.joined(separator: ", ")
    let left = names.count - listed
    return left > 0 ? "\(shown) and \(left) more" : shown
  }
}
