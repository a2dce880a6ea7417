import Mappings
import Testing

/// How windows answer to operations.
@Suite("Windows in a log")
struct LogWindowTests {
  private func run(
    _ count: Int, _ options: RangeOptions, _ log: [LogEntry]
  ) throws -> (window: Range<Int>, changes: ChangeSet, options: RangeOptions?) {
    var mappings = try mapped(["g": count]) { try $0.setRangeOptions(options, forGroup: "g") }
    let changes = try mappings.update(log: log)
    return (mappings.window(ofGroup: "g"), changes, mappings.rangeOptions(forGroup: "g"))
  }

  private func insert(_ index: Int) -> LogEntry { .insert(key: "n", group: "g", index: index) }
  private func delete(_ index: Int) -> LogEntry { .delete(key: "d", group: "g", index: index) }

  @Test("inserts around a flexible window, for every way to grow", arguments: GrowOptions.allCases)
  func inserts(_ grow: GrowOptions) throws {
    let pin = grow == .pinSide || grow == .bothSides
    let far = grow == .nonPinSide || grow == .bothSides
    for isEnd in [false, true] {
      // Rows 3..<6 of 9, whichever end the offset counts from.
      let options = try RangeOptions.flexibleRange(3, 3, isEnd ? .end : .beginning, grow: grow)
      let low = isEnd ? far : pin
      let high = isEnd ? pin : far
      #expect(try run(9, options, [insert(2)]).window == 4..<7)
      #expect(try run(9, options, [insert(3)]).window == (low ? 3..<7 : 4..<7))
      #expect(try run(9, options, [insert(4)]).window == 3..<7)
      #expect(try run(9, options, [insert(6)]).window == (high ? 3..<7 : 3..<6))
      #expect(try run(9, options, [insert(7)]).window == 3..<6)
      #expect(try run(9, options, [delete(2)]).window == 2..<5)
      #expect(try run(9, options, [delete(3)]).window == 3..<5)
      #expect(try run(9, options, [delete(5)]).window == 3..<5)
      #expect(try run(9, options, [delete(6)]).window == 3..<6)
    }
  }

  @Test("a window that is empty once takes rows in at its place until the end of the log")
  func emptyWindow() throws {
    let options = try RangeOptions.flexibleRange(1, 1, .beginning, grow: .inRangeOnly)
    let log = [delete(1), insert(1), insert(1), insert(3)]
    let result = try run(3, options, log)
    #expect(result.window == 1..<4)
    #expect(result.options?.offset == 1 && result.options?.length == 3)
  }

  @Test("with the pin at the end, inserts below the window change its offset only")
  func offsetAtEnd() throws {
    let options = try RangeOptions.flexibleRange(3, 2, .end)
    let result = try run(9, options, [insert(8)])
    #expect(result.options?.offset == 3 && result.options?.length == 3)
    #expect(result.changes.isEmpty)
  }

  @Test("above its largest length a window is cut away from its pin")
  func largest() throws {
    var result = try run(9, .flexibleRange(3, 2, .beginning, max: 3), [insert(3)])
    #expect(result.window == 2..<5)
    #expect(result.changes.lines == ["insert 3 n - 0:1", "delete 3 ? 0:2 -"])
    result = try run(9, .flexibleRange(3, 2, .end, max: 3), [insert(5)])
    #expect(result.window == 5..<8)
    #expect(result.changes.lines == ["insert 3 n - 0:0", "delete 3 ? 0:0 -"])
    // Also when the log is about nothing else.
    result = try run(9, .flexibleRange(5, 0, .beginning, max: 3), [])
    #expect(result.changes.lines == ["delete 3 ? 0:4 -", "delete 3 ? 0:3 -"])
  }

  @Test("below its smallest length a window is extended at its pin, then away from it")
  func smallest() throws {
    var result = try run(9, .flexibleRange(3, 1, .beginning, min: 3), [delete(2)])
    #expect(result.window == 0..<3)
    #expect(result.changes.lines == ["delete 3 d 0:1 -", "insert 3 ? - 0:0"])
    result = try run(9, .flexibleRange(3, 0, .beginning, min: 3), [delete(2)])
    #expect(result.window == 0..<3)
    #expect(result.changes.lines == ["delete 3 d 0:2 -", "insert 3 ? - 0:2"])
    result = try run(4, .flexibleRange(3, 0, .end, min: 4), [delete(0)])
    #expect(result.window == 0..<3)
  }

