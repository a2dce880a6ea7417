import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// The list `sections`; nil where the spec has none.
  mutating func sections(_ entry: YAMLMapping.Entry?, isGrouped: Bool) -> [SectionSpec]? {
    guard
      let items = items(
        entry, wants: "a list of sections", example: "sections: [{groups: all}]",
        emptyHelp: "take `sections` out to have one section per group")
    else { return nil }
    return items.compactMap { section($0, isGrouped: isGrouped) }
  }

  private mutating func section(_ node: YAMLNode, isGrouped: Bool) -> SectionSpec? {
    let faults = bag.all.count
    let example = node.scalar.map { "{group: \(flowText($0.text))}" } ?? "{groups: all}"
    guard let keys = keys(of: node, named: "a section", as: .section, example: example) else {
      return nil
    }
    let content = content(keys, isGrouped: isGrouped, faults: faults)
    let id = name(keys["id"], wants: "a name")
    let settings = settings(keys)
    guard let content else { return nil }
    return SectionSpec(span: node.span, content: content, id: id, settings: settings)
  }

  private mutating func content(
    _ keys: Keys, isGrouped: Bool, faults: Int
  ) -> SectionContentSpec? {
    let sources = ["rows", "group", "groups"].compactMap { keys[$0] }
    if let first = sources.first, sources.count > 1 {
      report(
        .conflictingKeys,
        "a section shows \(quoted(first.name)) or \(quoted(sources[1].name)), not both",
        at: sources[1].nameSpan, other: first.nameSpan, "\(quoted(first.name)) is here",
        help: first.name == "rows"
          ? "fixed rows around rows of data go under `before` or `after`" : "keep one of them")
    }
    if let rows = keys["rows"] {
      let fixed = fixedRows(rows, emptyHelp: "name a cell, or take the section out")
      return .fixedRows(fixed)
    }
    if let group = keys["group"] {
      return text(group, wants: "the name of a group").map { .group($0) }
    }
    if let groups = keys["groups"] { return groupList(groups) }
    if !isGrouped { return .group(Located("", keys.span)) }
    if !isExplained(keys.span, since: faults) {
      report(
        .missingKey, "this section does not say what it shows", at: keys.span,
        help: "add `group: NAME`, `groups: all` or `rows: […]`")
    }
    return nil
  }

  private mutating func groupList(_ entry: YAMLMapping.Entry) -> SectionContentSpec? {
    if let mapping = entry.value.mapping, mapping.entry("where") != nil {
      guard let keys = keys(of: entry.value, named: "`groups`", as: .groupsWhere) else {
        return nil
      }
      return expression(keys["where"]).map { .groupsWhere($0) }
    }
    if let scalar = entry.value.scalar, !entry.value.isNull {
      if scalar.text == "all" { return .remainingGroups(entry.value.span) }
      let isSlip = Suggestion.best(for: scalar.text.lowercased(), among: ["all"]) != nil
      report(
        .wrongKind, "`groups` takes a list of names or `all`, not \(quoted(scalar.text))",
        at: entry.value.span,
        help: isSlip
          ? "did you mean `all`?" : "for one group, write `group: \(flowText(scalar.text))`")
      return nil
    }
    guard
      let items = items(
        entry, wants: "a list of names or `all`", example: "groups: all",
        emptyHelp: "name groups, or write `groups: all`")
    else { return nil }
    var names: [Located<String>] = []
    var seen = NameTable<SourceSpan>()
    for item in items {
      guard let name = text(item, "a name in `groups`") else { continue }
      if let first = seen.add(name.value, name.span) {
        report(
          .duplicateName, "the group \(quoted(name.value)) stands twice in this list",
          at: name.span, other: first, "first here", help: "take one of them out")
      } else {
        names.append(name)
      }
    }
    return .groups(names)
  }
}
