import Mappings
import Testing

@Suite("Bad settings")
struct SettingErrorTests {
  @Test("a group listed twice", arguments: [["a", "b", "a"], ["", ""]])
  func duplicates(_ names: [String]) throws {
    let groups = names.map { GroupName($0) }
    #expect(throws: MappingsError.duplicateGroup(groups[0])) { try Mappings(groups: groups) }
    var mappings = Mappings(rule: .asListed)
    #expect(throws: MappingsError.duplicateGroup(groups[0])) {
      try mappings.update(groups: groups.map { GroupCount($0, 1) })
    }
    #expect(throws: MappingsError.duplicateGroup(groups[0])) {
      try ViewSnapshot(groups: groups.map { GroupRows(name: $0, keys: []) })
    }
  }

  @Test("an unknown group is named with the valid ones")
  func unknownGroup() throws {
    var mappings = try Mappings(groups: ["wine", "beer"])
    let error = MappingsError.unknownGroup("cider", known: ["wine", "beer"])
    #expect(throws: error) { try mappings.setIsReversed(true, forGroup: "cider") }
    #expect(throws: error) { try mappings.setIsDynamicSection(true, forGroup: "cider") }
    #expect(throws: error) { try mappings.setRangeOptions(nil, forGroup: "cider") }
    #expect(throws: error) { try mappings.removeRangeOptions(forGroup: "cider") }
    #expect(throws: error) {
      try mappings.setCellDrawingDependencyForNeighboringCell(offset: 1, forGroup: "cider")
    }
    #expect("\(error)" == "there is no group `cider`; valid are `wine`, `beer`")
  }

  @Test("long lists of valid groups are cut")
  func longList() {
    let error = MappingsError.unknownGroup("x", known: (0..<20).map { GroupName("g\($0)") })
    #expect("\(error)".hasSuffix("`g11` and 8 more"))
    #expect(
      "\(MappingsError.unknownGroup("x", known: []))"
        == "there is no group `x`; the list of groups is empty")
  }

  @Test("negative numbers", arguments: [-1, Int.min])
  func negative(_ number: Int) throws {
    func tooSmall(_ what: String) -> MappingsError {
      .tooSmall(what: what, value: number, lowest: 0)
    }
    #expect(throws: tooSmall("the length of a range")) { try RangeOptions.fixed(length: number) }
    #expect(throws: tooSmall("the offset of a range")) {
      try RangeOptions.flexible(length: 1, offset: number)
    }
    var options = try RangeOptions.flexibleRange(1)
    #expect(throws: tooSmall("the largest length of a range")) { try options.setMaxLength(number) }
    #expect(throws: tooSmall("the smallest length of a range")) { try options.setMinLength(number) }
    var mappings = try Mappings(groups: ["a"])
    #expect(throws: tooSmall("the threshold of consolidation")) {
      try mappings.setAutoConsolidateGroupsThreshold(number, withName: "all")
    }
    #expect(throws: tooSmall("the number of rows of a group")) {
      try mappings.update(counts: [number])
    }
    #expect(throws: tooSmall("the number of rows of a group")) {
      try mappings.update(groups: [GroupCount("a", number)])
    }
    #expect(mappings.snapshotOfLastUpdate == nil)
    #expect(
      "\(tooSmall("the length of a range"))"
        == "the length of a range is \(number); valid are whole numbers from 0 up")
  }

  @Test("a wrong number of counts, and counts without a list")
  func counts() throws {
    var mappings = try Mappings(groups: ["a", "b"])
    #expect(throws: MappingsError.wrongNumberOfCounts(given: 1, groups: 2)) {
      try mappings.update(counts: [1])
    }
    var listed = Mappings(rule: .asListed)
    #expect(throws: MappingsError.self) { try listed.update(counts: []) }
  }

  @Test("every error reads as a sentence with the valid values")
  func messages() {
    let errors: [(MappingsError, String)] = [
      (.duplicateGroup("a"), "group `a` is listed twice; every group may be listed once"),
      (
        .wrongNumberOfCounts(given: 1, groups: 2),
        "1 counts were given for 2 groups; valid is one count for each group"
      ),
      (
        .neverUpdated,
        "these mappings were never updated; update them once before asking for changes"
      ),
      (.snapshotGap(expected: 4, found: 6), "snapshot 6 does not follow; valid is snapshot 4"),
      (
        .rowsDiffer(group: "a", counted: 1, rows: 2),
        "group `a` was updated with 1 rows and is compared with 2; "
          + "valid is the snapshot that the mappings were updated for"
      ),
      (.impossibleLog("why"), "the log of operations cannot have happened: why"),
      (
        .tooManyChanges(limit: 7),
        "there are more than 7 row changes; show the groups anew instead"
      ),
    ]
    for (error, text) in errors { #expect("\(error)" == text) }
  }
}