  @Test("a window beyond its group comes back to hold its smallest length")
  func smallestBeyond() throws {
    for pin in RangePin.allCases {
      let result = try run(4, .flexibleRange(3, 9, pin, min: 2), [])
      #expect(result.window == (pin == .beginning ? 2..<4 : 0..<2))
      #expect(result.options?.offset == 2 && result.options?.length == 2)
    }
  }

  @Test("a fixed window stays while rows pass through it")
  func fixed() throws {
    let options = try RangeOptions.fixedRange(2, 2)
    #expect(
      try run(6, options, [insert(0)]).changes.lines == ["delete 3 ? 0:1 -", "insert 3 ? - 0:0"])
    #expect(
      try run(6, options, [delete(0)]).changes.lines == ["delete 3 ? 0:0 -", "insert 3 ? - 0:1"])
    #expect(try run(6, options, [delete(5)]).changes.isEmpty)
    let short = try run(3, options, [insert(3)])
    #expect(short.window == 2..<4)
    #expect(short.changes.lines == ["insert 3 n - 0:1"])
  }

  @Test("an updated row that leaves or enters a window is a delete or an insert")
  func updatedRow() throws {
    let update = LogEntry.update(key: "u", group: "g", index: 1, flags: .metadata)
    let options = try RangeOptions.fixedRange(2)
    #expect(
      try run(4, options, [update, insert(0)]).changes.lines
        == ["delete 2 u 0:1 -", "insert 3 n - 0:0"])
    #expect(
      try run(4, options, [.update(key: "u", group: "g", index: 2, flags: .object), delete(0)])
        .changes.lines == ["insert 3 u - 0:1", "delete 3 d 0:0 -"])
    #expect(
      try run(4, options, [.update(key: "u", group: "g", index: 2, flags: .object)]).changes
        .isEmpty)
  }

  @Test("a moved row is told by the windows of both of its groups")
  func movedRow() throws {
    func lines(_ from: Int, _ to: Int) throws -> [String] {
      var mappings = try mapped(["a": 4, "b": 4]) {
        try $0.setRangeOptions(.fixedRange(2), forGroup: "a")
        try $0.setRangeOptions(.fixedRange(2), forGroup: "b")
      }
      return try mappings.update(log: [
        .delete(key: "m", group: "a", index: from), .insert(key: "m", group: "b", index: to),
      ]).lines
    }
    #expect(try lines(0, 0) == ["move 3 m 0:0 1:0", "insert 3 ? - 0:1", "delete 3 ? 1:1 -"])
    #expect(try lines(0, 3) == ["delete 3 m 0:0 -", "insert 3 ? - 0:1"])
    #expect(try lines(3, 0) == ["insert 3 m - 1:0", "delete 3 ? 1:1 -"])
    #expect(try lines(3, 3).isEmpty)
  }

  @Test("a dynamic section comes and goes with its window")
  func dynamicWindow() throws {
    var mappings = try mapped(["g": 1, "h": 1]) {
      $0.setIsDynamicSectionForAllGroups(true)
      try $0.setRangeOptions(.fixedRange(2, 1), forGroup: "g")
    }
    #expect(mappings.visibleGroups == ["h"])
    let comes = try mappings.update(log: [insert(0)])
    #expect(comes.sectionLines == ["insert 0 g"] && comes.lines == ["insert 3 ? - 0:0"])
    let goes = try mappings.update(log: [delete(0)])
    #expect(goes.sectionLines == ["delete 0 g"] && goes.lines == ["delete 3 ? 0:0 -"])
  }

  @Test("a reset empties the window, and what comes then is in")
  func reset() throws {
    let options = try RangeOptions.flexibleRange(2, 1, .beginning, grow: .inRangeOnly)
    let result = try run(5, options, [insert(0), .resetGroup("g"), insert(0), insert(0)])
    #expect(result.window == 0..<2)
    #expect(result.options?.offset == 0)
  }

  @Test("a group that appears with a log has its window as it was set")
  func appearing() throws {
    var mappings = Mappings(rule: .asListed)
    mappings.setRangeOptionsForAllGroups(try .flexibleRange(2, max: 2))
    try mappings.update(groups: [GroupCount("a", 5)])
    let log = (0..<4).map { LogEntry.insert(key: RowKey("k\($0)"), group: "b", index: $0) }
    let changes = try mappings.update(log: log, groups: [GroupCount("a", 5), GroupCount("b", 4)])
    #expect(changes.sectionLines == ["insert 1 b"])
    #expect(changes.lines == ["insert 3 k0 - 1:0", "insert 3 k1 - 1:1"])
  }
}
