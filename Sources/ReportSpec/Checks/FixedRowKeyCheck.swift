import Diagnostics

/// Within a section a `key` names one fixed row, as comparisons find rows by it.
extension SpecDecoder {
  mutating func checkFixedRowKeys(_ spec: ReportSpec) {
    for section in spec.sections {
      var rows = section.settings.before.value ?? []
      if case .fixedRows(let own) = section.content { rows += own }
      rows += section.settings.after.value ?? []
      var seen = NameTable<SourceSpan>()
      for key in rows.compactMap(\.key) {
        guard let first = seen.add(key.value, key.span) else { continue }
        report(
          .duplicateName, "two fixed rows of this section have the key \(quoted(key.value))",
          at: key.span, other: first, "first here", help: "change one of them")
      }
    }
  }
}
