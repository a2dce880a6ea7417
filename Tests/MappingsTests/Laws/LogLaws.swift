import Mappings
import TestSupport
import Testing

/// Laws of change sets that are told from a log, on random worlds.
@Suite("Laws of logs")
struct LogLaws {
  private static let cases = 4_000

  @Test("a change set from a log leads from the old rows to the new ones")
  func batchConsistent() throws {
    let seed = SplitMix64.runSeed
    print("LogLaws: seed \(seed), \(Self.cases) cases")
    var begins = 0
    var ends = 0
    var holds = 0
    var sections = 0
    var groupMoves = 0
    var fillers = 0
    for number in 0..<Self.cases {
      var world = World(seed: seed &+ UInt64(number))
      let isRule = world.chance(30)
      var mappings = try world.mappings(withRule: isRule)
      try mappings.update(groups: world.listing(for: mappings, isRule: isRule))
      // A second round starts from windows that moved.
      for round in 0..<2 {
        let before = mappings.shown(world.lists)
        let wasOne = mappings.isUsingConsolidatedGroup
        let log = world.log(length: world.below(9))
        let listing = world.listing(for: mappings, isRule: isRule)
        let changes = try mappings.update(log: log, groups: listing)
        let after = mappings.shown(world.lists)
        let faults = BatchRules.faults(changes, from: before, to: after)
        try #require(faults.isEmpty, "case \(number), round \(round): \(faults) \(log)")
        try expectFew(changes, before, after, world, "case \(number), round \(round)")
        try expectUpdates(changes, before, after, world, "case \(number), round \(round)")
        try expectWindows(mappings, "case \(number), round \(round)")
        let isOne = mappings.isUsingConsolidatedGroup
        if isOne, !wasOne { begins += 1 }
        if !isOne, wasOne { ends += 1 }
        if isOne, wasOne, !changes.isEmpty { holds += 1 }
        if !isOne, !wasOne, !changes.sectionChanges.isEmpty { sections += 1 }
        if !changes.groupMoves.isEmpty { groupMoves += 1 }
        if changes.rowChanges.contains(where: { $0.key == nil && $0.kind == .insert }) {
          fillers += 1
        }
      }
    }
    // The worlds reach what the law is about.
    #expect(min(begins, ends, holds, sections, groupMoves, fillers) > 100)
  }

  @Test("a long log leads from the old rows to the new ones as well")
  func longLogs() throws {
    for number in 0..<4 {
      var world = World(seed: SplitMix64.runSeed &+ 4_000_000 &+ UInt64(number))
      var mappings = try world.mappings(withRule: false)
      world.fill("A", with: number * 400)
      try mappings.update(groups: world.listing(for: mappings, isRule: false))
      let before = mappings.shown(world.lists)
      let log = world.log(length: 2_000, resets: number % 2 == 1)
      let changes = try mappings.update(log: log)
      let faults = BatchRules.faults(changes, from: before, to: mappings.shown(world.lists))
      try #require(faults.isEmpty, "case \(number): \(faults.prefix(3))")
    }
  }

  /// No more changes than windows and the rows of the log need.
  private func expectFew(
    _ changes: ChangeSet, _ before: [ShownSection], _ after: [ShownSection], _ world: World,
    _ label: String
  ) throws {
    let least = LeastChanges.count(from: before, to: after)
    let redrawn = changes.rowChanges.filter { $0.flags == .dependency }.count
    let isReset = changes.rowChanges.filter { $0.kind == .delete && $0.key == nil }.count
    #expect(
      changes.rowChanges.count <= least + world.touched.count + redrawn + isReset,
      "\(label): \(before) \(after) \(changes)")
  }

  /// Every updated row that was shown and is shown has a change.
  private func expectUpdates(
    _ changes: ChangeSet, _ before: [ShownSection], _ after: [ShownSection], _ world: World,
    _ label: String
  ) throws {
    let shownBefore = Set(before.flatMap(\.rows))
    let told = Set(
      changes.rowChanges.compactMap { change in
        change.final.map { after[$0.path.section].rows[$0.path.row] }
      })
    for row in world.updated where shownBefore.contains(row) && !told.contains(row) {
      #expect(!after.contains { $0.rows.contains(row) }, "\(label): \(row) is not told")
    }
  }

  private func expectWindows(_ mappings: Mappings, _ label: String) throws {
    for group in mappings.allGroups {
      let position = mappings.rangePosition(forGroup: group)
      #expect(position.length == mappings.numberOfItems(inGroup: group), "\(label) \(group)")
      #expect(mappings.window(ofGroup: group).count == position.length, "\(label) \(group)")
      if let range = mappings.rangeOptions(forGroup: group), range.kind == .flexible {
        let count = mappings.fullCount(ofGroup: group)
        #expect(range.length <= range.maxLength, "\(label) \(group)")
        #expect(range.length >= min(range.minLength, count), "\(label) \(group) \(range)")
      }
    }
  }
}
