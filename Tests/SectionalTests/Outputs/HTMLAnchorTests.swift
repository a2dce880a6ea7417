import Mappings
import Sectional
import Sections
import Testing

/// Names of rows on a page: `SECTION.KEY`.
@Suite("HTML: names of rows")
struct HTMLAnchorTests {
  private let data = csv("k,v", "a,1", "b.c,2")

  /// The `id` of each row and body, in order.
  private func ids(_ spec: String, _ data: String? = nil) throws -> [String] {
    let html = try report(spec, data ?? self.data).html()
    return html.split(separator: "\n").filter { $0.hasPrefix("<t") }.flatMap { line in
      line.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
  }

  @Test("fixed rows with a key have a name, in the section and around rows of data")
  func fixedRows() throws {
    #expect(
      try ids(
        "data: {key: k}\nsections:\n"
          + "  - {id: top, rows: [{key: one, text: x}, {text: y}, {key: 'é. 1', html: "
          + "'<td colspan=\"2\">z'}]}\n"
          + "  - {id: s, before: [{key: first, text: x}], after: [{key: last, text: x}]}\n")
        == [
          "top", "top.one", "top.~C3~A9~2E~201", "s", "s.first", "s.a", "s.b~2Ec", "s.last",
        ])
    let anchor = PageAnchor("top.~C3~A9~2E~201")
    #expect(anchor?.key?.text == "é. 1")
  }

  @Test("rows of a section without a name have none, and hidden rows are not there")
  func none() throws {
    #expect(try ids("sections: [{rows: [{key: one, text: x}]}, {}]") == ["rows"])
    #expect(
      try ids("sections: [{id: s, rows: [{key: one, text: x, hidden: true}]}]") == ["s"])
  }

  @Test("a row of data that is drawn has its name before a fixed row of the same key")
  func sameKey() throws {
    let spec = "data: {key: k}\nsections: [{id: s, before: [{key: a, text: x}, {key: b, text: y}]"
    #expect(try ids("\(spec)}]") == ["s", "s.b", "s.a", "s.b~2Ec"])
    // A row that is not drawn takes no name away.
    #expect(
      try ids("\(spec), range: {length: 1, from: end}}]") == ["s", "s.a", "s.b", "s.b~2Ec"])
    #expect(
      try ids("\(spec), hide_rows: k == 'a'}]") == ["s", "s.a", "s.b", "s.b~2Ec"])
    #expect(
      try ids("\(spec)}]\noutput: {html: {max_rows: 1}}") == ["s", "s.b", "s.a"])
  }

  @Test("a key of several fields is never that of a fixed row")
  func severalFields() throws {
    #expect(
      try ids("data: {key: [k, v]}\nsections: [{id: s, before: [{key: a.1, text: x}]}]")
        == ["s", "s.a~2E1", "s.a.1", "s.b~2Ec.2"])
  }

  @Test("rows of the defaults have a name in each section")
  func defaults() throws {
    #expect(
      try ids(
        "view: {group: k}\ndefaults: {before: [{key: x, text: y}]}\nsections: [{groups: all}]")
        == ["a", "a.x", "b~2Ec", "b~2Ec.x"])
  }

  @Test("notes have a name too")
  func notes() throws {
    let empty = "k,v\n"
    #expect(
      try ids(
        "sections: [{id: s, no_content: {key: none, text: x}}]\n", empty) == ["s", "s.none"])
    #expect(
      try ids(
        "sections: [{id: s, hide_rows: 'true', all_hidden: {key: hidden, text: x}}]")
        == ["s", "s.hidden"])
  }

  @Test("a row of a name that a link leads to is marked, whatever its cells are")
  func target() throws {
    let made = try report(
      "sections: [{id: s, rows: [{key: x, html: '<th colspan=\"2\">y'}]}]", data)
    #expect(made.html().contains("<tr class=\"fixed\" id=\"s.x\"><th colspan=\"2\">y"))
    #expect(made.html().contains(".sectional tr:target > * { background: var(--mark); }"))
  }

  @Test("a key is used once in a section, notes and defaults included")
  func duplicates() throws {
    func fault(_ spec: String) -> [String] { faults(spec, data) }
    let message = "duplicate-name: two fixed rows of this section have the key `x`"
    let row = "{key: x, text: y}"
    #expect(fault("sections: [{before: \(row), no_content: \(row)}]") == [message])
    #expect(
      fault("sections: [{hide_rows: 'true', all_hidden: \(row), after: \(row)}]") == [message])
    #expect(fault("defaults: {before: \(row)}\nsections: [{after: \(row)}]") == [message])
    _ = try report("defaults: {before: \(row)}\nsections: [{before: \(row)}]", data)
    _ = try report("defaults: {before: \(row)}\nsections: [{rows: [\(row)], id: r}, {}]", data)
    #expect(fault("defaults: {before: \(row), after: \(row)}") == [message])
    #expect(
      fault(
        "view: {group: k}\ndefaults: {before: \(row)}\n"
          + "consolidate: {below: 3, after: \(row)}\nsections: [{groups: all}]") == [message])
  }

  @Test("rows of one text that are drawn in different ways stay apart")
  func sameText() throws {
    let made = try report(
      "sections: [{rows: [{html: '<td colspan=\"2\"><b>x</b>'}, "
        + "{html: '<td colspan=\"2\"><i>x</i>'}, {text: x}, "
        + "{html: '<td colspan=\"2\"><b>x</b>'}]}]", data)
    #expect(
      made.html().split(separator: "\n").filter { $0.contains("class=\"fixed\"") } == [
        "<tr class=\"fixed\"><td colspan=\"2\"><b>x</b>",
        "<tr class=\"fixed\"><td colspan=\"2\"><i>x</i>",
        "<tr class=\"fixed\"><td colspan=\"2\"><span>x</span>",
        "<tr class=\"fixed\"><td colspan=\"2\"><b>x</b>",
      ])
  }
}
