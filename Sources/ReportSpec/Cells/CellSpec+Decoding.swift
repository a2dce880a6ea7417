import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// The mapping `cells` of the top level.
  mutating func cells(_ entry: YAMLMapping.Entry?) -> [CellSpec] {
    guard let entry, !entry.value.isFaulty else { return [] }
    guard let mapping = entry.value.mapping else {
      wrongKind(
        entry.value, "`cells`", wants: "a mapping of named cells",
        help: "write `cells: {note: {text: …}}`")
      return []
    }
    return mapping.entries.enumerated().compactMap { index, entry in
      if !entry.value.isFaulty, hasValue(entry, index, mapping), let cell = cell(entry) {
        return cell
      }
      faultyCells.add(entry.name, true)
      return nil
    }
  }

  private mutating func cell(_ entry: YAMLMapping.Entry) -> CellSpec? {
    if entry.name.isEmpty {
      report(.emptyName, "a cell has an empty name", at: entry.nameSpan, help: "name it")
      return nil
    }
    guard
      let keys = keys(
        of: entry.value, named: "the cell \(quoted(entry.name))", as: .cell,
        example: "\(entry.name): {text: …}")
    else { return nil }
    return CellSpec(
      name: Located(entry.name, entry.nameSpan),
      extends: name(keys["extends"], wants: "the name of a cell"),
      className: className(keys["class"]),
      text: template(keys["text"]).map { CellTextSpec($0) }, lines: lines(keys["lines"]))
  }
}
