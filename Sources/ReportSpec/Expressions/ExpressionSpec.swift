package import Diagnostics
package import Expressions
package import YAMLTree

/// An expression of the spec (spec language §5), read but not yet checked against any fields.
package struct ExpressionSpec: Sendable {
  package let scalar: YAMLScalar
  /// Nil where a fault in the text was reported.
  package let parsed: ParsedExpression?

  /// The text as the author wrote it, without its quotes.
  package var text: String { scalar.text }
  package var span: SourceSpan { scalar.span }
}

/// A key that takes `true`, `false` or an expression.
package enum ConditionSpec: Sendable {
  case constant(Bool)
  case expression(ExpressionSpec)

  /// Whether the condition is the constant `true`.
  package var isAlways: Bool {
    if case .constant(true) = self { true } else { false }
  }

  /// The expression; nil for a constant.
  package var expression: ExpressionSpec? {
    if case .expression(let expression) = self { expression } else { nil }
  }
}
