internal import Diagnostics

/// A fault that the parser ends at, in plain words.
struct SyntaxFault {
  let text: SourceText
  let problem: String
  let context: String
  /// The place of the fault.
  let place: Int
  /// Where the thing starts that was being read.
  let opening: Int
  /// Whether the innermost collection stands in braces or brackets.
  let isInFlow: Bool
  private let frames: [CollectionFrame]
  /// Where the last scalar before the fault stands.
  private let lastScalar: Range<Int>

  init(
    _ fault: ParserFault, in text: SourceText, open frames: [CollectionFrame],
    after lastScalar: Range<Int>
  ) {
    self.text = text
    self.frames = frames
    self.lastScalar = lastScalar
    problem = fault.problem
    context = fault.context
    place = text.offset(of: fault.problemMark)
    opening = text.offset(of: fault.contextMark)
    isInFlow = fault.context.contains("flow") || frames.last?.isFlow == true
  }

  func diagnostic() -> Diagnostic {
    directive() ?? quote() ?? tab() ?? quoted() ?? anchoredAlias() ?? bracket() ?? structure()
      ?? other()
  }

  // MARK: - Values without quotes

  /// A line whose value needs quotes explains most faults.
  private func quote() -> Diagnostic? {
    guard !isInQuotes else { return nil }
    for offset in [place, opening] where offset == place || isNear(offset) {
      for inFlow in isInFlow ? [false, true] : [false] {
        guard let mend = QuoteMend(slipsAt: offset, in: text.bytes, inFlow: inFlow),
          let slip = mend.slip
        else { continue }
        return Diagnostic(
          .yamlQuoteIt, slip.message, at: text.span(mend.range), help: [mend.help])
      }
    }
    return nil
  }

  /// Whether the context is a value, and not a whole mapping far above.
  private func isNear(_ offset: Int) -> Bool {
    context.contains("flow") || context.hasPrefix("while scanning")
  }

  private var isInQuotes: Bool { context.contains("quoted scalar") }

  // MARK: - Tabs

  private func tab() -> Diagnostic? {
    guard problem.contains("tab character") || problem.contains("cannot start any token") else {
      return nil
    }
    var tab = lineStart(place)
    while text[tab] == 0x20 { tab += 1 }
    guard text[tab] == 0x09 else { return nil }
    return Diagnostic(
      .yamlTab, "a tab stands in the indentation", at: text.span(tab..<tab + 1),
      help: ["indent with spaces"])
  }

  // MARK: - Directives

  private func directive() -> Diagnostic? {
    let range = lineRange(from: lineStart(place))
    guard text[range.lowerBound] == UInt8(ascii: "%"), frames.isEmpty else { return nil }
    let message =
      if !text.bytes[range].starts(with: "%YAML".utf8) {
        "a line that starts with `%` is a directive, and this one is not known"
      } else if problem.contains("duplicate") {
        "the version of YAML stands twice"
      } else {
        "only YAML 1.1 and 1.2 are read"
      }
    return Diagnostic(.yamlDirective, message, at: text.span(range), help: ["remove the line"])
  }

  // MARK: - Quotes

