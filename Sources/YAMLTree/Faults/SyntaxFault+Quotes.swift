internal import Diagnostics

/// Faults of quoted values.
extension SyntaxFault {
  func quoted() -> Diagnostic? {
    guard isInQuotes, !problem.contains("tab character") else { return nil }
    if problem.contains("escape") || problem.contains("hexdecimal") { return escape() }
    let marker = problem.contains("document indicator")
    let isSingle = text[opening] == UInt8(ascii: "'")
    return Diagnostic(
      .yamlUnclosedQuote,
      "the quote that opens here is not closed"
        + (marker ? " before a line that starts with `---` or `...`" : ""),
      at: text.span(point(opening)),
      help: [
        isSingle
          ? "close it with `'`; a `'` inside is written `''`"
          : "close it with `\"`; a `\"` inside is written `\\\"`"
      ])
  }

  /// A quote that is closed lines below, by a quote that was meant to open another value.
  func longQuote() -> Diagnostic? {
    guard let sign = text[lastScalar.lowerBound], sign == UInt8(ascii: "'") || sign == 0x22,
      lastScalar.upperBound == place, lineStart(place) > lastScalar.lowerBound
    else { return nil }
    return Diagnostic(
      .yamlUnclosedQuote, "the quote that opens here is closed lines below",
      at: Label(text.span(point(lastScalar.lowerBound))),
      secondary: [Label(text.span(place - 1..<place), "closed here")],
      help: ["close it where its value ends"])
  }

  private func escape() -> Diagnostic {
    let isUnknown = problem.contains("unknown")
    let start = isUnknown ? place : max(place - 2, opening)
    var end = point(start + 1).upperBound
    if !isUnknown {
      let digits =
        switch text[start + 1] {
        case UInt8(ascii: "U"): 8
        case UInt8(ascii: "u"): 4
        default: 2
        }
      while end < start + 2 + digits, let byte = text[end], byte.isWordByte { end += 1 }
    }
    let sequence = String(decoding: text.bytes[start..<end], as: UTF8.self)
    let help =
      isUnknown
      ? QuoteMend(singleQuotesAt: opening, in: text.bytes)?.help
        ?? "write a backslash as `\\\\`, or the text in single quotes"
      : "write the character itself, or its whole number as in `\\U0001F600`"
    return Diagnostic(
      .yamlEscape,
      isUnknown
        ? "`\(sequence)` is no escape sequence of double quotes"
        : "`\(sequence)` stands for no character",
      at: text.span(start..<end), help: [help])
  }
}
