package import Diagnostics

/// An entry of `view.order`: `name`, `-name` or `{field, descending, collate}`.
package struct OrderTermSpec: Sendable {
  package let span: SourceSpan
  package let field: Located<String>
  package let isDescending: Bool
  package let collation: CollationSpec
}

/// How two texts are compared (spec language §2).
package enum CollationSpec: String, Sendable, CaseIterable {
  /// By UTF-8 bytes, the default.
  case bytes
  /// By the rules of the report's locale.
  case locale
  /// Runs of digits by their value.
  case natural
}
