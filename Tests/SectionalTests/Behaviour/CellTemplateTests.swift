import Foundation
import Sectional
import Sections
import TestSupport
import Testing

/// Cells with HTML of their own, and what their templates see (spec language §5 and §6).
@Suite("Behaviour: templates of cells")
struct CellTemplateTests {
  private let data = csv(
    "sku,g,price,note,flag", "a1,A,1.50,<b>x</b>,true", "a2,A,2.5,plain,false", "a3,A,4,,",
    "b1,B,3,q,true")

  private func made(_ html: String, _ rest: String = "", more: String = "") throws -> Report {
    try report(
      "data: {key: sku, fields: {note: {trusted: true}}}\nview: {group: g}\n"
        + "columns: [sku, {field: price, format: {currency: EUR}, summary: sum}]\n"
        + "sections: [{group: A, cell: c\(rest)}]\n"
        + "cells:\n  c:\n    extends: row\n    html: >-\n      \(html)\n\(more)", data)
  }

  /// The rows of data, as they stand in the page.
  private func rows(_ report: Report) -> [String] {
    report.html().split(separator: "\n").filter { $0.hasPrefix("<tr id=") }.map { line in
      String(line[(line.firstIndex(of: ">").map { line.index(after: $0) } ?? line.endIndex)...])
    }
  }

