import Diagnostics

/// Within a section a `key` names one fixed row or note, as comparisons and links find rows by it.
///
/// The rows that `defaults` give a section count as its own.
extension SpecDecoder {
  mutating func checkFixedRowKeys(_ spec: ReportSpec) {
    // Twins that stand in `defaults` both are twins of many sections.
    var reported: Set<[Int]> = []
    for section in spec.sections {
      var fixed: [FixedRowSpec] = []
      var defaults = spec.defaults
      if case .fixedRows(let rows) = section.content {
        fixed = rows
        defaults = SectionSettings()
      }
      let keys = section.settings.rowKeys(over: defaults, with: fixed)
      check(keys, of: section.span, &reported)
    }
    if let consolidate = spec.consolidate {
      check(
        consolidate.settings.rowKeys(over: spec.defaults), of: consolidate.span, &reported)
    }
    if let key = spec.noContent.value?.key {
      warn(
        .noEffect, "`key` does nothing here: the report's note stands in no section", at: key.span,
        help: "take it out")
    }
  }

  private mutating func check(
    _ keys: [Located<String>], of section: SourceSpan, _ reported: inout Set<[Int]>
  ) {
    var seen = NameTable<SourceSpan>()
    for key in keys {
      guard let first = seen.add(key.value, key.span) else { continue }
      // The row of the section itself is at fault, not the one that `defaults` give to many.
      let isOwn = [first, key.span].map { section.range.contains($0.range.lowerBound) }
      let (fault, other) = isOwn == [true, false] ? (first, key.span) : (key.span, first)
      let places = [key.span.range.lowerBound, first.range.lowerBound]
      guard reported.insert(places).inserted else { continue }
      report(
        .duplicateName, "two fixed rows of this section have the key \(quoted(key.value))",
        at: fault, other: other, isOwn[0] == isOwn[1] ? "first here" : "`defaults` have it here",
        help: "change one of them")
    }
  }
}

extension SectionSettings {
  /// The keys of the rows of a section, those of `defaults` among them, as they stand on the page.
  fileprivate func rowKeys(
    over defaults: SectionSettings, with fixed: [FixedRowSpec] = []
  ) -> [Located<String>] {
    let notes = [noContent.over(defaults.noContent), allHidden.over(defaults.allHidden)]
    let rows =
      (before.over(defaults.before).value ?? []) + fixed + notes.compactMap(\.value)
      + (after.over(defaults.after).value ?? [])
    return rows.compactMap(\.key)
  }
}
