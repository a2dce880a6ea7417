package import Diagnostics

/// The key `view.aggregate`: one row for every combination of some fields (spec language §4).
///
/// From there on only these fields exist.
package struct AggregateSpec: Sendable {
  package let span: SourceSpan
  /// Fields whose values make the combinations; never empty.
  package let by: [Located<String>]
  package let fields: [AggregateFieldSpec]
  /// Whether fields may be missing because of a fault.
  var hasFaults = false

  /// The names of the fields that exist afterwards.
  package var names: [Located<String>] { by + fields.map(\.name) }
}

/// A field that `view.aggregate` makes.
package struct AggregateFieldSpec: Sendable {
  /// What is made of the rows of a combination.
  package enum Kind: Sendable {
    /// Their number.
    case count
    case function(Located<SummaryFunction>, field: Located<String>)
    case value(ExpressionSpec)
  }

  package let name: Located<String>
  package let kind: Kind
}
