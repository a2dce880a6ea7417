import Sectional
import Testing

/// Ranges and the rows that tell of a cut (spec language §2 and §3).
@Suite("Behaviour: ranges")
struct RangeTests {
  private let ten = "n\n" + (1...10).map { "\($0)\n" }.joined()

  private func section(_ keys: String, _ data: String? = nil) throws -> Report {
    try report("view: {order: [n]}\nsections: [{title: false, \(keys)}]", data ?? ten)
  }

  /// The words of a case: the keys, the rows shown, the earlier and the later rows.
  struct Case: CustomTestStringConvertible, Sendable {
    let keys: String
    let rows: [Int]
    let earlier: Int
    let more: Int

    init(_ keys: String, _ rows: [Int], _ earlier: Int, _ more: Int) {
      self.keys = keys
      self.rows = rows
      self.earlier = earlier
      self.more = more
    }

    var testDescription: String { keys }

    var lines: [String] {
      (earlier > 0 ? ["more: \(earlier) earlier"] : []) + rows.map { "row: \($0)" }
        + (more > 0 ? ["more: and \(more) more"] : [])
    }
  }

  static let cases = [
    Case("range: 3", [1, 2, 3], 0, 7),
    Case("range: {length: 3}", [1, 2, 3], 0, 7),
    Case("range: {length: 3, from: beginning}", [1, 2, 3], 0, 7),
    Case("range: {length: 3, offset: 2}", [3, 4, 5], 2, 5),
    Case("range: {length: 3, from: end}", [8, 9, 10], 7, 0),
    Case("range: {length: 3, offset: 2, from: end}", [6, 7, 8], 5, 2),
    Case("range: 10", Array(1...10), 0, 0),
    Case("range: 20", Array(1...10), 0, 0),
    Case("range: {length: 20, from: end}", Array(1...10), 0, 0),
    Case("range: {length: 5, offset: 8}", [9, 10], 8, 0),
    Case("range: {length: 5, offset: 8, from: end}", [1, 2], 0, 8),
    Case("range: {length: 1, offset: 9}", [10], 9, 0),
    // Reversed: a range counts as seen on the page.
    Case("reversed: true, range: 3", [10, 9, 8], 0, 7),
    Case("reversed: true, range: {length: 3, offset: 2}", [8, 7, 6], 2, 5),
    Case("reversed: true, range: {length: 3, from: end}", [3, 2, 1], 7, 0),
    Case("reversed: true, range: {length: 3, offset: 2, from: end}", [5, 4, 3], 5, 2),
    Case("reversed: false, range: 2", [1, 2], 0, 8),
    // Stored: it counts before the section is turned.
    Case("range: {length: 3, of: stored}", [1, 2, 3], 0, 7),
    Case("reversed: true, range: {length: 3, of: shown}", [10, 9, 8], 0, 7),
    Case("reversed: true, range: {length: 3, of: stored}", [3, 2, 1], 7, 0),
    Case("reversed: true, range: {length: 3, of: stored, from: end}", [10, 9, 8], 0, 7),
    Case("reversed: true, range: {length: 3, offset: 2, of: stored}", [5, 4, 3], 5, 2),
    Case(
      "reversed: true, range: {length: 3, offset: 2, of: stored, from: end}", [8, 7, 6], 2, 5),
    // Beyond the group: every row is cut, on the side that the range counts from.
    Case("range: {length: 3, offset: 10}", [], 10, 0),
    Case("range: {length: 3, offset: 99}", [], 10, 0),
    Case("range: {length: 3, offset: 10, from: end}", [], 0, 10),
    Case("range: {length: 3, offset: 99, from: end}", [], 0, 10),
    Case("reversed: true, range: {length: 3, offset: 99}", [], 10, 0),
    Case("reversed: true, range: {length: 3, offset: 99, from: end}", [], 0, 10),
    Case("reversed: true, range: {length: 3, offset: 99, of: stored}", [], 0, 10),
    Case("reversed: true, range: {length: 3, offset: 99, of: stored, from: end}", [], 10, 0),
    // Without a length it reaches to the end of the group.
    Case("range: {more: false}", Array(1...10), 0, 0),
    Case("range: {from: end}", Array(1...10), 0, 0),
    Case("range: {offset: 4}", [5, 6, 7, 8, 9, 10], 4, 0),
    Case("range: {offset: 4, from: end}", [1, 2, 3, 4, 5, 6], 0, 4),
    Case("range: false", Array(1...10), 0, 0),
    Case("reversed: true, range: false", Array((1...10).reversed()), 0, 0),
  ]

  @Test("rows, and the lines above and below them", arguments: cases)
  func windows(_ one: Case) throws {
    let made = try section(one.keys)
    #expect(made.column() == [one.rows.map(String.init)])
    #expect(try made.page().texts == one.lines)
    let text = made.textLines().filter { !$0.contains("━") }.dropFirst(2)
    #expect(text.map { $0 } == one.lines.map { String($0.split(separator: ": ")[1]) })
  }

