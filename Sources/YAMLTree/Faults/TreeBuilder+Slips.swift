internal import Diagnostics

extension TreeBuilder {
  /// Reports an alias without a complete anchor, which may be text without quotes.
  mutating func reportAlias(
    _ code: DiagnosticCode, _ message: String, _ name: String, at span: SourceSpan
  ) {
    var help: String?
    if code == .yamlAlias, takesAdvice() {
      // Among many names one is near any word by chance.
      let names = anchors.count <= 200 ? anchors.keys.sorted() : []
      help =
        Suggestion.best(for: name, among: names).map { "did you mean `*\($0)`?" }
        ?? QuoteMend(valueAt: span.range.lowerBound, in: text.bytes, inFlow: isInFlow)?.help
    }
    bag.add(Diagnostic(code, message, at: span, help: help.map { [$0] } ?? []))
  }

  /// Reports a mapping or list as a key, which is a template without quotes where it starts
  /// with two braces.
  mutating func reportKey(
    _ key: YAMLNode, _ value: YAMLNode, in frame: inout CollectionFrame
  ) {
    let start = frame.start
    let isTemplate =
      text.bytes[start...].starts(with: "{{".utf8) && key.span.range.lowerBound == start + 1
      && value.span.range.isEmpty
    let mend =
      isTemplate
      ? QuoteMend(valueAt: start, in: text.bytes, inFlow: frames.last?.isFlow == true) : nil
    if let mend, let slip = mend.slip {
      frame.isFaulty = true
      bag.add(
        Diagnostic(.yamlQuoteIt, slip.message, at: text.span(mend.range), help: [mend.help]))
    } else {
      bag.add(
        Diagnostic(
          .yamlKey, "\(key.kindWords) cannot be a key: keys are names", at: key.span,
          help: ["put the key in quotes if it is text"]))
    }
  }

  /// Reports a value that YAML reads without complaint as something that nobody means.
  /// - Returns: Whether it did.
  mutating func reportSlip(of value: YAMLNode, in frame: CollectionFrame) -> Bool {
    guard let scalar = value.scalar, value.anchor == nil, scalar.text.isEmpty else { return false }
    let start = value.span.range.lowerBound
    switch scalar.style {
    case .folded:
      // `where: >5` is an empty block with its indentation given.
      guard let digit = text[start + 1], (0x31...0x39).contains(digit) else { return false }
      return reportQuote(valueAt: start, inFlow: frame.isFlow, .indicator(UInt8(ascii: ">")))
    case .plain where value.span.range.isEmpty:
      let place = text.skipBlanks(start)
      guard place > start, isCommentSlip(at: place) else { return false }
      return reportQuote(valueAt: place, inFlow: frame.isFlow, .comment)
    default: return false
    }
  }

  /// Whether an entry in braces is a word without a colon, which may be part of a value.
  func isPart(_ key: YAMLNode, _ value: YAMLNode) -> Bool {
    let place = key.span.range
    return key.scalar?.style == .plain && !place.isEmpty && value.isNull
      && value.span.range == place.upperBound..<place.upperBound
      && text[text.skipBlanks(place.upperBound)] != UInt8(ascii: ":")
  }

  /// Reports `{when: min(a, b) < 5}`: a comma in parentheses or quotes ended the last value.
  /// - Returns: Whether it did.
  mutating func reportSplit(in frame: CollectionFrame) -> Bool {
    guard frame.isFlow, let value = frame.entries.last?.value, isOpen(value) else { return false }
    return reportQuote(valueAt: value.span.range.lowerBound, inFlow: true, .bracketInFlow)
  }

  /// Reports `[min(a, b)]`, where `part` is the last item that a comma made.
  /// - Returns: The number of the first such item.
  mutating func reportSplit(at part: YAMLNode, in frame: CollectionFrame) -> Int? {
    guard frame.isFlow, let scalar = part.scalar, scalar.style == .plain, part.anchor == nil,
      OpenParts(of: scalar.text).isClosing
    else { return nil }
    // No call that somebody writes has more arguments.
    for place in frame.items.indices.suffix(20).reversed() {
      let item = frame.items[place]
      guard item.scalar?.style == .plain, item.anchor == nil else { return nil }
      if isOpen(item) {
        let start = item.span.range.lowerBound
        return reportQuote(valueAt: start, inFlow: true, .bracketInFlow) ? place : nil
      }
    }
    return nil
  }

  private func isOpen(_ node: YAMLNode) -> Bool {
    guard let scalar = node.scalar, node.anchor == nil, scalar.style == .plain else { return false }
    return OpenParts(of: scalar.text).isOpen
  }

  private mutating func reportQuote(valueAt offset: Int, inFlow: Bool, _ slip: Slip) -> Bool {
    guard let mend = QuoteMend(valueAt: offset, in: text.bytes, inFlow: inFlow)
    else { return false }
    bag.add(Diagnostic(.yamlQuoteIt, slip.message, at: text.span(mend.range), help: [mend.help]))
    return true
  }

  /// Remarks on a plain scalar that YAML 1.2 reads, but perhaps not as it was meant.
  mutating func remark(on scalar: YAMLScalar) {
    guard !scalar.span.range.isEmpty else { return }
    let end = scalar.span.range.upperBound
    let place = text.skipBlanks(end)
    if place > end, isCommentSlip(at: place) {
      let mend =
        takesAdvice()
        ? QuoteMend(valueAt: scalar.span.range.lowerBound, in: text.bytes, inFlow: isInFlow) : nil
      var wordEnd = place
      while let byte = text[wordEnd], byte > 0x20 { wordEnd += 1 }
      let word = String(decoding: text.bytes[place..<wordEnd], as: UTF8.self)
      commentSlips.append(
        Diagnostic(
          .yamlCommentSlip, .warning,
          "\(word.inMessage) behind a space is a comment and no part of the value",
          at: text.span(place..<wordEnd),
          help: (mend.map { [$0.help] } ?? []) + ["a comment has a space behind its `#`"]))
    }
    if notes, let meaning = OlderReading.meaning(of: scalar.text) {
      bag.add(
        Diagnostic(
          .yamlReadOtherwise, .note,
          "\(scalar.text.inMessage) is \(scalar.kindWords) here; YAML 1.1 reads \(meaning)",
          at: scalar.span))
    }
  }

  /// A `#` that starts a comment although no space follows it.
  private func isCommentSlip(at offset: Int) -> Bool {
    guard text[offset] == UInt8(ascii: "#"), let next = text[offset + 1] else { return false }
    return next > 0x20 && next != UInt8(ascii: "#")
  }
}

extension YAMLScalar {
  fileprivate var kindWords: String { YAMLNode(span: span, content: .scalar(self)).kindWords }
}
