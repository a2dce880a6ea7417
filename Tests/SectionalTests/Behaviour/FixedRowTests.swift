import Mappings
import Sectional
import Sections
import Testing

/// Rows that come from the spec, and the cells that draw rows (spec language §3 and §6).
@Suite("Behaviour: fixed rows and cells")
struct FixedRowTests {
  private let data = csv("g,n", "a,1", "b,2", "a,3")

  @Test("a section of fixed rows: named cells and ready-made texts, in order")
  func section() throws {
    let made = try report(
      "sections:\n  - rows: [legend, {text: ready}, {cell: legend}, {cell: legend, text: own}]\n"
        + "cells: {legend: {text: Prices include tax., class: small}}", data)
    #expect(made.ids == [nil])
    let page = try made.page()
    #expect(
      page.texts
        == [
          "fixed small: Prices include tax.", "fixed: ready",
          "fixed small: Prices include tax.", "fixed small: own",
        ])
    #expect(page.bodies[0].id == nil)
    #expect(page.bodies[0].lines.allSatisfy { $0.cells.count == 1 && $0.cells[0].colspan == 2 })
    #expect(
      made.textLines().suffix(4)
        == ["Prices include tax.", "ready", "Prices include tax.", "own"])
    #expect(made.rows(inSection: 0) == [])
  }

  @Test("the cells of titles and sums are for rows with a text of their own, too")
  func partsAsCells() throws {
    let made = try report(
      "sections:\n  - rows: [{cell: heading, text: h}, {cell: summary, text: s}, {cell: more, text: m}, "
        + "{cell: low, text: l}]\ncells: {low: {extends: heading, class: low}}", data)
    #expect(try made.page().texts == ["fixed: h", "fixed: s", "fixed: m", "fixed low: l"])
    #expect(made.textLines().suffix(4) == ["h", "s", "m", "l"])
  }

  @Test("one row needs no list")
  func single() throws {
    #expect(
      try report("sections: [{rows: {text: only}}]", data).page().texts == ["fixed: only"])
    #expect(
      try report("sections: [{rows: c}]\ncells: {c: {text: only}}", data).page().texts
        == ["fixed: only"])
  }

  @Test("a hidden row is not drawn, and keeps its place in the list")
  func hidden() throws {
    let made = try report(
      "sections: [{rows: [{text: one}, {text: two, hidden: true, key: k}, "
        + "{text: three, hidden: false}]}]", data)
    #expect(try made.page().texts == ["fixed: one", "fixed: three"])
    let section = try #require(made.sections.section(at: 0))
    guard case .fixed(let rows) = section.content else {
      Issue.record("no fixed rows")
      return
    }
    #expect(rows.map(\.isHidden) == [false, true, false])
    #expect(rows.map(\.key) == [nil, "k", nil])
  }

  @Test("rows of one text that are drawn in different ways are the same to a program")
  func sameText() throws {
    let made = try report(
      "sections: [{before: [{text: x}, {text: x, html: '<td>1<td>'}], rows: [{text: x, hidden: true}, "
        + "{text: x, html: '<td>2<td>'}, {text: x}], after: [{text: x, html: '<td>3<td>'}]}]", data)
    let cells = made.html().split(separator: "\n").filter { $0.contains("<tr class=\"fixed") }
      .map { $0.contains("<td>") ? String($0.suffix(5)) : "x" }
    #expect(cells == ["x", "1<td>", "2<td>", "x", "3<td>"])
    let section = try #require(made.sections.section(at: 0))
    #expect(section.items.compactMap(\.row) == [Row](repeating: .literal("x"), count: 5))
  }

  @Test("a section of fixed rows may have a title, a footer, a class and an id")
  func around() throws {
    let made = try report(
      "sections: [{rows: [{text: one}], title: T, footer: F, class: box, id: notes, "
        + "before: [{text: b}], after: [{text: a}]}]", data)
    #expect(made.ids == ["notes"])
    let page = try made.page()
    #expect(page.texts == ["heading: T", "fixed: b", "fixed: one", "fixed: a", "footer: F"])
    #expect(page.bodies.map(\.id) == ["notes"])
    #expect(page.bodies.map(\.classes) == [["box"]])
  }

  @Test("defaults are for sections with data alone")
  func noDefaults() throws {
    let made = try report(
      "defaults: {title: T, footer: F, hidden: true, before: [{text: b}], dynamic: true}\n"
        + "sections: [{rows: [{text: one}]}]", data)
    #expect(try made.page().texts == ["fixed: one"])
  }

  @Test("a hidden section of fixed rows")
  func hiddenSection() throws {
    let made = try report(
      "title: '{{sections}}'\nsections: [{rows: [{text: one}], hidden: true}, {}]\ncolumns: [n]",
      data)
    #expect(made.ids == [nil, "rows"])
    let page = try made.page()
    #expect(page.texts == ["row: 1", "row: 2", "row: 3"])
    #expect(page.heading == "1")
  }

  @Test("fixed rows are no groups of the mappings and count nowhere")
  func notCounted() throws {
    let made = try report(
      "title: '{{sections}} {{total}} {{count}}'\nview: {group: g}\n"
        + "sections: [{rows: [{text: x}]}, {group: a, before: [{text: y}]}]", data)
    #expect(made.allGroups == ["a"])
    #expect(try made.page().heading == "1 2 2")
    #expect(made.sections.count == 2)
    #expect(made.sections.dataCount == 1)
  }

  @Test("before and after stand around the lines of a cut")
  func beforeAndAfter() throws {
    let made = try report(
      "sections: [{title: T, before: [{text: b1}, {text: b2}], after: [{text: a1}], footer: F, "
        + "range: {length: 1, offset: 1}, summary: {n: sum}, summary_title: S}]\n"
        + "columns: [g, n]", data)
    #expect(
      try made.page().texts
        == [
          "heading: T", "fixed: b1", "fixed: b2", "more: 1 earlier", "row: b | 2",
          "more: and 1 more", "fixed: a1", "summary: S | 6", "footer: F",
        ])
    #expect(
      made.textLines().filter { !$0.contains("─") && !$0.contains("━") }
        == [
          "report", "g | n", "T", "b1", "b2", "1 earlier", "b | 2", "and 1 more", "a1", "S | 6",
          "F",
        ])
  }

  @Test("fixed rows use the section's names, columns and the report's")
  func names() throws {
    let made = try report(
      "view: {group: g}\ncolumns: [g, n]\nsections: [{group: a, title: false, "
        + "before: [{text: '{{group}} {{count}} {{columns}} {{report.total}} {{sections}} "
        + "{{summary.n}}'}], summary: {n: sum}, summary_title: S}, {group: b, hidden: true}]",
      data)
    #expect(try made.page().texts.first == "fixed: a 2 2 3 2 4")
  }

  @Test("columns counts those that the output draws")
  func columns() throws {
    let made = try report(
      "columns: [g, {field: n, hidden_in: [text]}]\nsections: [{after: [{text: '{{columns}}'}]}]",
      data)
    #expect(try made.page().texts.last == "fixed: 2")
    #expect(made.textLines().last == "1")
  }

  @Test("a field in a fixed row is an error at load", arguments: ["rows", "before", "after"])
  func field(_ key: String) {
    let section = key == "rows" ? "{rows: [{text: '{{n}}'}]}" : "{\(key): [{text: '{{n}}'}]}"
    #expect(faults("sections: [\(section)]", data).count == 1)
  }

  @Test("a cell that is not there is an error at load")
  func unknownCell() {
    #expect(faults("sections: [{rows: [legend]}]", data).count == 1)
    #expect(faults("sections: [{cell: legend}]", data).count == 1)
    #expect(faults("sections: [{no_content: {cell: legend}}]", data).count == 1)
    #expect(faults("cells: {a: {extends: b}}\nsections: [{cell: a}]", data).count == 1)
  }

  @Test("classes of a cell: those of the cells that it extends first")
  func classes() throws {
    let made = try report(
      "sections: [{cell: low, before: [low]}]\ncells:\n  low: {extends: mid, class: c}\n"
        + "  mid: {extends: top, class: b}\n  top: {extends: row, class: a, text: '{{columns}}'}\n"
        + "columns: [n]", data)
    #expect(
      try made.page().texts
        == ["fixed a b c: 1", "a b c: 1", "a b c: 2", "a b c: 3"])
  }

  @Test("cells that extend each other in a circle are an error")
  func circle() {
    #expect(
      !faults(
        "sections: [{cell: a}]\ncells: {a: {extends: b}, b: {extends: a}}", data
      ).isEmpty)
  }

  @Test("a cell with a text draws a row of text output; the page falls back to the row")
  func textCell() throws {
    let made = try report(
      "sections: [{cell: line, title: false}]\n"
        + "cells: {line: {extends: row, class: c, text: '{{number}}. {{g}} has {{n}}'}}", data)
    #expect(try made.page().texts == ["c: a | 1", "c: b | 2", "c: a | 3"])
    #expect(made.textLines().suffix(3) == ["1. a has 1", "2. b has 2", "3. a has 3"])
    #expect(made.rows(inSection: 0) == [["a", "1"], ["b", "2"], ["a", "3"]])
  }

  @Test("cell and cells replace each other over the defaults")
  func cellAndCells() throws {
    let cells = "cells: {x: {extends: row, class: x}, y: {extends: row, class: y}}\n"
    let made = try report(
      "view: {group: g}\ndefaults: {cells: [{cell: x}]}\n"
        + "sections: [{group: a, cell: y}, {group: b}]\ncolumns: [n]\n" + cells, data)
    #expect(
      try made.page().texts == ["heading: a", "y: 1", "y: 3", "heading: b", "x: 2"])
  }

  @Test("a named cell called row draws every row that names no other")
  func replacedRow() throws {
    let made = try report(
      "cells: {row: {extends: row, class: mine}}\ncolumns: [n]", data)
    #expect(try made.page().texts == ["mine: 1", "mine: 2", "mine: 3"])
  }

  @Test("before and after may be switched off")
  func off() throws {
    let made = try report(
      "view: {group: g}\ndefaults: {before: [{text: b}]}\n"
        + "sections: [{group: a}, {group: b, before: false}]\ncolumns: [n]", data)
    #expect(
      try made.page().texts
        == ["heading: a", "fixed: b", "row: 1", "row: 3", "heading: b", "row: 2"])
  }

  @Test("keys that speak of rows of data are a warning in a section of fixed rows")
  func idleKeys() throws {
    let made = try report(
      "sections: [{rows: [{text: x}], dynamic: true, range: 1, no_content: {text: n}}]", data)
    #expect(made.warnings.count == 3)
    #expect(try made.page().texts == ["fixed: x"])
  }
}
