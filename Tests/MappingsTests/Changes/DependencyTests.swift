import Mappings
import Testing

/// Which rows must be drawn anew since a neighbour changed.
@Suite("Dependencies")
struct DependencyTests {
  private func changes(_ offsets: [Int], _ log: [LogEntry], count: Int = 5) throws -> [String] {
    var mappings = try mapped(["g": count]) {
      try $0.setCellDrawingDependencyOffsets(offsets, forGroup: "g")
    }
    return try mappings.update(log: log).lines
  }

  private func insert(_ index: Int) -> LogEntry { .insert(key: "n", group: "g", index: index) }
  private func delete(_ index: Int) -> LogEntry { .delete(key: "d", group: "g", index: index) }
  private func update(_ index: Int) -> LogEntry {
    .update(key: "u", group: "g", index: index, flags: .object)
  }

  @Test("each operation marks the row that is drawn with the changed one")
  func single() throws {
    #expect(try changes([-1], [insert(2)]) == ["insert 3 n - 0:2", "update 4 ? 0:2 0:3"])
    #expect(try changes([-1], [delete(2)]) == ["delete 3 d 0:2 -", "update 4 ? 0:3 0:2"])
    #expect(try changes([-1], [update(2)]) == ["update 1 u 0:2 0:2", "update 4 ? 0:3 0:3"])
    #expect(try changes([1], [insert(2)]) == ["insert 3 n - 0:2", "update 4 ? 0:1 0:1"])
    #expect(try changes([1], [delete(2)]) == ["delete 3 d 0:2 -", "update 4 ? 0:1 0:1"])
    #expect(try changes([2], [update(1)]) == ["update 1 u 0:1 0:1"])
    #expect(try changes([-1], [update(4)]) == ["update 1 u 0:4 0:4"])
    #expect(try changes([-1], [delete(4)]) == ["delete 3 d 0:4 -"])
  }

  @Test("several offsets mark several rows; flags of one row add up")
  func several() throws {
    #expect(
      try changes([-1, 1], [update(2), update(3)])
        == [
          "update 5 u 0:2 0:2", "update 5 u 0:3 0:3", "update 4 ? 0:1 0:1", "update 4 ? 0:4 0:4",
        ])
  }

  @Test("marks melt into what else happens to the row")
  func melting() throws {
    #expect(try changes([-1], [insert(2), delete(3)]).contains("delete 7 d 0:2 -"))
    #expect(
      try changes([-1], [update(0), delete(1), .insert(key: "d", group: "g", index: 4)])
        .contains("move 7 d 0:1 0:4"))
    #expect(
      try changes([-1], [insert(2), .insert(key: "m", group: "g", index: 2)])
        == ["insert 7 n - 0:3", "update 4 ? 0:2 0:4", "insert 3 m - 0:2"])
  }

  @Test("a reset marks nothing")
  func reset() throws {
    #expect(try changes([-1, 1], [.resetGroup("g")], count: 1) == ["delete 3 ? 0:0 -"])
  }

  @Test("huge offsets mark nothing")
  func hugeOffsets() throws {
    let offsets = [Int.max, .min + 1, .max - 1]
    #expect(try changes(offsets, [update(4), delete(4), insert(0)]).count == 2)
  }

  @Test("between snapshots a row is marked if a neighbour is another one or changed")
  func snapshots() throws {
    func lines(
      _ offsets: [Int], _ before: [String], _ after: [String], changed: Set<RowKey> = []
    ) throws -> [String] {
      var mappings = try mapped(["g": before.count]) {
        try $0.setCellDrawingDependencyOffsets(offsets, forGroup: "g")
      }
      return try mappings.update(
        from: rows(["g": before]), to: rows(["g": after]), changed: changed
      ).lines
    }
    #expect(
      try lines([-1], ["a", "b", "c"], ["a", "c"]) == ["delete 3 b 0:1 -", "update 4 c 0:2 0:1"])
    #expect(
      try lines([-2], ["a", "b", "c", "d"], ["a", "x", "b", "c", "d"])
        == ["insert 3 x - 0:1", "update 4 b 0:1 0:2", "update 4 c 0:2 0:3"])
    #expect(
      try lines([-1], ["a", "b", "c"], ["a", "b", "c"], changed: ["a"])
        == ["update 1 a 0:0 0:0", "update 4 b 0:1 0:1"])
    #expect(
      try lines([-1, 1], ["a", "b", "c"], ["a", "b", "c"], changed: ["a", "b"])
        == ["update 5 a 0:0 0:0", "update 5 b 0:1 0:1", "update 4 c 0:2 0:2"])
    #expect(
      try lines([1], ["a", "b", "c"], ["a", "b"]) == ["delete 3 c 0:2 -", "update 4 b 0:1 0:1"])
    #expect(try lines([.max, .min + 1], ["a"], ["a", "b"]) == ["insert 3 b - 0:1"])
  }
}
