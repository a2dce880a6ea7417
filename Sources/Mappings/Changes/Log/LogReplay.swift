/// Runs a log of operations over the groups of old and new mappings and tells every row apart.
///
/// Rows are known by where they stand; a key only joins a deleted row with its later insertion. So
/// several entries about one row become one record, and old and new indices are exact.
struct LogReplay {
  /// One group that the old or the new list holds.
  struct Group {
    let name: GroupName
    /// The place of the group in the old and in the new list.
    let oldPlace: Int?
    let newPlace: Int?
    let dependencies: [Int]
    /// Whether the window keeps to the last row, in stored direction.
    let isPinnedToEnd: Bool
    var list: RunList
    var window: FlexibleWindow?
    /// Where in the order of records the last reset of the group stands.
    var resetOrder: Int?
    /// The records of rows that stood in the group before the log.
    var originals: [Int] = []
  }

  private(set) var groups: [Group] = []
  private(set) var records: [LogRecord] = []
  private var numbers: [GroupName: Int] = [:]
  /// For each key the record of the row that was deleted last.
  private var deleted: [RowKey: Int] = [:]
  /// The records of rows that went into groups outside of both lists, from where they may come
  /// back.
  private var away: [Outside: Int] = [:]

  private struct Outside: Hashable {
    let group: GroupName
    let key: RowKey
  }

  /// Prepares the groups; `new` has the list and the counts after the log already.
  init(_ entries: [LogEntry], from old: Mappings, to new: Mappings) throws(MappingsError) {
    groups.reserveCapacity(old.groups.count)
    for (place, group) in old.groups.enumerated() {
      groups.append(
        Group(
          name: group.name, oldPlace: place, newPlace: new.place(of: group.name, near: place),
          dependencies: group.dependencies, isPinnedToEnd: group.range?.pin == .end,
          list: RunList(count: group.count ?? 0),
          window: group.flexibleWindow))
    }
    numbers = old.places
    if old.allGroups != new.allGroups { try addNewGroups(entries, old, new) }
    records.reserveCapacity(entries.count)
    deleted.reserveCapacity(entries.count / 2)
    try run(entries)
    try findFinalPlaces(in: new)
  }

  /// Adds the groups that only the new list holds.
  private mutating func addNewGroups(
    _ entries: [LogEntry], _ old: Mappings, _ new: Mappings
  ) throws(MappingsError) {
    let gains = Self.gains(entries)
    let resets = Self.resets(entries)
    for (place, group) in new.groups.enumerated() where old.places[group.name] == nil {
      // Nobody counted the rows of a group that was not listed; a reset takes them, however many.
      let count =
        resets.contains(group.name)
        ? Int.max / 2 : (group.count ?? 0) &- (gains[group.name] ?? 0)
      guard count >= 0 else {
        throw .impossibleLog("it inserts more rows into `\(group.name)` than the group has")
      }
      numbers[group.name] = groups.count
      groups.append(
        Group(
          name: group.name, oldPlace: nil, newPlace: place,
          dependencies: old.state(of: group.name).dependencies,
          isPinnedToEnd: group.range?.pin == .end, list: RunList(count: count)))
    }
  }

  /// The place of a group in `groups`.
  func number(of group: GroupName) -> Int? { numbers[group] }

  /// How many more rows each group has after the log than before, or after its last reset.
  static func gains(_ entries: [LogEntry]) -> [GroupName: Int] {
    var gains: [GroupName: Int] = [:]
    for entry in entries {
      switch entry {
      case .insert(_, let group, _): gains[group, default: 0] &+= 1
      case .delete(_, let group, _): gains[group, default: 0] &-= 1
      case .resetGroup(let group): gains[group] = 0
      case .update, .insertGroup, .deleteGroup: break
      }
    }
    return gains
  }

  /// The groups that were reset.
  static func resets(_ entries: [LogEntry]) -> Set<GroupName> {
    Set(
      entries.compactMap { entry in
        if case .resetGroup(let group) = entry { return group }
        return nil
      })
  }

  private mutating func run(_ entries: [LogEntry]) throws(MappingsError) {
    // Operations come in bursts on one group.
    var last: (name: GroupName, number: Int?)?
    for entry in entries {
      let name = entry.group
      if last?.name != name { last = (name, numbers[name]) }
      if let group = last?.number {
        try run(entry, in: group)
      } else {
        runOutside(entry)
      }
    }
  }

  private mutating func run(_ entry: LogEntry, in group: Int) throws(MappingsError) {
    switch entry {
    case .insert(let key, _, let index):
      try check(index, group, highest: groups[group].list.count)
      guard groups[group].list.count < Int.max else {
        throw .impossibleLog("group `\(entry.group)` can hold no more rows")
      }
      insert(key, group, index)
    case .delete(let key, _, let index):
      try check(index, group, highest: groups[group].list.count &- 1)
      delete(key, group, index)
    case .update(let key, _, let index, let flags):
      try check(index, group, highest: groups[group].list.count &- 1)
      touch(group, index, key: key, flags: flags)
      touchDependents(of: index, in: group, closedUp: false)
    case .resetGroup:
      reset(group)
    case .insertGroup, .deleteGroup:
      break
    }
  }

