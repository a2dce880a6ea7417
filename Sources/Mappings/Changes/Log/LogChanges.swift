/// Tells the changes between two states of mappings from a log that was run over them.
///
/// Rows that the log touched are told from their records. All others keep their order, so that for
/// them only the two windows are compared, run by run and never row by row.
struct LogChanges {
  private let replay: LogReplay
  private let plan: SectionPlan
  private let oldShown: [ShownGroup?]
  private let newShown: [ShownGroup?]
  private var rowChanges: [RowChange] = []
  /// Rows that consolidation moves without a change of their own; they stand last.
  private var carried: [RowChange] = []

  init(_ replay: LogReplay, from old: Mappings, to new: Mappings) {
    self.replay = replay
    let oldShown = replay.groups.map { $0.oldPlace.flatMap { ShownGroup($0, in: old) } }
    let newShown = replay.groups.map { $0.newPlace.flatMap { ShownGroup($0, in: new) } }
    plan = SectionPlan(from: old, to: new) { name in
      guard let group = replay.number(of: name) else { return 0 }
      return UntouchedRows(replay.groups[group].list, oldShown[group], newShown[group]).survivors
    }
    self.oldShown = oldShown
    self.newShown = newShown
  }

  /// The change set.
  ///
  /// - Throws: ``MappingsError/tooManyChanges(limit:)``.
  mutating func changeSet() throws(MappingsError) -> ChangeSet {
    var resets = replay.groups.indices.filter { replay.groups[$0].resetOrder != nil }
    resets.sort { (replay.groups[$0].resetOrder ?? 0) < (replay.groups[$1].resetOrder ?? 0) }
    var nextReset = 0
    rowChanges.reserveCapacity(replay.records.count)
    for (order, record) in replay.records.enumerated() {
      while nextReset < resets.count,
        replay.groups[resets[nextReset]].resetOrder ?? 0 <= order
      {
        try reportReset(of: resets[nextReset])
        nextReset += 1
      }
      report(record)
    }
    for group in resets[nextReset...] { try reportReset(of: group) }
    for group in replay.groups.indices { try reportUntouched(of: group) }
    try checkRoom(for: 0)
    rowChanges += carried
    return ChangeSet(
      sectionChanges: plan.sectionChanges, rowChanges: rowChanges, groupMoves: plan.groupMoves)
  }

  private func checkRoom(for count: Int) throws(MappingsError) {
    let total = (rowChanges.count &+ carried.count).addingClamped(count)
    if total > ChangeSet.limit { throw .tooManyChanges(limit: ChangeSet.limit) }
  }

  private func passage(of group: Int) -> SectionPlan.Passage? {
    newShown[group].flatMap { plan.passages[$0.place] }
  }

  // MARK: Touched rows

  private mutating func report(_ record: LogRecord) {
    let original =
      record.originalGroup < 0
      ? nil : oldShown[record.originalGroup]?.shown(record.originalIndex)
    let final = record.finalGroup < 0 ? nil : newShown[record.finalGroup]?.shown(record.finalIndex)
    var kind: RowChangeKind
    var flags = record.flags
    switch (original, final) {
    case (nil, nil):
      return
    case (_?, nil):
      kind = .delete
    case (nil, _?):
      kind = .insert
      // A window that takes in an updated row shows the whole of it for the first time.
      if !record.wasTaken { flags = .whole }
    case (let from?, let to?):
      kind = record.wasTaken || shifts(record, from.path, to.path) ? .move : .update
    }
    rowChanges.append(
      RowChange(kind: kind, flags: flags, key: record.key, original: original, final: final))
  }

  /// Whether an updated row must be told as a move: its section or its place in the one section
  /// differs.
  private func shifts(_ record: LogRecord, _ from: RowPath, _ to: RowPath) -> Bool {
    plan.isReplaced || from.section != to.section || passage(of: record.finalGroup) != .kept
      || (plan.isConsolidated && from.row != to.row)
  }

  // MARK: Resets

  private mutating func reportReset(of group: Int) throws(MappingsError) {
    guard let shown = oldShown[group] else { return }
    try checkRoom(for: shown.window.count)
    for index in shown.window.reversed() {
      rowChanges.append(
        RowChange(
          kind: .delete, flags: .whole, key: nil, original: shown.shown(index), final: nil))
    }
  }

  // MARK: Untouched rows

  private mutating func reportUntouched(of group: Int) throws(MappingsError) {
    let old = oldShown[group]
    let new = newShown[group]
    guard old != nil || new != nil else { return }
    let carries = plan.isReplaced || (plan.isConsolidated && passage(of: group) == .moved)
    var leaving: [UntouchedRows.Part] = []
    var entering: [UntouchedRows.Part] = []
    let untouched = UntouchedRows(replay.groups[group].list, old, new)
    try untouched.forEach { part throws(MappingsError) in
      switch part.fate {
      case .leaves:
        leaving.append(part)
      case .enters:
        entering.append(part)
      case .stays where carries:
        try checkRoom(for: part.rows.count)
        for row in part.rows {
          carry(original: old?.shown(row), final: new?.shown(row &+ part.shift))
        }
      case .stays:
        break
      }
    }
    // From the edge of the window that lies away from its pin inward.
    let isRising = replay.groups[group].isPinnedToEnd
    for part in isRising ? leaving : leaving.reversed() {
      try checkRoom(for: part.rows.count)
      for row in part.inOrder(isRising) { add(.delete, original: old?.shown(row), final: nil) }
    }
    for part in isRising ? entering : entering.reversed() {
      try checkRoom(for: part.rows.count)
      for row in part.inOrder(isRising) {
        add(.insert, original: nil, final: new?.shown(row &+ part.shift))
      }
    }
  }

  private mutating func add(_ kind: RowChangeKind, original: RowPlace?, final: RowPlace?) {
    rowChanges.append(
      RowChange(kind: kind, flags: .whole, key: nil, original: original, final: final))
  }

  private mutating func carry(original: RowPlace?, final: RowPlace?) {
    carried.append(
      RowChange(kind: .move, flags: [], key: nil, original: original, final: final))
  }
}