  @Test("the names of the window in title and footer", arguments: cases)
  func names(_ one: Case) throws {
    let words = "{{from}} {{to}} {{count}} {{total}} {{shown}} {{earlier}} {{more}}"
    let made = try report(
      "view: {order: [n]}\nsections: [{title: '\(words)', footer: 'f {{from}} {{more}}', "
        + "\(one.keys)}]", ten)
    let count = one.rows.count
    let from = count == 0 ? 0 : one.earlier + 1
    let to = count == 0 ? 0 : one.earlier + count
    let lines = try made.page().texts
    #expect(lines.first == "heading: \(from) \(to) \(count) 10 \(count) \(one.earlier) \(one.more)")
    #expect(lines.last == "footer: f \(from) \(one.more)")
  }

  @Test("more: false and earlier: false switch off one line each")
  func linesOff() throws {
    let cut = "length: 2, offset: 4"
    #expect(
      try section("range: {\(cut), more: false}").page().texts
        == ["more: 4 earlier", "row: 5", "row: 6"])
    #expect(
      try section("range: {\(cut), earlier: false}").page().texts
        == ["row: 5", "row: 6", "more: and 4 more"])
    #expect(
      try section("range: {\(cut), earlier: false, more: false}").page().texts
        == ["row: 5", "row: 6"])
  }

  @Test("true is what holds anyway")
  func linesOn() throws {
    let made = try section("range: {length: 9, more: true, earlier: true}")
    #expect(try made.page().texts.last == "more: and 1 more")
  }

  @Test("own words, with the names of the section")
  func words() throws {
    let made = try section(
      "range: {length: 2, offset: 1, more: 'noch {{more}} von {{total}}', "
        + "earlier: '{{earlier}} davor, ab {{from}}'}")
    #expect(
      try made.page().texts
        == ["more: 1 davor, ab 2", "row: 2", "row: 3", "more: noch 7 von 10"])
  }

  @Test("a note stands between earlier and more, and replaces neither")
  func noteAndLines() throws {
    let made = try section("range: {length: 2, offset: 50}, no_content: {text: none}")
    #expect(try made.page().texts == ["more: 10 earlier", "note: none"])
  }

  @Test("an empty group has neither line")
  func emptyGroup() throws {
    let made = try section("range: {length: 2, offset: 1}, no_content: {text: none}", "n\n")
    #expect(try made.page().texts == ["note: none"])
  }

  @Test("each group has its own window")
  func perGroup() throws {
    let made = try report(
      "view: {group: g, order: [n]}\ndefaults: {range: 2}\n"
        + "sections: [{group: a}, {group: b, range: {length: 1, from: end}}, "
        + "{group: c, range: false}]\ncolumns: [n]",
      csv("g,n", "a,3", "b,1", "c,1", "a,1", "b,2", "c,2", "a,2", "c,3"))
    #expect(made.column() == [["1", "2"], ["2"], ["1", "2", "3"]])
    #expect(
      try made.page().texts
        == [
          "heading: a", "row: 1", "row: 2", "more: and 1 more", "heading: b", "more: 1 earlier",
          "row: 2", "heading: c", "row: 1", "row: 2", "row: 3",
        ])
  }

  @Test("a range takes from the top of the order, nulls last, ties by the data")
  func topOfOrder() throws {
    let data = csv("n,k", "5,a", ",b", "9,c", "5,d", "9,e", ",f", "1,g")
    let made = try report(
      "view: {order: [-n]}\nsections: [{range: 3}]\ncolumns: [k]", data)
    #expect(made.column() == [["c", "e", "a"]])
    let last = try report(
      "view: {order: [-n]}\nsections: [{range: {length: 3, from: end}}]\ncolumns: [k]", data)
    #expect(last.column() == [["g", "b", "f"]])
    let turned = try report(
      "view: {order: [-n]}\nsections: [{reversed: true, range: 3}]\ncolumns: [k]", data)
    #expect(turned.column() == [["f", "b", "g"]])
  }

  @Test("best and worst of a group are told apart, ties too")
  func bestAndWorst() throws {
    let data = csv("n,k", "5,a", "5,b", "5,c", "5,d")
    let made = try report(
      "view: {order: [-n]}\nsections: [{range: 2}, {id: w, reversed: true, range: 2}]\n"
        + "columns: [k]", data)
    #expect(made.column() == [["a", "b"], ["d", "c"]])
  }

  @Test("large numbers are printed in the locale's way")
  func grouping() throws {
    let data = "n\n" + (1...1_234).map { "\($0)\n" }.joined()
    let made = try report(
      "locale: de-DE\nview: {order: [n]}\nsections: [{title: '{{total}}', range: 1}]", data)
    #expect(
      try made.page().texts == ["heading: 1.234", "row: 1", "more: and 1.233 more"])
  }

  @Test(
    "a range that shows nothing, or less, is an error",
    arguments: [
      "range: 0", "range: -1", "range: {length: 0}", "range: {length: -2}", "range: 2.5",
      "range: {length: 2, offset: -1}", "range: {length: 2, from: middle}",
      "range: {length: 2, of: page}", "range: true", "range: many",
    ])
  func refused(_ keys: String) {
    #expect(faults("sections: [{\(keys)}]", ten).count == 1)
  }

  @Test("the longest range that there is")
  func extreme() throws {
    let most = Int.max
    #expect(
      try section("range: {length: \(most), offset: \(most)}").page().texts
        == ["more: 10 earlier"])
    #expect(try section("range: {length: \(most), offset: 9}").column() == [["10"]])
    #expect(
      try section("reversed: true, range: {length: \(most), offset: 9, from: end}").column()
        == [["10"]])
  }
}
