import Mappings
import Testing

@Suite("Groups by rule")
struct RuleTests {
  @Test("a rule filters and orders at each update; groups without rows do not exist")
  func filterAndOrder() throws {
    let rule = GroupRule(filter: { !$0.text.hasPrefix("_") }, order: { $1 < $0 })
    var mappings = Mappings(rule: rule)
    #expect(mappings.allGroups.isEmpty)
    try mappings.update(groups: [
      GroupCount("a", 1), GroupCount("_x", 2), GroupCount("c", 3), GroupCount("b", 0),
    ])
    #expect(mappings.allGroups == ["c", "a"])
    #expect(mappings.snapshotOfLastUpdate == 0)
    try mappings.update(groups: [GroupCount("b", 1), GroupCount("a", 1)], snapshot: 7)
    #expect(mappings.allGroups == ["b", "a"])
    #expect(mappings.fullCount(ofGroup: "c") == 0)
    #expect(mappings.snapshotOfLastUpdate == 7)
  }

  @Test("without an order, or among equals, the order of the update holds")
  func ties() throws {
    var mappings = Mappings(rule: GroupRule(filter: { _ in true }))
    try mappings.update(groups: [GroupCount("b", 1), GroupCount("a", 1)])
    #expect(mappings.allGroups == ["b", "a"])
    var tied = Mappings(rule: GroupRule(filter: { _ in true }, order: { _, _ in false }))
    try tied.update(groups: [GroupCount("b", 1), GroupCount("a", 1)])
    #expect(tied.allGroups == ["b", "a"])
  }

  @Test("options may be set for any name and survive changes of the list")
  func options() throws {
    var mappings = Mappings(rule: .asListed)
    try mappings.setIsReversed(true, forGroup: "later")
    #expect(mappings.isReversed(forGroup: "later"))
    try mappings.update(groups: [GroupCount("a", 2)])
    try mappings.setIsDynamicSection(true, forGroup: "a")
    try mappings.update(groups: [GroupCount("later", 2)])
    #expect(indices(mappings) == [1, 0])
    try mappings.update(groups: [GroupCount("a", 0), GroupCount("later", 2)])
    #expect(mappings.visibleGroups == ["later"])
    #expect(mappings.isDynamicSection(forGroup: "a"))
  }

  @Test("a fixed list takes its own groups of a listing")
  func fixedList() throws {
    var mappings = try Mappings(groups: ["a", "b"])
    try mappings.update(groups: [GroupCount("x", 9), GroupCount("b", 2)])
    #expect(mappings.allGroups == ["a", "b"])
    #expect(mappings.numberOfItems(inGroup: "a") == 0)
    #expect(mappings.numberOfItems(inGroup: "b") == 2)
    try mappings.update(counts: ["a": 1, "x": 5])
    #expect(mappings.numberOfItemsInAllGroups == 1)
  }
}
