import Diagnostics
import YAMLTree

/// Lists, and places where one value may stand for a list of one.
extension SpecDecoder {
  /// The items of a list; nil, with a report, for anything else and where it must not be empty.
  mutating func items(
    _ entry: YAMLMapping.Entry?, wants: String = "a list", example: String? = nil,
    emptyHelp: String? = nil
  ) -> [YAMLNode]? {
    guard let entry, !entry.value.isFaulty else { return nil }
    guard let items = entry.value.sequence else {
      wrongKind(
        entry.value, quoted(entry.name), wants: wants,
        help: isListWithoutSpaces(entry.value) ? nil : example.map { "write `\($0)`" })
      return nil
    }
    if let emptyHelp, items.isEmpty {
      report(.emptyList, "\(quoted(entry.name)) is empty", at: entry.value.span, help: emptyHelp)
      return nil
    }
    return items
  }

  /// The items of a list, or the one value that stands for it.
  mutating func oneOrMore(
    _ entry: YAMLMapping.Entry?, emptyHelp: String? = nil
  ) -> [YAMLNode] {
    guard let entry, !entry.value.isFaulty else { return [] }
    guard entry.value.sequence != nil else { return [entry.value] }
    return items(entry, emptyHelp: emptyHelp) ?? []
  }

  /// Names of which none stands twice.
  mutating func distinctNames(
    _ nodes: [YAMLNode], _ what: String, wants: String
  ) -> [Located<String>] {
    var names: [Located<String>] = []
    var seen = NameTable<SourceSpan>()
    for node in nodes {
      guard let name = name(node, what, wants: wants) else { continue }
      if let first = seen.add(name.value, name.span) {
        report(
          .duplicateName, "\(quoted(name.value)) stands twice", at: name.span, other: first,
          "first here", help: "take one of them out")
      } else {
        names.append(name)
      }
    }
    return names
  }
}
