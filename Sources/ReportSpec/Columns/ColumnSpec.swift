package import Diagnostics

/// An entry of `columns` (spec language §7).
package struct ColumnSpec: Sendable {
  package let span: SourceSpan
  package let field: Located<String>
  /// The name in summaries and templates; the field where the spec gives none.
  package let id: Located<String>
  /// The head's plain text; nil: the field's name.
  package let title: Located<String>?
  package internal(set) var format: FormatSpec?
  package let alignment: ColumnAlignment?
  /// In characters, at least 1.
  package let width: Located<Int>?
  /// In characters, at least 1.
  package let minWidth: Located<Int>?
  /// At least 0; 0: no limit.
  package let maxLines: Located<Int>?
  package let wraps: Bool?
  /// The head above this and the neighbouring columns of the same words (`span`).
  package let spanner: Located<String>?
  package let hiddenIn: [OutputKind]
  package let nullText: Located<String>?
  /// Holds for every section and the report.
  package let summary: Located<SummaryFunction>?
}

/// The key `align`.
package enum ColumnAlignment: String, Sendable, CaseIterable {
  case start, center, end
}

/// The kinds of output, as `hidden_in` names them.
package enum OutputKind: String, Sendable, CaseIterable {
  case text, html, markdown, csv, json
}
