/// Changes the rows of a view and writes the log of it.
///
/// For programs whose store writes no log of its own. Rows can be changed at known places, or put
/// by key where an order wants them. What the log says and when follows one set of rules: a group
/// comes just before its first row; a group that is empty at the end goes then, so that one
/// that was only refilled neither goes nor comes; a reset group is gone at once.
public struct ViewTransaction: Sendable {
  /// The operations so far.
  public private(set) var entries: [LogEntry] = []
  private var names: [GroupName]
  private var lists: [GroupName: [RowKey]] = [:]
  /// The group of each key; of a key in several groups, the last one.
  private var homes: [RowKey: GroupName] = [:]

  /// Starts from the rows of a snapshot; groups without rows do not exist.
  public init(_ snapshot: ViewSnapshot) {
    names = snapshot.groups.filter { !$0.keys.isEmpty }.map(\.name)
    for group in snapshot.groups where !group.keys.isEmpty {
      lists[group.name] = group.keys
      for key in group.keys { homes[key] = group.name }
    }
  }

  /// The rows as they stand now.
  public func keys(ofGroup group: GroupName) -> [RowKey] { lists[group] ?? [] }

  /// Ends the transaction.
  ///
  /// - Parameter snapshot: The number of the state of the data that is reached.
  /// - Returns: The log, and the rows after it.
  public func committed(snapshot: UInt64) -> (commit: Commit, rows: ViewSnapshot) {
    let gone = names.filter { lists[$0]?.isEmpty ?? false }
    let commit = Commit(snapshot: snapshot, entries: entries + gone.map { .deleteGroup($0) })
    let left = names.compactMap { name in
      lists[name].flatMap { $0.isEmpty ? nil : GroupRows(name: name, keys: $0) }
    }
    return (commit, ViewSnapshot(distinct: left))
  }

  // MARK: At known places

  /// Inserts a row before the row at `index`.
  ///
  /// - Throws: ``MappingsError/impossibleLog(_:)`` for an index above the number of rows.
  public mutating func insert(
    _ key: RowKey, intoGroup group: GroupName, at index: Int
  ) throws(MappingsError) {
    try check(index, in: group, highest: keys(ofGroup: group).count)
    if lists[group] == nil {
      lists[group] = []
      names.append(group)
      entries.append(.insertGroup(group))
    }
    lists[group]?.insert(key, at: index)
    homes[key] = group
    entries.append(.insert(key: key, group: group, index: index))
  }

  /// Deletes the row at `index`.
  ///
  /// - Throws: ``MappingsError/impossibleLog(_:)`` for an index outside of the group.
  public mutating func delete(
    at index: Int, fromGroup group: GroupName
  ) throws(MappingsError) {
    try check(index, in: group, highest: keys(ofGroup: group).count &- 1)
    guard let key = lists[group]?.remove(at: index) else { return }
    if homes[key] == group { homes[key] = nil }
    entries.append(.delete(key: key, group: group, index: index))
  }

  /// Notes that the row at `index` changed where it stands.
  ///
  /// - Throws: ``MappingsError/impossibleLog(_:)`` for an index outside of the group.
  public mutating func update(
    at index: Int, inGroup group: GroupName, flags: ChangeFlags
  ) throws(MappingsError) {
    let keys = keys(ofGroup: group)
    try check(index, in: group, highest: keys.count &- 1)
    // Searches know that their excerpt changed, not of which row.
    let key = flags == .snippet ? nil : keys[index]
    entries.append(.update(key: key, group: group, index: index, flags: flags))
  }

  /// Removes all rows of a group at once.
  public mutating func resetGroup(_ group: GroupName) {
    guard let keys = lists.removeValue(forKey: group) else { return }
    for key in keys where homes[key] == group { homes[key] = nil }
    names.removeAll { $0 == group }
    entries.append(.resetGroup(group))
  }

  private func check(
    _ index: Int, in group: GroupName, highest: Int
  ) throws(MappingsError) {
    guard index >= 0, index <= highest else {
      throw .impossibleLog(
        "index \(index) in group `\(group)`; the highest valid one is \(highest)")
    }
  }

  // MARK: By key

  /// Puts a row where an order wants it: a new row, or one that changed.
  ///
  /// A row that is still in order between its neighbours is updated in place; else it is deleted
  /// and inserted. Among equal rows it comes last. A row that stands already is found by walking
  /// its group.
  ///
  /// - Parameters:
  ///   - key: The key of the row.
  ///   - group: The group that the row belongs to now.
  ///   - flags: What about the row changed.
  ///   - isBefore: Whether the first row belongs before the second.
  public mutating func put(
    _ key: RowKey, inGroup group: GroupName, flags: ChangeFlags,
    by isBefore: (RowKey, RowKey) -> Bool
  ) {
    if let home = homes[key], let index = lists[home]?.firstIndex(of: key) {
      let rows = keys(ofGroup: home)
      let isAfterPrevious = index == 0 || !isBefore(key, rows[index &- 1])
      let isBeforeNext = index &+ 1 == rows.count || !isBefore(rows[index &+ 1], key)
      if home == group, isAfterPrevious, isBeforeNext {
        entries.append(.update(key: key, group: group, index: index, flags: flags))
        return
      }
      try? delete(at: index, fromGroup: home)
    }
    let rows = keys(ofGroup: group)
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low &+ high) / 2
      if isBefore(key, rows[middle]) { high = middle } else { low = middle &+ 1 }
    }
    try? insert(key, intoGroup: group, at: low)
  }

  /// Removes a row; nothing happens to a key that is not there.
  public mutating func remove(_ key: RowKey) {
    guard let home = homes[key], let index = lists[home]?.firstIndex(of: key) else { return }
    try? delete(at: index, fromGroup: home)
  }
}
