import Diagnostics

/// `groups: all` takes what nothing else names, so a second one would always be empty.
extension SpecDecoder {
  mutating func checkRemainingGroups(_ spec: ReportSpec) {
    let places = spec.sections.compactMap { section -> SourceSpan? in
      if case .remainingGroups(let span) = section.content { span } else { nil }
    }
    guard let first = places.first else { return }
    for place in places.dropFirst() {
      report(
        .duplicateRemainingGroups, "`groups: all` stands twice", at: place, other: first,
        "this one takes every remaining group", help: "take one of them out")
    }
  }
}
