/// The key `view`: in which groups and in which order the rows come.
package struct ViewSpec: Sendable {
  /// The field whose value names a row's group; nil: all rows are one group named "".
  package let group: Located<String>?
  /// The group of rows whose group is null; nil: they are not shown.
  package let ungrouped: Located<String>?
  package let order: [OrderTermSpec]

  /// A spec without the key.
  static let absent = ViewSpec(group: nil, ungrouped: nil, order: [])
}