  /// Follows the keys of rows through a group that neither list holds.
  private mutating func runOutside(_ entry: LogEntry) {
    switch entry {
    case .insert(let key, let group, _):
      if let record = deleted.removeValue(forKey: key) {
        away[Outside(group: group, key: key)] = record
      }
    case .delete(let key?, let group, _):
      if let record = away.removeValue(forKey: Outside(group: group, key: key)) {
        deleted[key] = record
      } else {
        // The row that can come back now is one that was never shown.
        deleted[key] = nil
      }
    default:
      break
    }
  }

  private func check(_ index: Int, _ group: Int, highest: Int) throws(MappingsError) {
    guard index >= 0, index <= highest else {
      throw .impossibleLog(
        "index \(index) in group `\(groups[group].name)`; the highest valid one is \(highest)")
    }
  }

  private mutating func insert(_ key: RowKey, _ group: Int, _ index: Int) {
    let record: Int
    if let waiting = deleted.removeValue(forKey: key) {
      record = waiting
      records[record].isAlive = true
      records[record].flags.formUnion(.whole)
    } else {
      record = records.count
      records.append(
        LogRecord(
          key: key, originalGroup: -1, originalIndex: 0, flags: .whole, isAlive: true,
          wasTaken: true))
    }
    groups[group].list.insert(record, at: index)
    groups[group].window?.insert(at: index)
    touchDependents(of: index, in: group, closedUp: false)
  }

  private mutating func delete(_ key: RowKey?, _ group: Int, _ index: Int) {
    let row = groups[group].list.remove(at: index)
    let record = row.record >= 0 ? row.record : addRecord(of: group, oldIndex: row.first)
    records[record].isAlive = false
    records[record].wasTaken = true
    records[record].flags.formUnion(.whole)
    if records[record].key == nil { records[record].key = key }
    if let key = records[record].key { deleted[key] = record }
    groups[group].window?.delete(at: index)
    touchDependents(of: index, in: group, closedUp: true)
  }

  private mutating func touch(_ group: Int, _ index: Int, key: RowKey?, flags: ChangeFlags) {
    let row = groups[group].list.row(at: index)
    var record = row.record
    if record < 0 {
      record = addRecord(of: group, oldIndex: row.first)
      groups[group].list.touch(record, at: index)
    }
    records[record].flags.formUnion(flags)
    if records[record].key == nil { records[record].key = key }
  }

  /// A record for a row that no entry was about so far.
  private mutating func addRecord(of group: Int, oldIndex: Int) -> Int {
    groups[group].originals.append(records.count)
    records.append(
      LogRecord(
        key: nil, originalGroup: group, originalIndex: oldIndex, flags: [], isAlive: true,
        wasTaken: false))
    return records.count &- 1
  }

  /// Marks the rows that are drawn with the row at `index`.
  private mutating func touchDependents(of index: Int, in group: Int, closedUp: Bool) {
    for offset in groups[group].dependencies {
      let (place, overflow) = index.subtractingReportingOverflow(offset)
      // After a delete, the rows behind the gap stand one nearer.
      let target = offset < 0 && closedUp ? place &- 1 : place
      guard !overflow, target >= 0, target < groups[group].list.count else { continue }
      touch(group, target, key: nil, flags: .dependency)
    }
  }

  /// All rows go; what the log said about the rows of the group before is void.
  private mutating func reset(_ group: Int) {
    groups[group].list.forEachRun { run, _ in
      guard run.record >= 0 else { return }
      records[run.record].isAlive = false
      let isNew = records[run.record].originalGroup < 0
      if !isNew, let key = records[run.record].key { deleted[key] = run.record }
    }
    for record in groups[group].originals where records[record].originalGroup == group {
      records[record].originalGroup = -1
      if !records[record].isAlive, let key = records[record].key, deleted[key] == record {
        deleted[key] = nil
      }
    }
    groups[group].originals = []
    groups[group].list = RunList(count: 0)
    groups[group].window?.reset()
    groups[group].resetOrder = records.count
  }

  private mutating func findFinalPlaces(in new: Mappings) throws(MappingsError) {
    for number in groups.indices {
      let list = groups[number].list
      if let place = groups[number].newPlace {
        let count = new.groups[place].count ?? 0
        guard count == list.count else {
          throw .impossibleLog(
            "it leads to \(list.count) rows in `\(groups[number].name)` where \(count) are counted")
        }
      }
      list.forEachRun { run, index in
        guard run.record >= 0 else { return }
        records[run.record].finalGroup = number
        records[run.record].finalIndex = index
      }
    }
  }
}
