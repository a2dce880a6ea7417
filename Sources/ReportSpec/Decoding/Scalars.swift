import Diagnostics
import YAMLTree

/// Texts, numbers and words of a known set, each with the report of what else was found.
extension SpecDecoder {
  /// Says what a value should be and what it is, with the mended line where quoting is the mend.
  mutating func wrongKind(
    _ node: YAMLNode, _ what: String, wants: String, help: String? = nil, quotable: Bool = false
  ) {
    if node.isFaulty || isReportedTag(node) { return }
    let advice = quotable ? QuoteAdvice.help(for: node) : nil
    report(
      advice == nil ? .wrongKind : .unquotedText,
      "\(what) takes \(wants), not \(description(of: node))", at: node.span,
      help: advice ?? help ?? plainHelp(for: node))
  }

  /// Whether the node is a template's tag without quotes, which the reader of the tree reports.
  private func isReportedTag(_ node: YAMLNode) -> Bool {
    guard node.mapping != nil else { return false }
    let start = node.span.range.lowerBound
    return node.span.source.withBytes { bytes in
      start >= 0 && bytes.dropFirst(start).starts(with: "{{".utf8)
    }
  }

  private func plainHelp(for node: YAMLNode) -> String? {
    if node.isNull { return Self.nullWordHelp(node) ?? "give it a value, or take it out" }
    if isListWithoutSpaces(node) { return "put a space behind the `-` of each entry" }
    if let items = node.sequence, items.count == 1, items.first?.scalar != nil {
      return "take the brackets away"
    }
    return nil
  }

  /// Whether entries of a list were run together, as each lacks the space behind its `-`.
  func isListWithoutSpaces(_ node: YAMLNode) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain, scalar.text.contains(" -") else {
      return false
    }
    let range = node.span.range
    return node.span.source.withBytes { bytes in
      range.upperBound <= bytes.count && range.lowerBound >= 0
        && bytes[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
  }

  private func description(of node: YAMLNode) -> String {
    guard let scalar = node.scalar, !node.isNull, scalar.text.utf8.count <= 40,
      !scalar.text.utf8.contains(where: { $0 < 0x20 })
    else { return node.kindWords }
    return "\(node.kindWords) \(quoted(scalar.text))".replacingPrefix("a boolean `", with: "`")
  }

  /// A text, numbers and booleans included as they are written; nil, with a report, else.
  mutating func text(_ node: YAMLNode, _ what: String, wants: String = "a text") -> Located<String>?
  {
    if node.isFaulty { return nil }
    guard let scalar = node.scalar, !node.isNull else {
      wrongKind(node, what, wants: wants, quotable: wants == "a text")
      return nil
    }
    return Located(scalar.text, node.span)
  }

  mutating func text(_ entry: YAMLMapping.Entry?, wants: String = "a text") -> Located<String>? {
    entry.flatMap { text($0.value, quoted($0.name), wants: wants) }
  }

  /// A text that is not empty.
  mutating func name(_ node: YAMLNode, _ what: String, wants: String) -> Located<String>? {
    guard let name = text(node, what, wants: wants) else { return nil }
    if name.value.isEmpty {
      report(.emptyName, "\(what) is empty", at: node.span, help: "give it \(wants)")
      return nil
    }
    return name
  }

  mutating func name(_ entry: YAMLMapping.Entry?, wants: String) -> Located<String>? {
    entry.flatMap { name($0.value, quoted($0.name), wants: wants) }
  }

  /// `true` or `false`; nil, with a report, for anything else.
  mutating func boolean(_ entry: YAMLMapping.Entry?) -> Located<Bool>? {
    guard let entry, !entry.value.isFaulty else { return nil }
    if case .boolean(let value)? = entry.value.scalar?.value {
      return Located(value, entry.value.span)
    }
    wrongKind(
      entry.value, quoted(entry.name), wants: "`true` or `false`",
      help: isQuoted(entry.value)
        ? "take the quotes away"
        : booleanMeant(by: entry.value).map { "did you mean `\($0)`?" })
    return nil
  }

  /// Whether quotes alone make the node a text.
  private func isQuoted(_ node: YAMLNode) -> Bool {
    guard let scalar = node.scalar, scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    else { return false }
    return Int(scalar.text) != nil || ["true", "false"].contains(scalar.text)
  }

  /// The boolean that words of YAML 1.1 and quoted booleans stand for.
  func booleanMeant(by node: YAMLNode) -> Bool? {
    guard let scalar = node.scalar else { return nil }
    switch scalar.text.lowercased() {
    case "true", "yes", "on", "y", "1": return true
    case "false", "no", "off", "n", "0": return false
    default: return nil
    }
  }

  /// A whole number in `range`; nil, with a report that says the range, for anything else.
  mutating func integer(
    _ node: YAMLNode, _ what: String, in range: ClosedRange<Int>, help: String? = nil
  ) -> Located<Int>? {
    if node.isFaulty { return nil }
    let wants =
      range.upperBound == Int.max
      ? "a whole number of at least \(range.lowerBound)"
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let scalar = node.scalar else {
      wrongKind(node, what, wants: wants)
      return nil
    }
    switch scalar.value {
    case .integer(let value?) where range.contains(value):
      return Located(value, node.span)
    case .integer(nil) where range.upperBound == Int.max && !scalar.text.hasPrefix("-"):
      report(
        .numberOutOfRange, "\(what) is beyond the largest whole number, \(Int.max)", at: node.span)
    case .integer, .float:
      report(
        .numberOutOfRange, "\(what) takes \(wants), not \(quoted(scalar.text))", at: node.span,
        help: help)
    case .null, .boolean, .string:
      let isNumber = isQuoted(node) && scalar.value == .string && Int(scalar.text) != nil
      wrongKind(node, what, wants: wants, help: isNumber ? "take the quotes away" : help)
    }
    return nil
  }

  mutating func integer(
    _ entry: YAMLMapping.Entry?, in range: ClosedRange<Int>, help: String? = nil
  ) -> Located<Int>? {
    entry.flatMap { integer($0.value, quoted($0.name), in: range, help: help) }
  }

  /// A word of a known set; nil, with a report that suggests one or lists them, for anything else.
  mutating func word<Word: RawRepresentable & CaseIterable & Sendable>(
    _ entry: YAMLMapping.Entry?, as type: Word.Type
  ) -> Located<Word>? where Word.RawValue == String {
    entry.flatMap { word($0.value, quoted($0.name), as: type) }
  }

  mutating func word<Word: RawRepresentable & CaseIterable & Sendable>(
    _ node: YAMLNode, _ what: String, as type: Word.Type
  ) -> Located<Word>? where Word.RawValue == String {
    let words = type.allCases.map(\.rawValue)
    guard let text = text(node, what, wants: list(words, "or")) else { return nil }
    if let word = Word(rawValue: text.value) { return Located(word, text.span) }
    unknownValue(text, what, among: words)
    return nil
  }

  mutating func unknownValue(
    _ text: Located<String>, _ what: String, among words: [String], elseHelp: String? = nil
  ) {
    let meant =
      ValueSynonyms.value(for: text.value, among: words)
      ?? Suggestion.best(for: text.value, among: words)
    report(
      .unknownValue, "\(what) takes \(list(words, "or")), not \(quoted(text.value))", at: text.span,
      help: meant.map { "did you mean \(quoted($0))?" } ?? elseHelp)
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
