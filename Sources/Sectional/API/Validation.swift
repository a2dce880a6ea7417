package import Diagnostics
import Glibc
import ReportSpec

/// Checks a spec, and its data where that is there.
package enum Validation {
  /// Throws what a render would throw; without a data file the spec alone is checked.
  package static func run(
    _ input: PipelineInput, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) {
    var specBag = DiagnosticBag()
    if input.data == nil {
      let loaded = try SpecLoader.load(input, into: &specBag)
      if !hasData(loaded) {
        _ = try RegionalSettings(loaded.spec, into: &specBag)
        try FormatNames.check(loaded.spec)
        bag.add(contentsOf: specBag)
        noteUndeclared(loaded.spec, into: &bag)
        return
      }
    }
    _ = try Report(input, into: &bag)
  }

  private static func hasData(_ loaded: LoadedSpec) -> Bool {
    guard case .path(let path) = loaded.spec.data.file else { return false }
    return FilePath.with(loaded.folder + [UInt8(ascii: "/")] + Array(path.value.utf8)) {
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
