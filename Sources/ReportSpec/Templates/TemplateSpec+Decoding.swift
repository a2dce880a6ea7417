import Diagnostics
import Templating
import YAMLTree

extension SpecDecoder {
  /// A Mustache text, parsed but not resolved; nil, with a report, where the node is no text.
  mutating func template(
    _ node: YAMLNode, _ what: String, kind: TemplateKind = .plainText
  ) -> TemplateSpec? {
    if node.isFaulty { return nil }
    guard let scalar = node.scalar, !node.isNull else {
      wrongKind(node, what, wants: "a text", quotable: true)
      return nil
    }
    if case .boolean = scalar.value {
      wrongKind(
        node, what, wants: "a text",
        help: "for the word itself, quote it: `\"\(scalar.text)\"`")
      return nil
    }
    let places = ScalarPlaces(of: scalar)
    let parsed = ParsedTemplate.parse(
      scalar.text, kind: kind, options: .valuesOnly, place: { places.span(of: $0) },
      into: &bag)
    return TemplateSpec(scalar: scalar, parsed: parsed)
  }

  mutating func template(_ entry: YAMLMapping.Entry?) -> TemplateSpec? {
    entry.flatMap { template($0.value, quoted($0.name)) }
  }

  /// A Mustache text that `false` switches off; `true` is what it is without the key if `isDefault`.
  mutating func templateSetting(
    _ entry: YAMLMapping.Entry?, isOnByDefault: Bool = false
  ) -> Setting<TemplateSpec> {
    guard let entry else { return .unset }
    if case .boolean(let isOn)? = entry.value.scalar?.value, !isOn || isOnByDefault {
      return isOn ? .unset : .off(entry.value.span)
    }
    if let off = offWord(entry) {
      wrongKind(
        entry.value, quoted(entry.name), wants: "a text or `false`",
        help:
          "to switch it off, write `\(entry.name): false`; "
          + "for the word itself, quote it: \(quoted(off))"
      )
      return .unset
    }
    return template(entry.value, quoted(entry.name)).map { .set($0) } ?? .unset
  }

  /// A plain `off`, which other tools read as `false`; here it would be printed as a text.
  private func offWord(_ entry: YAMLMapping.Entry) -> String? {
    guard let scalar = entry.value.scalar, scalar.style == .plain,
      ["off", "none", "no"].contains(scalar.text.lowercased())
    else { return nil }
    return "\"\(scalar.text)\""
  }
}
