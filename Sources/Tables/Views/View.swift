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
    let joined = JoinedGroups(index, all, group, ungrouped)
    for (number, members) in joined.members.enumerated() {
      guard let first = joined.named[number] ?? members.first else { continue }
      guard number != joined.nullGroup else {
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

/// The rows of each group, with those without a value in the group whose name they were given:
/// equal names are one group.
private struct JoinedGroups {
  private(set) var members: [[UInt32]]
  /// The group of the rows without a value, unless they joined another.
  private(set) var nullGroup: Int?
  /// The row that names a group where that is not its first.
  private(set) var named: [Int: UInt32] = [:]

  init(_ index: GroupIndex, _ rows: [UInt32], _ group: ColumnSource, _ ungrouped: String?) {
    members = index.members(of: rows)
    nullGroup = index.nullGroup
    guard let ungrouped, let absent = index.nullGroup, members.indices.contains(absent) else {
      return
    }
    let twin = members.indices.first { number in
      guard number != absent, let row = members[number].first else { return false }
      return group.texts.text(row: Int(row), slot: group.column.slot)
        .elementsEqual(ungrouped.utf8)
    }
    guard let twin, let row = members[twin].first else { return }
    let first = min(twin, absent)
    let merged = (members[twin] + members[absent]).sorted()
    members[twin] = []
    members[absent] = []
    members[first] = merged
    named[first] = row
    nullGroup = nil
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
