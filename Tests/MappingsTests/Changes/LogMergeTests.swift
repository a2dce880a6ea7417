import Mappings
import Testing

/// Several entries about one row become one change.
@Suite("Merging a log")
struct LogMergeTests {
  private func changes(
    _ log: [LogEntry], _ setUp: (inout Mappings) throws -> Void = { _ in }
  ) throws -> ChangeSet {
    var mappings = try mapped(["a": 5, "b": 5], setUp)
    return try mappings.update(log: log)
  }

  private func insert(_ key: RowKey, _ index: Int, _ group: GroupName = "a") -> LogEntry {
    .insert(key: key, group: group, index: index)
  }

  private func delete(_ key: RowKey?, _ index: Int, _ group: GroupName = "a") -> LogEntry {
    .delete(key: key, group: group, index: index)
  }

  private func update(_ key: RowKey?, _ index: Int, _ flags: ChangeFlags = .object) -> LogEntry {
    .update(key: key, group: "a", index: index, flags: flags)
  }

  @Test("every pair of first and last entry")
  func pairs() throws {
    let cases: [([LogEntry], [String])] = [
      ([delete("k", 1)], ["delete 3 k 0:1 -"]),
      ([delete("k", 1), insert("k", 3), delete("k", 3)], ["delete 3 k 0:1 -"]),
      ([delete("k", 1), insert("k", 3)], ["move 3 k 0:1 0:3"]),
      ([delete("k", 1), insert("k", 1)], ["move 3 k 0:1 0:1"]),
      ([delete("k", 1), insert("k", 3), update("k", 3, .metadata)], ["move 3 k 0:1 0:3"]),
      ([insert("k", 1)], ["insert 3 k - 0:1"]),
      ([insert("k", 1), delete("k", 1)], []),
      ([insert("k", 1), update("k", 1)], ["insert 3 k - 0:1"]),
      ([insert("k", 1), delete("k", 1), insert("k", 4)], ["insert 3 k - 0:4"]),
      ([insert("k", 1), insert("l", 0)], ["insert 3 k - 0:2", "insert 3 l - 0:0"]),
      ([update("k", 1), delete("k", 1)], ["delete 3 k 0:1 -"]),
      ([update("k", 1), delete("k", 1), insert("k", 2)], ["move 3 k 0:1 0:2"]),
      ([update("k", 1), update("k", 1, .metadata)], ["update 3 k 0:1 0:1"]),
      ([update("k", 1), insert("l", 0)], ["update 1 k 0:1 0:2", "insert 3 l - 0:0"]),
      (
        [update(nil, 1, .snippet), insert("l", 0), update("k", 2)],
        ["update 9 k 0:1 0:2", "insert 3 l - 0:0"]
      ),
      ([update(nil, 1, .snippet), delete("k", 1)], ["delete 11 k 0:1 -"]),
    ]
    for (log, expected) in cases { #expect(try changes(log).lines == expected, "\(log)") }
  }

  @Test("a row that goes to another group moves; to a group outside the list it goes")
  func crossing() throws {
    #expect(try changes([delete("k", 1), insert("k", 0, "b")]).lines == ["move 3 k 0:1 1:0"])
    #expect(try changes([delete("k", 1), insert("k", 0, "x")]).lines == ["delete 3 k 0:1 -"])
    #expect(try changes([delete("k", 1, "x"), insert("k", 0)]).lines == ["insert 3 k - 0:0"])
    #expect(
      try changes([
        delete("k", 1), insert("k", 0, "x"), delete("k", 0, "x"), insert("k", 0, "b"),
      ]).lines == ["move 3 k 0:1 1:0"])
    #expect(
      try changes([delete("k", 1), insert("k", 0, "x"), insert("k", 0, "b")]).lines
        == ["delete 3 k 0:1 -", "insert 3 k - 1:0"])
  }

  @Test("a reset deletes all old rows, the last first, and voids what came before it")
  func reset() throws {
    let all = (0..<5).reversed().map { "delete 3 ? 0:\($0) -" }
    #expect(try changes([.resetGroup("a")]).lines == all)
    #expect(try changes([update("k", 1), insert("n", 0), .resetGroup("a")]).lines == all)
    #expect(
      try changes([.resetGroup("a"), insert("k", 0), .resetGroup("a")]).lines == all)
    #expect(
      try changes([delete("k", 1), .resetGroup("a"), insert("k", 0)]).lines
        == all + ["insert 3 k - 0:0"])
    #expect(
      try changes([delete("k", 1), insert("k", 0, "b"), .resetGroup("a")]).lines
        == ["insert 3 k - 1:0"] + all)
    #expect(
      try changes([delete("k", 1, "b"), insert("k", 0), .resetGroup("a"), insert("k", 2, "b")])
        .lines == ["move 3 k 1:1 1:2"] + all)
  }

  @Test("a section goes and comes with its group, not by the entries for groups")
  func sections() throws {
    var mappings = try mapped(["a": 1, "b": 0]) { $0.setIsDynamicSectionForAllGroups(true) }
    let changes = try mappings.update(log: [
      delete("k", 0), .insertGroup("b"), insert("l", 0, "b"), .deleteGroup("a"),
    ])
    #expect(changes.sectionLines == ["delete 0 a", "insert 0 b"])
    #expect(changes.lines == ["delete 3 k 0:0 -", "insert 3 l - 0:0"])
    let quiet = try mappings.update(log: [delete("l", 0, "b"), insert("m", 0, "b")])
    #expect(quiet.sectionChanges.isEmpty)
  }

  @Test("an update in a section whose number changes is a move")
  func shiftedSection() throws {
    var mappings = try mapped(["a": 1, "b": 2]) { $0.setIsDynamicSectionForAllGroups(true) }
    let changes = try mappings.update(log: [
      delete("k", 0), .update(key: "u", group: "b", index: 1, flags: .object),
    ])
    #expect(changes.lines == ["delete 3 k 0:0 -", "move 1 u 1:1 0:1"])
  }

  @Test("untouched large groups cost nothing")
  func large() throws {
    var mappings = try mapped(["a": Int.max, "b": Int.max - 1])
    let changes = try mappings.update(log: [
      delete("k", Int.max - 1), insert("n", Int.max - 1, "b"),
    ])
    #expect(
      changes.lines == ["delete 3 k 0:\(Int.max - 1) -", "insert 3 n - 1:\(Int.max - 1)"])
  }
}