  @Test("values are formatted, raw as they were read, nulls print nothing")
  func values() throws {
    let made = try made("<td>{{sku}}<td>{{price}}|{{price.raw}}|{{row.price}}|{{note}}")
    #expect(
      rows(made) == [
        "<td>a1<td>€1.50|1.50|€1.50|&lt;b&gt;x&lt;/b&gt;", "<td>a2<td>€2.50|2.5|€2.50|plain",
        "<td>a3<td>€4.00|4|€4.00|",
      ])
    // Without a text of its own the cell has that of the row that it extends.
    #expect(made.rows(inSection: 0)?[0] == ["a1", "€1.50"])
    #expect(made.textLines().contains("a1 | €1.50"))
  }

  @Test("null, false and empty texts are false; 0 and every other value is true")
  func truth() throws {
    let made = try made(
      "<td>{{#flag}}yes{{/flag}}{{^flag}}no{{/flag}} {{#note}}n{{/note}} {{#index}}{{.}}{{/index}}")
    #expect(rows(made) == ["<td>yes n 0", "<td>no n 1", "<td>no  2"])
  }

  @Test("names of the row's place and of its section")
  func places() throws {
    let made = try made(
      "<td>{{index}} {{number}} {{key}} {{count}} {{from}}–{{to}} of {{total}} {{columns}} "
        + "{{group}} {{summary.price}} {{summary.price.raw}} {{more}}", ", range: 2")
    #expect(
      rows(made) == [
        "<td>0 1 a1 2 1–2 of 3 2 A €8.00 8.00 1", "<td>1 2 a2 2 1–2 of 3 2 A €8.00 8.00 1",
      ])
  }

  @Test("three braces print trusted fields as they are")
  func trusted() throws {
    #expect(rows(try made("<td>{{{note}}}<td>{{& note}}")).first == "<td><b>x</b><td><b>x</b>")
    #expect(
      faults("columns: [sku]\nsections: [{cell: c}]\ncells: {c: {html: '<td>{{{sku}}}'}}", data)
        == ["template-untrusted: `sku` is not trusted to be printed unescaped"])
  }

  @Test("values are escaped by where they stand")
  func escaping() throws {
    let made = try report(
      "columns: [v]\nsections: [{cell: c}]\ncells:\n  c:\n    html: >-\n"
        + "      <td title=\"{{v}}\"><a href=\"{{v}}\">{{v}}</a> <a href=\"/s?q={{v}}\">s</a>\n",
      csv("v", "\"a\"\"<&' b\"", "javascript:alert(1)"))
    let html = made.html()
    #expect(
      html.contains(
        "<td title=\"a&quot;&lt;&amp;&#39; b\"><a href=\"a%22%3C&amp;&#39;%20b\">"
          + "a&quot;&lt;&amp;&#39; b</a> <a href=\"/s?q=a%22%3C%26%27%20b\">s</a>"))
    #expect(
      html.contains(
        "<td title=\"javascript:alert(1)\"><a href=\"about:invalid\">javascript:alert(1)</a>"))
  }

  // MARK: Neighbours

  private let neighbours =
    "<td>{{#previous}}{{sku}}{{/previous}}{{^previous}}-{{/previous}}"
    + "<td>{{#next}}{{sku}} {{number}}{{/next}}{{^next}}-{{/next}}<td>{{#at.-2}}{{sku}}{{/at.-2}}"

  @Test("neighbours on the page, null past the ends of the group")
  func neighbouring() throws {
    #expect(
      rows(try made(neighbours, ", depends_on: [-1, 1, -2]")) == [
        "<td>-<td>a2 2<td>", "<td>a1<td>a3 3<td>", "<td>a2<td>-<td>a1",
      ])
    #expect(
      rows(try made(neighbours, ", depends_on: [-1, 1, -2], reversed: true")) == [
        "<td>-<td>a2 2<td>", "<td>a3<td>a1 3<td>", "<td>a2<td>-<td>a3",
      ])
  }

  @Test("rows beyond the window and hidden rows are neighbours too")
  func neighboursOutside() throws {
    #expect(
      rows(try made(neighbours, ", depends_on: [-1, 1, -2], range: {length: 1, offset: 1}")) == [
        "<td>a1<td>a3 2<td>"
      ])
    #expect(
      rows(try made(neighbours, ", depends_on: [-1, 1, -2], hide_rows: 'sku == \"a2\"'")) == [
        "<td>-<td>a2 2<td>", "<td>a2<td>-<td>a1",
      ])
  }

  @Test("a neighbour that `depends_on` does not allow is an error")
  func forbiddenNeighbour() throws {
    #expect(
      faults(
        "columns: [sku]\nsections: [{depends_on: -1, cell: c}]\n"
          + "cells: {c: {html: '<td>{{#next}}{{sku}}{{/next}}'}}", data)
        == ["unknown-template-name: the name `next` is not known here"])
  }

  // MARK: Columns

  @Test("the cells of the columns, as they are drawn, with their classes and titles")
  func columnCells() throws {
    let made = try report(
      "columns: [{field: v, title: V, format: {link: 'https://a.example/{{v}}'}}, "
        + "{field: n, null_text: none, align: center}]\nsections: [{cell: c}]\ncells:\n  c:\n"
        + "    html: >-\n      {{#cells}}<td{{#class}} class=\"{{class}}\"{{/class}} "
        + "title=\"{{title}} {{align}} {{value}}\">{{{value}}}</td>{{/cells}}<td>{{v}}</td>\n",
      csv("v,n", "a,1", "b,"))
    let html = made.html()
    #expect(
      html.contains(
        "<td title=\"V start a\"><a href=\"https://a.example/a\" rel=\"noopener noreferrer\">a</a>"
          + "</td><td title=\"n center 1\">1</td><td>a</td>\n"))
    #expect(html.contains("<td class=\"null\" title=\"n center none\">none</td><td>b</td>\n"))
  }

  @Test("styles of cells are classes, with colours in the style sheet")
  func styles() throws {
    let made = try report(
      "columns: [{field: v, styles: [{when: v > 1, class: high, bold: true, color: '#c00'}]}, w]",
      csv("v,w", "1,x", "2,y", ",z"))
    let html = made.html()
    #expect(html.contains("<tr><td>1<td>x\n"))
    #expect(html.contains("<tr><td class=\"high style-1-1\">2<td>y\n"))
    #expect(html.contains("<tr><td class=\"null\">–<td>z\n"))
    #expect(
      html.contains(".sectional td.style-1-1 { font-weight: 600; color: rgb(204 0 0); }\n"))
    #expect(!html.contains("style=\""))
  }

  // MARK: Values and chains

  @Test("`values` of a cell are templates of the row; the nearest in the chain counts")
  func cellValues() throws {
    let made = try report(
      "columns: [v]\nsections: [{cell: d}]\ncells:\n"
        + "  c: {extends: row, values: {a: 'c {{v}}', b: '<{{v}}>'}, html: '<td title=\"{{b}}\">{{a}}"
        + "{{#b}}!{{/b}}', text: '{{a}} {{b}}'}\n  d: {extends: c, values: {a: 'd {{number}}'}}",
      csv("v", "x"))
    #expect(made.html().contains("<tr><td title=\"&lt;x&gt;\">d 1!\n"))
    #expect(made.textLines().contains("d 1 <x>"))
  }

  @Test("a text of several lines keeps its shape")
  func textLines() throws {
    let made = try report(
      "title: false\ncolumns: [v]\nsections: [{cell: c}]\ncells:\n  c:\n    text: |\n"
        + "      {{number}}. {{v}}\n         then more\n", csv("v", "x", "y"))
    #expect(made.text(width: 40) == "1. x\n   then more\n2. y\n   then more\n")
  }

  // MARK: Rows of the spec

  @Test("rows with HTML, text and values")
  func fixedRows() throws {
    let made = try report(
      "columns: [v, w]\nsections:\n  - before:\n"
        + "      - {html: '<td colspan=\"{{columns}}\"><b>{{count}}</b> rows', text: '{{count}} rows'}\n"
        + "      - {html: '<td>left<td><i>a &amp; b</i>'}\n"
        + "      - {cell: note, values: {words: '{{total}} in all'}}\n"
        + "      - {cell: note, values: {words: <b>}, text: own}\n"
        + "cells:\n  note: {class: quiet, text: '* {{words}}', html: '<td colspan=\"2\">{{words}}|{{text}}'}",
      csv("v,w", "1,2"))
    let html = made.html()
    #expect(html.contains("<tr class=\"fixed\"><td colspan=\"2\"><b>1</b> rows\n"))
    #expect(html.contains("<tr class=\"fixed\"><td>left<td><i>a &amp; b</i>\n"))
    #expect(html.contains("<tr class=\"fixed quiet\"><td colspan=\"2\">1 in all|* 1 in all\n"))
    #expect(html.contains("<tr class=\"fixed quiet\"><td colspan=\"2\">&lt;b&gt;|own\n"))
    // A row that has HTML alone is in text what a reader sees of it.
    let lines = made.textLines()
    #expect(lines.contains("1 rows"))
    #expect(lines.contains("left | a & b"))
    #expect(lines.contains("* 1 in all"))
    #expect(lines.contains("own"))
  }

  @Test("a row of the spec sees no fields, and needs a value for every name of its cell")
  func fixedRowFaults() throws {
    #expect(
      faults("columns: [v]\nsections: [{before: [{html: '<td>{{v}}'}]}]", csv("v", "1"))
        == ["unknown-template-name: the name `v` is not known here"])
    #expect(
      faults(
        "columns: [v]\nsections: [{before: [c]}]\ncells: {c: {text: '{{words}}'}}", csv("v", "1"))
        == ["unknown-template-name: the name `words` is not known here"])
  }

  // MARK: Built-in cells

  @Test("heading, summary, more and empty can be replaced")
  func builtIn() throws {
    let made = try report(
      "view: {group: g}\ncolumns: [v, {field: n, summary: sum}]\nsections: [{group: a, range: 1, "
        + "title: 'A ({{count}})'}, {group: z, no_content: {text: gone}}]\ncells:\n"
        + "  heading: {class: big, html: '<th colspan=\"2\">§ {{label}}|{{detail}}|{{total}}', "
        + "text: '§ {{title}}'}\n"
        + "  summary: {html: '{{#cells}}<td>{{value}}{{/cells}}', text: '= {{summary.n}}'}\n"
        + "  more: {html: '<td colspan=\"{{columns}}\">… {{text}}', text: '… {{text}}'}\n"
        + "  empty: {extends: empty, class: void, text: '({{text}})'}\n",
      csv("g,v,n", "a,x,1", "a,y,2"))
    let html = made.html()
    #expect(html.contains("<tr class=\"heading big\"><th colspan=\"2\">§ A |(1)|2\n"))
    #expect(html.contains("<tr class=\"more\"><td colspan=\"2\">… and 1 more\n"))
    #expect(html.contains("<tr class=\"summary\"><td>3\n"))
    #expect(html.contains("<tr class=\"note void\"><td colspan=\"2\"><span>(gone)</span>\n"))
    let lines = made.textLines()
    for line in ["§ A (1)", "… and 1 more", "= 3", "(gone)"] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test("partials, blocks and parents between cells")
  func inheritance() throws {
    let made = try report(
      "columns: [v]\nsections: [{cell: b}]\ncells:\n"
        + "  a: {extends: row, html: '<td>{{$x}}base{{/x}} {{> row}}'}\n"
        + "  b: {extends: row, html: '{{<a}}{{$x}}{{v}}{{/x}}{{/a}}'}\n"
        + "  row: {extends: row, html: '<td>{{#cells}}{{value}}{{/cells}}'}", csv("v", "1"))
    #expect(made.html().contains("<tr><td>1 <td>1\n"))
  }

  @Test("parameters and lists of them")
  func parameters() throws {
    let made = try Report(
      specText: "sectional: 1\nparameters: {p: {default: x<y}, l: {type: list, default: [a, b]}, "
        + "off: {default: false}}\ntitle: '{{params.p}}{{#params.l}} [{{.}}]{{/params.l}}'\n"
        + "columns: [v]\nsections: [{cell: c}]\ncells:\n  c: {extends: row, html: '<td>{{params.p}}"
        + "{{#params.l}} {{v}}{{.}}{{/params.l}}{{#params.off}}!{{/params.off}}'}",
      dataText: "v\n1\n")
    #expect(try made.page().heading == "x<y [a] [b]")
    #expect(made.html().contains("<tr><td>x&lt;y 1a 1b\n"))
  }

  @Test("other looks are other HTML and nothing else", arguments: ["ledger", "cards"])
  func looks(_ name: String) throws {
    func made(_ name: String) throws -> Report {
      try Report(spec: Repository.specs.appendingPathComponent("\(name).yaml").path)
    }
    let plain = try made("price-list")
    let other = try made("price-list-\(name)")
    #expect(other.outline() == plain.outline())
    #expect(other.text(width: 80) == plain.text(width: 80))
    #expect(other.csv() == plain.csv())
    #expect(other.html() != plain.html())
    #expect(!other.html().contains("style=\""))
  }

  @Test("titles and other texts take sections too")
  func sectionsInTexts() throws {
    let made = try report(
      "title: '{{#total}}{{total}} rows{{/total}}{{^summary.v}}, nothing summed{{/summary.v}}'\n"
        + "columns: [v]\nsummary: {v: min}", csv("v,w", ",1"))
    #expect(try made.page().heading == "1 rows, nothing summed")
  }
}
