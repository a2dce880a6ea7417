import Mappings
import Testing

/// Changes while consolidation begins, holds and ends.
@Suite("Changes and consolidation")
struct ConsolidationChangeTests {
  private func mappings(_ a: Int, _ b: Int, below threshold: Int) throws -> Mappings {
    try mapped(["a": a, "b": b]) {
      try $0.setAutoConsolidateGroupsThreshold(threshold, withName: "all")
    }
  }

  @Test("beginning: all sections are replaced by one, and every row moves into it")
  func begins() throws {
    var mappings = try mappings(2, 1, below: 3)
    let changes = try mappings.update(log: [.delete(key: "k", group: "a", index: 0)])
    #expect(changes.sectionLines == ["delete 0 a", "delete 1 b", "insert 0 all"])
    #expect(changes.lines == ["delete 3 k 0:0 -", "move 0 ? 0:1 0:0", "move 0 ? 1:0 0:1"])
    #expect(changes.rowChanges.last?.final?.group == "all")
  }

  @Test("an updated row moves into the one section even where its numbers stay")
  func updateAtSamePlace() throws {
    var mappings = try mappings(2, 1, below: 3)
    let changes = try mappings.update(log: [
      .delete(key: "k", group: "b", index: 0),
      .update(key: "u", group: "a", index: 0, flags: .object),
    ])
    #expect(changes.lines == ["delete 3 k 1:0 -", "move 1 u 0:0 0:0", "move 0 ? 0:1 0:1"])
  }

  @Test("ending: the other way round; an updated row moves with its flags")
  func ends() throws {
    var mappings = try mappings(1, 1, below: 3)
    let changes = try mappings.update(log: [
      .update(key: "u", group: "b", index: 0, flags: .object),
      .insert(key: "n", group: "b", index: 0),
    ])
    #expect(changes.sectionLines == ["delete 0 all", "insert 0 a", "insert 1 b"])
    #expect(changes.lines == ["move 1 u 0:1 1:1", "insert 3 n - 1:0", "move 0 ? 0:0 0:0"])
  }

  @Test("holding: rows are numbered through; a shifted update is a move")
  func holds() throws {
    var mappings = try mappings(1, 2, below: 9)
    let changes = try mappings.update(log: [
      .update(key: "u", group: "b", index: 1, flags: .object),
      .insert(key: "n", group: "a", index: 1),
    ])
    #expect(changes.sectionChanges.isEmpty)
    #expect(changes.lines == ["move 1 u 0:2 0:3", "insert 3 n - 0:1"])
  }

  @Test("between snapshots, rows that keep their order in the one section do not move")
  func snapshots() throws {
    var mappings = try mappings(2, 2, below: 9)
    let changes = try mappings.update(
      from: rows(["a": ["1", "2"], "b": ["3", "4"]]),
      to: rows(["a": ["1"], "b": ["2", "3", "4"]]), changed: [])
    #expect(changes.isEmpty)
    let turned = try mappings.update(
      from: rows(["a": ["1"], "b": ["2", "3", "4"]]),
      to: rows(["a": ["4", "1"], "b": ["2", "3"]]), changed: ["3"])
    #expect(turned.lines == ["move 0 4 0:3 0:0", "update 1 3 0:2 0:3"])
  }

  @Test("another name replaces the section")
  func renamed() throws {
    let old = try mappings(1, 0, below: 9)
    let new = try mapped(["a": 1, "b": 0]) {
      try $0.setAutoConsolidateGroupsThreshold(9, withName: "each")
    }
    let snapshot = try rows(["a": ["1"]])
    let changes = try ChangeSet.between(old, snapshot, new, snapshot, changed: [])
    #expect(changes.sectionLines == ["delete 0 all", "insert 0 each"])
    #expect(changes.lines == ["move 0 1 0:0 0:0"])
  }

  @Test("groups in another order move within the one section")
  func reordered() throws {
    var mappings = Mappings(rule: .asListed)
    try mappings.setAutoConsolidateGroupsThreshold(9, withName: "all")
    try mappings.update(groups: [GroupCount("a", 1), GroupCount("b", 2)])
    let changes = try mappings.update(log: [], groups: [GroupCount("b", 2), GroupCount("a", 1)])
    #expect(changes.lines == ["move 0 ? 0:0 0:2"])
    #expect(changes.groupMoves == [GroupMove(group: "a", original: 0, final: 1)])
  }
}
