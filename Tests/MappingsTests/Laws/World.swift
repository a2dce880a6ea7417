import Mappings
import TestSupport

/// Random groups of rows, random settings and random logs, from one seed.
///
/// Every row has a name of its own; the key is the part of the name before `~`, so that rows of
/// several groups can share a key.
struct World {
  static let names = ["A", "B", "C", "D", "X"]
  var random: SplitMix64
  var lists: [String: [String]] = [:]
  private var made = 0
  /// For each key the row that was deleted last.
  private var deleted: [String: String] = [:]
  /// The group of each row before the log.
  private var homes: [String: String] = [:]
  private(set) var updated: Set<String> = []
  private(set) var touched: Set<String> = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for group in Self.names {
      lists[group] = []
      let count = below(3) == 0 ? 0 : below(9)
      for _ in 0..<count {
        let row = fresh(in: group)
        lists[group]?.append(row)
      }
    }
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func fresh(in group: String) -> String {
    if chance(6) {
      // A key that other groups may have as well, once in each.
      let name = "s\(below(3))~\(group)"
      if !lists.values.contains(where: { $0.contains(name) }), deleted[Self.key(name)] == nil {
        return name
      }
    }
    made += 1
    return "r\(made)"
  }

  static func key(_ name: String) -> String {
    name.split(separator: "~", omittingEmptySubsequences: false).first.map(String.init) ?? name
  }

  /// Adds rows to a group.
  mutating func fill(_ group: String, with count: Int) {
    for _ in 0..<count {
      let row = fresh(in: group)
      lists[group]?.append(row)
    }
  }

  // MARK: Settings

  /// Mappings of some groups in some order, with random options, not yet updated.
  mutating func mappings(withRule: Bool) throws -> Mappings {
    var mappings =
      withRule
      ? Mappings(rule: .asListed) : try Mappings(groups: listedNames().map { GroupName($0) })
    try setOptions(&mappings)
    return mappings
  }

  mutating func listedNames() -> [String] {
    var names = Self.names.filter { $0 != "X" && !chance(20) }
    if names.isEmpty { names = ["A"] }
    if chance(40) { names.shuffle(using: &random) }
    return names
  }

  mutating func setOptions(_ mappings: inout Mappings) throws {
    if chance(30) { mappings.setIsDynamicSectionForAllGroups(chance(80)) }
    let groups = Self.names.dropLast().map { GroupName($0) }
    for group in groups where mappings.allGroups.isEmpty || mappings.allGroups.contains(group) {
      if chance(30) { try mappings.setIsReversed(chance(70), forGroup: group) }
      if chance(50) { try mappings.setRangeOptions(range(), forGroup: group) }
      if chance(30) { try mappings.setIsDynamicSection(chance(70), forGroup: group) }
      if chance(30) { try mappings.setCellDrawingDependencyOffsets(offsets(), forGroup: group) }
      if chance(10) { try mappings.setIsReversed(chance(50), forGroup: group) }
    }
    if chance(45) {
      try mappings.setAutoConsolidateGroupsThreshold(below(16), withName: chance(90) ? "all" : "*")
    }
  }

  mutating func offsets() -> [Int] {
    (0..<(1 + below(3))).map { _ in below(7) - 3 }
  }

  mutating func range() throws -> RangeOptions? {
    let length = below(6)
    let offset = chance(50) ? 0 : below(5)
    let pin: RangePin = chance(50) ? .beginning : .end
    if chance(50) { return try RangeOptions.fixed(length: length, offset: offset, from: pin) }
    var options = try RangeOptions.flexible(length: length, offset: offset, from: pin)
    options?.growOptions = GrowOptions.allCases[below(4)]
    if chance(40) { try options?.setMaxLength(below(7)) }
    if chance(40) { try options?.setMinLength(below(5)) }
    return options
  }

  // MARK: Data

  /// The groups that exist, in some order where a rule lists them.
  mutating func listing(for mappings: Mappings, isRule: Bool) -> [GroupCount] {
    let names = isRule ? listedNames() : mappings.allGroups.map(\.text)
    return names.map { GroupCount(GroupName($0), lists[$0]?.count ?? 0) }
  }

  /// The rows with their keys.
  func snapshot() throws -> ViewSnapshot {
    try ViewSnapshot(
      groups: Self.names.map { name in
        GroupRows(name: GroupName(name), keys: (lists[name] ?? []).map { RowKey(Self.key($0)) })
      })
  }

  /// Changes the rows and tells it as a log.
  mutating func log(length: Int, resets: Bool = true) -> [LogEntry] {
    updated = []
    touched = []
    deleted = [:]
    homes = [:]
    for (group, rows) in lists {
      for row in rows { homes[row] = group }
    }
    var log: [LogEntry] = []
    for _ in 0..<length {
      let group = Self.names[below(Self.names.count)]
      switch below(10) {
      case 0..<3: insert(fresh(in: group), into: group, &log)
      case 3..<5: _ = delete(from: group, &log)
      case 5..<7: update(in: group, &log)
      case 7..<9:
        guard let name = delete(from: group, &log) else { continue }
        let target = chance(60) ? group : Self.names[below(Self.names.count)]
        if chance(20), !(lists[group] ?? []).isEmpty { update(in: group, &log) }
        insert(name, into: target, &log)
      default:
        if resets, chance(30) { reset(group, &log) }
      }
    }
    return log
  }

  private mutating func insert(_ name: String, into group: String, _ log: inout [LogEntry]) {
    // A key stands once in a group.
    let key = Self.key(name)
    if (lists[group] ?? []).contains(where: { Self.key($0) == key }) { return }
    let row = deleted.removeValue(forKey: key) ?? name
    let index = below((lists[group] ?? []).count + 1)
    lists[group]?.insert(row, at: index)
    touched.insert(row)
    log.append(.insert(key: RowKey(Self.key(row)), group: GroupName(group), index: index))
  }

  private mutating func delete(from group: String, _ log: inout [LogEntry]) -> String? {
    guard let rows = lists[group], !rows.isEmpty else { return nil }
    let index = below(rows.count)
    let row = rows[index]
    lists[group]?.remove(at: index)
    deleted[Self.key(row)] = row
    touched.insert(row)
    log.append(.delete(key: RowKey(Self.key(row)), group: GroupName(group), index: index))
    return row
  }

  private mutating func update(in group: String, _ log: inout [LogEntry]) {
    guard let rows = lists[group], !rows.isEmpty else { return }
    let index = below(rows.count)
    updated.insert(rows[index])
    touched.insert(rows[index])
    let key = chance(80) ? RowKey(Self.key(rows[index])) : nil
    log.append(.update(key: key, group: GroupName(group), index: index, flags: .object))
  }

  private mutating func reset(_ group: String, _ log: inout [LogEntry]) {
    // Rows that came from elsewhere can come back by their keys; those of the group itself are
    // lost.
    for row in lists[group] ?? [] where homes[row].map({ $0 != group }) ?? false {
      deleted[World.key(row)] = row
    }
    deleted = deleted.filter { homes[$0.value] != group }
    for (row, home) in homes where home == group { homes[row] = nil }
    lists[group] = []
    log.append(.resetGroup(GroupName(group)))
  }
}
