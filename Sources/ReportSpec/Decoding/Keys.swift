import Diagnostics
import YAMLTree

/// The entries of a mapping whose keys were checked against its place.
struct Keys {
  let span: SourceSpan
  /// Known keys that work in this version, with values that can be decoded.
  let entries: [YAMLMapping.Entry]

  subscript(_ name: String) -> YAMLMapping.Entry? {
    entries.first { $0.name == name }
  }
}

extension SpecDecoder {
  /// The keys of a mapping; nil, with a report, where the node is no mapping.
  ///
  /// Unknown keys, keys of later versions and keys without a value are reported here, each once.
  mutating func keys(
    of node: YAMLNode, named what: String, as place: KeyPlace, example: String? = nil
  ) -> Keys? {
    if node.isFaulty { return nil }
    guard let mapping = node.mapping else {
      wrongKind(node, what, wants: "a mapping", help: example.map { "write \(quoted($0))" })
      return nil
    }
    var entries: [YAMLMapping.Entry] = []
    for (index, entry) in mapping.entries.enumerated() where accepts(entry, index, mapping, place) {
      // A value that a comma cut is no text to be read.
      let isCut = QuoteAdvice.help(forEntry: index + 1, of: mapping) != nil
      if !isCut { entries.append(entry) }
    }
    return Keys(span: node.span, entries: entries)
  }

  private mutating func accepts(
    _ entry: YAMLMapping.Entry, _ index: Int, _ mapping: YAMLMapping, _ place: KeyPlace
  ) -> Bool {
    switch place.availability(of: entry.name) {
    case .here:
      return !entry.value.isFaulty && hasValue(entry, index, mapping, in: place)
    case .notYet(let family):
      let isFormat = place.name == KeyPlace.format.name
      notYet((isFormat ? "the format " : "") + quoted(entry.name), family, at: entry.nameSpan)
      return false
    case .reserved(let feature):
      reserved(feature, at: entry.nameSpan)
      return false
    case nil:
      if place.name == KeyPlace.report.name, entry.name.hasPrefix("x-") { return false }
      if entry.value.isNull, let help = QuoteAdvice.help(forEntry: index, of: mapping) {
        report(
          .unquotedText, "this text has a comma, which ends a value inside `{…}`",
          at: entry.nameSpan, help: help)
      } else {
        unknownKey(entry, in: place, beside: mapping)
      }
      return false
    }
  }

  /// Whether an entry has a value; a key without one is reported.
  ///
  /// Names of the author have no `place`.
  mutating func hasValue(
    _ entry: YAMLMapping.Entry, _ index: Int, _ mapping: YAMLMapping, in place: KeyPlace? = nil
  ) -> Bool {
    guard entry.value.isNull else { return true }
    let help =
      QuoteAdvice.help(forEntry: index, of: mapping)
      ?? QuoteAdvice.help(for: entry.value)
      ?? Self.nullWordHelp(entry.value)
      ?? Self.help(forMissingValueOf: entry.name, place)
    report(.nullValue, "\(quoted(entry.name)) has no value", at: entry.nameSpan, help: help)
    return false
  }

  /// What to do about a key without a value (spec language §1: `false` switches off).
  private static func help(forMissingValueOf name: String, _ place: KeyPlace?) -> String {
    guard let place else { return "give it a value, or take it out" }
    let inherited = [
      "title", "footer", "range", "depends_on", "no_content", "before", "after", "summary",
      "summary_title",
      "class",
    ]
    let isSwitch =
      ["more", "earlier"].contains(name)
      || (inherited.contains(name)
        && [KeyPlace.section, .consolidate, .defaults].contains { $0.name == place.name })
    return isSwitch
      ? "give it a value; `\(name): false` switches it off"
      : "give it a value, or take the key out; only `false` switches a setting off"
  }

  /// The mend where the word `null` itself may be meant.
  static func nullWordHelp(_ node: YAMLNode) -> String? {
    guard let text = node.scalar?.text, text.lowercased() == "null" else { return nil }
    return "for the word itself, quote it: `\"\(text)\"`; for no value, take it out"
  }

  mutating func notYet(_ feature: String, _ family: FeatureFamily, at span: SourceSpan) {
    report(
      .notYet, "\(feature) is not there yet; it comes with \(family.words)", at: span,
      help: "take it out for this version")
  }

  mutating func reserved(_ feature: String, at span: SourceSpan, help: String? = nil) {
    report(
      .reservedFeature, "the language reserves \(feature) for a later version", at: span,
      help: help ?? "take it out; no version does this yet")
  }
}
