extension Mappings {
  /// Takes the counts of a snapshot, as ``update(groups:snapshot:)`` does.
  ///
  /// - Parameters:
  ///   - rows: All rows of the view.
  ///   - snapshot: The number of the state of the data; without one, the last number plus 1.
  public mutating func update(with rows: ViewSnapshot, snapshot: UInt64? = nil) {
    // The groups of a snapshot are all different and their counts are never negative.
    try? update(groups: rows.counts, snapshot: snapshot)
  }

  /// Brings the mappings from one snapshot to the next and tells what changed.
  ///
  /// A log is derived from the two: in each group, rows that went or moved are deleted from the
  /// last to the first, then rows that came or moved are inserted from the first to the last.
  /// Flexible windows move by it, fixed windows stay. The mappings are left as they were if an
  /// error is thrown.
  ///
  /// - Parameters:
  ///   - old: The rows that the mappings were last updated for.
  ///   - new: The rows now.
  ///   - changed: The keys of the rows whose content changed.
  ///   - snapshot: The number of the state of the data; without one, the last number plus 1.
  /// - Returns: The changes.
  /// - Throws: ``MappingsError/neverUpdated``, or ``MappingsError/rowsDiffer(group:counted:rows:)``
  ///   for another old snapshot than the mappings were updated for.
  public mutating func update(
    from old: ViewSnapshot, to new: ViewSnapshot, changed: Set<RowKey>, snapshot: UInt64? = nil
  ) throws(MappingsError) -> ChangeSet {
    let next = try following(old, new, snapshot)
    let changes = try ChangeSet.between(self, old, next, new, changed: changed)
    self = next
    return changes
  }

  /// Brings the mappings from one snapshot to the next, asking for the content of each row.
  ///
  /// As ``update(from:to:changed:snapshot:)``.
  ///
  /// - Parameters:
  ///   - old: The rows that the mappings were last updated for.
  ///   - new: The rows now.
  ///   - snapshot: The number of the state of the data; without one, the last number plus 1.
  ///   - flags: What changed about the row with a key between its old and its new place.
  /// - Returns: The changes.
  /// - Throws: ``MappingsError/neverUpdated`` or ``MappingsError/rowsDiffer(group:counted:rows:)``.
  public mutating func update(
    from old: ViewSnapshot, to new: ViewSnapshot, snapshot: UInt64? = nil,
    flags: (_ key: RowKey, _ old: GroupIndex, _ new: GroupIndex) -> ChangeFlags
  ) throws(MappingsError) -> ChangeSet {
    let next = try following(old, new, snapshot)
    let changes = try ChangeSet.between(self, old, next, new, flags: flags)
    self = next
    return changes
  }

  private func following(
    _ old: ViewSnapshot, _ new: ViewSnapshot, _ snapshot: UInt64?
  ) throws(MappingsError) -> Mappings {
    guard snapshotOfLastUpdate != nil else { throw .neverUpdated }
    var next = self
    try next.takeCounts(of: new.counts)
    for place in next.groups.indices {
      let name = next.groups[place].name
      let oldPlace = self.place(of: name, near: place)
      if let before = oldPlace.map({ groups[$0] }), let range = before.range,
        range.kind == .flexible
      {
        let oldKeys = old.keys(ofGroup: name)
        guard oldKeys.count == before.count ?? 0 else {
          throw .rowsDiffer(group: name, counted: before.count ?? 0, rows: oldKeys.count)
        }
        next.groups[place].range = range.following(oldKeys, new.keys(ofGroup: name))
      } else {
        next.groups[place].clampWindow()
        if let window = next.groups[place].flexibleWindow {
          next.groups[place].range = window.finished(count: next.groups[place].count ?? 0)
        }
      }
    }
    next.finishUpdate(snapshot: snapshot, keepingWindows: true)
    return next
  }
}

extension RangeOptions {
  /// The flexible window after the rows of its group changed, by the log that they give.
  fileprivate func following(_ old: [RowKey], _ new: [RowKey]) -> RangeOptions {
    var window = FlexibleWindow(self, count: old.count)
    let edits = GroupEdits(from: old, to: new)
    for row in edits.deletes { window.delete(at: row) }
    for row in edits.inserts { window.insert(at: row) }
    return window.finished(count: new.count)
  }
}
