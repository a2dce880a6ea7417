import Mappings
import Testing

@Suite("Dynamic, reversed, dependencies, consolidation")
struct OptionTests {
  // MARK: Dynamic

  @Test("a value for all groups erases earlier values and covers later groups")
  func dynamicForAll() throws {
    var mappings = try Mappings(groups: ["a", "b"])
    try mappings.setIsDynamicSection(true, forGroup: "a")
    mappings.setIsDynamicSectionForAllGroups(false)
    #expect(!mappings.isDynamicSection(forGroup: "a"))
    mappings.setIsDynamicSectionForAllGroups(true)
    try mappings.setIsDynamicSection(false, forGroup: "b")
    #expect(mappings.isDynamicSection(forGroup: "a"))
    #expect(!mappings.isDynamicSection(forGroup: "b"))
    #expect(mappings.isDynamicSection(forGroup: "unknown"))
    #expect(mappings.isDynamicSectionForAllGroups)
    try mappings.update(counts: [0, 0])
    #expect(mappings.visibleGroups == ["b"])
  }

  @Test("dynamic flags work from the next update on")
  func dynamicLater() throws {
    var mappings = try mapped(["a": 0])
    try mappings.setIsDynamicSection(true, forGroup: "a")
    #expect(mappings.visibleGroups == ["a"])
    try mappings.update(counts: ["a": 0])
    #expect(mappings.visibleGroups.isEmpty)
    #expect(mappings.isEmpty && mappings.numberOfSections == 0)
  }

  // MARK: Reversed

  @Test("reversed first, everything is as seen; reversed last, as stored")
  func orderMatters() throws {
    let first = try mapped(["g": 10]) {
      try $0.setIsReversed(true, forGroup: "g")
      try $0.setRangeOptions(.fixedRange(2), forGroup: "g")
      try $0.setCellDrawingDependencyOffsets([-1, 3], forGroup: "g")
    }
    let last = try mapped(["g": 10]) {
      try $0.setRangeOptions(.fixedRange(2, 0, .end), forGroup: "g")
      try $0.setCellDrawingDependencyOffsets([1, -3], forGroup: "g")
      try $0.setIsReversed(true, forGroup: "g")
    }
    for mappings in [first, last] {
      #expect(indices(mappings) == [9, 8])
      #expect(mappings.rangeOptions(forGroup: "g")?.pin == .beginning)
      #expect(mappings.cellDrawingDependencyOffsets(forGroup: "g") == [-1, 3])
    }
  }

  @Test("directions for all groups cover later groups, with their windows")
  func reversedForAll() throws {
    var mappings = Mappings(rule: .asListed)
    mappings.setIsReversedForAllGroups(true)
    mappings.setRangeOptionsForAllGroups(try .fixedRange(2))
    try mappings.setCellDrawingDependencyOffsetsForAllGroups([-1])
    #expect(mappings.isReversedForAllGroups)
    #expect(mappings.rangeOptionsForAllGroups?.pin == .beginning)
    #expect(mappings.cellDrawingDependencyOffsetsForAllGroups == [-1])
    try mappings.update(groups: [GroupCount("new", 5)])
    #expect(indices(mappings) == [4, 3])
    #expect(mappings.cellDrawingDependencyOffsets(forGroup: "new") == [-1])
    try mappings.setIsReversed(false, forGroup: "new")
    #expect(indices(mappings) == [3, 4])
  }

  // MARK: Dependencies

  @Test("offsets are sorted; 0 and repetitions are dropped; Int.min is refused")
  func dependencies() throws {
    var mappings = try Mappings(groups: ["g"])
    try mappings.setCellDrawingDependencyOffsets([3, 0, -1, 3], forGroup: "g")
    #expect(mappings.cellDrawingDependencyOffsets(forGroup: "g") == [-1, 3])
    try mappings.setIsReversed(true, forGroup: "g")
    #expect(mappings.cellDrawingDependencyOffsets(forGroup: "g") == [-3, 1])
    try mappings.setCellDrawingDependencyForNeighboringCell(offset: 0, forGroup: "g")
    #expect(mappings.cellDrawingDependencyOffsets(forGroup: "g").isEmpty)
    #expect(throws: MappingsError.self) {
      try mappings.setCellDrawingDependencyOffsets([.min], forGroup: "g")
    }
    try mappings.setCellDrawingDependencyOffsets([.max, .min + 1], forGroup: "g")
    #expect(mappings.cellDrawingDependencyOffsets(forGroup: "g") == [.min + 1, .max])
  }

  // MARK: Consolidation

  @Test("fewer rows than the threshold make one section, as many do not")
  func threshold() throws {
    func sections(_ threshold: Int) throws -> Int {
      try mapped(["a": 2, "b": 1]) {
        try $0.setAutoConsolidateGroupsThreshold(threshold, withName: "all")
      }.numberOfSections
    }
    #expect(try sections(4) == 1)
    #expect(try sections(3) == 2)
    #expect(try sections(0) == 2)
  }

  @Test("the name of a group, no name and 0 switch consolidation off")
  func off() throws {
    var mappings = try Mappings(groups: ["a"])
    for (threshold, name) in [(5, "a"), (0, "all"), (5, nil)] as [(Int, GroupName?)] {
      try mappings.setAutoConsolidateGroupsThreshold(5, withName: "all")
      #expect(mappings.consolidatedGroupName == "all")
      try mappings.setAutoConsolidateGroupsThreshold(threshold, withName: name)
      #expect(mappings.consolidatedGroupName == nil)
      #expect(mappings.autoConsolidateGroupsThreshold == 0)
    }
  }

  @Test("a group of the consolidated name switches consolidation off for good")
  func nameAppears() throws {
    var mappings = Mappings(rule: .asListed)
    try mappings.setAutoConsolidateGroupsThreshold(5, withName: "all")
    try mappings.update(groups: [GroupCount("a", 1)])
    #expect(mappings.isUsingConsolidatedGroup)
    try mappings.update(groups: [GroupCount("a", 1), GroupCount("all", 1)])
    #expect(!mappings.isUsingConsolidatedGroup)
    try mappings.update(groups: [GroupCount("a", 1)])
    #expect(!mappings.isUsingConsolidatedGroup)
    #expect(mappings.consolidatedGroupName == nil)
  }

  @Test("the setting works from the next update on")
  func consolidatedLater() throws {
    var mappings = try mapped(["a": 1])
    try mappings.setAutoConsolidateGroupsThreshold(5, withName: "all")
    #expect(mappings.visibleGroups == ["a"])
    try mappings.update(counts: [1])
    #expect(mappings.visibleGroups == ["all"])
    try mappings.setAutoConsolidateGroupsThreshold(0, withName: nil)
    #expect(mappings.isUsingConsolidatedGroup)
    #expect(mappings.group(forSection: 0) == "all")
    #expect(mappings.numberOfItems(inGroup: "all") == 1)
    #expect(mappings.section(forGroup: "all") == 0)
    try mappings.update(counts: [1])
    #expect(mappings.visibleGroups == ["a"])
  }
}
