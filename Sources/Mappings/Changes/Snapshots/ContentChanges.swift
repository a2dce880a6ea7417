/// Which rows changed their content between two snapshots.
enum ContentChanges {
  case keys(Set<RowKey>)
  case flags((_ key: RowKey, _ old: GroupIndex, _ new: GroupIndex) -> ChangeFlags)

  /// The flags of one row that is in both snapshots.
  @inline(__always)
  func flags(_ key: RowKey, _ old: ShownRows, _ oldIndex: Int, _ new: ShownRows, _ newIndex: Int)
    -> ChangeFlags
  {
    switch self {
    case .keys(let keys):
      return !keys.isEmpty && keys.contains(key) ? .object : []
    case .flags(let ask):
      return ask(
        key, GroupIndex(group: old.group, index: oldIndex),
        GroupIndex(group: new.group, index: newIndex))
    }
  }
}
