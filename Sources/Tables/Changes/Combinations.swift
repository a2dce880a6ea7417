import Values

/// The combinations of values of some fields, each with its rows; null is a value like any other.
package struct Combinations: Sendable {
  /// The rows of each combination in the order of the data; combinations stand in the order of
  /// their first row.
  package let members: [[UInt32]]

  /// The first row of each.
  package var firsts: [UInt32] { members.compactMap(\.first) }

  /// Puts the rows 0 ..< `rowCount` together by the values of the columns.
  package init(rowCount: Int, by sources: [ColumnSource]) {
    let rows = RowSelection.all(rowCount).rows
    guard let first = sources.first else {
      members = rows.isEmpty ? [] : [rows]
      return
    }
    var groups = GroupIndex(rows: rows, by: first)
    for source in sources.dropFirst() {
      groups = groups.combined(with: GroupIndex(rows: rows, by: source))
    }
    members = groups.members(of: rows)
  }
}
