package import Diagnostics

/// The places of a scalar's text in its source, for many questions: the source is scanned once.
package struct ScalarPlaces: Sendable {
  private let span: SourceSpan
  private let map: ScalarSourceMap?

  /// The places of a scalar.
  package init(of scalar: YAMLScalar) {
    span = scalar.span
    map = ScalarSourceMap(of: scalar)
  }

  /// The place that a part of the text, in offsets of UTF-8, is written at.
  package func span(of range: Range<Int>) -> SourceSpan {
    SourceSpan(span.source, map?.sourceRange(of: range) ?? span.range)
  }
}
