package import Diagnostics

/// A scalar: its text, how it is written and what YAML 1.2 takes it for.
package struct YAMLScalar: Sendable {
  /// How a scalar is written.
  package enum Style: Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  /// The text after folding and unescaping.
  package let text: String
  package let style: Style
  package let value: YAMLValue
  /// Where the text is written, quotes or the header of a block included.
  package let span: SourceSpan

  /// The part of the source that a part of the text is written as.
  ///
  /// The source is scanned again for each call. A space that stands for a line break is as long
  /// as the break with the blanks around it, an escape as long as its sequence; an empty range
  /// gives a point.
  /// - Parameter range: Offsets of `text` in UTF-8.
  /// - Returns: Offsets of the source in UTF-8.
  package func sourceRange(of range: Range<Int>) -> Range<Int> {
    ScalarSourceMap(of: self)?.sourceRange(of: range) ?? span.range
  }

  /// The place that a part of the text is written at.
  package func sourceSpan(of range: Range<Int>) -> SourceSpan {
    SourceSpan(span.source, sourceRange(of: range))
  }
}
