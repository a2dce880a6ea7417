package import Diagnostics
import Glibc
import ReportSpec

/// Checks a spec, and its data where that is there.
package enum Validation {
  /// Throws what a render would throw; without a data file, or without a value for a required
  /// parameter, the spec alone is checked.
  package static func run(
    _ input: PipelineInput, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) {
    var own = DiagnosticBag()
    let loaded: LoadedSpec
    do {
      loaded = try SpecLoader.load(input, into: &own)
    } catch {
      bag.add(contentsOf: own)
      throw error
    }
    let regional = RegionalSettings(loaded.spec, into: &own)
    let parameters = ParameterValues(loaded, input.parameters, zone: regional.zone, into: &own)
    LookupNames.check(input.lookups, loaded, into: &own)
    let hasData = input.data != nil || hasData(loaded)
    guard hasData, parameters.missing.isEmpty else {
      parameters.checkComplete(.note, into: &own)
      FormatNames.check(loaded.spec, now: input.now, into: &own)
      var failures = Failures()
      _ = failures.style(loaded)
      if !hasData, !own.hasErrors { noteUndeclared(loaded.spec, into: &own) }
      bag.add(contentsOf: own)
      if own.hasErrors || !failures.isEmpty { throw failures.failure }
      return
    }
    var input = input
    input.notesHiddenNames = true
    _ = try Report(input, into: &bag)
  }

  private static func hasData(_ loaded: LoadedSpec) -> Bool {
    guard case .path(let path) = loaded.spec.data.file else { return false }
    return FilePath.with(loaded.path(of: path.value)) {
      access($0, F_OK) == 0
    }
  }

  /// Names that nothing can be said of without the data.
  private static func noteUndeclared(_ spec: ReportSpec, into bag: inout DiagnosticBag) {
    var seen = Set(spec.data.fields.map { Array($0.name.value.utf8) })
    for use in spec.fieldUses where seen.insert(Array(use.name.utf8)).inserted {
      bag.add(
        Diagnostic(
          .undeclaredField, .note,
          "the data is not there, so nothing is known of the field `\(use.name)`", at: use.span))
    }
  }
}
