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
    var ids = NameTable<SourceSpan>()
    var groups = NameTable<SourceSpan>()
    for section in spec.sections.flatMap(Self.sections) {
      let shown = section.group.flatMap { groups.add($0.value, section.span) }
      let named = ids.add(section.id, section.span)
      if let first = shown, !section.isNamed {
        report(
          .duplicateGroup,
          "\(section.groupWords) is shown a second time without an `id`", at: section.span,
          other: first, "first shown here", help: "give this section its own `id`")
      } else if let first = named {
        report(
          .duplicateSectionID, "two sections have the id \(quoted(section.id))", at: section.span,
          other: first, "the first one", help: "change the `id` of one of them")
      }
    }
    guard let consolidate = spec.consolidate, let first = ids[consolidate.sectionID] else { return }
    report(
      .duplicateSectionID,
      "the consolidated section has the id \(quoted(consolidate.sectionID)) of another section",
      at: consolidate.id?.span ?? consolidate.span, other: first, "the other one",
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
    case .remainingGroups, .groupsWhere: return []
    case .fixedRows:
      return spec.id.map { [Section(id: $0.value, group: nil, isNamed: true, span: $0.span)] } ?? []
    }
  }
}

extension SpecDecoder.Section {
  fileprivate var groupWords: String {
    guard let group, !group.value.isEmpty else { return "the one group" }
    return "the group \(quoted(group.value))"
  }
}
