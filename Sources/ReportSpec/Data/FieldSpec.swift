/// An entry of `data.fields`.
package struct FieldSpec: Sendable {
  package let name: Located<String>
  /// Nil: inferred from the values.
  package let type: Located<FieldTypeName>?
}

/// The types of spec language §4 by their names.
package enum FieldTypeName: String, Sendable, CaseIterable {
  case string, integer, decimal, number, boolean, date, time, datetime, duration
}
