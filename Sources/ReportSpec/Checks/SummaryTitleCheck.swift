import Diagnostics

/// `summary_title` and `summary_of` speak of a summary line, which must be there.
extension SpecDecoder {
  mutating func checkSummaryTitles(_ spec: ReportSpec) {
    guard !columnsAreFaulty else { return }
    let own = spec.sections.compactMap { section -> SectionSettings? in
      if case .fixedRows = section.content { nil } else { section.settings }
    }
    for settings in own + [spec.consolidate?.settings].compactMap({ $0 }) {
      let keys = settings.keys.filter { ["summary_title", "summary_of"].contains($0.value) }
      guard !keys.isEmpty, spec.effective(settings).summary.isEmpty else { continue }
      for key in keys {
        warn(
          .noEffect, "\(quoted(key.value)) does nothing: this section has no summary", at: key.span,
          help: "add `summary: {COLUMN: sum}`, or take it out")
      }
    }
    if let title = spec.summaryTitle.value, spec.effectiveSummary.isEmpty {
      warn(
        .noEffect, "`summary_title` does nothing: the report has no summary", at: title.span,
        help: "add `summary: {COLUMN: sum}`, or take it out")
    }
  }
}
