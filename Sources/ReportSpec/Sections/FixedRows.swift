/// The rows that a spec itself brings, wherever they stand.
extension ReportSpec {
  /// All of them: the note of the page, those around and in place of rows of data, and those of
  /// sections without data.
  var fixedRows: [FixedRowSpec] {
    [noContent.value].compactMap { $0 } + allSettings.flatMap(\.fixedRows)
      + sections.flatMap(\.content.fixedRows)
  }

  /// The settings of `defaults`, the sections and `consolidate` as they are written.
  var allSettings: [SectionSettings] {
    [defaults] + sections.map(\.settings) + (consolidate.map { [$0.settings] } ?? [])
  }
}

extension SectionSettings {
  /// The rows around and in place of rows of data.
  var fixedRows: [FixedRowSpec] {
    (before.value ?? []) + (after.value ?? [])
      + [noContent.value, allHidden.value].compactMap { $0 }
  }
}

extension SectionContentSpec {
  /// The rows of a section without data; empty for one with data.
  var fixedRows: [FixedRowSpec] {
    if case .fixedRows(let rows) = self { rows } else { [] }
  }
}
