import Mappings
import Sectional
import Testing

/// Flexible ranges and dependencies on neighbours (spec language §3).
@Suite("Behaviour: flexible ranges")
struct FlexibleRangeTests {
  private let ten = "n\n" + (1...10).map { "\($0)\n" }.joined()

  private func section(_ keys: String) throws -> Report {
    try report("view: {order: [n]}\nsections: [{title: false, \(keys)}]", ten)
  }

  /// What the page shows and what the mappings hold of it.
  private func rows(_ keys: String) throws -> [Int] {
    try section(keys).column()[0].compactMap { Int($0) }
  }

  @Test("a page shows the range as it stands at first")
  func first() throws {
    #expect(try rows("range: {length: 3, flexible: {}}") == [1, 2, 3])
    #expect(
      try rows("range: {length: 3, offset: 1, from: end, flexible: {grow: in_range}}") == [7, 8, 9])
    #expect(
      try rows("reversed: true, range: {length: 2, flexible: {max: 5}}") == [10, 9])
    #expect(
      try rows("reversed: true, range: {length: 2, of: stored, flexible: {max: 5}}") == [2, 1])
  }

  @Test("where the group ends too soon, rows before the range make up for the least number")
  func least() throws {
    #expect(try rows("range: {length: 4, offset: 8, flexible: {min: 3}}") == [8, 9, 10])
    #expect(try rows("range: {length: 4, offset: 8, flexible: {}}") == [9, 10])
    #expect(try rows("range: {length: 4, offset: 80, flexible: {min: 3}}") == [8, 9, 10])
    #expect(try rows("range: {length: 40, offset: 4, flexible: {min: 20}}") == Array(1...10))
    #expect(
      try rows("range: {length: 4, offset: 8, from: end, flexible: {min: 3}}") == [1, 2, 3])
    let huge = Int.max
    #expect(
      try rows("range: {length: \(huge), offset: \(huge), flexible: {min: \(huge), max: \(huge)}}")
        == Array(1...10))
  }

  @Test("the mappings have the options as the spec has them")
  func options() throws {
    let made = try section(
      "reversed: true, range: {length: 3, from: end, "
        + "flexible: {grow: both_sides, min: 2, max: 5}}")
    let range = try #require(made.mappings["rows"].range)
    #expect(range.kind == .flexible)
    #expect(range.pin == .end)
    #expect(range.growOptions == .bothSides)
    #expect([range.minLength, range.length, range.maxLength] == [2, 3, 5])
    let words: [(String, GrowOptions)] = [
      ("pin_side", .pinSide), ("non_pin_side", .nonPinSide), ("in_range", .inRangeOnly),
    ]
    for (word, options) in words {
      let made = try section("range: {length: 3, flexible: {grow: \(word)}}")
      #expect(made.mappings["rows"].range?.growOptions == options)
    }
    let plain = try section("range: {length: 3, flexible: {}}").mappings["rows"].range
    #expect(plain?.growOptions == .pinSide)
    #expect(plain?.maxLength == RangeOptions.unlimited)
  }

  @Test("a range without flexible, or inherited and written anew, is fixed")
  func fixed() throws {
    #expect(try section("range: 3").mappings["rows"].range?.kind == .fixed)
    let made = try report(
      "defaults: {range: {length: 3, flexible: {}}}\nsections: [{range: 2}, {id: b}]", ten)
    #expect(made.mappings["rows"].range?.kind == .fixed)
    #expect(made.mappings["b"].range?.kind == .flexible)
  }

  @Test("neighbours are those on the page, whatever the direction")
  func dependencies() throws {
    let dependsOn = { (keys: String) in try section(keys).mappings["rows"].dependencies }
    #expect(try dependsOn("depends_on: [-1]") == [-1])
    #expect(try dependsOn("depends_on: -1") == [-1])
    #expect(try dependsOn("depends_on: [2, -1]") == [-1, 2])
    #expect(try dependsOn("reversed: true, depends_on: [-1]") == [-1])
    #expect(try dependsOn("reversed: true, range: {length: 3, of: stored}, depends_on: -1") == [-1])
    #expect(try dependsOn("depends_on: false") == [])
    let made = try report(
      "defaults: {depends_on: -1}\nsections: [{}, {id: b, depends_on: false}]", ten)
    #expect(made.mappings["rows"].dependencies == [-1])
    #expect(made.mappings["b"].dependencies == [])
  }

  @Test("the consolidated section has an id of its own, also among groups that the data brings")
  func consolidatedID() throws {
    let found = faults(
      "view: {group: n}\nsections: [{groups: all}]\nconsolidate: {below: 5, id: 3}", ten)
    #expect(
      found == ["equal-section-ids: the consolidated section has the id `3` of another section"])
  }
}
