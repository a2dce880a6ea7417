import Diagnostics

/// Within a section a `key` names one fixed row or note, as comparisons and links find rows by it.
///
/// Rows that come from `defaults` are rows of the section too.
extension SpecDecoder {
  mutating func checkFixedRowKeys(_ spec: ReportSpec) {
    for section in spec.sections {
      if case .fixedRows(let rows) = section.content {
        checkFixedRowKeys(section.settings, over: SectionSettings(), rows)
      } else {
        checkFixedRowKeys(section.settings, over: spec.defaults)
      }
    }
    if let consolidate = spec.consolidate {
      checkFixedRowKeys(consolidate.settings, over: spec.defaults)
    }
    if let key = spec.noContent.value?.key {
      warn(
        .noEffect, "`key` does nothing here: the report's note stands in no section", at: key.span,
        help: "take it out")
    }
  }

  private mutating func checkFixedRowKeys(
    _ own: SectionSettings, over defaults: SectionSettings, _ rows: [FixedRowSpec] = []
  ) {
    let before = own.before.over(defaults.before).value ?? []
    let after = own.after.over(defaults.after).value ?? []
    let notes = [
      own.noContent.over(defaults.noContent).value, own.allHidden.over(defaults.allHidden).value,
    ].compactMap { $0 }
    var seen = NameTable<SourceSpan>()
    for key in (before + rows + notes + after).compactMap(\.key) {
      guard let first = seen.add(key.value, key.span) else { continue }
      report(
        .duplicateName, "two fixed rows of this section have the key \(quoted(key.value))",
        at: key.span, other: first, "first here", help: "change one of them")
    }
  }
}
