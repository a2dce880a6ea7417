import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// The mapping `data.fields`.
  mutating func fields(_ entry: YAMLMapping.Entry?) -> [FieldSpec] {
    guard let entry, !entry.value.isFaulty else { return [] }
    guard let mapping = entry.value.mapping else {
      wrongKind(
        entry.value, "`fields`", wants: "a mapping of fields",
        help: "write `fields: {price: {type: decimal}}`")
      return []
    }
    return mapping.entries.enumerated().compactMap { index, entry in
      guard !entry.value.isFaulty, hasValue(entry, index, mapping) else { return nil }
      return field(entry)
    }
  }

  private mutating func field(_ entry: YAMLMapping.Entry) -> FieldSpec? {
    let example =
      entry.value.scalar.map { "\(flowText(entry.name)): {type: \(flowText($0.text))}" }
      ?? "\(entry.name): {type: decimal}"
    guard
      let keys = keys(
        of: entry.value, named: "the field \(quoted(entry.name))", as: .field, example: example)
    else { return nil }
    let name = Located(entry.name, entry.nameSpan)
    use(name, for: .declaration)
    return FieldSpec(name: name, type: word(keys["type"], as: FieldTypeName.self))
  }
}
