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

  @Test("a row has the least height of its cell, one of a long page too")
  func least() throws {
    let spec = """
      cells: {high: {extends: row, lines: {min: 3}}, note: {text: "n", lines: {min: 2}}, one: {html: "<td>1"}}
      sections: [{cell: high, class: c, before: [{cell: note, key: k}]}, {rows: [{cell: one}]}]
      columns: [b]
      """
    let made = try report(spec, data)
    let page = made.html()
    #expect(page.contains("<tr class=\"h3\"><td>"))
    #expect(page.contains("<tr class=\"fixed h2\""))
    #expect(page.contains("<tr class=\"fixed\"><td>1"))
    let style = try style(of: made)
    #expect(style.contains(".sectional tr.h3 > td { height: calc(3 * 1.4em); }\n"))
    #expect(style.contains(".sectional tr.h2 > td { height: calc(2 * 1.4em); }\n"))
    #expect(
      !style.contains("tr.h1") && !style.contains("tr.h0") && !style.contains("min-height: calc"))
    let long = try report(spec, "a,b\n" + String(repeating: "1,2\n", count: 1_001))
    #expect(
      try self.style(of: long).contains(
        ".sectional tr.h3 > td { height: auto; min-height: calc(3 * 1.4em); }\n"))
  }

  @Test("of a column's and a row's limit the lower one cuts")
  func lower() throws {
    func isBox(_ lines: Int, _ column: Int, _ row: Int) throws -> Bool {
      let made = try report(
        "columns: [{field: b, max_lines: \(column)}]\nsections: [{lines: {max: \(row)}}]", data)
      return try made.html().contains("<td><div class=\"l\(lines)\" title=")
        && style(of: made).contains("> div.l\(lines), ")
    }
    #expect(try isBox(2, 3, 2))
    #expect(try isBox(2, 2, 3))
    #expect(try isBox(2, 2, 0))
    #expect(try isBox(2, 0, 2))
  }

  @Test("a text that may be cut on some screen stands whole in its title, and no other does")
  func wholes() throws {
    /// The places of the rows whose cell has a title.
    func titled(_ column: String, _ lines: Int, _ texts: String..., more: String = "") throws
      -> [Int]
    {
      let data = (["a,b"] + texts.map { "1,\"\($0)\"" }).joined(separator: "\n") + "\n"
      let made = try report(
        "columns: [a, {field: b\(column)}]\nsections: [{lines: {max: \(lines)}\(more)}]\n", data)
      let cells = try made.html().split(separator: "\n").filter { $0.hasPrefix("<tr><td>") }
        .map { try #require($0.split(separator: "<td>").last) }
      #expect(cells.count == texts.count)
      return texts.indices.filter { place in
        cells[place].contains(" title=\"\(texts[place])\">")
      }
    }
    // A column gets as narrow as its words where there are many.
    #expect(try titled("", 1, "Karakoram, Kashmir area", "Himalaya", "the Andes") == [0, 2])
    #expect(try titled("", 2, "Karakoram, Kashmir area", "Himalaya", "the Andes") == [0])
    #expect(try titled("", 3, "Karakoram, Kashmir area") == [])
    // A column with a width has that.
    #expect(
      try titled(", width: 8", 1, "Karakoram, Kashmir area", "the Andes", "the sea") == [0, 1])
    #expect(try titled(", width: 40", 1, "Karakoram, Kashmir area") == [])
    #expect(try titled(", min_width: 40", 1, "Karakoram, Kashmir area") == [])
    // A long word is broken on a phone.
    #expect(try titled("", 1, "Donaudampfschifffahrtsgesellschaft") == [0])
    // One that does not wrap is cut at its end.
    #expect(
      try titled(", wrap: false", 1, "a b c d", "one two three four five six seven") == [1])
    // Numbers are short enough for every screen.
    #expect(try titled("", 1, "123456", "-1.50", "7") == [])
    // Columns of a page that folds are as narrow as the sheet says.
    #expect(try titled("", 1, "K2", more: ", title: T, collapsed: true") == [])
    #expect(try titled(", width: 3", 1, "Karakoram", more: ", title: T, collapsed: true") == [0])
  }

  @Test("in a long page a column is as wide as its track, and its numbers fit")
  func longPage() throws {
    let rows = (1...1_001).map { "\($0),\($0 % 2 == 0 ? "Kangchenjunga" : "K2")" }
    let made = try report(
      "sections: [{lines: {max: 1}}]", "a,b\n" + rows.joined(separator: "\n") + "\n")
    let html = made.html()
    #expect(html.contains("<tr><td><div class=\"l1\">1000</div>"))
    #expect(html.contains("<td><div class=\"l1\" title=\"Kangchenjunga\">Kangchenjunga</div>"))
    #expect(html.contains("<td><div class=\"l1\">K2</div>"))
  }

  @Test("cells of a row's own markup count as narrow, and boxes of the author's stay as they are")
  func ownMarkup() throws {
    func html(_ markup: String) throws -> String {
      try report(
        "columns: [a, {field: b, width: 60, max_lines: 1}]\nsections: [{cell: own}]\n"
          + "cells: {own: {html: '\(markup)'}}\n", data
      ).html()
    }
    let title = "<div class=\"l1\" title=\"\(words)\">"
    #expect(try html("{{#cells}}<td>{{{value}}}{{/cells}}").contains("<td>\(words)") == false)
    #expect(try html("<td>x{{#cells}}<td>{{{value}}}{{/cells}}").contains(title))
    #expect(try html("{{#cells}}<td>{{{value}}}<td>y{{/cells}}").contains(title))
    let own = try html("<td><div>{{a}}</div><td><div>{{b}}</div>")
    #expect(own.contains("<td><div>1</div><td><div>\(words)</div>"))
    #expect(!own.contains(":not([colspan]) > div {"))
  }

  @Test("a title of a column that may take three lines has its whole as a tooltip")
  func heads() throws {
    func isTitled(_ title: String) throws -> Bool {
      try report("columns: [{field: a, title: \(title)}]", data).html()
        .contains("<th scope=\"col\" title=\"\(title)\">")
    }
    #expect(try !isTitled("Own record beaten"))
    #expect(try isTitled("Owns seventeen beds"))
    #expect(try isTitled("A title of some words that is longer than two lines"))
    #expect(try !isTitled("Short title"))
  }

  @Test("a text as wide as the table is cut too, and keeps its own lines")
  func wide() throws {
    func isTitled(_ limit: Int, _ text: String) throws -> Bool {
      try report(
        "cells: {note: {text: \"\(text)\", lines: {max: \(limit)}}}\nsections: [{before: note}]",
        data
      ).html().contains("<tr class=\"fixed l\(limit)\" title=")
    }
    #expect(try isTitled(2, "a\\nb\\nc\\nd"))
    #expect(try !isTitled(4, "a\\nb\\nc\\nd"))
    #expect(try !isTitled(1, "Plum cake"))
    #expect(try !isTitled(1, "Plum cake with oat crumble"))
    #expect(try isTitled(1, "Plum cake with oat crumbles 2"))
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
  func unseenHeads() throws {
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
    #expect(try !areSeen("<td colspan=\"{{columns}}\"><table><thead><tr><th>{{b}}</table>"))
    #expect(try !areSeen("<th colspan=\"2\">{{b}}"))
    #expect(try areSeen("<td>a colspan= {{b}}"))
  }
}
