import Diagnostics

/// No two sections may have the same id, and a group that is shown again needs an id of its own.
///
/// The id is what anchors and comparisons call a section (spec language §3). Sections of
/// `groups: all` are named by the data and are judged when it is read.
extension SpecDecoder {
  fileprivate struct Section {
    let id: String
    let group: Located<String>?
    let isNamed: Bool
    let span: SourceSpan
  }

  mutating func checkSectionIDs(_ spec: ReportSpec) {
    var earlier: [Section] = []
    for section in spec.sections.flatMap(Self.sections) {
      if let first = earlier.first(where: { section.shows(sameGroupAs: $0) }), !section.isNamed {
        report(
          .duplicateGroup,
          "\(section.groupWords) is shown a second time without an `id`", at: section.span,
          other: first.span, "first shown here", help: "give this section its own `id`")
      } else if let first = earlier.first(where: { $0.id.hasSameBytes(as: section.id) }) {
        report(
          .duplicateSectionID, "two sections have the id `\(section.id)`", at: section.span,
          other: first.span, "the first one", help: "change the `id` of one of them")
      }
      earlier.append(section)
    }
    guard let consolidate = spec.consolidate,
      let first = earlier.first(where: { $0.id.hasSameBytes(as: consolidate.sectionID) })
    else { return }
    report(
      .duplicateSectionID,
      "the consolidated section has the id `\(consolidate.sectionID)` of another section",
      at: consolidate.id?.span ?? consolidate.span, other: first.span, "the other one",
      help: consolidate.id == nil ? "give `consolidate` its own `id`" : "change one of them")
  }

  private static func sections(of spec: SectionSpec) -> [Section] {
    func section(_ group: Located<String>) -> Section {
      Section(
        id: spec.sectionID(ofGroup: group.value), group: group, isNamed: spec.id != nil,
        span: spec.id?.span ?? group.span)
    }
    switch spec.content {
    case .group(let group): return [section(group)]
    case .groups(let groups): return groups.map(section)
    case .remainingGroups: return []
    case .fixedRows:
      return spec.id.map { [Section(id: $0.value, group: nil, isNamed: true, span: $0.span)] } ?? []
    }
  }
}

extension SpecDecoder.Section {
  fileprivate func shows(sameGroupAs other: Self) -> Bool {
    guard let group, let others = other.group else { return false }
    return group.value.hasSameBytes(as: others.value)
  }

  fileprivate var groupWords: String {
    guard let group, !group.value.isEmpty else { return "the one group" }
    return "the group `\(group.value)`"
  }
}
