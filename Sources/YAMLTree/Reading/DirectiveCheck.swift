internal import Diagnostics

/// Directives before a document (YAML 1.2 §6.8).
enum DirectiveCheck {
  /// A `%TAG` line before the first document.
  ///
  /// It is looked for before the parser runs, which takes quadratic time for many of them.
  static func tagDirective(before start: Int, in text: SourceText) -> Diagnostic? {
    var offset = text.skipTrivia(start)
    while text[offset] == UInt8(ascii: "%") {
      let end = text.lineEnd(offset)
      if text.bytes[offset..<end].starts(with: "%TAG".utf8) {
        return diagnostic(at: offset..<end, in: text)
      }
      offset = text.skipTrivia(end)
    }
    return nil
  }

  static func diagnostic(at range: Range<Int>, in text: SourceText) -> Diagnostic {
    Diagnostic(
      .yamlDirective, "`%TAG` has no use here: a spec has no tags of its own",
      at: text.span(range), help: ["remove the line"])
  }
}
