package import Diagnostics

extension EvaluationFault {
  /// The fault as a diagnostic.
  /// - Parameters:
  ///   - expression: The expression that failed.
  ///   - severity: A warning where `on_error` lets the row pass.
  ///   - row: The place of the row in the data; nil where the expression is over no row.
  /// - Returns: A diagnostic at the row, or else at the part of the expression that failed.
  package func diagnostic(
    in expression: CheckedExpression, _ severity: Severity = .error, row: SourceSpan? = nil
  ) -> Diagnostic {
    let whole = expression.tree[expression.tree.root].range
    let place = expression.source.place(range ?? whole)
    guard let row else {
      return Diagnostic(.expressionFailed, severity, message, at: Label(place), help: help)
    }
    return Diagnostic(
      .expressionFailed, severity, message, at: Label(row, "at this row"),
      secondary: [Label(place, "in this expression")], help: help)
  }

  private var help: [String] {
    switch reason {
    case .divisionByZero: ["test the divisor first, as in `b == 0 ? null : a / b`"]
    case .tooCostly: ["go through shorter lists, or nest fewer macros"]
    case .tooManyBytes: ["make shorter texts"]
    default: []
    }
  }
}
