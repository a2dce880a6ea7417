import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// The mapping `data.lookups`.
  mutating func lookups(_ entry: YAMLMapping.Entry?) -> [LookupSpec] {
    namedEntries(
      entry, wants: "a mapping of tables",
      example: "lookups: {airlines: {file: airlines.csv, key: carrier}}"
    ).compactMap { lookup($0) }
  }

  private mutating func lookup(_ entry: YAMLMapping.Entry) -> LookupSpec? {
    let faults = bag.all.count
    let what = "the lookup \(quoted(entry.name))"
    let file = entry.value.scalar.map { flowText($0.text) } ?? "\(entry.name).csv"
    guard
      let keys = keys(
        of: entry.value, named: what, as: .lookup,
        example: "\(entry.name): {file: \(file), key: FIELD}")
    else { return nil }
    let name = variableName(entry, what)
    let path = lookupFile(keys["file"])
    let key = self.name(keys["key"], wants: "the name of a field of that file")
    guard let name, let path else {
      if keys["file"] == nil, !isExplained(entry.value, since: faults) {
        report(
          .missingKey, "\(what) needs `file`", at: entry.value.span,
          help: "name the file that its records are in: `file: \(entry.name).csv`")
      }
      return nil
    }
    return LookupSpec(name: name, file: path, key: key)
  }

  private mutating func lookupFile(_ entry: YAMLMapping.Entry?) -> Located<String>? {
    if let entry, entry.value.scalar?.text == "-" {
      report(
        .unknownValue, "a lookup is not read from the standard input", at: entry.value.span,
        help: "name a file in the spec's folder or below it")
      return nil
    }
    return confinedPath(
      entry, wants: "the path of a file",
      help: "name a file in the spec's folder or below it; `--lookup` may name any file")
  }
}
