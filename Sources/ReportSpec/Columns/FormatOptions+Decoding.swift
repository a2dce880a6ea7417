import Diagnostics
import Templating
import YAMLTree

/// The options inside the formats.
extension SpecDecoder {
  mutating func numberStyle(
    _ options: YAMLMapping.Entry?, _ place: KeyPlace
  ) -> NumberStyleSpec? {
    guard let options else { return NumberStyleSpec() }
    guard
      let keys = keys(
        of: options.value, named: quoted(options.name), as: place,
        example:
          "{\(options.name): {decimals: \(options.value.scalar.map { flowText($0.text) } ?? "1")}}")
    else { return nil }
    return numberStyle(keys)
  }

  mutating func numberStyle(_ keys: Keys) -> NumberStyleSpec {
    NumberStyleSpec(
      decimals: integer(keys["decimals"], in: 0...38)?.value,
      grouping: boolean(keys["grouping"])?.value,
      sign: word(keys["sign"], as: SignSpec.self)?.value)
  }

  mutating func bytesUnit(_ options: YAMLMapping.Entry?) -> BytesUnitSpec? {
    guard let options else { return .decimal }
    return word(options, as: BytesUnitSpec.self)?.value
  }

  /// `short`, `medium`, `long`, `full` or a pattern with `%`; without options `medium`.
  mutating func timePattern(_ options: YAMLMapping.Entry?) -> TimePatternSpec? {
    guard let options else { return .medium }
    let words = ["short", "medium", "long", "full"]
    guard
      let text = text(
        options.value, quoted(options.name),
        wants: "\(words.map(quoted).joined(separator: ", ")) or a pattern such as `\"%d %b\"`")
    else { return nil }
    switch text.value {
    case "short": return .short
    case "medium": return .medium
    case "long": return .long
    case "full": return .full
    default: break
    }
    if text.value.utf8.contains(UInt8(ascii: "%")) { return .pattern(text) }
    let meant =
      ValueSynonyms.value(for: text.value, among: words)
      ?? Suggestion.best(for: text.value, among: words)
    report(
      .unknownValue,
      "\(quoted(options.name)) takes \(words.map(quoted).joined(separator: ", ")) or a pattern, not \(quoted(text.value))",
      at: text.span,
      help: meant.map { "did you mean \(quoted($0))?" }
        ?? "a pattern is made of `%` and a letter: `\"%d %b %Y\"`")
    return nil
  }

  /// `[Yes, No]`; the outer nil is a fault, the inner one `boolean` alone.
  mutating func booleanWords(_ options: YAMLMapping.Entry?) -> BooleanWordsSpec?? {
    guard let options else { return .some(nil) }
    guard let items = options.value.sequence, items.count == 2 else {
      if options.value.isFaulty { return nil }
      report(
        .wrongKind, "`boolean` takes two words, the first for true and the second for false",
        at: options.value.span, help: "write `{boolean: [Yes, No]}`")
      return nil
    }
    let words = items.compactMap { text($0, "a word of `boolean`") }
    guard let yes = words.first, let no = words.last, words.count == 2 else { return nil }
    return BooleanWordsSpec(yes: yes.value, no: no.value)
  }

  mutating func map(_ name: Located<String>, _ options: YAMLMapping.Entry?) -> FormatKindSpec? {
    guard let options else {
      report(
        .missingKey, "the format `map` needs the texts of the values", at: name.span,
        help: "write `format: {map: {VALUE: TEXT}}`")
      return nil
    }
    guard let mapping = options.value.mapping else {
      wrongKind(
        options.value, "`map`", wants: "a mapping of values to texts",
        help: "write `{map: {VALUE: TEXT}}`")
      return nil
    }
    var entries: [MapEntrySpec] = []
    for (index, entry) in mapping.entries.enumerated() where hasValue(entry, index, mapping) {
      guard let text = text(entry) else { continue }
      entries.append(MapEntrySpec(value: Located(entry.name, entry.nameSpan), text: text))
    }
    return .map(entries)
  }

  /// An address with `{{field}}` in it; its names are noted as uses of fields.
  mutating func link(_ name: Located<String>, _ options: YAMLMapping.Entry?) -> FormatKindSpec? {
    guard let options else {
      report(
        .missingKey, "the format `link` needs an address", at: name.span,
        help: "write `format: {link: \"https://example.org/{{FIELD}}\"}`")
      return nil
    }
    return template(options.value, "`link`", kind: .url).map { .link($0) }
  }
}
