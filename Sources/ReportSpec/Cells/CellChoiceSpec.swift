package import Diagnostics

/// Which named cell draws a row: `cell` or `cells`.
package struct CellChoiceSpec: Sendable {
  /// How the cell of a row is found.
  package enum Kind: Sendable {
    /// The first rule whose condition holds; the last one has no condition.
    case rules([CellRuleSpec])
    /// The cell that the value of a field names; another value and null take the default.
    case field(Located<String>, default: Located<String>)
  }

  package let span: SourceSpan
  package let kind: Kind

  init(span: SourceSpan, kind: Kind) {
    self.span = span
    self.kind = kind
  }

  /// One cell for every row.
  init(_ cell: Located<String>) {
    self.init(
      span: cell.span, kind: .rules([CellRuleSpec(span: cell.span, when: nil, cell: cell)]))
  }

  /// The cells that are named, in the order of the file.
  package var cells: [Located<String>] {
    switch kind {
    case .rules(let rules): rules.map(\.cell)
    case .field(_, let cell): [cell]
    }
  }

  /// The cell of rows for which nothing else is chosen; nil where a fault was reported.
  package var fallback: Located<String>? { cells.last }

  /// Whether a field of the data names the cells.
  package var isByField: Bool {
    if case .field = kind { true } else { false }
  }
}

/// A rule of `cells`.
package struct CellRuleSpec: Sendable {
  package let span: SourceSpan
  /// Nil: for every row that is left.
  package let when: ExpressionSpec?
  package let cell: Located<String>
}
