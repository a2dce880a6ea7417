package import Values

/// The rows of a report in groups, each group in order (spec language §2).
package struct View: Sendable {
  /// Rows whose values of the group field are equal.
  package struct Group: Sendable {
    /// The text of the group in its first row; empty without grouping.
    package let name: [UInt8]
    /// Its value as its type has it; null for the ungrouped group, an empty text without
    /// grouping.
    package let value: CellValue
    /// Whether it holds the rows without a group.
    package let isUngrouped: Bool
    /// Number of all its rows.
    package let count: Int
    /// Its rows in order; the first of them only where a limit was given.
    package let rows: [UInt32]
    /// All its rows in the order of the data, where `rows` holds only the first.
    package let members: [UInt32]

    /// All its rows: in order where no limit cut them, else in the order of the data.
    package var allRows: [UInt32] { rows.count == count ? rows : members }

    /// A group; `members` may be empty where `rows` holds every row.
    package init(
      name: [UInt8], value: CellValue, isUngrouped: Bool = false, count: Int, rows: [UInt32],
      members: [UInt32] = []
    ) {
      self.name = name
      self.value = value
      self.isUngrouped = isUngrouped
      self.count = count
      self.rows = rows
      self.members = members
    }
  }

  /// The groups in the order of their first row in the data.
  package let groups: [Group]
  /// Number of rows that belong to no group.
  package let ungroupedCount: Int

  /// Groups rows and orders each group.
  ///
  /// - Parameters:
  ///   - rows: the rows in the order of the data
  ///   - group: the field that groups them; without one, all are a group named ""
  ///   - ungrouped: the name of a group for rows whose group is null; without one they belong to
  ///     none
  ///   - order: the terms of the order; rows that compare equal keep the order of the data
  ///   - limit: how many rows of each group are wanted in order; the others are only counted
  /// - Returns: the groups
  package static func make(
    rows: RowSelection, group: ColumnSource?, ungrouped: String? = nil,
    order: [OrderTerm] = [], limit: Int? = nil
  ) -> View {
    let all = rows.rows
    var sorter = GroupSorter(order: order, limit: limit)
    guard let group else {
      return View(
        groups: [sorter.group(all, name: [], value: .text([]), isUngrouped: false)],
        ungroupedCount: 0)
    }
    let index = GroupIndex(rows: all, by: group)
    var groups: [Group] = []
    var ungroupedCount = 0
    for (number, members) in index.members(of: all).enumerated() {
      guard let first = members.first else { continue }
      guard number != index.nullGroup else {
        if let ungrouped {
          groups.append(
            sorter.group(members, name: Array(ungrouped.utf8), value: .null, isUngrouped: true))
        } else {
          ungroupedCount = members.count
        }
        continue
      }
      let row = Int(first)
      groups.append(
        sorter.group(
          members, name: group.texts.text(row: row, slot: group.column.slot),
          value: group.value(at: row), isUngrouped: false))
    }
    return View(groups: groups, ungroupedCount: ungroupedCount)
  }
}

extension GroupIndex {
  /// The rows of each group in the order of the data.
  func members(of rows: [UInt32]) -> [[UInt32]] {
    var members = counts.map { count in
      var rows: [UInt32] = []
      rows.reserveCapacity(count)
      return rows
    }
    for (place, group) in groupOfRow.enumerated() { members[Int(group)].append(rows[place]) }
    return members
  }
}
