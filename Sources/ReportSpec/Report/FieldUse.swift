package import Diagnostics

/// A name in the spec that must be a field of the data, with its place.
///
/// The spec is decoded without data, so whoever has the fields checks these names.
package struct FieldUse: Sendable {
  /// What the field is named for.
  package enum Purpose: Sendable {
    case key, group, order, column, summary, declaration
    /// A name in a cell's text that is none of the row's, section's or report's own names.
    case cellText
    /// The same in a link.
    case link
  }

  package let name: String
  package let span: SourceSpan
  package let purpose: Purpose
}
