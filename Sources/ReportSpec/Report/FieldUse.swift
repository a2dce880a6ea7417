package import Diagnostics

/// A name in the spec that must be a field of the data, with its place.
///
/// The spec is decoded without data, so whoever has the fields checks these names.
package struct FieldUse: Sendable {
  /// What the field is named for.
  package enum Purpose: Sendable {
    case key, group, order, column, summary, declaration
    /// A name in the text of a cell that draws rows.
    case cellText
    /// A name in the address of a link.
    case link
  }

  package let name: String
  package let span: SourceSpan
  package let purpose: Purpose
}
