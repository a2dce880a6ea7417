import Mappings
import Testing

@Suite("Questions")
struct QuestionTests {
  @Test("before the first update nothing is shown")
  func neverUpdated() throws {
    let mappings = try Mappings(groups: ["a"], view: "by name")
    #expect(mappings.view == "by name")
    #expect(mappings.snapshotOfLastUpdate == nil)
    #expect(mappings.allGroups == ["a"])
    #expect(mappings.numberOfSections == 0 && mappings.visibleGroups.isEmpty && mappings.isEmpty)
    #expect(mappings.numberOfItems(inSection: 0) == 0)
    #expect(mappings.numberOfItems(inGroup: "a") == 0 && mappings.fullCount(ofGroup: "a") == 0)
    #expect(mappings.group(forSection: 0) == nil && mappings.section(forGroup: "a") == nil)
    #expect(mappings.groupAndIndex(forRow: 0, inSection: 0) == nil)
    #expect(mappings.index(forRow: 0, inGroup: "a") == nil)
    #expect(mappings.row(forIndex: 0, inGroup: "a") == nil)
    #expect(mappings.nearestRowPath(forRow: 0, inGroup: "a") == nil)
    #expect(mappings.groupPlaces(inSection: 0).isEmpty)
  }

  @Test("sections and groups with their numbers, rows and indices, both ways")
  func answers() throws {
    let mappings = try mapped(["wine": 250, "gin": 0, "rum": 0, "beer": 3]) {
      try $0.setIsReversed(true, forGroup: "wine")
      try $0.setRangeOptions(.fixedRange(20), forGroup: "wine")
      try $0.setIsDynamicSection(true, forGroup: "rum")
    }
    #expect(mappings.numberOfSections == 3 && mappings.visibleGroups == ["wine", "gin", "beer"])
    #expect(!mappings.isEmpty && mappings.numberOfItemsInAllGroups == 23)
    #expect((0..<3).map { mappings.numberOfItems(inSection: $0) } == [20, 0, 3])
    #expect(
      ["wine", "gin", "rum", "beer"].map { mappings.numberOfItems(inGroup: $0) } == [20, 0, 0, 3])
    #expect((0..<3).map { mappings.group(forSection: $0) } == ["wine", "gin", "beer"])
    #expect(
      ["wine", "gin", "rum", "beer"].map { mappings.section(forGroup: $0) } == [0, 1, nil, 2])
    #expect(mappings.index(forRow: 2, inSection: 0) == 247)
    #expect(mappings.index(forRow: 2, inSection: 2) == 2)
    #expect(mappings.index(forRow: 19, inGroup: "wine") == 230)
    #expect(
      mappings.groupAndIndex(for: RowPath(section: 0, row: 1))
        == GroupIndex(group: "wine", index: 248))
    #expect(
      mappings.groupAndIndex(forRow: 0, inSection: 2) == GroupIndex(group: "beer", index: 0))
    #expect(mappings.row(forIndex: 230, inGroup: "wine") == 19)
    #expect(mappings.rowPath(forIndex: 1, inGroup: "beer") == RowPath(section: 2, row: 1))
  }

  @Test("settings of a group are read as they were set, those of no group as for all")
  func settings() throws {
    let mappings = try mapped(["a": 1, "b": 1]) {
      try $0.setIsReversed(true, forGroup: "a")
      try $0.setIsDynamicSection(true, forGroup: "a")
      try $0.setCellDrawingDependencyOffsets([1, -2], forGroup: "a")
      try $0.setAutoConsolidateGroupsThreshold(9, withName: "all")
    }
    #expect(["a", "b", "x"].map { mappings.isReversed(forGroup: $0) } == [true, false, false])
    #expect(
      ["a", "b", "x"].map { mappings.isDynamicSection(forGroup: $0) } == [true, false, false])
    #expect(mappings.cellDrawingDependencyOffsets(forGroup: "a") == [-2, 1])
    #expect(mappings.cellDrawingDependencyOffsets(forGroup: "b").isEmpty)
    #expect(mappings.autoConsolidateGroupsThreshold == 9)
    #expect(mappings.consolidatedGroupName == "all" && mappings.isUsingConsolidatedGroup)
    let apart = try mapped(["a": 9]) {
      try $0.setAutoConsolidateGroupsThreshold(9, withName: "all")
    }
    #expect(!apart.isUsingConsolidatedGroup && apart.consolidatedGroupName == "all")
  }

  @Test("bad places give nil or 0", arguments: [-1, 3, Int.min, Int.max])
  func badPlaces(_ number: Int) throws {
    for threshold in [0, 99] {
      let mappings = try mapped(["a": 3, "b": 0]) {
        try $0.setRangeOptions(.fixedRange(2, 1), forGroup: "a")
        try $0.setAutoConsolidateGroupsThreshold(threshold, withName: "all")
      }
      #expect(mappings.numberOfItems(inSection: number) == 0)
      #expect(mappings.group(forSection: number) == nil)
      #expect(mappings.groupPlaces(inSection: number).isEmpty)
      #expect(mappings.groupAndIndex(forRow: number, inSection: 0) == nil)
      #expect(mappings.groupAndIndex(forRow: 0, inSection: number) == nil)
      #expect(mappings.groupAndIndex(for: RowPath(section: 0, row: number)) == nil)
      #expect(mappings.index(forRow: number, inSection: 0) == nil)
      #expect(mappings.index(forRow: number, inGroup: "a") == nil)
      #expect(mappings.index(forRow: number, inGroup: "all") == nil)
      #expect(mappings.index(forRow: 0, inGroup: "x") == nil)
      #expect(mappings.row(forIndex: number, inGroup: "a") == nil)
      #expect(mappings.rowPath(forIndex: number, inGroup: "a") == nil)
      #expect(mappings.rowPath(forIndex: 0, inGroup: "x") == nil)
      #expect(mappings.nearestRowPath(forRow: number, inGroup: "x") == nil)
      #expect(mappings.section(forGroup: "x") == nil)
      #expect(mappings.window(ofGroup: "x") == 0..<0)
    }
  }

  @Test("a window with its offset at the end holds no index")
  func emptyWindow() throws {
    for pin in RangePin.allCases {
      let mappings = try mapped(["g": 3]) {
        try $0.setRangeOptions(.fixedRange(2, 3, pin), forGroup: "g")
      }
      for index in -1...4 { #expect(mappings.row(forIndex: index, inGroup: "g") == nil) }
    }
  }

  @Test("one section: rows run through the groups, each in its window and direction")
  func consolidated() throws {
    let mappings = try mapped(["a": 2, "empty": 0, "b": 9]) {
      try $0.setIsReversed(true, forGroup: "b")
      try $0.setRangeOptions(.fixedRange(2), forGroup: "b")
      try $0.setAutoConsolidateGroupsThreshold(9, withName: "all")
    }
    #expect(mappings.isUsingConsolidatedGroup && mappings.visibleGroups == ["all"])
    #expect(mappings.numberOfItems(inSection: 0) == 4)
    #expect(mappings.numberOfItems(inSection: 1) == 0)
    #expect(mappings.numberOfItems(inGroup: "all") == 4)
    #expect(mappings.numberOfItems(inGroup: "b") == 2)
    #expect(mappings.fullCount(ofGroup: "b") == 9)
    let places = (0..<4).compactMap { mappings.groupAndIndex(forRow: $0, inSection: 0) }
    #expect(places.map(\.group) == ["a", "a", "b", "b"])
    #expect(places.map(\.index) == [0, 1, 8, 7])
    #expect(mappings.groupAndIndex(forRow: 4, inSection: 0) == nil)
    #expect(mappings.index(forRow: 2, inGroup: "all") == 8)
    #expect(mappings.index(forRow: 0, inGroup: "b") == 8)
    #expect(mappings.row(forIndex: 7, inGroup: "b") == 1)
    #expect(mappings.row(forIndex: 0, inGroup: "all") == nil)
    #expect(mappings.rowPath(forIndex: 7, inGroup: "b") == RowPath(section: 0, row: 3))
    #expect(mappings.rowPath(forIndex: 0, inGroup: "all") == nil)
    #expect(mappings.section(forGroup: "empty") == 0)
    #expect(Array(mappings.groupPlaces(inSection: 0)) == [0, 1, 2])
    #expect(mappings.rangePosition(forGroup: "all").length == 0)
    #expect(mappings.nearestRowPath(forRow: 9, inGroup: "b") == RowPath(section: 0, row: 3))
    #expect(mappings.nearestRowPath(forRow: 0, inGroup: "empty") == RowPath(section: 0, row: 1))
    #expect(mappings.nearestRowPath(forRow: 0, inGroup: "all") == nil)
  }

  @Test("one section without rows is still one section")
  func consolidatedEmpty() throws {
    let mappings = try mapped(["a": 0]) {
      $0.setIsDynamicSectionForAllGroups(true)
      try $0.setAutoConsolidateGroupsThreshold(1, withName: "all")
    }
    #expect(mappings.numberOfSections == 1 && mappings.isEmpty)
    #expect(mappings.section(forGroup: "a") == nil)
    #expect(mappings.groupAndIndex(forRow: 0, inSection: 0) == nil)
  }

  @Test("the nearest place: in the group, before it, after it")
  func nearest() throws {
    var mappings = try mapped(["a": 0, "b": 2, "c": 0, "d": 3])
    #expect(mappings.nearestRowPath(forRow: 1, inGroup: "b") == RowPath(section: 1, row: 1))
    #expect(mappings.nearestRowPath(forRow: 7, inGroup: "b") == RowPath(section: 1, row: 1))
    #expect(mappings.nearestRowPath(forRow: -3, inGroup: "b") == RowPath(section: 1, row: 0))
    #expect(mappings.nearestRowPath(forRow: 5, inGroup: "c") == RowPath(section: 1, row: 1))
    #expect(mappings.nearestRowPath(forRow: 5, inGroup: "a") == RowPath(section: 1, row: 0))
    mappings.setIsDynamicSectionForAllGroups(true)
    try mappings.update(counts: [0, 2, 0, 3])
    #expect(mappings.nearestRowPath(forRow: 5, inGroup: "c") == RowPath(section: 0, row: 1))
    try mappings.update(counts: [0, 0, 0, 0])
    #expect(mappings.nearestRowPath(forRow: 5, inGroup: "c") == nil)
  }

  @Test("the example of the documentation")
  func example() throws {
    var mappings = try Mappings(groups: ["wine", "beer"])
    try mappings.setIsReversed(true, forGroup: "wine")
    try mappings.setRangeOptions(.fixed(length: 20), forGroup: "wine")
    try mappings.update(counts: ["wine": 250, "beer": 3])
    #expect(mappings.numberOfItems(inSection: 0) == 20)
    #expect(mappings.index(forRow: 0, inSection: 0) == 249)
  }

  @Test("between the halves of computing changes, no index lies outside of its group")
  func halfway() throws {
    for pin in RangePin.allCases {
      var mappings = try mapped(["g": 5]) {
        try $0.setRangeOptions(.fixedRange(4, 0, pin), forGroup: "g")
      }
      try mappings.updateKeepingWindows(groups: [GroupCount("g", 2)])
      #expect(mappings.numberOfItems(inGroup: "g") == 4)
      #expect(mappings.window(ofGroup: "g") == 0..<2)
      #expect(indices(mappings) == [0, 1])
    }
  }

  @Test("a copy shares nothing")
  func copies() throws {
    let first = try mapped(["a": 3])
    var second = first
    try second.setIsReversed(true, forGroup: "a")
    try second.update(counts: [1])
    #expect(indices(first) == [0, 1, 2])
    #expect(indices(second) == [0])
  }
}
