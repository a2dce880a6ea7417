import Mappings
import Sections
import TestSupport
import Testing

/// Laws of the changes that random edits make together.
@Suite("Laws of combined edits")
struct ChangeLaws {
  private static let edits = 10_000

  @Test("a batch of edits leads from the old rows to the new ones with fewest moves")
  func batches() throws {
    let seed = SplitMix64.runSeed &+ 5_000_000
    print("ChangeLaws: seed \(seed), \(Self.edits) edits")
    var page = try RandomPage(seed: seed)
    var done = 0
    while done < Self.edits {
      let old = page.list
      var next = page
      let count = page.below(8) + 1
      let changes = try page.list.apply { list in
        next.list = list
        for _ in 0..<count {
          if next.chance(10) { try next.editSections() } else { try next.editRows() }
        }
        list = next.list
      }
      done += count
      next.list = page.list
      page = next
      let label = "seed \(seed), edit \(done)"
      let faults = BatchApplier.faults(changes, from: old.drawn, to: page.list.drawn)
      try #require(faults.isEmpty, "\(label): \(faults)\n\(changes)")
      try expectFewest(changes, old, page.list, label)
      // Lists that share nothing tell the same changes, but for rows that were only reloaded.
      let apart = try Self.rebuilt(page.list).changes(from: Self.rebuilt(old))
      let other = BatchApplier.faults(apart, from: old.drawn, to: page.list.drawn)
      #expect(other.isEmpty, "\(label): \(other)")
      for kind in [RowChangeKind.insert, .delete] {
        #expect(
          apart.rowChanges.filter { $0.kind == kind }
            == changes.rowChanges.filter { $0.kind == kind }, "\(label)")
      }
    }
  }

  /// An equal list that shares nothing with the other one.
  private static func rebuilt(_ list: SectionList) throws -> SectionList {
    SectionList(
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
