import Diagnostics

/// Keys that speak of rows of data do nothing in a section of fixed rows (spec language §2).
///
/// Such a section is always there, so the key is a misunderstanding; the report is still right,
/// hence a warning.
extension SpecDecoder {
  mutating func checkFixedSections(_ spec: ReportSpec) {
    // The height of rows is that of fixed ones, too.
    let idle =
      KeyPlace.rowKeys.filter { $0 != "lines" }
      + ["dynamic", "no_content", "all_hidden", "summary", "summary_title", "summary_of"]
    for section in spec.sections {
      guard case .fixedRows = section.content else { continue }
      for key in section.settings.keys where idle.contains(key.value) {
        warn(
          .noEffect, "\(quoted(key.value)) does nothing in a section of fixed rows", at: key.span,
          help: "take it out; such a section is always there")
      }
    }
  }
}
