/// One operation on a view, with the index that was valid when it happened.
///
/// A row that moves is deleted and then inserted with the same key.
public enum LogEntry: Hashable, Sendable {
  /// A row was inserted before the row that stood at `index`.
  case insert(key: RowKey, group: GroupName, index: Int)
  /// The row at `index` was deleted.
  case delete(key: RowKey?, group: GroupName, index: Int)
  /// The row at `index` kept its place and changed; searches give no key.
  case update(key: RowKey?, group: GroupName, index: Int, flags: ChangeFlags)
  /// A group came to be.
  case insertGroup(GroupName)
  /// A group that had lost its rows ceased to be.
  case deleteGroup(GroupName)
  /// All rows of a group were removed at once, without a delete for each.
  case resetGroup(GroupName)

  /// The group that the operation was about.
  public var group: GroupName {
    switch self {
    case .insert(_, let group, _), .delete(_, let group, _), .update(_, let group, _, _),
      .insertGroup(let group), .deleteGroup(let group), .resetGroup(let group):
      return group
    }
  }
}
