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
    /// The field whose values name cells.
    case cellChoice
    /// A field of `view.aggregate`.
    case aggregate
    /// A name in an expression that sees the rows as they were read: `check`, `where`, a computed
    /// field, a field of `view.aggregate`.
    case dataExpression
    /// A name in another expression.
    case expression
  }

  package let name: String
  package let span: SourceSpan
  package let purpose: Purpose
  /// The partials that led to the place.
  package var chain: [Label] = []
}
