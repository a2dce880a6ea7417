import Mappings
import TestSupport
import Testing

/// Laws of change sets that are told from two snapshots, on random worlds.
@Suite("Laws of snapshots")
struct SnapshotLaws {
  private static let cases = 5_000

  @Test("a change set from snapshots leads from the old rows to the new ones with fewest changes")
  func fewestChanges() throws {
    let seed = SplitMix64.runSeed &+ 1_000_000
    print("SnapshotLaws: seed \(seed), \(Self.cases) cases")
    for number in 0..<Self.cases {
      var world = World(seed: seed &+ UInt64(number))
      let isRule = world.chance(30)
      var old = try world.mappings(withRule: isRule)
      try old.update(groups: world.listing(for: old, isRule: isRule))
      let oldWorld = world
      _ = world.log(length: world.below(12))
      let changed = Set(world.updated.map { RowKey(World.key($0)) })
      let label = "case \(number)"
      // The same settings, other settings, and settings changed on the way.
      var new = old
      switch world.below(3) {
      case 0:
        new = old
        let snapshots = (try oldWorld.snapshot(), try world.snapshot())
        // Groups that the listing leaves out are left out of the snapshot too.
        let listed = isRule ? Set(world.listedNames()) : Set(World.names)
        let next = try ViewSnapshot(
          groups: snapshots.1.groups.filter { listed.contains($0.name.text) })
        let told = try new.update(from: snapshots.0, to: next, changed: changed)
        let between = try ChangeSet.between(old, snapshots.0, new, next, changed: changed)
        #expect(told == between, "\(label)")
      case 1:
        new = try world.mappings(withRule: isRule)
        try new.update(groups: world.listing(for: new, isRule: isRule))
      default:
        try world.setOptions(&new)
        try new.update(groups: world.listing(for: new, isRule: isRule))
      }
      try expectLaws(old, oldWorld, new, world, changed, label)
    }
  }

  @Test("a log and two snapshots lead to the same rows")
  func logAndSnapshots() throws {
    let seed = SplitMix64.runSeed &+ 2_000_000
    for number in 0..<1_000 {
      var world = World(seed: seed &+ UInt64(number))
      var old = try world.mappings(withRule: false)
      try old.update(groups: world.listing(for: old, isRule: false))
      let oldWorld = world
      var new = old
      let log = world.log(length: world.below(9))
      _ = try new.update(log: log)
      let changed = Set(world.updated.map { RowKey(World.key($0)) })
      try expectLaws(old, oldWorld, new, world, changed, "case \(number)")
      try expectDerivedLog(old, oldWorld, world, changed, "case \(number)")
    }
  }

  /// A derived log leads to the same rows as the snapshots that it was derived from.
  private func expectDerivedLog(
    _ old: Mappings, _ oldWorld: World, _ world: World, _ changed: Set<RowKey>, _ label: String
  ) throws {
    let snapshots = (try oldWorld.snapshot(), try world.snapshot())
    let log = snapshots.0.log(to: snapshots.1, changed: changed)
    var new = old
    let changes = try new.update(log: log, groups: snapshots.1.counts)
    let keys = { (world: World) in world.lists.mapValues { $0.map(World.key) } }
    let faults = BatchRules.faults(
      changes, from: old.shown(keys(oldWorld)), to: new.shown(keys(world)))
    #expect(faults.isEmpty, "\(label): \(faults)")
    var other = old
    _ = try other.update(from: snapshots.0, to: snapshots.1, changed: changed)
    #expect(other.shown(keys(world)) == new.shown(keys(world)), "\(label)")
  }

  private func expectLaws(
    _ old: Mappings, _ oldWorld: World, _ new: Mappings, _ world: World, _ changed: Set<RowKey>,
    _ label: String
  ) throws {
    let snapshots = (try oldWorld.snapshot(), try world.snapshot())
    let changes = try ChangeSet.between(
      old, snapshots.0, new, snapshots.1, changed: changed)
    let names = Self.names(snapshots.0, snapshots.1)
    let before = old.shown(names(snapshots.0))
    let after = new.shown(names(snapshots.1))
    let faults = BatchRules.faults(changes, from: before, to: after)
    try #require(faults.isEmpty, "\(label): \(faults)")
    let least = LeastChanges.count(from: before, to: after)
    let quiet = changes.rowChanges.filter { change in
      change.kind == .update || (change.kind == .move && isInMovedSection(change, changes))
    }
    #expect(
      changes.rowChanges.count - quiet.count <= least, "\(label): \(before) \(after) \(changes)")
    for change in quiet {
      let isChanged = change.key.map { changed.contains($0) } ?? false
      #expect(isChanged == change.flags.contains(.object), "\(label) \(change)")
      #expect(!change.flags.isEmpty || change.kind == .move, "\(label) \(change)")
    }
    try expectUpdates(changes, before, after, changed, label)
  }

  /// A changed row of a section that moves as a whole is told as a move.
  private func isInMovedSection(_ change: RowChange, _ changes: ChangeSet) -> Bool {
    changes.groupMoves.contains { $0.group == change.final?.group && !change.flags.isEmpty }
  }

  private func expectUpdates(
    _ changes: ChangeSet, _ before: [ShownSection], _ after: [ShownSection],
    _ changed: Set<RowKey>, _ label: String
  ) throws {
    let told = Set(changes.rowChanges.compactMap { $0.final?.path })
    let shown = Set(before.flatMap(\.rows))
    for (section, rows) in after.enumerated() {
      for (row, name) in rows.rows.enumerated() where shown.contains(name) {
        guard changed.contains(RowKey(World.key(name))) else { continue }
        #expect(told.contains(RowPath(section: section, row: row)), "\(label): \(name)")
      }
    }
  }

  /// Names for rows under which the same row has the same name in both snapshots.
  private static func names(
    _ old: ViewSnapshot, _ new: ViewSnapshot
  ) -> (ViewSnapshot) -> [String: [String]] {
    var shared: Set<RowKey> = []
    for snapshot in [old, new] {
      var homes: [RowKey: GroupName] = [:]
      for group in snapshot.groups {
        for key in group.keys {
          if let home = homes.updateValue(group.name, forKey: key), home != group.name {
            shared.insert(key)
          }
        }
      }
    }
    return { snapshot in
      var lists: [String: [String]] = [:]
      for group in snapshot.groups {
        lists[group.name.text] = group.keys.map {
          shared.contains($0) ? "\($0)~\(group.name)" : $0.text
        }
      }
      return lists
    }
  }
}
