import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// `format: NAME` or `format: {NAME: OPTIONS}` with exactly one name.
  mutating func format(_ entry: YAMLMapping.Entry?) -> FormatSpec? {
    guard let entry, !entry.value.isFaulty else { return nil }
    let node = entry.value
    guard let mapping = node.mapping else {
      guard let name = name(node, "`format`", wants: "the name of a format, or a mapping") else {
        return nil
      }
      return format(named: name, options: nil).map { FormatSpec(span: node.span, kind: $0) }
    }
    guard let keys = keys(of: node, named: "`format`", as: .format) else { return nil }
    if let first = mapping.entries.first, mapping.entries.count > 1,
      keys.entries.count == mapping.entries.count
    {
      report(
        .formatCount, "`format` has \(mapping.entries.count) formats",
        at: mapping.entries[1].nameSpan, other: first.nameSpan, "the first one",
        help: "keep one; options go inside it: `{number: {decimals: 1, grouping: false}}`")
      return nil
    }
    guard let chosen = keys.entries.first else {
      if mapping.entries.isEmpty {
        report(
          .formatCount, "`format` names no format", at: node.span,
          help: "name one, such as `integer` or `{currency: EUR}`")
      }
      return nil
    }
    return format(named: Located(chosen.name, chosen.nameSpan), options: chosen).map {
      FormatSpec(span: node.span, kind: $0)
    }
  }

  private mutating func format(
    named name: Located<String>, options: YAMLMapping.Entry?
  ) -> FormatKindSpec? {
    switch name.value {
    case "text": withoutOptions(.text, options)
    case "compact": withoutOptions(.compact, options)
    case "duration": withoutOptions(.duration, options)
    case "number": numberStyle(options, .number).map { .number($0) }
    case "integer": withoutOptions(.integer, options)
    case "percent": numberStyle(options, .percent).map { .percent($0) }
    case "currency": currency(name, options)
    case "bytes": bytesUnit(options).map { .bytes($0) }
    case "date": timePattern(options).map { .date($0) }
    case "time": timePattern(options).map { .time($0) }
    case "datetime": timePattern(options).map { .datetime($0) }
    case "boolean": booleanWords(options).map { .boolean($0) }
    case "map": map(name, options)
    case "link": link(name, options)
    case "relative_date": withoutOptions(.relativeDate, options)
    case "image": image(options)
    case "markdown": withoutOptions(.markdown, options)
    case "badge": badge(options)
    case "bar": bar(options)
    case "heat": heat(options)
    case "sparkline": sparkline(name, options)
    case "stars": stars(options)
    default: unknownFormat(name)
    }
  }

  /// Reports a name that is no format, or is one of a later version.
  private mutating func unknownFormat(_ name: Located<String>) -> FormatKindSpec? {
    if case .notYet(let family)? = KeyPlace.format.availability(of: name.value) {
      notYet("the format \(quoted(name.value))", family, at: name.span)
      return nil
    }
    let meant = ValueSynonyms.value(for: name.value, among: KeyPlace.format.working)
    let help =
      meant.map { "did you mean \(quoted($0))?" }
      ?? patternHelp(name.value)
      ?? Suggestion.help(for: name.value, among: KeyPlace.format.offered)
      ?? "the formats are \(list(KeyPlace.format.working))"
    report(.unknownValue, "unknown format \(quoted(name.value))", at: name.span, help: help)
    return nil
  }

  /// The language's form for patterns of spreadsheets, `printf` and `strftime`.
  private func patternHelp(_ text: String) -> String? {
    if Self.isCurrencyCode(text) { return "for a currency, write `{currency: \(text)}`" }
    if text.hasSuffix("%") { return "for a share of one, write `percent`" }
    if text.utf8.contains(UInt8(ascii: "%")) {
      return "for a date, write `{date: \"\(text)\"}`; for a number, `{number: {decimals: 2}}`"
    }
    let isPattern =
      text.utf8.contains { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "#") }
      || text.utf8.first == UInt8(ascii: ".") || text.utf8.first == UInt8(ascii: ",")
    guard isPattern else { return nil }
    return "for a number, write `{number: {decimals: 2}}`"
  }

  private mutating func withoutOptions(
    _ kind: FormatKindSpec, _ options: YAMLMapping.Entry?
  ) -> FormatKindSpec? {
    guard let options else { return kind }
    report(
      .wrongKind, "the format \(quoted(options.name)) has no options", at: options.value.span,
      help: "write `format: \(options.name)`")
    return nil
  }

  mutating func missingOption(
    _ name: Located<String>, _ what: String, example: String
  ) -> FormatKindSpec? {
    report(
      .missingKey, "the format \(quoted(name.value)) needs \(what)", at: name.span,
      help: "write \(quoted(example))")
    return nil
  }

  private mutating func currency(
    _ name: Located<String>, _ options: YAMLMapping.Entry?
  ) -> FormatKindSpec? {
    let example = "format: {currency: EUR}"
    guard let options else {
      return missingOption(name, "the code of a currency", example: example)
    }
    if options.value.mapping == nil {
      return currencyCode(options.value).map { .currency(code: $0, NumberStyleSpec()) }
    }
    let faults = bag.all.count
    guard let keys = keys(of: options.value, named: "`currency`", as: .currency) else { return nil }
    let style = numberStyle(keys)
    guard let code = keys["code"] else {
      return isExplained(options.value.span, since: faults)
        ? nil : missingOption(name, "the code of a currency", example: "{currency: {code: EUR}}")
    }
    return currencyCode(code.value).map { .currency(code: $0, style) }
  }

  private mutating func currencyCode(_ node: YAMLNode) -> Located<String>? {
    guard let code = name(node, "`currency`", wants: "the code of a currency") else { return nil }
    guard Self.isCurrencyCode(code.value) else {
      let upper = code.value.uppercased()
      let symbols = ["€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY"]
      let meant = Self.isCurrencyCode(upper) ? upper : symbols[code.value]
      report(
        .malformedName, "\(quoted(code.value)) is not the code of a currency", at: code.span,
        help: meant.map { "did you mean \(quoted($0))?" }
          ?? "write the three capitals of ISO 4217, such as `EUR`")
      return nil
    }
    return code
  }

  private static func isCurrencyCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5a).contains($0) }
  }
}
