package import Diagnostics

/// The text of an expression and the way from it to the source that it stands in.
package struct ExpressionSource: Sendable {
  /// UTF-8.
  package let bytes: [UInt8]
  /// The span of a source for a range of `bytes`.
  package let place: @Sendable (Range<Int>) -> SourceSpan

  package init(bytes: [UInt8], place: @escaping @Sendable (Range<Int>) -> SourceSpan) {
    self.bytes = bytes
    self.place = place
  }

  /// An expression that is a source of its own.
  package init(_ text: String, name: String = "expression") {
    let source = SourceFile(name: name, bytes: Array(text.utf8))
    self.init(bytes: Array(text.utf8)) { SourceSpan(source, $0) }
  }

  /// A part of the expression, cut where it is long.
  func text(_ range: Range<Int>) -> String {
    let longest = 60
    let text = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    return text.unicodeScalars.count <= longest
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…"
  }
}
