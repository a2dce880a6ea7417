import Sectional
import Testing

/// Heights of rows, lines of texts and unseen heads in HTML (spec language §3, `lines`).
@Suite("HTML: lines")
struct HTMLLineTests {
  private let words = "one two three four five six seven eight nine ten eleven twelve"
  private var data: String { csv("a,b", "1,\(words)") }

  private func style(of made: Report) throws -> String { try made.page().style }

  @Test("a row of columns is cut after the lines of its cell and says the whole of a long text")
  func row() throws {
    let made = try report(
      "cells: {low: {extends: row, lines: {max: 2}}}\nsections: [{cell: low}]", data)
    #expect(
      made.html().contains("<td><div class=\"l2\" title=\"\(words)\">\(words)</div>"))
    #expect(
      try style(of: made).contains("div.l2, .sectional tr.l2 > td > span { display: -webkit-box;"))
    #expect(try made.page().texts == ["row: 1 | \(words)"])
  }

  @Test("of a column's and a row's limit the lower one cuts")
  func lower() throws {
    func box(_ column: Int, _ row: Int) throws -> Bool {
      try report(
        "columns: [{field: b, max_lines: \(column)}]\nsections: [{lines: {max: \(row)}}]", data
      ).html().contains("<div class=\"l")
    }
    #expect(try box(3, 2))
    #expect(try !box(2, 3))
    #expect(try !box(2, 0))
    #expect(try box(0, 2))
  }

  @Test("a text as wide as the table is cut too, and keeps its own lines")
  func wide() throws {
    let made = try report(
      "cells: {note: {text: \"\(words)\\nx\", lines: {max: 1}}}\nsections: [{before: note}]", data)
    #expect(made.html().contains("<tr class=\"fixed l1\" title=\"\(words)\nx\">"))
    #expect(try style(of: made).contains("white-space: pre-line"))
    let free = try report("sections: [{before: {text: x}}]", data)
    #expect(free.html().contains("<tr class=\"fixed\">"))
    #expect(try !style(of: free).contains("white-space: pre-line"))
    #expect(try !style(of: free).contains("tr.l"))
  }

  @Test("heads are not seen where every row is one cell")
  func heads() throws {
    func areSeen(_ html: String, _ more: String = "", _ data: String? = nil) throws -> Bool {
      let made = try report(
        "cells: {own: {html: '\(html)'}}\nsections: [{cell: own\(more)}]\n", data ?? self.data)
      #expect(try made.page().head.count == 1)
      return try !style(of: made).contains("> thead {")
    }
    let wide = "<td colspan=\"{{columns}}\">{{b}}"
    #expect(try !areSeen(wide))
    #expect(try areSeen("<td>{{a}}<td>{{b}}"))
    #expect(try areSeen("{{#cells}}<td>{{{value}}}{{/cells}}"))
    #expect(try areSeen(wide, ", summary: {a: sum}"))
    #expect(try !areSeen(wide, "", "a,b\n"))
    #expect(try areSeen(wide, ", title: T}, {id: again", nil))
  }
}
