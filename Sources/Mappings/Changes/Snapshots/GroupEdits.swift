/// The fewest deletes and inserts that make one list of keys from another.
struct GroupEdits {
  /// The old rows that go or move, from the last to the first.
  private(set) var deletes: [Int] = []
  /// The new rows that come or moved, from the first to the last.
  private(set) var inserts: [Int] = []
  /// The new rows that stayed, in order.
  private(set) var kept: [Int] = []

  init(from old: [RowKey], to new: [RowKey]) {
    var matching = RowMatching(oldCount: old.count, newCount: new.count)
    matching.match(ShownRows(whole: old), ShownRows(whole: new))
    let both = new.indices.filter { matching.oldRows[$0] >= 0 }
    let marks = RisingSubsequence.longest(of: both.map { matching.oldRows[$0] })
    var stays = [Bool](repeating: false, count: old.count)
    var isNew = [Bool](repeating: true, count: new.count)
    for (row, isKept) in zip(both, marks) where isKept {
      stays[matching.oldRows[row]] = true
      isNew[row] = false
      kept.append(row)
    }
    deletes = old.indices.reversed().filter { !stays[$0] }
    inserts = new.indices.filter { isNew[$0] }
  }
}

extension ShownRows {
  /// All rows of a group in stored order.
  fileprivate init(whole keys: [RowKey]) {
    self.init(
      group: "", shown: ShownGroup(window: keys.indices, name: ""), keys: keys, base: 0)
  }
}

extension ViewSnapshot {
  /// Derives a log that leads from these rows to others, with as few moves as possible.
  ///
  /// First all deletes, then all inserts, then the updates; groups come and go as their rows do.
  ///
  /// - Parameters:
  ///   - new: The rows after the log.
  ///   - changed: The keys of the rows whose content changed; they are updated where they stay.
  /// - Returns: The operations.
  public func log(to new: ViewSnapshot, changed: Set<RowKey> = []) -> [LogEntry] {
    var names = groups.map(\.name)
    names += new.groups.map(\.name).filter { places[$0] == nil }
    var deletes: [LogEntry] = []
    var inserts: [LogEntry] = []
    var updates: [LogEntry] = []
    for name in names {
      let before = keys(ofGroup: name)
      let after = new.keys(ofGroup: name)
      let edits = GroupEdits(from: before, to: after)
      deletes += edits.deletes.map { .delete(key: before[$0], group: name, index: $0) }
      if before.isEmpty, !after.isEmpty { inserts.append(.insertGroup(name)) }
      inserts += edits.inserts.map { .insert(key: after[$0], group: name, index: $0) }
      updates += edits.kept.filter { changed.contains(after[$0]) }.map {
        .update(key: after[$0], group: name, index: $0, flags: .object)
      }
    }
    let gone = groups.filter { !$0.keys.isEmpty && new.keys(ofGroup: $0.name).isEmpty }
    return deletes + inserts + updates + gone.map { .deleteGroup($0.name) }
  }
}
