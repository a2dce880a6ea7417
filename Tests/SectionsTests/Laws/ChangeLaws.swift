import Mappings
import Sections
import TestSupport
import Testing

/// Laws of the changes that random edits make together.
@Suite("Laws of combined edits")
struct ChangeLaws {
  private static let edits = 10_000

  /// Makes some edits of a page in place.
  private func edit(_ page: inout RandomPage, _ count: Int) throws {
    for _ in 0..<count {
      if page.chance(10) { try page.editSections() } else { try page.editRows() }
    }
  }

  @Test("a batch of edits leads from the old rows to the new ones with fewest moves")
  func batches() throws {
    let seed = SplitMix64.runSeed &+ 5_000_000
    print("ChangeLaws: seed \(seed), \(Self.edits) edits")
    var page = try RandomPage(seed: seed)
    var done = 0
    while done < Self.edits {
      let old = page
      let count = page.below(8) + 1
      var next = page
      let changes = try page.list.apply { list in
        next.list = list
        try edit(&next, count)
        list = next.list
      }
      done += count
      next.list = page.list
      page = next
      let label = "seed \(seed), edit \(done)"
      try expectRight(changes, from: old, to: page, label)
      try expectFewest(changes, old.list, page.list, label)
      expectLightest(changes, old, page, label)
      // Lists that share nothing tell the same changes.
      let apart = try Self.rebuilt(page.list).changes(from: Self.rebuilt(old.list))
      try expectRight(apart, from: old, to: page, "apart, \(label)")
      for kind in [RowChangeKind.insert, .delete] {
        #expect(
          apart.rowChanges.filter { $0.kind == kind }
            == changes.rowChanges.filter { $0.kind == kind }, "\(label)")
      }
    }
  }

  @Test("two copies edited apart tell how one becomes the other")
  func copiesApart() throws {
    let seed = SplitMix64.runSeed &+ 8_000_000
    print("ChangeLaws, copies: seed \(seed), \(Self.edits / 2) edits")
    var page = try RandomPage(seed: seed)
    var done = 0
    while done < Self.edits / 2 {
      var one = page
      var other = page
      other.random = SplitMix64(seed: page.random.next())
      let counts = [page.below(6), page.below(6)]
      try edit(&one, counts[0])
      // What is asked of the other one is asked later.
      other.requests = one.requests
      try edit(&other, counts[1])
      done += counts[0] + counts[1] + 1
      let label = "seed \(seed), edit \(done)"
      try expectRight(other.list.changes(from: one.list), from: one, to: other, label)
      try expectRight(one.list.changes(from: other.list), from: other, to: one, label)
      try expectRight(one.list.changes(from: page.list), from: page, to: one, label)
      other.random = SplitMix64(seed: page.random.next())
      page = other
      if page.chance(30) { _ = page.list.apply { _ in } }
    }
  }

  /// The changes lead from one page to the other, and what is drawn anew has to be.
  private func expectRight(
    _ changes: ChangeSet, from old: RandomPage, to new: RandomPage, _ label: String
  ) throws {
    var faults = BatchApplier.faults(changes, from: old.list.drawn, to: new.list.drawn)
    faults += DrawnAnew.faults(changes, from: old.model, to: new.model)
    try #require(faults.isEmpty, "\(label): \(faults)\n\(changes.lines)")
  }

  /// The sections that stay and are moved weigh least.
  private func expectLightest(
    _ changes: ChangeSet, _ old: RandomPage, _ new: RandomPage, _ label: String
  ) {
    let stay = new.model.compactMap { section in
      old.model.firstIndex { $0.name == section.name }.map { ($0, section.count + 1) }
    }
    var heaviest = 0
    for choice in 0..<(1 << stay.count) {
      let kept = stay.indices.filter { choice & (1 << $0) != 0 }.map { stay[$0] }
      guard zip(kept, kept.dropFirst()).allSatisfy({ $0.0 < $1.0 }) else { continue }
      heaviest = max(heaviest, kept.reduce(0) { $0 + $1.1 })
    }
    let again = Set(changes.reloadedGroups)
    let all = stay.reduce(0) { $0 + $1.1 }
    let moved = changes.groupMoves.reduce(0) { $0 + new.model[$1.final].count + 1 }
    if again.isEmpty { #expect(moved == all - heaviest, "\(label)") }
    #expect(moved <= all - heaviest, "\(label)")
  }

  /// An equal list that shares nothing with the other one.
  private static func rebuilt(_ list: SectionList) throws -> SectionList {
    try SectionList(
      try list.sections.map { section in
        var section = section
        if let rows = section.rows { section.content = .rows(try RowList(Array(rows.allRows))) }
        return section
      })
  }

  /// No more rows move than have to.
  private func expectFewest(
    _ changes: ChangeSet, _ old: SectionList, _ new: SectionList, _ label: String
  ) throws {
    let again = Set(changes.reloadedGroups)
    for (number, section) in new.sections.enumerated() {
      guard let name = section.name, !again.contains(name), let before = old.section(name)?.rows,
        let after = section.rows, !section.isHidden
      else { continue }
      let keys = before.shownRows.keys
      let order = after.shownRows.keys.compactMap { key in keys.firstIndex(of: key) }
      let moves = changes.rowChanges.filter {
        $0.kind == .move && $0.final?.path.section == number && $0.flags.isEmpty
      }
      let isMoved = changes.groupMoves.contains { $0.final == number }
      let moved = changes.rowChanges.filter {
        $0.kind == .move && $0.final?.path.section == number
      }
      #expect(moves.count <= order.count - Self.longestRising(order), "\(label)")
      if !isMoved {
        #expect(moved.count == order.count - Self.longestRising(order), "\(label)")
      }
    }
  }

  private static func longestRising(_ values: [Int]) -> Int {
    var best = [Int](repeating: 1, count: values.count)
    for place in values.indices {
      for earlier in 0..<place where values[earlier] < values[place] {
        best[place] = max(best[place], best[earlier] + 1)
      }
    }
    return best.max() ?? 0
  }

  @Test("edits that throw half-way change nothing")
  func atomic() throws {
    let seed = SplitMix64.runSeed &+ 6_000_000
    var page = try RandomPage(seed: seed)
    for _ in 0..<200 {
      let before = page.list
      var next = page
      #expect(throws: LawFault.self) {
        try page.list.apply { list in
          next.list = list
          try next.editRows()
          try next.editSections()
          list = next.list
          throw LawFault("enough")
        }
      }
      #expect(page.list == before, "seed \(seed)")
      try page.editRows()
    }
  }
}
