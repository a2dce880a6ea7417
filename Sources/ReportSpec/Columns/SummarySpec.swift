/// An entry of a `summary`: what is made of one column's or field's values.
package struct SummaryTermSpec: Sendable {
  /// The column's id where the name is one, or is a column's field; else the field.
  package let id: String
  /// The key as it is written.
  package let name: Located<String>
  package let value: SummaryValueSpec

  /// The word; nil for an expression and for `false`.
  package var function: Located<SummaryFunction>? { value.function }

  /// The expression of `{value: EXPR}`.
  package var expression: ExpressionSpec? { value.expression }

  /// Whether the term switches off what is inherited for its column.
  package var isOff: Bool {
    if case .off = value { true } else { false }
  }
}

/// What a summary is made by.
package enum SummaryValueSpec: Sendable {
  case function(Located<SummaryFunction>)
  case expression(ExpressionSpec)
  /// `false`
  case off

  /// The word; nil for an expression and for `false`.
  package var function: Located<SummaryFunction>? {
    if case .function(let function) = self { function } else { nil }
  }

  /// The expression of `{value: EXPR}`.
  package var expression: ExpressionSpec? {
    if case .expression(let expression) = self { expression } else { nil }
  }
}

/// The words of `summary`.
package enum SummaryFunction: String, Sendable, CaseIterable {
  case sum, mean, min, max, count
  case countDistinct = "count_distinct"
  case median, first, last

  /// Whether the result is the value of one of the rows as it is.
  var givesValueOfRow: Bool {
    switch self {
    case .first, .last, .min, .max: true
    case .sum, .mean, .count, .countDistinct, .median: false
    }
  }
}
