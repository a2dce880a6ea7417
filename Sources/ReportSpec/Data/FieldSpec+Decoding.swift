import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// The mapping `data.fields`.
  mutating func fields(_ entry: YAMLMapping.Entry?) -> [FieldSpec] {
    namedEntries(
      entry, wants: "a mapping of fields",
      example: "fields: {price: {type: decimal}}"
    ).compactMap { field($0) }
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
    let isComputed = entry.value.mapping?.entry("value") != nil
    if !isComputed { use(name, for: .declaration) }
    if let type = keys["type"], isComputed {
      report(
        .conflictingKeys, "a computed field has the type of its expression", at: type.nameSpan,
        help: "take `type` out; functions such as `decimal(…)` and `string(…)` convert")
    }
    let check = expression(keys["check"], for: .dataExpression)
    let message = text(keys["message"])
    if let message, entry.value.mapping?.entry("check") == nil {
      warn(
        .noEffect, "`message` does nothing without `check`", at: message.span,
        help: "add `check: …`, or take it out")
    }
    return FieldSpec(
      name: name, type: word(keys["type"], as: FieldTypeName.self),
      isTrusted: boolean(keys["trusted"])?.value ?? false,
      value: expression(keys["value"], for: .dataExpression), check: check, message: message)
  }
}
