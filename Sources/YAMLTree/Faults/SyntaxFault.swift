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
  let frames: [CollectionFrame]
  /// Where the last scalar before the fault stands.
  let lastScalar: Range<Int>

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

  func diagnostic(_ limits: YAMLLimits) -> Diagnostic {
    // libyaml gives no words when it gets no memory.
    if problem.isEmpty {
      return LimitFault.memory.diagnostic(limits, at: text.span(place..<place))
    }
    return words()
  }

  private func words() -> Diagnostic {
    directive() ?? longQuote() ?? quote() ?? tab() ?? quoted() ?? anchoredAlias() ?? bracket()
      ?? structure() ?? other()
  }

  // MARK: - Values without quotes

  /// A line whose value needs quotes explains most faults.
  private func quote() -> Diagnostic? {
    guard !isInQuotes else { return nil }
    for offset in [place, opening] where offset == place || isNear {
      for inFlow in isInFlow ? [true, false] : [false] {
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
  private var isNear: Bool {
    context.contains("flow") || context.hasPrefix("while scanning")
  }

  var isInQuotes: Bool { context.contains("quoted scalar") }

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
    guard text[range.lowerBound] == UInt8(ascii: "%"),
      frames.isEmpty || context.contains("directive")
    else { return nil }
    let message =
      if !text.bytes[range].starts(with: "%YAML".utf8) {
        "a line that starts with `%` is a directive, and this one is not known"
      } else if problem.contains("duplicate") {
        "the version of YAML stands twice"
      } else {
        "only YAML 1.1 and 1.2 are read"
      }
    return Diagnostic(
      .yamlDirective, message, at: text.span(range),
      help: [frames.isEmpty ? "remove the line" : "indent the line if it is text"])
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
        ? "the alias \(("*" + String(decoding: name, as: UTF8.self)).inMessage)"
          + " stands inside its own anchor"
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

  private func other() -> Diagnostic {
    let words = SyntaxWords.plain[problem]
    return Diagnostic(
      .yamlSyntax, words?.message ?? "this is not YAML: \(problem)", at: text.span(point(place)),
      help: words.map { [$0.help] } ?? [])
  }

  // MARK: - Places

  /// The character at an offset.
  func point(_ offset: Int) -> Range<Int> {
    let start = min(offset, text.bytes.count)
    guard start < text.bytes.count, !text.bytes.isBreak(at: start) else { return start..<start }
    var end = start + 1
    while let byte = text[end], byte & 0xc0 == 0x80 { end += 1 }
    return start..<end
  }

  /// The rest of a line from an offset, without blanks at its end.
  func lineRange(from start: Int) -> Range<Int> {
    var end = text.lineEnd(start)
    while end > start, text.bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  func lineStart(_ offset: Int) -> Int {
    var start = min(offset, text.bytes.count)
    while start > text.start, !text.bytes.isBreak(at: start - 1) { start -= 1 }
    return start
  }
}