  private func quoted() -> Diagnostic? {
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

  private func escape() -> Diagnostic {
    let isUnknown = problem.contains("unknown")
    let start = isUnknown ? place : max(place - 2, opening)
    var end = point(start + 1).upperBound
    if !isUnknown {
      let digits = text[start + 1] == UInt8(ascii: "U") ? 8 : text[start + 1] == UInt8(ascii: "u") ? 4 : 2
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

  // MARK: - Aliases

  /// `&a *b`: libyaml only finds that a key is missing.
  private func anchoredAlias() -> Diagnostic? {
    guard text[place] == UInt8(ascii: "*") else { return nil }
    var start = place
    while start > text.start, text.bytes[start - 1] == 0x20 { start -= 1 }
    let nameEnd = start
    while start > text.start, text.bytes[start - 1].isWordByte { start -= 1 }
    guard start > text.start, start < nameEnd, text.bytes[start - 1] == UInt8(ascii: "&") else {
      return nil
    }
    let name = text.bytes[start..<nameEnd]
    var end = place + 1
    while let byte = text[end], byte.isWordByte { end += 1 }
    let isItself = text.bytes[place + 1..<end].elementsEqual(name)
    return Diagnostic(
      isItself ? .yamlRecursiveAlias : .yamlAlias,
      isItself
        ? "the alias `*\(String(decoding: name, as: UTF8.self))` stands inside its own anchor"
        : "an alias cannot have an anchor of its own",
      at: text.span(place..<end), help: ["remove the anchor or the alias"])
  }

  // MARK: - Brackets

  private func bracket() -> Diagnostic? {
    guard isInFlow, let frame = frames.last(where: \.isFlow), text[frame.start] != nil else {
      return nil
    }
    let isAtEnd = place >= text.bytes.count
    guard isAtEnd || problem.hasPrefix("did not find expected ','") else { return nil }
    let isMapping = text[frame.start] == UInt8(ascii: "{")
    let (open, close) = isMapping ? ("{", "}") : ("[", "]")
    let opening = text.span(frame.start..<frame.start + 1)
    let isSameLine = lineStart(place) == lineStart(frame.start)
    if isSameLine, !isAtEnd {
      return Diagnostic(
        .yamlUnclosedBracket, "a `,` or `\(close)` is expected here",
        at: Label(text.span(point(place))), secondary: [Label(opening, "opened here")],
        help: ["put the comma or the bracket, or put the value in quotes if it is text"])
    }
    return Diagnostic(
      .yamlUnclosedBracket, "`\(open)` is not closed", at: Label(opening),
      secondary: isAtEnd
        ? [] : [Label(text.span(point(place)), "`,` or `\(close)` is expected here")],
      help: ["close it with `\(close)`, or put the value in quotes if it is text"])
  }

  // MARK: - Structure

  private func structure() -> Diagnostic? {
    switch problem {
    case "mapping values are not allowed in this context": return keyInText()
    case "could not find expected ':'":
      return Diagnostic(
        .yamlSyntax, "a key without a colon", at: text.span(lineRange(from: opening)),
        help: ["write `key: value`, or put a text over several lines under `>-`"])
    case "did not find expected key":
      return Diagnostic(
        .yamlIndentation,
        text.skipBlanks(lineStart(place)) == place
          ? "the indentation of this line fits no mapping above it"
          : "the value has ended before this",
        at: text.span(point(place)),
        help: ["give the line the indentation of the keys that it belongs to"])
    case "did not find expected '-' indicator":
      return Diagnostic(
        .yamlIndentation, "an entry of the list is expected here, with `-` in front",
        at: text.span(point(place)),
        help: ["give the line the indentation of the other entries, or of what follows the list"])
    case "did not find expected <document start>":
      return Diagnostic(
        .yamlIndentation, "the document has ended before this line",
        at: text.span(point(place)),
        help: ["give the line the indentation of the first line"])
    default: return context.contains("block scalar") ? block() : nil
    }
  }

  /// A line with a key that goes on with the text above.
  private func keyInText() -> Diagnostic {
    let key = text.skipBlanks(lineStart(place))..<min(place + 1, text.bytes.count)
    let isContinued = lastScalar.lowerBound < key.lowerBound && lastScalar.upperBound == place
    let first = text.span(lineRange(from: lastScalar.lowerBound))
    if isContinued, frames.isEmpty {
      return Diagnostic(
        .yamlSyntax, "a key without a colon", at: first, help: ["write `key: value`"])
    }
    return Diagnostic(
      .yamlIndentation, "a key cannot stand here: the line goes on with the value above it",
      at: Label(text.span(min(key.lowerBound, key.upperBound)..<key.upperBound)),
      secondary: isContinued ? [Label(first, "the value starts here")] : [],
      help: ["give the line the indentation of the mapping that it belongs to"])
  }

  private func block() -> Diagnostic? {
    guard problem.contains("indentation indicator") else { return nil }
    return Diagnostic(
      .yamlSyntax, "the indentation of a block of text is a digit from 1 to 9",
      at: text.span(point(place)), help: ["give no digit at all where the first line has text"])
  }

  private func other() -> Diagnostic {
    let words = SyntaxWords.plain[problem]
    return Diagnostic(
      .yamlSyntax, words?.message ?? "this is not YAML: \(problem)", at: text.span(point(place)),
      help: words.map { [$0.help] } ?? [])
  }

  // MARK: - Places

  /// The character at an offset.
  private func point(_ offset: Int) -> Range<Int> {
    let start = min(offset, text.bytes.count)
    guard start < text.bytes.count, !text.bytes.isBreak(at: start) else { return start..<start }
    var end = start + 1
    while let byte = text[end], byte & 0xc0 == 0x80 { end += 1 }
    return start..<end
  }

  /// The rest of a line from an offset, without blanks at its end.
  private func lineRange(from start: Int) -> Range<Int> {
    var end = text.lineEnd(start)
    while end > start, text.bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = min(offset, text.bytes.count)
    while start > text.start, !text.bytes.isBreak(at: start - 1) { start -= 1 }
    return start
  }
}
