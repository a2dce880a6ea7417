import Mappings
import Testing

/// When a log may be taken, and what can be asked of it beforehand.
@Suite("Call rules")
struct CallRuleTests {
  private func commit(_ snapshot: UInt64, _ entries: [LogEntry] = []) -> Commit {
    Commit(snapshot: snapshot, entries: entries)
  }

  @Test("without commits there is no answer and nothing changes")
  func noCommits() throws {
    var mappings = try mapped(["a": 1])
    #expect(try mappings.update(with: [], groups: [GroupCount("a", 5)]) == nil)
    #expect(mappings.fullCount(ofGroup: "a") == 1)
    #expect(mappings.snapshotOfLastUpdate == 0)
  }

  @Test("mappings that were never updated are refused")
  func neverUpdated() throws {
    var mappings = try Mappings(groups: ["a"])
    #expect(throws: MappingsError.neverUpdated) { try mappings.update(with: [commit(1)]) }
    #expect(throws: MappingsError.neverUpdated) { try mappings.update(log: []) }
  }

  @Test("commits follow the last update and each other")
  func gaps() throws {
    var mappings = try mapped(["a": 1])
    #expect(throws: MappingsError.snapshotGap(expected: 1, found: 2)) {
      try mappings.update(with: [commit(2)])
    }
    #expect(throws: MappingsError.snapshotGap(expected: 1, found: 0)) {
      try mappings.update(with: [commit(0)])
    }
    #expect(throws: MappingsError.snapshotGap(expected: 2, found: 3)) {
      try mappings.update(with: [commit(1), commit(3)])
    }
    #expect(mappings.snapshotOfLastUpdate == 0)
    let told = try mappings.update(with: [
      commit(1, [.insert(key: "k", group: "a", index: 0)]),
      commit(2, [.delete(key: "k", group: "a", index: 0)]),
    ])
    #expect(told?.isEmpty == true)
    #expect(mappings.snapshotOfLastUpdate == 2)
  }

  @Test("a log that cannot have happened is refused, and the mappings stay")
  func impossible() throws {
    let logs: [[LogEntry]] = [
      [.insert(key: "k", group: "a", index: 3)], [.insert(key: "k", group: "a", index: -1)],
      [.delete(key: "k", group: "a", index: 2)], [.delete(key: "k", group: "a", index: .min)],
      [.update(key: "k", group: "a", index: 2, flags: .object)],
      [.insert(key: "k", group: "a", index: .max)],
      [.resetGroup("a"), .delete(key: "k", group: "a", index: 0)],
    ]
    for log in logs {
      var mappings = try mapped(["a": 2])
      #expect(throws: MappingsError.self, "\(log)") { try mappings.update(log: log) }
      #expect(mappings.fullCount(ofGroup: "a") == 2)
      #expect(mappings.snapshotOfLastUpdate == 0)
    }
    var mappings = try mapped(["a": 2])
    #expect(throws: MappingsError.impossibleLog("it leads to 2 rows in `a` where 3 are counted")) {
      try mappings.update(log: [], groups: [GroupCount("a", 3)])
    }
    #expect(
      throws: MappingsError.impossibleLog("index 2 in group `a`; the highest valid one is 1")
    ) {
      try mappings.update(
        log: [.delete(key: "k", group: "a", index: 2)], groups: [GroupCount("a", 1)])
    }
  }

  @Test("a rule needs its groups; a group that appears must have the rows of its log")
  func rules() throws {
    var mappings = Mappings(rule: .asListed)
    try mappings.update(groups: [GroupCount("a", 1)])
    #expect(throws: MappingsError.self) { try mappings.update(log: []) }
    let log: [LogEntry] = [.insert(key: "k", group: "b", index: 0)]
    #expect(throws: MappingsError.self) {
      try mappings.update(log: log, groups: [GroupCount("a", 1), GroupCount("b", 0)])
    }
    // Rows that stood in a group before it was listed come with it.
    let told = try mappings.update(log: log, groups: [GroupCount("a", 1), GroupCount("b", 2)])
    #expect(told.lines == ["insert 3 k - 1:0", "insert 3 ? - 1:1"])
  }

  @Test("whether anything changed, in all and in some groups, and how much")
  func questions() {
    let commits = [
      commit(1),
      commit(
        2, [.delete(key: "k", group: "a", index: 0), .insert(key: "k", group: "b", index: 0)]),
      commit(3, [.resetGroup("c")]),
    ]
    #expect(commits.hasChanges)
    #expect(!commits.prefix(1).hasChanges)
    #expect(commits.hasChanges(inGroup: "a") && commits.hasChanges(inGroup: "b"))
    #expect(commits.hasChanges(inGroup: "c") && !commits.hasChanges(inGroup: "d"))
    #expect(commits.hasChanges(inAnyOf: ["d", "b"]) && !commits.hasChanges(inAnyOf: ["d"]))
    #expect(commits.numberOfEntries == 3)
    #expect(
      [
        LogEntry.insertGroup("x"), .deleteGroup("y"),
        .update(key: nil, group: "z", index: 0, flags: []),
      ]
      .map(\.group) == ["x", "y", "z"])
  }
}
