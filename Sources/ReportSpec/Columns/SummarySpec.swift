/// An entry of a `summary`: what is made of one column's or field's values.
package struct SummaryTermSpec: Sendable {
  /// The column's id where the name is one, or is a column's field; else the field.
  package let id: String
  /// The key as it is written.
  package let name: Located<String>
  /// Nil: `false`, which switches off what is inherited for this column.
  package let function: Located<SummaryFunction>?
}

/// The words of `summary`.
package enum SummaryFunction: String, Sendable, CaseIterable {
  case sum, mean, min, max, count
  case countDistinct = "count_distinct"
  case median, first, last
}
