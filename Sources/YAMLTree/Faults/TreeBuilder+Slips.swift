internal import Diagnostics

extension TreeBuilder {
  /// Reports an alias without a complete anchor, which may be text without quotes.
  mutating func reportAlias(
    _ code: DiagnosticCode, _ message: String, _ name: String, at span: SourceSpan
  ) {
    let advice =
      code == .yamlAlias
      ? QuoteMend(valueAt: span.range.lowerBound, in: text.bytes, inFlow: isInFlow)?.help : nil
    let suggestion =
      code == .yamlAlias ? Suggestion.best(for: name, among: anchors.keys.sorted()) : nil
    let help = suggestion.map { "did you mean `*\($0)`?" } ?? advice
    bag.add(Diagnostic(code, message, at: span, help: help.map { [$0] } ?? []))
  }

  /// Reports a mapping or list as a key, which is a template without quotes where it starts
  /// with two braces.
  mutating func reportKey(_ key: YAMLNode, _ value: YAMLNode, _ frame: CollectionFrame) {
    let start = frame.start
    let isTemplate =
      text.bytes[start...].starts(with: "{{".utf8) && key.span.range.lowerBound == start + 1
      && value.span.range.isEmpty
    let mend =
      isTemplate
      ? QuoteMend(valueAt: start, in: text.bytes, inFlow: frames.last?.isFlow == true) : nil
    if let mend, let slip = mend.slip {
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
  mutating func reportSlip(
    of key: YAMLNode?, _ value: YAMLNode, in frame: CollectionFrame
  ) -> Bool {
    guard let scalar = value.scalar, value.anchor == nil, scalar.text.isEmpty else { return false }
    let start = value.span.range.lowerBound
    switch scalar.style {
    case .folded:
      // `where: >5` is an empty block with its indentation given.
      guard let digit = text[start + 1], (0x31...0x39).contains(digit) else { return false }
      return reportQuote(valueAt: start, inFlow: frame.isFlow, .indicator(UInt8(ascii: ">")))
    case .plain where value.span.range.isEmpty:
      let place = text.skipBlanks(start)
      if place > start, isCommentSlip(at: place) {
        return reportQuote(valueAt: place, inFlow: frame.isFlow, .comment)
      }
      guard let key, frame.isFlow else { return false }
      return reportSplit(at: key, in: frame)
    default: return false
    }
  }

  /// `{when: min(a, b) < 5}`: the comma in parentheses or quotes ended the value.
  private mutating func reportSplit(at key: YAMLNode, in frame: CollectionFrame) -> Bool {
    let place = key.span.range
    guard let before = frame.entries.last?.value, let scalar = before.scalar,
      scalar.style == .plain, key.scalar?.style == .plain, !place.isEmpty,
      text[text.skipBlanks(place.upperBound)] != UInt8(ascii: ":"), hasOpenPart(scalar.text)
    else { return false }
    return reportQuote(
      valueAt: before.span.range.lowerBound, inFlow: true, .bracketInFlow)
  }

  /// Whether a parenthesis or quote is open at the end of a text.
  private func hasOpenPart(_ string: String) -> Bool {
    var depth = 0
    var quotes = 0
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""): quotes += 1
      default: break
      }
    }
    return depth > 0 || quotes % 2 == 1
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
      let mend = QuoteMend(
        valueAt: scalar.span.range.lowerBound, in: text.bytes, inFlow: isInFlow)
      var wordEnd = place
      while let byte = text[wordEnd], byte > 0x20 { wordEnd += 1 }
      let word = String(decoding: text.bytes[place..<wordEnd], as: UTF8.self)
      commentSlips.append(
        Diagnostic(
          .yamlCommentSlip, .warning,
          "`\(word)` behind a space is a comment and no part of the value",
          at: text.span(place..<wordEnd),
          help: (mend.map { [$0.help] } ?? []) + ["a comment has a space behind its `#`"]))
    }
    if notes, let meaning = OlderReading.meaning(of: scalar.text) {
      bag.add(
        Diagnostic(
          .yamlReadOtherwise, .note,
          "`\(scalar.text)` is \(scalar.kindWords) here; YAML 1.1 reads \(meaning)",
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
