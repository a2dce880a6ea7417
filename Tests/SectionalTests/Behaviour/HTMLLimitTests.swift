import Sectional
import Testing

/// `output.html.max_rows`: no section is lost and no cut is silent (spec language §8).
@Suite("Behaviour: row limit of the page")
struct HTMLLimitTests {
  /// Groups a, b, c … of these lengths.
  private func made(_ counts: [Int], _ limit: String, _ rest: String = "") throws -> Report {
    let names = ["a", "b", "c", "d"]
    var data = "g,n\n"
    for (place, count) in counts.enumerated() {
      for number in 1..<(count + 1) { data += "\(names[place]),\(number)\n" }
    }
    return try report(
      "view: {group: g}\ncolumns: [g, n]\noutput: {html: {max_rows: \(limit)}}\n" + rest, data)
  }

  private func drawn(_ made: Report) throws -> [Int] {
    try made.page().bodies.filter { $0.id != nil }.map(\.dataRows.count)
  }

  @Test(
    "every section gets the same share, short ones leave theirs to the others",
    arguments: [
      ([5, 1, 10], 9, [4, 1, 4]), ([5, 1, 10], 16, [5, 1, 10]), ([5, 1, 10], 15, [5, 1, 9]),
      ([10, 10], 10, [5, 5]), ([100, 2, 2], 10, [6, 2, 2]), ([3], 2, [2]),
      ([4, 4, 4], 3, [1, 1, 1]),
      ([9, 9, 9, 1], 13, [4, 4, 4, 1]),
    ])
  func shares(_ counts: [Int], _ limit: Int, _ expected: [Int]) throws {
    let made = try made(counts, "\(limit)")
    #expect(try drawn(made) == expected)
    // The first rows of each section, in order.
    for (body, count) in zip(try made.page().bodies, expected) {
      #expect(body.dataRows.map { $0.cells[1].text } == (1..<(count + 1)).map(String.init))
    }
  }

  @Test("a limit that does not divide is used up, and never passed")
  func remainder() throws {
    let rows = try drawn(made([10, 10, 10], "11"))
    #expect(rows.reduce(0, +) == 11)
    #expect(rows.max().map { $0 - (rows.min() ?? 0) } ?? 9 <= 1)
    let few = try drawn(made([10, 10, 10], "2"))
    #expect(few.reduce(0, +) == 2)
  }

  @Test("it is said at the top and in each section that is cut, with the option's name")
  func said() throws {
    let page = try made([5, 1, 10], "9", "title: T\nsubtitle: S").page()
    #expect(page.paragraphs.count == 2)
    let top = try #require(page.paragraphs.last)
    #expect(top.contains("9 of 16"))
    #expect(top.contains("max_rows"))
    let cuts = page.bodies.map { $0.lines.filter { $0.classes == ["cut"] }.map(\.text) }
    #expect(cuts.map(\.count) == [1, 0, 1])
    #expect(cuts[0].first?.contains("4 of 5") == true)
    #expect(cuts[2].first?.contains("4 of 10") == true)
  }

  @Test("it is said without a title too")
  func saidUntitled() throws {
    let page = try made([5], "2", "title: false").page()
    #expect(page.paragraphs.count == 1)
  }

  @Test("nothing is said where nothing is cut; 0 is no limit")
  func unsaid() throws {
    for (limit, count) in [("16", 16), ("17", 16), ("0", 16)] {
      let page = try made([5, 1, 10], limit).page()
      #expect(page.paragraphs.isEmpty)
      #expect(page.bodies.flatMap(\.dataRows).count == count)
      #expect(!page.texts.contains { $0.hasPrefix("cut") })
    }
  }

  @Test("text has all rows, and so have the names, the summaries and rows(inSection:)")
  func elsewhere() throws {
    let made = try made(
      [5, 3], "4",
      "title: '{{count}} {{total}}'\ndefaults: {title: '{{shown}}', summary: {n: sum}, "
        + "summary_title: S}\nsummary: {n: sum}\nsummary_title: R")
    #expect(made.column(1).map(\.count) == [5, 3])
    let page = try made.page()
    #expect(page.heading == "8 8")
    #expect(
      page.texts.filter { $0.hasPrefix("summary") }
        == ["summary: S | 15", "summary: S | 6", "summary: R | 21"])
    #expect(page.texts.filter { $0.hasPrefix("heading") } == ["heading: 5", "heading: 3"])
    #expect(made.textLines().filter { $0.hasPrefix("a | ") || $0.hasPrefix("b | ") }.count == 8)
  }

  @Test("fixed rows and lines of a range do not use it up")
  func notCounted() throws {
    let made = try made(
      [5, 5], "4",
      "sections: [{rows: [{text: x}, {text: y}]}, {groups: all, before: [{text: b}], "
        + "range: {length: 2, offset: 1}}]")
    #expect(
      try made.page().texts
        == [
          "fixed: x", "fixed: y", "heading: a", "fixed: b", "more: 1 earlier", "row: a | 2",
          "row: a | 3", "more: and 2 more", "heading: b", "fixed: b", "more: 1 earlier",
          "row: b | 2", "row: b | 3", "more: and 2 more",
        ])
  }

  @Test("hidden sections use nothing of it")
  func hidden() throws {
    let made = try made(
      [5, 5], "5", "sections: [{group: a, hidden: true}, {group: b}]")
    #expect(try made.page().bodies.flatMap(\.dataRows).count == 5)
    #expect(try made.page().paragraphs.isEmpty)
  }

  @Test("in a consolidated section it is one limit over all rows")
  func consolidated() throws {
    let made = try made([3, 3], "4", "consolidate: {below: 100}")
    let page = try made.page()
    #expect(
      page.bodies[0].dataRows.map(\.text)
        == ["row: a | 1", "row: a | 2", "row: a | 3", "row: b | 1"])
    #expect(page.texts.filter { $0.hasPrefix("cut") }.count == 1)
  }

  @Test("the standard is 50,000 rows")
  func standard() throws {
    let data = "n\n" + String(repeating: "1\n", count: 50_001)
    let made = try report("columns: [n]", data)
    let html = made.html()
    #expect(html.contains("50,000 of 50,001"))
    #expect(html.split(separator: "\n").filter { $0 == "<tr><td>1" }.count == 50_000)
  }

  @Test("a limit that is none is an error", arguments: ["-1", "1.5", "many", "true"])
  func refused(_ limit: String) {
    #expect(
      faults("output: {html: {max_rows: \(limit)}}", csv("n", "1")).count == 1)
  }
}
