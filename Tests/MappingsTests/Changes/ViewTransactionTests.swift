import Mappings
import TestSupport
import Testing

/// What a transaction writes into its log.
@Suite("Transactions on a view")
struct ViewTransactionTests {
  private func byText(_ left: RowKey, _ right: RowKey) -> Bool { left < right }

  @Test("a group comes before its first row and goes at the end")
  func groups() throws {
    var view = ViewTransaction(try rows(["a": ["1"], "none": []]))
    try view.insert("2", intoGroup: "b", at: 0)
    try view.delete(at: 0, fromGroup: "a")
    try view.insert("3", intoGroup: "b", at: 1)
    let (commit, after) = view.committed(snapshot: 4)
    #expect(
      commit.entries == [
        .insertGroup("b"), .insert(key: "2", group: "b", index: 0),
        .delete(key: "1", group: "a", index: 0), .insert(key: "3", group: "b", index: 1),
        .deleteGroup("a"),
      ])
    #expect(commit.snapshot == 4)
    #expect(after.groups == [GroupRows(name: "b", keys: ["2", "3"])])
  }

  @Test("a group that is emptied and refilled neither goes nor comes, but for a reset")
  func refilled() throws {
    var view = ViewTransaction(try rows(["a": ["1"]]))
    try view.delete(at: 0, fromGroup: "a")
    try view.insert("2", intoGroup: "a", at: 0)
    #expect(view.committed(snapshot: 1).commit.entries.count == 2)
    view.resetGroup("a")
    view.resetGroup("a")
    try view.insert("3", intoGroup: "a", at: 0)
    #expect(
      view.entries.suffix(3) == [
        .resetGroup("a"), .insertGroup("a"), .insert(key: "3", group: "a", index: 0),
      ])
  }

  @Test("a row in order between its neighbours is updated in place, ties too; else it moves")
  func inOrder() throws {
    var view = ViewTransaction(try rows(["a": ["b", "d", "f"]]))
    view.put("d", inGroup: "a", flags: .object, by: byText)
    view.put("d", inGroup: "a", flags: .metadata) { _, _ in false }
    #expect(
      view.entries == [
        .update(key: "d", group: "a", index: 1, flags: .object),
        .update(key: "d", group: "a", index: 1, flags: .metadata),
      ])
    // Now the order puts it last.
    view.put("d", inGroup: "a", flags: .object) { left, right in left != "d" && right == "d" }
    #expect(view.keys(ofGroup: "a") == ["b", "f", "d"])
    view.put("f", inGroup: "z", flags: .object, by: byText)
    #expect(view.keys(ofGroup: "z") == ["f"])
    view.put("c", inGroup: "a", flags: .object, by: byText)
    #expect(view.keys(ofGroup: "a") == ["b", "c", "d"])
    view.put("e", inGroup: "a", flags: .object) { _, _ in false }
    #expect(view.keys(ofGroup: "a") == ["b", "c", "d", "e"])
    view.remove("c")
    view.remove("nothing")
    #expect(view.keys(ofGroup: "a") == ["b", "d", "e"])
    #expect(view.entries.count == 2 + 2 + 3 + 1 + 1 + 1)
  }

  @Test("an excerpt changes without a key; bad places are refused")
  func places() throws {
    var view = ViewTransaction(try rows(["a": ["1"]]))
    try view.update(at: 0, inGroup: "a", flags: .snippet)
    try view.update(at: 0, inGroup: "a", flags: [.snippet, .object])
    #expect(
      view.entries == [
        .update(key: nil, group: "a", index: 0, flags: .snippet),
        .update(key: "1", group: "a", index: 0, flags: [.snippet, .object]),
      ])
    for index in [-1, 2, Int.max] {
      #expect(throws: MappingsError.self) { try view.insert("x", intoGroup: "a", at: index) }
      #expect(throws: MappingsError.self) { try view.delete(at: index, fromGroup: "a") }
      #expect(throws: MappingsError.self) {
        try view.update(at: index, inGroup: "a", flags: .object)
      }
    }
    #expect(throws: MappingsError.self) { try view.delete(at: 0, fromGroup: "x") }
    #expect(view.entries.count == 2)
  }

  @Test("mappings follow the commits of transactions")
  func commits() throws {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    for _ in 0..<300 {
      var snapshot = try rows(["a": ["1", "2", "3"], "b": ["4"]])
      var mappings = Mappings(rule: GroupRule(filter: { _ in true }, order: <))
      mappings.update(with: snapshot)
      var lists = texts(snapshot)
      let before = mappings.shown(lists)
      var commits: [Commit] = []
      for number in 1...2 {
        var view = ViewTransaction(snapshot)
        for _ in 0..<3 {
          let key = RowKey("\(Int.random(in: 1...6, using: &random))")
          let group: GroupName = Bool.random(using: &random) ? "a" : "c"
          view.put(key, inGroup: group, flags: .object) { $0.text.count < $1.text.count }
          let other = RowKey("\(Int.random(in: 1...6, using: &random))")
          if Bool.random(using: &random) { view.remove(other) }
        }
        let (commit, rows) = view.committed(snapshot: UInt64(number))
        commits.append(commit)
        snapshot = rows
      }
      let told = try #require(try mappings.update(with: commits, groups: snapshot.counts))
      lists = texts(snapshot)
      let faults = BatchRules.faults(told, from: before, to: mappings.shown(lists))
      try #require(faults.isEmpty, "\(faults)")
    }
  }

  private func texts(_ snapshot: ViewSnapshot) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: snapshot.groups.map { ($0.name.text, $0.keys.map(\.text)) })
  }
}
