import Diagnostics
import ReportSpec

/// Checks the names of the lookups that a call gives files.
enum LookupNames {
  /// Reports files for lookups that the spec does not have.
  static func check(
    _ given: [NamedArgument], _ loaded: LoadedSpec, into bag: inout DiagnosticBag
  ) {
    if loaded.errors.hides(.lookups) { return }
    let names = loaded.spec.data.lookups.map(\.name.value)
    for input in given where !names.contains(where: { input.isNamed($0) }) {
      let known =
        switch names.count {
        case 0: "the spec has no `data.lookups`"
        case 1: "the only lookup is \(FieldNames.list(names))"
        default: "the lookups are \(FieldNames.list(names))"
        }
      bag.add(
        Diagnostic(
          .unknownLookup, "the spec has no lookup \(input.name.inMessage)", at: input.nameSpan,
          help: [Suggestion.help(for: input.name, among: names) ?? known]))
    }
  }
}
