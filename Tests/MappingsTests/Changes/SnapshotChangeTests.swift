import Mappings
import Testing

/// Changes between two snapshots.
@Suite("Changes between snapshots")
struct SnapshotChangeTests {
  private func changes(
    _ before: KeyValuePairs<GroupName, [String]>, _ after: KeyValuePairs<GroupName, [String]>,
    changed: Set<RowKey> = [], _ setUp: (inout Mappings) throws -> Void = { _ in }
  ) throws -> ChangeSet {
    var mappings = try Mappings(groups: before.map(\.key))
    try setUp(&mappings)
    try mappings.update(groups: rows(before).counts)
    return try mappings.update(from: rows(before), to: rows(after), changed: changed)
  }

  @Test("nothing changed, nothing told")
  func nothing() throws {
    let changes = try changes(["g": ["a", "b"]], ["g": ["a", "b"]], changed: ["x"])
    #expect(changes.isEmpty && changes == ChangeSet())
  }

  @Test("a row at its place is an update if its content changed, else no change")
  func samePlace() throws {
    #expect(
      try changes(["g": ["a", "b"]], ["g": ["a", "b"]], changed: ["b"]).lines
        == ["update 1 b 0:1 0:1"])
    #expect(
      try changes(["g": ["a", "b"]], ["g": ["x", "b"]], changed: ["b"]).lines
        == ["delete 3 a 0:0 -", "insert 3 x - 0:0", "update 1 b 0:1 0:1"])
  }

  @Test("rotating one row of a thousand is one move")
  func rotation() throws {
    let before = (0..<1000).map { "r\($0)" }
    let after = Array(before[1...]) + ["r0"]
    #expect(try changes(["g": before], ["g": after]).lines == ["move 0 r0 0:0 0:999"])
    #expect(try changes(["g": after], ["g": before]).lines == ["move 0 r0 0:999 0:0"])
  }

  @Test("a moved row whose content changed carries its flag")
  func movedAndChanged() throws {
    #expect(
      try changes(["g": ["a", "b", "c"]], ["g": ["c", "a", "b"]], changed: ["c"]).lines
        == ["move 1 c 0:2 0:0"])
  }

  @Test("a key of one group moves between groups; a key of several stays with each")
  func betweenGroups() throws {
    #expect(
      try changes(["a": ["k", "x"], "b": ["y"]], ["a": ["x"], "b": ["k", "y"]]).lines
        == ["move 0 k 0:0 1:0"])
    #expect(
      try changes(["a": ["k", "x"], "b": ["k"], "c": []], ["a": ["x"], "b": ["k"], "c": ["k"]])
        .lines == ["delete 3 k 0:0 -", "insert 3 k - 2:0"])
    #expect(
      try changes(["a": ["k"], "b": []], ["a": ["k"], "b": ["k"]]).lines == ["insert 3 k - 1:0"])
  }

  @Test("a key outside of the windows counts as standing in its group")
  func outsideWindows() throws {
    // Before, `k` stands in both groups, in `b` below its window: nothing crosses.
    let told = try changes(
      ["a": ["k"], "b": ["y", "k"]], ["a": ["z"], "b": ["k", "y"]]
    ) { try $0.setRangeOptions(.fixedRange(1), forGroup: "b") }
    #expect(
      told.lines == [
        "delete 3 k 0:0 -", "delete 3 y 1:0 -", "insert 3 z - 0:0", "insert 3 k - 1:0",
      ])
  }

  @Test("repetitions of a key in a group are matched in order")
  func repetitions() throws {
    #expect(
      try changes(["g": ["x", "k", "k", "y"]], ["g": ["k", "x", "k", "k"]]).lines.sorted()
        == ["delete 3 y 0:3 -", "insert 3 k - 0:3", "move 0 k 0:1 0:0"])
    let many = [String](repeating: "k", count: 3_000)
    let told = try changes(["g": ["a"] + many], ["g": many + many + ["a"]])
    #expect(told.rowChanges.filter { $0.kind == .insert }.count == 3_000)
    #expect(told.rowChanges.filter { $0.kind == .move }.count == 1)
  }

  @Test("other options between two snapshots give a change set")
  func otherOptions() throws {
    let snapshot = try rows(["g": ["a", "b", "c"], "h": ["d"]])
    func lines(_ setUp: (inout Mappings) throws -> Void) throws -> [String] {
      let old = try mapped(["g": 3, "h": 1])
      let new = try mapped(["g": 3, "h": 1], setUp)
      let told = try ChangeSet.between(old, snapshot, new, snapshot, changed: [])
      return told.sectionLines + told.lines
    }
    #expect(
      try lines { try $0.setRangeOptions(.fixedRange(1, 1), forGroup: "g") }
        == ["delete 3 a 0:0 -", "delete 3 c 0:2 -"])
    #expect(try lines { try $0.setIsReversed(true, forGroup: "g") }.count == 2)
    #expect(
      try lines { try $0.setAutoConsolidateGroupsThreshold(5, withName: "all") }
        == [
          "delete 0 g", "delete 1 h", "insert 0 all", "move 0 a 0:0 0:0", "move 0 b 0:1 0:1",
          "move 0 c 0:2 0:2", "move 0 d 1:0 0:3",
        ])
  }

  @Test("groups in another order: the fewest rows go and come, and it is told")
  func groupOrder() throws {
    let old = try rows(["a": ["1"], "b": ["2", "3"], "c": ["4"]])
    let new = try rows(["b": ["2", "3"], "a": ["1"], "c": ["4", "5"]])
    var mappings = Mappings(rule: .asListed)
    try mappings.update(groups: old.counts)
    let told = try mappings.update(from: old, to: new, changed: ["1", "2"])
    #expect(told.sectionLines == ["delete 0 a", "insert 1 a"])
    #expect(told.groupMoves == [GroupMove(group: "a", original: 0, final: 1)])
    #expect(
      told.lines == ["update 1 2 1:0 0:0", "move 1 1 0:0 1:0", "insert 3 5 - 2:1"])
  }

  @Test("groups that leave and enter the list take their rows along")
  func groupList() throws {
    let old = try rows(["a": ["1", "2"], "b": ["3"]])
    let new = try rows(["b": ["3", "1"], "c": ["4"]])
    var mappings = Mappings(rule: .asListed)
    try mappings.update(groups: old.counts)
    let told = try mappings.update(from: old, to: new, changed: [])
    #expect(told.sectionLines == ["delete 0 a", "insert 1 c"])
    #expect(told.lines == ["delete 3 2 0:1 -", "move 0 1 0:0 0:1", "insert 3 4 - 1:0"])
    #expect(mappings.visibleGroups == ["b", "c"])
  }

  @Test("flags by closure, asked with both places")
  func closure() throws {
    var mappings = try mapped(["g": 2])
    var asked: [String] = []
    let told = try mappings.update(
      from: rows(["g": ["a", "b"]]), to: rows(["g": ["n", "b"]])
    ) { key, old, new in
      asked.append("\(key) \(old.group) \(old.index) \(new.group) \(new.index)")
      return [.metadata, .snippet]
    }
    #expect(asked == ["b g 1 g 1"])
    #expect(told.lines.last == "update 10 b 0:1 0:1")
  }

  @Test("flexible windows follow their rows, fixed ones stay")
  func windows() throws {
    let old = try rows(["fixed": ["1", "2", "3"], "flexible": ["4", "5", "6"]])
    let new = try rows(["fixed": ["0", "1", "2", "3"], "flexible": ["9", "4", "5", "6"]])
    var mappings = try mapped(["fixed": 3, "flexible": 3]) {
      try $0.setRangeOptions(.fixedRange(1, 1), forGroup: "fixed")
      try $0.setRangeOptions(.flexibleRange(1, 1), forGroup: "flexible")
    }
    let told = try mappings.update(from: old, to: new, changed: [], snapshot: 9)
    #expect(told.lines == ["delete 3 2 0:0 -", "insert 3 1 - 0:0"])
    #expect(mappings.window(ofGroup: "flexible") == 2..<3)
    #expect(mappings.snapshotOfLastUpdate == 9)
  }

  @Test("snapshots that the mappings were not updated for are refused")
  func wrongSnapshots() throws {
    var mappings = try Mappings(groups: ["g"])
    let one = try rows(["g": ["a"]])
    #expect(throws: MappingsError.neverUpdated) {
      try mappings.update(from: one, to: one, changed: [])
    }
    #expect(throws: MappingsError.neverUpdated) {
      try ChangeSet.between(mappings, one, mappings, one, changed: [])
    }
    try mappings.update(counts: [2])
    let before = mappings.snapshotOfLastUpdate
    #expect(throws: MappingsError.rowsDiffer(group: "g", counted: 2, rows: 1)) {
      try mappings.update(from: one, to: one, changed: [])
    }
    try mappings.setRangeOptions(.flexibleRange(1), forGroup: "g")
    #expect(throws: MappingsError.rowsDiffer(group: "g", counted: 2, rows: 1)) {
      try mappings.update(from: one, to: one, changed: [])
    }
    #expect(mappings.snapshotOfLastUpdate == before)
  }

  @Test("a derived log: deletes, inserts with their groups, updates, groups that go")
  func derivedLog() throws {
    let old = try rows(["a": ["1", "2", "3"], "b": ["4"], "e": []])
    let new = try rows(["a": ["2", "3", "1"], "c": ["4"]])
    #expect(
      old.log(to: new, changed: ["1", "3"]) == [
        .delete(key: "1", group: "a", index: 0), .delete(key: "4", group: "b", index: 0),
        .insert(key: "1", group: "a", index: 2), .insertGroup("c"),
        .insert(key: "4", group: "c", index: 0),
        .update(key: "3", group: "a", index: 1, flags: .object), .deleteGroup("b"),
      ])
    #expect(new.log(to: new).isEmpty)
  }

  @Test("looking up keys and places")
  func lookups() throws {
    let snapshot = try rows(["a": ["1", "2"], "b": ["2", "3"]])
    let mappings = try mapped(["a": 2, "b": 2]) {
      try $0.setRangeOptions(.fixedRange(1), forGroup: "a")
      try $0.setIsReversed(true, forGroup: "b")
    }
    #expect(snapshot.key(at: RowPath(section: 1, row: 0), with: mappings) == "3")
    #expect(snapshot.key(at: RowPath(section: 0, row: 1), with: mappings) == nil)
    #expect(snapshot.key(at: GroupIndex(group: "a", index: 1)) == "2")
    #expect(snapshot.key(at: GroupIndex(group: "a", index: -1)) == nil)
    #expect(snapshot.key(at: GroupIndex(group: "x", index: 0)) == nil)
    #expect(snapshot.place(ofKey: "3", inGroup: "b") == GroupIndex(group: "b", index: 1))
    #expect(snapshot.place(ofKey: "3", inGroup: "a") == nil)
    #expect(
      snapshot.rowPath(ofKey: "2", inGroup: "b", with: mappings) == RowPath(section: 1, row: 1))
    #expect(snapshot.rowPath(ofKey: "2", inGroup: "a", with: mappings) == nil)
    #expect(snapshot.rowPath(ofKey: "2", with: mappings) == RowPath(section: 1, row: 1))
    #expect(snapshot.rowPath(ofKey: "9", with: mappings) == nil)
    #expect(snapshot.counts == [GroupCount("a", 2), GroupCount("b", 2)])
  }
}
