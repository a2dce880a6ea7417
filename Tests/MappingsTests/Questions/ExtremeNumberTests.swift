import Mappings
import Testing

@Suite("Extreme numbers")
struct ExtremeNumberTests {
  private static let numbers = [0, 1, 2, Int.max / 2, Int.max - 1, Int.max]

  @Test("every question on windows of every size has an answer")
  func windows() throws {
    for count in Self.numbers {
      for length in Self.numbers.dropFirst() {
        for offset in Self.numbers {
          for pin in RangePin.allCases {
            try ask(count, .fixedRange(length, offset, pin))
            try ask(count, .flexibleRange(length, offset, pin, max: length, min: offset))
          }
        }
      }
    }
  }

  private func ask(_ count: Int, _ options: RangeOptions) throws {
    var mappings = try Mappings(groups: ["g", "h"])
    try mappings.setRangeOptions(options, forGroup: "g")
    try mappings.setAutoConsolidateGroupsThreshold(.max, withName: "all")
    _ = mappings.rangePosition(forGroup: "g")
    try mappings.update(counts: [count, 1])
    for _ in 0..<2 {
      let shown = mappings.numberOfItems(inGroup: "g")
      #expect(shown == min(options.length, max(0, count - options.offset)))
      #expect(mappings.window(ofGroup: "g").count == shown)
      for number in Self.numbers + [-1, .min] {
        let index = mappings.index(forRow: number, inGroup: "g")
        #expect((index != nil) == (number >= 0 && number < shown))
        if let index { #expect(mappings.row(forIndex: index, inGroup: "g") == number) }
        _ = mappings.groupAndIndex(forRow: number, inSection: 0)
        _ = mappings.rowPath(forIndex: number, inGroup: "g")
        _ = mappings.nearestRowPath(forRow: number, inGroup: "g")
      }
      let position = mappings.rangePosition(forGroup: "g")
      #expect(position.length == shown)
      try mappings.setIsReversed(true, forGroup: "g")
    }
  }

  @Test("totals stop at the largest number")
  func totals() throws {
    let mappings = try mapped(["a": .max, "b": .max])
    #expect(mappings.numberOfItemsInAllGroups == .max)
    #expect(mappings.rowPath(forIndex: .max - 1, inGroup: "b")?.row == .max - 1)
    let one = try mapped(["a": 1, "b": 0]) {
      try $0.setAutoConsolidateGroupsThreshold(.max, withName: "all")
    }
    #expect(one.isUsingConsolidatedGroup)
  }

  @Test("logs on huge groups and windows of every size do not trap")
  func logs() throws {
    let log: [LogEntry] = [
      .insert(key: "k", group: "g", index: 0), .delete(key: "k", group: "g", index: 0),
      .delete(key: "l", group: "g", index: 0), .insert(key: "l", group: "g", index: 1),
      .update(key: nil, group: "g", index: 0, flags: .object),
    ]
    for count in [2, Int.max - 1] {
      for length in Self.numbers.dropFirst() {
        for offset in Self.numbers {
          for pin in RangePin.allCases {
            for options in [
              try RangeOptions.fixedRange(length, offset, pin),
              try .flexibleRange(length, offset, pin, max: length, min: 1),
            ] {
              var mappings = try mapped(["g": count, "h": 3]) {
                try $0.setRangeOptions(options, forGroup: "g")
              }
              let told = try mappings.update(log: log)
              #expect(told.rowChanges.count < 12)
            }
          }
        }
      }
    }
  }

  @Test("a group that can hold no more rows")
  func full() throws {
    var mappings = try mapped(["g": .max])
    #expect(throws: MappingsError.impossibleLog("group `g` can hold no more rows")) {
      try mappings.update(
        log: [.insert(key: "k", group: "g", index: 0)], groups: [GroupCount("g", .max)])
    }
  }

  @Test("more changes than anything could hold are refused")
  func tooMany() throws {
    var mappings = try mapped(["g": .max])
    #expect(throws: MappingsError.tooManyChanges(limit: 1 << 26)) {
      try mappings.update(log: [.resetGroup("g")])
    }
    #expect(mappings.fullCount(ofGroup: "g") == .max)
  }

  @Test("the number of the last update runs around at its end")
  func snapshots() throws {
    var mappings = try Mappings(groups: ["g"])
    try mappings.update(counts: [0], snapshot: .max)
    try mappings.update(counts: [0])
    #expect(mappings.snapshotOfLastUpdate == 0)
  }
}
