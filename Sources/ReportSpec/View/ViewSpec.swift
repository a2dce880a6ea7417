/// The key `view`: in which groups and in which order the rows come.
package struct ViewSpec: Sendable {
  /// Which rows there are; nil: all.
  package let `where`: ExpressionSpec?
  /// The rows that stand for those of the data; nil: the rows themselves.
  package let aggregate: AggregateSpec?
  /// The field whose value names a row's group; nil: all rows are one group named "".
  package let group: Located<String>?
  /// The group of rows whose group is null; nil: they are not shown.
  package let ungrouped: Located<String>?
  package let order: [OrderTermSpec]

  /// A spec without the key.
  static let absent = ViewSpec(
    where: nil, aggregate: nil, group: nil, ungrouped: nil, order: [])
}
