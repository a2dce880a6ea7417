package import Diagnostics

/// A row that comes from the spec and not from the data: in `rows`, `before`, `after`, `no_content`,
/// `all_hidden`.
package struct FixedRowSpec: Sendable {
  package let span: SourceSpan
  /// A named or built-in cell.
  package let cell: Located<String>?
  /// A ready-made text, which wins over the cell's own.
  package internal(set) var text: TemplateSpec?
  package let key: Located<String>?
  /// Nil: the row is drawn.
  package let isHidden: ConditionSpec?
}
