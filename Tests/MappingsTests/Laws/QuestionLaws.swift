import Mappings
import TestSupport
import Testing

/// Laws of the questions, on random worlds.
@Suite("Laws of questions")
struct QuestionLaws {
  private static let cases = 2_000

  /// Updated mappings of the random world of one case.
  private func mapped(
    _ number: Int, _ change: (inout Mappings) throws -> Void = { _ in }
  ) throws -> (Mappings, World) {
    var world = World(seed: SplitMix64.runSeed &+ 2_000_000 &+ UInt64(number))
    let isRule = world.chance(30)
    var mappings = try world.mappings(withRule: isRule)
    let listing = world.listing(for: mappings, isRule: isRule)
    try mappings.update(groups: listing)
    try change(&mappings)
    try mappings.update(groups: listing)
    return (mappings, world)
  }

  @Test("from a row to its index and back; from an index to its row and back")
  func roundTrips() throws {
    print("QuestionLaws: seed \(SplitMix64.runSeed &+ 2_000_000), \(Self.cases) cases")
    for number in 0..<Self.cases {
      let (mappings, _) = try mapped(number)
      var shown = 0
      for section in 0..<mappings.numberOfSections {
        for row in 0..<mappings.numberOfItems(inSection: section) {
          let path = RowPath(section: section, row: row)
          let place = try #require(mappings.groupAndIndex(for: path), "case \(number)")
          #expect(mappings.rowPath(forIndex: place.index, inGroup: place.group) == path)
          #expect(mappings.index(forRow: row, inSection: section) == place.index)
          #expect(mappings.window(ofGroup: place.group).contains(place.index))
          shown += 1
        }
      }
      #expect(shown == mappings.numberOfItemsInAllGroups, "case \(number)")
      #expect(mappings.isEmpty == (shown == 0))
      var visible = 0
      for group in mappings.allGroups {
        for index in -1...mappings.fullCount(ofGroup: group) {
          let row = mappings.row(forIndex: index, inGroup: group)
          #expect((row != nil) == mappings.window(ofGroup: group).contains(index))
          if let row { #expect(mappings.index(forRow: row, inGroup: group) == index) }
          guard let path = mappings.rowPath(forIndex: index, inGroup: group) else { continue }
          visible += 1
          #expect(mappings.groupAndIndex(for: path) == GroupIndex(group: group, index: index))
        }
      }
      #expect(visible == shown, "case \(number)")
    }
  }

  @Test("reversing twice changes nothing")
  func reversingTwice() throws {
    for number in 0..<Self.cases / 3 {
      let (once, world) = try mapped(number)
      let (twice, _) = try mapped(number) { mappings in
        for group in mappings.allGroups {
          let isReversed = mappings.isReversed(forGroup: group)
          try mappings.setIsReversed(!isReversed, forGroup: group)
          try mappings.setIsReversed(isReversed, forGroup: group)
        }
      }
      #expect(once.shown(world.lists) == twice.shown(world.lists), "case \(number)")
      for group in once.allGroups {
        #expect(once.rangeOptions(forGroup: group) == twice.rangeOptions(forGroup: group))
        #expect(once.rangePosition(forGroup: group) == twice.rangePosition(forGroup: group))
      }
    }
  }

  @Test("reversing turns each group and keeps everything else")
  func reversingTurns() throws {
    for number in 0..<Self.cases / 3 {
      let (plain, world) = try mapped(number) {
        try $0.setAutoConsolidateGroupsThreshold(0, withName: nil)
      }
      let (turned, _) = try mapped(number) { mappings in
        try mappings.setAutoConsolidateGroupsThreshold(0, withName: nil)
        for group in mappings.allGroups {
          try mappings.setIsReversed(!mappings.isReversed(forGroup: group), forGroup: group)
        }
      }
      let expected = plain.shown(world.lists).map {
        ShownSection(group: $0.group, rows: $0.rows.reversed())
      }
      #expect(turned.shown(world.lists) == expected, "case \(number)")
    }
  }

  @Test("consolidation keeps the rows and their order")
  func consolidationKeepsRows() throws {
    for number in 0..<Self.cases / 3 {
      let (apart, world) = try mapped(number) {
        try $0.setAutoConsolidateGroupsThreshold(0, withName: nil)
      }
      let (together, _) = try mapped(number) {
        try $0.setAutoConsolidateGroupsThreshold(1_000, withName: "one")
      }
      let rows = apart.shown(world.lists).flatMap(\.rows)
      #expect(together.shown(world.lists) == [ShownSection(group: "one", rows: rows)])
    }
  }

  @Test("the nearest place of a shown row is its own")
  func nearestOfShown() throws {
    for number in 0..<Self.cases / 3 {
      let (mappings, _) = try mapped(number)
      for group in mappings.allGroups where mappings.section(forGroup: group) != nil {
        for row in 0..<mappings.numberOfItems(inGroup: group) {
          let index = try #require(mappings.index(forRow: row, inGroup: group))
          #expect(
            mappings.nearestRowPath(forRow: row, inGroup: group)
              == mappings.rowPath(forIndex: index, inGroup: group))
        }
      }
    }
  }

  @Test("the nearest place of a group without rows is what a walk over all groups finds")
  func nearestByWalking() throws {
    for number in 0..<Self.cases / 2 {
      let (mappings, _) = try mapped(number)
      for (place, group) in mappings.allGroups.enumerated() {
        let isShown = { (other: Int) in
          mappings.section(forGroup: mappings.allGroups[other]) != nil
            && mappings.numberOfItems(inGroup: mappings.allGroups[other]) > 0
        }
        guard !isShown(place) else { continue }
        let end = { (other: Int, isLast: Bool) -> RowPath? in
          let found = mappings.allGroups[other]
          let row = isLast ? mappings.numberOfItems(inGroup: found) - 1 : 0
          return mappings.index(forRow: row, inGroup: found).flatMap {
            mappings.rowPath(forIndex: $0, inGroup: found)
          }
        }
        let walked =
          (0..<place).last(where: isShown).flatMap { end($0, true) }
          ?? (place..<mappings.allGroups.count).first(where: isShown).flatMap { end($0, false) }
        #expect(mappings.nearestRowPath(forRow: 3, inGroup: group) == walked, "case \(number)")
      }
    }
  }
}
