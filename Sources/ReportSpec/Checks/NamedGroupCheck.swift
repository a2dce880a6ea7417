import Diagnostics

/// A section can name a group only where `view.group` says which field makes the groups.
///
/// Without it all rows are one group named `""` (spec language §2), so a section of any other name
/// would stay empty for ever. One report for the whole spec: the mend is one line.
extension SpecDecoder {
  mutating func checkNamedGroups(_ spec: ReportSpec) {
    guard spec.view.group == nil, !viewIsFaulty else { return }
    let names = spec.sections.flatMap { section -> [Located<String>] in
      switch section.content {
      case .group(let name): [name]
      case .groups(let names): names
      case .remainingGroups, .groupsWhere, .fixedRows: []
      }
    }
    guard let first = names.first(where: { !$0.value.isEmpty }) else { return }
    report(
      .noGroups, "there is no group \(quoted(first.value)): the rows are not grouped",
      at: first.span,
      help: "say which field makes the groups: `view: {group: FIELD}`")
  }
}
