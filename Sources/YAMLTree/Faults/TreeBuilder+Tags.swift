internal import Diagnostics

extension TreeBuilder {
  /// The value of a tagged scalar; nil where its tag was refused.
  mutating func check(
    _ tag: String, of string: String, _ style: YAMLScalar.Style, at span: SourceSpan
  ) -> YAMLValue? {
    if tag == "!" { return .string }
    guard let core = CoreTag(resolved: tag) else {
      reportUnknownTag(at: span, mayBeText: style == .plain)
      return nil
    }
    if let value = YAMLValue(string, tag: core) { return value }
    reportMismatch(core, string.isEmpty ? "an empty value" : string.inMessage, at: span)
    return nil
  }

  /// Whether the tag of a collection fits it.
  ///
  /// The content of a collection with an unknown tag is kept, so that it can be checked.
  mutating func check(
    _ tag: String, of kind: CollectionFrame.Kind, at span: SourceSpan
  ) -> Bool {
    if tag == "!" { return true }
    guard let core = CoreTag(resolved: tag) else {
      reportUnknownTag(at: span, mayBeText: false)
      return true
    }
    switch (core, kind) {
    case (.sequence, .sequence), (.mapping, .mapping): return true
    case (_, .sequence): reportMismatch(core, "a list", at: span)
    case (_, .mapping): reportMismatch(core, "a mapping", at: span)
    }
    return false
  }

  private mutating func reportUnknownTag(at span: SourceSpan, mayBeText: Bool) {
    let range = text.tightTag(span.range)
    let name = String(decoding: text.bytes[range], as: UTF8.self)
    let mend =
      mayBeText && takesAdvice()
      ? QuoteMend(slipsAt: range.lowerBound, in: text.bytes, inFlow: isInFlow) : nil
    bag.add(
      Diagnostic(
        .yamlUnknownTag, "the tag \(name.inMessage) is not known", at: text.span(range),
        help: [mend?.help ?? "remove the tag; the tags of the core schema are all that is known"]
      ))
  }

  private mutating func reportMismatch(_ tag: CoreTag, _ what: String, at span: SourceSpan) {
    bag.add(
      Diagnostic(
        .yamlTagMismatch, "the tag `!!\(tag.rawValue)` does not fit \(what)",
        at: text.span(text.tightTag(span.range)), help: ["remove the tag"]))
  }

  /// Whether the present node stands in braces or brackets.
  var isInFlow: Bool { frames.last?.isFlow == true }
}

extension SourceText {
  /// The tag alone in a range that may have an anchor and blanks too.
  func tightTag(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    if self[start] == UInt8(ascii: "&") {
      start = min(skipProperties(start, count: 1, to: range.upperBound), range.upperBound)
    }
    var end = start
    while end < range.upperBound, let byte = self[end], byte > 0x20 { end += 1 }
    return start..<end
  }
}
