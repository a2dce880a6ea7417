package import Diagnostics
package import Templating

/// A Mustache text of the spec or of a file in its folder of templates (spec language §6).
package struct TemplateSpec: Sendable {
  /// The text as the author wrote it, without its quotes.
  package let text: String
  package let span: SourceSpan
  /// Nil where a fault in the text was reported.
  package let parsed: ParsedTemplate?
  /// The text with its names resolved in the scope of its place.
  ///
  /// Nil where a fault was reported, and for texts that see the fields of a row: those are resolved
  /// by whoever knows the fields, in `ReportSpec.resolve(_:fields:cell:into:)`.
  package internal(set) var template: Template?

  init(text: String, span: SourceSpan, parsed: ParsedTemplate?) {
    self.text = text
    self.span = span
    self.parsed = parsed
  }

  /// Whether a name stands in the text.
  func mentions(_ name: String) -> Bool {
    parsed?.writtenNames.contains { $0.hasSameBytes(as: name) } ?? false
  }
}
