import Mappings
import Testing

@Suite("Windows")
struct RangeTests {
  @Test("a length of 0 is no window")
  func zeroLength() throws {
    #expect(try RangeOptions.fixed(length: 0) == nil)
    #expect(try RangeOptions.flexible(length: 0, offset: 3, from: .end) == nil)
  }

  @Test("fresh windows")
  func fresh() throws {
    let fixed = try RangeOptions.fixedRange(7, 2, .end)
    #expect(fixed.kind == .fixed && fixed.length == 7 && fixed.offset == 2 && fixed.pin == .end)
    #expect(fixed.maxLength == 7 && fixed.minLength == 0 && fixed.growOptions == .pinSide)
    let flexible = try RangeOptions.flexibleRange(7)
    #expect(flexible.maxLength == RangeOptions.unlimited && flexible.minLength == 0)
    #expect(GrowOptions.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("the order of the setters of the limits matters")
  func limits() throws {
    var options = try RangeOptions.flexibleRange(5)
    try options.setMaxLength(3)
    try options.setMinLength(9)
    #expect(options.minLength == 3 && options.maxLength == 3)
    options = try RangeOptions.flexibleRange(5)
    try options.setMinLength(9)
    try options.setMaxLength(3)
    #expect(options.minLength == 9 && options.maxLength == 9)
  }

  @Test("options are copied in and out")
  func copies() throws {
    var options = try RangeOptions.flexibleRange(2)
    var mappings = try mapped(["g": 9])
    try mappings.setRangeOptions(options, forGroup: "g")
    options.growOptions = .bothSides
    #expect(mappings.rangeOptions(forGroup: "g")?.growOptions == .pinSide)
  }

  @Test("a fixed window is clamped and grows back; a flexible one keeps its length")
  func growsBack() throws {
    var mappings = try mapped(["fixed": 1, "flexible": 1]) {
      try $0.setRangeOptions(.fixedRange(3), forGroup: "fixed")
      try $0.setRangeOptions(.flexibleRange(3), forGroup: "flexible")
    }
    #expect(mappings.numberOfItems(inGroup: "fixed") == 1)
    try mappings.update(counts: [9, 9])
    #expect(mappings.numberOfItems(inGroup: "fixed") == 3)
    #expect(mappings.numberOfItems(inGroup: "flexible") == 1)
  }

  @Test("the largest length of a fixed window is its length to grow back to")
  func fixedMaximum() throws {
    var options = try RangeOptions.fixedRange(3)
    try options.setMaxLength(5)
    let mappings = try mapped(["g": 9]) { try $0.setRangeOptions(options, forGroup: "g") }
    #expect(mappings.numberOfItems(inGroup: "g") == 5)
  }

  @Test("a window set after the first update works at once, its removal at the next")
  func afterUpdate() throws {
    var mappings = try mapped(["a": 4, "b": 3]) { $0.setIsDynamicSectionForAllGroups(true) }
    try mappings.setRangeOptions(.fixedRange(2, 4), forGroup: "a")
    #expect(mappings.visibleGroups == ["b"])
    #expect(mappings.numberOfItemsInAllGroups == 3)
    try mappings.removeRangeOptions(forGroup: "a")
    #expect(mappings.rangeOptions(forGroup: "a") == nil)
    #expect(mappings.numberOfItems(inGroup: "a") == 4)
    #expect(mappings.visibleGroups == ["b"])
    #expect(mappings.section(forGroup: "a") == nil)
    try mappings.update(counts: [4, 3])
    #expect(mappings.visibleGroups == ["a", "b"])
    #expect(mappings.numberOfItemsInAllGroups == 7)
  }

  @Test("the removal of a window changes the rows at once")
  func removal() throws {
    var mappings = try mapped(["a": 4, "b": 3]) {
      try $0.setRangeOptions(.fixedRange(1, 1), forGroup: "a")
    }
    #expect(indices(mappings) == [1])
    try mappings.removeRangeOptions(forGroup: "a")
    #expect(mappings.rangeOptions(forGroup: "a") == nil)
    #expect(indices(mappings) == [0, 1, 2, 3])
    #expect(mappings.numberOfItemsInAllGroups == 7)
    try mappings.setRangeOptions(.fixedRange(1, 1), forGroup: "a")
    try mappings.setRangeOptions(nil, forGroup: "a")
    #expect(indices(mappings) == [0, 1, 2, 3])
    #expect(throws: MappingsError.self) { try mappings.removeRangeOptions(forGroup: "x") }
  }

  @Test("a window for all groups, also for later ones; each moves by itself")
  func allGroups() throws {
    var mappings = Mappings(rule: .asListed)
    try mappings.setRangeOptions(.fixedRange(9), forGroup: "a")
    mappings.setRangeOptionsForAllGroups(try .fixedRange(2, 0, .end))
    try mappings.setRangeOptions(nil, forGroup: "c")
    try mappings.update(groups: [GroupCount("a", 5), GroupCount("b", 1), GroupCount("c", 5)])
    #expect(mappings.visibleGroups.map { mappings.window(ofGroup: $0) } == [3..<5, 0..<1, 0..<5])
    try mappings.update(groups: [GroupCount("b", 9), GroupCount("new", 3)])
    #expect(mappings.visibleGroups.map { mappings.window(ofGroup: $0) } == [7..<9, 1..<3])
    #expect(mappings.rangeOptionsForAllGroups?.length == 2)
    mappings.setRangeOptionsForAllGroups(nil)
    #expect(mappings.window(ofGroup: "b") == 0..<9)
  }

  @Test("a window waits for its group and returns to its length when the group leaves")
  func waiting() throws {
    var mappings = Mappings(rule: .asListed)
    try mappings.setRangeOptions(.flexibleRange(3), forGroup: "g")
    try mappings.update(groups: [GroupCount("g", 1)])
    #expect(mappings.rangeOptions(forGroup: "g")?.length == 1)
    try mappings.update(groups: [])
    #expect(mappings.rangeOptions(forGroup: "g")?.length == 3)
    #expect(mappings.numberOfItems(inGroup: "g") == 0)
    try mappings.update(groups: [GroupCount("g", 8)])
    #expect(mappings.numberOfItems(inGroup: "g") == 3)
  }

  @Test("range positions, with an offset at and beyond the end")
  func positions() throws {
    func position(
      _ count: Int, _ options: RangeOptions?, reversed: Bool = false
    ) throws -> [Int] {
      let position = try mapped(["g": count]) {
        try $0.setRangeOptions(options, forGroup: "g")
        try $0.setIsReversed(reversed, forGroup: "g")
      }.rangePosition(forGroup: "g")
      return [position.offsetFromBeginning, position.offsetFromEnd, position.length]
    }
    #expect(try position(10, nil) == [0, 0, 10])
    #expect(try position(10, .fixedRange(3, 2)) == [2, 5, 3])
    #expect(try position(10, .fixedRange(3, 2, .end)) == [5, 2, 3])
    #expect(try position(10, .fixedRange(3, 2), reversed: true) == [5, 2, 3])
    #expect(try position(2, .fixedRange(3, 2)) == [2, 0, 0])
    #expect(try position(1, .fixedRange(3, 2)) == [2, 0, 0])
    #expect(try position(1, .fixedRange(3, 2, .end)) == [0, 2, 0])
    #expect(try position(1, .fixedRange(3, 2, .end), reversed: true) == [2, 0, 0])
    let unknown = try mapped(["g": 3]).rangePosition(forGroup: "x")
    #expect(unknown == RangePosition(offsetFromBeginning: 0, offsetFromEnd: 0, length: 0))
  }

  @Test("before the first update the length is as set and the position is its offset")
  func beforeUpdate() throws {
    var mappings = try Mappings(groups: ["g"])
    try mappings.setRangeOptions(.fixedRange(5, 2, .end), forGroup: "g")
    #expect(mappings.rangeOptions(forGroup: "g")?.length == 5)
    let position = mappings.rangePosition(forGroup: "g")
    #expect(position == RangePosition(offsetFromBeginning: 0, offsetFromEnd: 2, length: 0))
    #expect(mappings.window(ofGroup: "g") == 0..<0)
  }
}
