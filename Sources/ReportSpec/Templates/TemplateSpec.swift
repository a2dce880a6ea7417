package import Diagnostics
package import Templating
package import YAMLTree

/// A Mustache text of the spec (spec language §6).
package struct TemplateSpec: Sendable {
  package let scalar: YAMLScalar
  /// Nil where a fault in the text was reported.
  package let parsed: ParsedTemplate?
  /// The text with its names resolved in the scope of its place.
  ///
  /// Nil where a fault was reported, and for texts that see the fields of a row: those are resolved
  /// by whoever knows the fields, in `ReportSpec.rowScope(fields:)`.
  package internal(set) var template: Template?

  /// The text as the author wrote it, without its quotes.
  package var text: String { scalar.text }
  package var span: SourceSpan { scalar.span }
}
