import Diagnostics

/// Within a section a `key` names one fixed row, as comparisons find rows by it.
extension SpecDecoder {
  mutating func checkFixedRowKeys(_ spec: ReportSpec) {
    for section in spec.sections {
      var rows = section.settings.before.value ?? []
      if case .fixedRows(let own) = section.content { rows += own }
      rows += section.settings.after.value ?? []
      var seen: [Located<String>] = []
      for key in rows.compactMap(\.key) {
        if let first = seen.first(where: { $0.value.hasSameBytes(as: key.value) }) {
          report(
            .duplicateName, "two fixed rows of this section have the key `\(key.value)`",
            at: key.span, other: first.span, "first here", help: "change one of them")
        }
        seen.append(key)
      }
    }
  }
}
