extension Mappings {
  /// Brings the mappings up to the last of some commits and tells what changed.
  ///
  /// Flexible windows move as the operations say, fixed windows stay, then the visible groups and
  /// the consolidation are decided anew. The mappings are left as they were if an error is thrown.
  ///
  /// - Parameters:
  ///   - commits: All commits since the last update, in order.
  ///   - groups: The groups with their counts after the last commit, as for
  ///     ``update(groups:snapshot:)``. Mappings with a fixed list can do without: the log tells
  ///     their counts.
  /// - Returns: The changes, or nil without commits; then the mappings stay as they are.
  /// - Throws: ``MappingsError/neverUpdated``; ``MappingsError/snapshotGap(expected:found:)`` if
  ///   the first commit is not the one after the last update or a commit is missing;
  ///   ``MappingsError/impossibleLog(_:)`` if an index cannot be or the log does not lead to the
  ///   counts.
  public mutating func update(
    with commits: [Commit], groups: [GroupCount]? = nil
  ) throws(MappingsError) -> ChangeSet? {
    guard let first = snapshotOfLastUpdate else { throw .neverUpdated }
    guard !commits.isEmpty else { return nil }
    var last = first
    for commit in commits {
      guard commit.snapshot == last &+ 1 else {
        throw .snapshotGap(expected: last &+ 1, found: commit.snapshot)
      }
      last = commit.snapshot
    }
    return try update(with: commits.flatMap(\.entries), groups: groups, snapshot: last)
  }

  /// Brings the mappings up to the end of a log of operations and tells what changed.
  ///
  /// As ``update(with:groups:)``, for users who do not number the states of their data.
  ///
  /// - Parameters:
  ///   - log: All operations since the last update, in order.
  ///   - groups: The groups with their counts after the last operation; a fixed list can do
  ///     without.
  /// - Returns: The changes.
  /// - Throws: ``MappingsError/neverUpdated`` or ``MappingsError/impossibleLog(_:)``.
  public mutating func update(
    log: [LogEntry], groups: [GroupCount]? = nil
  ) throws(MappingsError) -> ChangeSet {
    guard let last = snapshotOfLastUpdate else { throw .neverUpdated }
    return try update(with: log, groups: groups, snapshot: last &+ 1)
  }

  private mutating func update(
    with log: [LogEntry], groups listing: [GroupCount]?, snapshot: UInt64
  ) throws(MappingsError) -> ChangeSet {
    var new = self
    if let listing {
      try new.takeCounts(of: listing)
    } else {
      try new.takeCounts(from: log)
    }
    let replay = try LogReplay(log, from: self, to: new)
    for group in replay.groups {
      guard let place = group.newPlace else { continue }
      new.groups[place].clampWindow()
      if let window = group.window ?? new.groups[place].flexibleWindow {
        new.groups[place].range = window.finished(count: group.list.count)
      }
    }
    new.finishUpdate(snapshot: snapshot, keepingWindows: true)
    var changes = LogChanges(replay, from: self, to: new)
    let changeSet = try changes.changeSet()
    self = new
    return changeSet
  }

  private mutating func takeCounts(from log: [LogEntry]) throws(MappingsError) {
    guard rule == nil else {
      throw .wrongKindOfUpdate(
        "these mappings choose their groups by a rule; valid is an update with groups")
    }
    let resets = LogReplay.resets(log)
    for (name, gain) in LogReplay.gains(log) {
      guard let place = places[name] else { continue }
      let before = resets.contains(name) ? 0 : groups[place].count ?? 0
      let after = before.addingClamped(gain)
      guard after >= 0 else {
        throw .impossibleLog("it deletes more rows of `\(name)` than the group has")
      }
      groups[place].count = after
    }
  }
}
