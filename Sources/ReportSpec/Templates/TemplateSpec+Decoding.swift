import Diagnostics
import Templating
import YAMLTree

extension SpecDecoder {
  /// A Mustache text, parsed but not resolved; nil, with a report, where the node is no text.
  mutating func template(
    _ node: YAMLNode, _ what: String, kind: TemplateKind = .plainText
  ) -> TemplateSpec? {
    guard let scalar = textScalar(node, what) else { return nil }
    return template(
      Self.file(of: scalar), span: scalar.span, kind: kind, options: TemplateOptions())
  }

  /// A scalar's text as a file of templates.
  static func file(of scalar: YAMLScalar, named name: String = "") -> TemplateFile {
    let places = ScalarPlaces(of: scalar)
    return TemplateFile(name: name, bytes: Array(scalar.text.utf8)) { places.span(of: $0) }
  }

  /// Parses a text of the spec or a file of templates.
  mutating func template(
    _ file: TemplateFile, span: SourceSpan, kind: TemplateKind, options: TemplateOptions,
    reserved: [String] = []
  ) -> TemplateSpec {
    let parsed = ParsedTemplate.parse(
      file.bytes, kind: kind, options: options,
      partials: catalogue.partials(kind == .html ? .html : .text, reserved: reserved),
      place: file.place, into: &bag)
    for name in parsed?.partialNames ?? [] { usedPartials.add(name, true) }
    return TemplateSpec(
      text: String(decoding: file.bytes, as: UTF8.self), span: span, parsed: parsed)
  }

  /// The HTML of a row's cells, or a text; a line feed at its end does not count.
  mutating func template(_ entry: YAMLMapping.Entry?, of form: TemplateFileSpec.Form)
    -> TemplateSpec?
  {
    guard let entry else { return nil }
    if form == .text, entry.value.scalar?.text.hasSuffix("\n") != true {
      return template(entry.value, quoted(entry.name))
    }
    guard let scalar = textScalar(entry.value, quoted(entry.name)) else { return nil }
    let written = Self.file(of: scalar)
    let file = TemplateFile(
      name: "", bytes: TemplateFile.withoutLastLineFeed(written.bytes), place: written.place)
    return template(
      file, span: scalar.span, kind: form == .html ? .html : .plainText,
      options: form == .html ? .row : TemplateOptions())
  }

  private mutating func textScalar(_ node: YAMLNode, _ what: String) -> YAMLScalar? {
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
    return scalar
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
