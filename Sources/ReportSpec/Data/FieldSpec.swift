/// An entry of `data.fields`.
package struct FieldSpec: Sendable {
  package let name: Located<String>
  /// Nil: inferred from the values.
  package let type: Located<FieldTypeName>?
  /// Whether templates may print the value as markup.
  package let isTrusted: Bool
  /// Nil: the field is one of the data.
  package let value: ExpressionSpec?
  /// What must hold for every row.
  package let check: ExpressionSpec?
  /// What is said where `check` does not hold.
  package let message: Located<String>?
}

/// The types of spec language §4 by their names.
package enum FieldTypeName: String, Sendable, CaseIterable {
  case string, integer, decimal, number, boolean, date, time, datetime, duration
}
