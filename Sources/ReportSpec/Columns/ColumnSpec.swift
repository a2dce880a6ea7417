package import Diagnostics

/// An entry of `columns` (spec language §7).
package struct ColumnSpec: Sendable {
  package let span: SourceSpan
  package let source: ColumnSourceSpec
  /// The name in summaries and templates.
  ///
  /// Where the spec gives none it is the field, and for an expression its title or its text.
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
  package let summary: SummaryValueSpec?
  /// How single cells look, in the order of the file.
  package let styles: [StyleSpec]

  /// The field that the column shows; nil for an expression.
  package var field: Located<String>? {
    if case .field(let field) = source { field } else { nil }
  }

  /// The words of the column's head.
  package var heading: Located<String> { title ?? field ?? id }
}

/// Where a column has its values from.
package enum ColumnSourceSpec: Sendable {
  case field(Located<String>)
  case value(ExpressionSpec)
}

/// An entry of `styles`.
package struct StyleSpec: Sendable {
  package let span: SourceSpan
  package let when: ExpressionSpec
  /// One or more names of CSS classes.
  package let className: Located<String>?
  package let isBold: Bool
  package let color: Located<ColorSpec>?
}

/// The key `align`.
package enum ColumnAlignment: String, Sendable, CaseIterable {
  case start, center, end
}

/// The kinds of output, as `hidden_in` names them.
package enum OutputKind: String, Sendable, CaseIterable {
  case text, html, markdown, csv, json
}
