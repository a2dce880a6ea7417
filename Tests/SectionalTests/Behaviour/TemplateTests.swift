import Sectional
import Testing

/// Templates and the names that they see (spec language §5 and §6).
@Suite("Behaviour: templates")
struct TemplateTests {
  private let data = csv("g,sku,price", "a,007,1.5", "b,x y/z,2.25", "a,9,")

  private func made(_ rest: String) throws -> Report {
    try report("view: {group: g}\n" + rest, data)
  }

  @Test("title, subtitle and footer of the report")
  func ofReport() throws {
    let made = try made(
      "title: '{{total}} rows & {{sections}} sections'\nsubtitle: 'sum {{summary.price}}, raw "
        + "{{summary.price.raw}}, {{report.total}} {{report.count}} {{report.sections}}'\n"
        + "footer: '{{count}} shown, {{report.summary.price}}'\nsummary: {price: sum}\n"
        + "columns: [sku, {field: price, format: {currency: EUR}}]\n"
        + "sections: [{group: a, range: 1}, {group: b}]")
    let page = try made.page()
    #expect(page.heading == "3 rows & 2 sections")
    #expect(page.title == "3 rows & 2 sections")
    #expect(page.paragraphs == ["sum €3.75, raw 3.75, 3 2 2"])
    #expect(page.footer == "2 shown, €3.75")
    let lines = made.textLines()
    #expect(lines.first == "3 rows & 2 sections")
    #expect(lines[1] == "sum €3.75, raw 3.75, 3 2 2")
    #expect(lines.last == "2 shown, €3.75")
  }

  @Test("without a title it is the spec's file name without its ending; false takes it away")
  func defaultTitle() throws {
    let text = "sectional: 1\ncolumns: [g]"
    let named = try Report(specText: text, dataText: data, name: "some/My list.v2.yaml")
    #expect(try named.page().heading == "My list.v2")
    #expect(try report("columns: [g]", data).page().heading == "report")
    let off = try report("title: false\ncolumns: [g]", data)
    #expect(try off.page().heading == nil)
    #expect(off.textLines().first == "g")
  }

  @Test("names of a section, with prefixes; the section's own win over the report's")
  func ofSection() throws {
    let made = try made(
      "columns: [{field: price, summary: sum}]\nsections: [{group: a, range: 1, "
        + "title: '{{total}} {{section.total}} {{report.total}} {{count}} {{section.count}} "
        + "{{report.count}} {{sections}} {{section.group}}', "
        + "footer: '{{summary.price}} {{section.summary.price}} {{report.summary.price}}'}, "
        + "{group: b}]")
    let lines = try made.page().texts
    #expect(lines.first == "heading: 2 2 3 1 1 2 2 a")
    #expect(lines.contains("footer: 1.50 1.50 3.75"))
  }

  @Test("a summary prints in the format of its column; raw has all digits")
  func rawSummary() throws {
    let made = try report(
      "columns: [k, {field: v, format: {number: {decimals: 1}}}]\nsections: [{title: "
        + "'{{summary.v}} {{summary.v.raw}}', summary: {v: mean}}]",
      csv("k,v", "x,1000", "x,1000.5"))
    #expect(try made.page().texts.first == "heading: 1,000.3 1000.25")
    let plain = try report(
      "columns: [k, v]\nsections: [{title: '{{summary.v}} {{summary.v.raw}}', "
        + "summary: {v: mean}}]", csv("k,v", "x,1", "x,2", "x,4", "x,4"))
    #expect(try plain.page().texts.first == "heading: 2.8 2.75")
  }

  @Test("a summary that is null prints nothing")
  func nullSummary() throws {
    let made = try report(
      "columns: [k, v]\nsections: [{title: '[{{summary.v}}][{{summary.v.raw}}]', "
        + "summary: {v: mean}}]", csv("k,v", "x,"))
    #expect(try made.page().texts.first == "heading: [][]")
  }

