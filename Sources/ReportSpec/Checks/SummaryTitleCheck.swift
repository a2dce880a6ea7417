import Diagnostics

/// `summary_title` and `summary_of` speak of a summary line, which must be there.
extension SpecDecoder {
  mutating func checkSummaryTitles(_ spec: ReportSpec) {
    guard !columnsAreFaulty else { return }
    for section in spec.sections {
      if case .fixedRows = section.content { continue }
      let keys = section.settings.keys.filter {
        ["summary_title", "summary_of"].contains($0.value)
      }
      guard !keys.isEmpty, spec.effective(section).summary.isEmpty else { continue }
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