  @Test("rows: index, number, key and columns")
  func rowNames() throws {
    let made = try report(
      "data: {key: sku}\nview: {group: g}\ncolumns: [sku, price]\ncells: {line: {extends: row, "
        + "text: '{{index}} {{number}} {{key}} {{columns}} {{group}} {{count}}/{{total}}'}}\n"
        + "sections: [{group: a, title: false, cell: line}, {group: b, title: false, cell: line}]",
      data)
    #expect(
      made.textLines().suffix(3) == ["0 1 007 2 a 2/2", "1 2 9 2 a 2/2", "0 1 x y/z 2 b 1/1"])
  }

  @Test("the number is the place in the window, in page direction")
  func numberInWindow() throws {
    let made = try report(
      "view: {order: [n]}\ncells: {line: {extends: row, text: '{{number}}:{{n}} {{from}}'}}\n"
        + "sections: [{reversed: true, cell: line, range: {length: 2, offset: 1, more: false, "
        + "earlier: false}}]", csv("n", "1", "2", "3", "4"))
    #expect(made.textLines().suffix(2) == ["1:3 2", "2:2 2"])
  }

  @Test("a field prints in the format of its first column, raw as it was read")
  func fieldFormats() throws {
    let made = try report(
      "columns: [{field: n, format: {currency: EUR}}, {id: m, field: n, format: integer}]\n"
        + "cells: {line: {extends: row, text: '{{n}}|{{n.raw}}|{{row.n}}|{{k}}|{{k.raw}}'}}\n"
        + "sections: [{cell: line}]", csv("k,n", "007,1.10", ",", "1.50,1000"))
    #expect(
      made.textLines().suffix(3)
        == ["€1.10|1.10|€1.10|007|007", "||||", "€1,000.00|1000|€1,000.00|1.50|1.50"])
  }

  @Test("a field hides a name of the section; the prefix still means it")
  func hiding() throws {
    let made = try report(
      "view: {group: g}\ncells: {line: {extends: row, "
        + "text: '{{count}} {{row.count}} {{section.count}} {{report.count}} {{index}}'}}\n"
        + "sections: [{group: a, cell: line, title: '{{count}} {{total}}'}]\ncolumns: [count]",
      csv("g,count,index", "a,70,8", "b,80,9"))
    #expect(made.textLines().last == "70 70 1 1 8")
    #expect(try made.page().texts.first == "heading: 1 1")
    let nulls = try report(
      "cells: {line: {extends: row, text: '[{{count}}] {{section.count}}'}}\n"
        + "sections: [{cell: line}]\ncolumns: [count, k]", csv("count,k", ",x"))
    #expect(nulls.textLines().last == "[] 1")
  }

  @Test("a summary and the section's names in a row's text")
  func sectionInRow() throws {
    let made = try report(
      "columns: [k, {field: n, summary: sum}]\ncells: {line: {extends: row, "
        + "text: '{{n}} of {{summary.n}} ({{report.summary.n}})'}}\nview: {group: k}\n"
        + "sections: [{groups: all, cell: line, title: false}]", csv("k,n", "a,1", "b,2", "a,3"))
    let lines = made.textLines().filter { $0.contains(" of ") }
    #expect(lines == ["1 of 4 (6)", "3 of 4 (6)", "2 of 2 (6)"])
  }

  @Test("links encode their parts and see the row's names")
  func links() throws {
    let made = try report(
      "columns: [{field: sku, format: {link: 'https://x.example/{{sku}}?n={{number}}&g={{group}}'}}]"
        + "\nview: {group: g}\nsections: [{groups: [a, b]}]", data)
    let cells = try made.page().bodies.flatMap(\.dataRows).map(\.cells[0])
    #expect(
      cells.map(\.link)
        == [
          "https://x.example/007?n=1&g=a", "https://x.example/9?n=2&g=a",
          "https://x.example/x%20y%2Fz?n=1&g=b",
        ])
    #expect(cells.map(\.text) == ["007", "9", "x y/z"])
  }

  @Test(
    "a whole address is taken with the schemes http, https and mailto, or none",
    arguments: [
      ("https://a.example/?q=1&r=2", true), ("http://a.example", true),
      ("mailto:a@b.example", true), ("/path", true), ("page.html", true), ("#part", true),
      ("javascript:alert(1)", false), ("JavaScript:alert(1)", false),
      (" javascript:alert(1)", false), ("java\tscript:alert(1)", false),
      ("\u{1}javascript:alert(1)", false), ("data:text/html,<script>", false),
      ("vbscript:x", false), ("file:///etc/passwd", false), ("ftp://a.example", false),
    ])
  func schemes(_ address: String, _ isAllowed: Bool) throws {
    let made = try report(
      "columns: [{field: u, format: {link: '{{u}}'}}]", "u\n\"\(address)\"\n")
    let cell = try #require(try made.page().bodies[0].dataRows.first?.cells.first)
    #expect((cell.link != nil) == isAllowed)
    if isAllowed { #expect(cell.link == address) }
    #expect(made.rows(inSection: 0)?.first?.first == address)
  }

  @Test("a null has no link")
  func nullLink() throws {
    let made = try report(
      "columns: [{field: u, format: {link: 'https://a.example/{{u}}'}, null_text: none}, k]",
      csv("u,k", ",x"))
    let cell = try #require(try made.page().bodies[0].dataRows.first?.cells.first)
    #expect(cell.link == nil)
    #expect(cell.text == "none")
  }

  @Test("comments are left out, braces apart are text")
  func comments() throws {
    let made = try report(
      "columns: [k]\nsections: [{title: 'a{{! a comment }}b { } {{ count }}'}]", csv("k", "x"))
    #expect(try made.page().texts.first == "heading: ab { } 1")
  }

  @Test(
    "an unknown name is an error at load",
    arguments: [
      "title: '{{nothing}}'", "title: '{{k}}'", "title: '{{group}}'", "footer: '{{from}}'",
      "sections: [{title: '{{k}}'}]", "sections: [{title: '{{nothing}}'}]",
      "sections: [{title: '{{index}}'}]", "sections: [{title: '{{columns}}'}]",
      "sections: [{title: '{{summary.k}}'}]", "sections: [{range: {length: 1, more: '{{k}}'}}]",
      "sections: [{cell: c}]\ncells: {c: {extends: row, text: '{{nothing}}'}}",
      "columns: [{field: k, format: {link: 'x{{nothing}}'}}]", "title: '{{{total}}}'",
      "title: '{{&total}}'", "title: '{{total'", "title: '{{#total}}'",
    ])
  func unknown(_ spec: String) {
    #expect(!faults(spec, csv("k", "x")).isEmpty)
  }

  @Test("values are not templates, and are not escaped in text")
  func inert() throws {
    let made = try report(
      "view: {group: g}\ncolumns: [k]\nsections: [{groups: all, title: '{{group}}'}]",
      csv("g,k", "{{total}} & <b>,{{count}}"))
    #expect(try made.page().texts == ["heading: {{total}} & <b>", "row: {{count}}"])
    #expect(made.textLines().contains("{{total}} & <b>"))
  }

  @Test("a key of several fields")
  func severalKeys() throws {
    let made = try report(
      "data: {key: [a, b]}\ncolumns: [a]\n"
        + "cells: {line: {extends: row, text: '<{{key}}>'}}\nsections: [{cell: line}]",
      csv("a,b", "x,1", "x,2"))
    // A list is printed with commas.
    #expect(
      made.textLines().suffix(2).map { $0.filter { $0 != " " } } == ["<x,1>", "<x,2>"])
  }
}
