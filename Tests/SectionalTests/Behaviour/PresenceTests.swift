import Sectional
import Testing

/// Dynamic, static and hidden sections, and the words for nothing (spec language §2, sections §2c).
@Suite("Behaviour: dynamic, hidden, no content")
struct PresenceTests {
  private let data = csv("g,n", "a,1", "b,2", "a,3")
  private let head = "view: {group: g}\ncolumns: [n]\n"

  private func made(_ sections: String, _ rest: String = "") throws -> Report {
    try report(head + rest + "\nsections:\n" + sections, data)
  }

  @Test("a dynamic section without rows loses its place, a static one keeps it")
  func dynamic() throws {
    let report = try made(
      "  - {group: x, dynamic: true}\n  - {group: a, dynamic: true}\n  - {group: y}\n"
        + "  - {group: b, dynamic: false}")
    #expect(report.ids == ["a", "y", "b"])
    #expect(report.visibleGroups == ["a", "y", "b"])
    #expect(report.allGroups == ["x", "a", "y", "b"])
    #expect(
      try report.page().texts
        == ["heading: a", "row: 1", "row: 3", "heading: y", "heading: b", "row: 2"])
  }

  @Test("a window without rows is enough to lose the place")
  func dynamicWindow() throws {
    let report = try made(
      "  - {group: a, dynamic: true, range: {length: 1, offset: 2}}\n"
        + "  - {group: b, dynamic: true}")
    #expect(report.ids == ["b"])
  }

  @Test("fixed rows around them do not keep a dynamic section")
  func dynamicWithFixedRows() throws {
    let report = try made(
      "  - {group: x, dynamic: true, before: [{text: up}], after: [{text: down}]}\n"
        + "  - {group: a}")
    #expect(report.ids == ["a"])
  }

  @Test("a hidden section keeps its place and draws nothing")
  func hidden() throws {
    let report = try made(
      "  - {group: a, hidden: true, title: T, footer: F, before: [{text: up}], "
        + "summary: {n: sum}, no_content: {text: none}}\n  - {group: b}",
      "title: '{{sections}} {{total}} {{count}}'")
    #expect(report.ids == ["a", "b"])
    #expect(report.rows(inSection: 0) == [])
    #expect(report.rows(inSection: 1) == [["2"]])
    let page = try report.page()
    #expect(page.texts == ["heading: b", "row: 2"])
    #expect(page.heading == "2 3 3")
    #expect(!report.text().contains("T\n"))
    #expect(
      report.textLines().filter { !$0.contains("─") && !$0.contains("━") }
        == ["2 3 3", "n", "b", "2"])
  }

  @Test("hidden and dynamic: with rows the place stays, without it goes")
  func hiddenAndDynamic() throws {
    let report = try made(
      "  - {group: a, hidden: true, dynamic: true}\n"
        + "  - {group: x, hidden: true, dynamic: true}\n  - {group: y, hidden: true}")
    #expect(report.ids == ["a", "y"])
    #expect(try report.page().texts.isEmpty)
  }

  @Test("rows of hidden and gone sections count in the report's names and summary")
  func countsOfHidden() throws {
    let report = try made(
      "  - {group: a, hidden: true}\n"
        + "  - {group: b, dynamic: true, range: {length: 1, offset: 1}}",
      "title: '{{total}} {{count}} {{sections}}'\nsummary: {n: sum}\nsummary_title: All")
    let page = try report.page()
    #expect(page.heading == "3 2 1")
    #expect(page.bodies.last?.lines.last?.cells.last?.text == "6")
  }

  @Test("hidden: false and dynamic: false override the defaults")
  func overriding() throws {
    let report = try made(
      "  - {group: a, hidden: false}\n  - {group: x, dynamic: false, hidden: false}\n"
        + "  - {group: b}\n  - {group: y}", "defaults: {hidden: true, dynamic: true}")
    #expect(report.ids == ["a", "x", "b"])
    #expect(try report.page().texts == ["heading: a", "row: 1", "row: 3", "heading: x"])
  }

  // MARK: No content

  @Test("no_content stands where no row is, between before and after")
  func note() throws {
    let report = try made(
      "  - {group: x, no_content: {text: 'no {{group}}, {{count}} of {{total}}'}, "
        + "before: [{text: up}], after: [{text: down}], footer: F}\n"
        + "  - {group: a, no_content: {text: never}}")
    #expect(
      try report.page().texts
        == [
          "heading: x", "fixed: up", "note: no x, 0 of 0", "fixed: down", "footer: F",
          "heading: a", "row: 1", "row: 3",
        ])
    #expect(report.textLines().contains("no x, 0 of 0"))
    #expect(!report.text().contains("never"))
  }

  @Test("no_content may name a cell, with its class; the own text wins")
  func noteCell() throws {
    let report = try made(
      "  - {group: x, no_content: {cell: none}}\n"
        + "  - {group: y, no_content: {cell: none, text: own}}\n  - {group: z, no_content: none}",
      "cells: {none: {class: quiet, text: 'Nothing in {{group}}'}}")
    #expect(
      try report.page().texts
        == [
          "heading: x", "note quiet: Nothing in x", "heading: y", "note quiet: own",
          "heading: z", "note quiet: Nothing in z",
        ])
  }

  @Test("a section without no_content that has no row draws its title alone")
  func silent() throws {
    let report = try made("  - {group: x}")
    #expect(try report.page().texts == ["heading: x"])
  }

  @Test("dynamic wins over no_content, with a warning where both stand in one section")
  func dynamicAndNote() throws {
    let both = try made("  - {group: x, dynamic: true, no_content: {text: n}}\n  - {group: a}")
    #expect(both.ids == ["a"])
    #expect(both.warnings.count == 1)
    let inherited = try made(
      "  - {group: x, no_content: {text: n}}\n  - {group: a}", "defaults: {dynamic: true}")
    #expect(inherited.ids == ["a"])
    #expect(inherited.warnings.isEmpty)
    let other = try made(
      "  - {group: x, dynamic: true}\n  - {group: y}", "defaults: {no_content: {text: n}}")
    #expect(other.warnings.isEmpty)
    #expect(try other.page().texts == ["heading: y", "note: n"])
  }

  @Test("no_content: false switches off the default")
  func noteOff() throws {
    let report = try made(
      "  - {group: x}\n  - {group: y, no_content: false}", "defaults: {no_content: {text: n}}")
    #expect(try report.page().texts == ["heading: x", "note: n", "heading: y"])
  }

  @Test("a field in no_content is an error at load")
  func fieldInNote() {
    let found = faults(
      head + "sections: [{group: x, no_content: {text: '{{n}}'}}]", data)
    #expect(found.count == 1)
  }

  @Test("a hidden section has no note")
  func hiddenNote() throws {
    let report = try made("  - {group: x, hidden: true, no_content: {text: n}}")
    #expect(try report.page().texts.isEmpty)
    #expect(report.ids == ["x"])
  }

  @Test("a note may be hidden itself")
  func noteHidden() throws {
    let report = try made(
      "  - {group: x, no_content: {text: n, hidden: total == 0}}\n"
        + "  - {group: y, no_content: {text: m, hidden: total > 0}}\n"
        + "  - {group: a, hide_rows: 'true', all_hidden: {text: h, hidden: true}}")
    #expect(try report.page().texts == ["heading: x", "heading: y", "note: m", "heading: a"])
    #expect(report.textLines().filter { "mh".contains($0) } == ["m"])
  }

  @Test("heads stand where no row is, but not over sections with words of their own for rows")
  func heads() throws {
    let cells = "cells: {own: {extends: row, text: '{{n}}'}}\n"
    func lines(_ sections: String) throws -> [String] {
      Array(try report(head + cells + "title: false\nsections: [\(sections)]", "g,n\n").textLines())
    }
    #expect(try lines("{group: x, cell: own}, {group: y}").first == "n")
    #expect(try lines("{group: x, cell: own, title: T}").first == "T")
    #expect(
      try lines("{group: x, title: T, cells: [{when: n == 1, cell: own}, {cell: row}]}").first
        == "n")
  }

  // MARK: The report's own

  @Test("the note of the report may be hidden itself", arguments: ["true", "total == 0"])
  func reportNoteHidden(_ condition: String) throws {
    let spec = "title: false\nno_content: {text: none, hidden: '\(condition)'}\n"
    let empty = try report(spec.replacing("'true'", with: "true"), "g,n\n")
    #expect(try empty.page().texts == [])
    #expect(!empty.textLines().contains("none"))
    #expect(try empty.page().bodies.isEmpty)
    #expect(
      try report(spec.replacing("'\(condition)'", with: "total > 0"), "g,n\n").page().texts
        == ["note: none"])
  }

  private let words = "no_content: {text: 'Nothing: {{total}} in {{sections}}'}\n"

  @Test("with no row anywhere one note takes the place of all sections with data")
  func reportNote() throws {
    let spec =
      head + words
      + "sections: [{rows: [{text: one}]}, {group: a}, {rows: [{text: two}]}, {groups: [b, c]}, "
      + "{rows: [{text: three}]}]"
    let empty = try report(spec, "g,n\n")
    #expect(empty.ids == [nil, nil, nil])
    #expect(
      try empty.page().texts
        == ["fixed: one", "note: Nothing: 0 in 0", "fixed: two", "fixed: three"])
    #expect(
      empty.textLines().filter { !$0.contains("━") && $0 != "report" && $0 != "n" }
        == ["one", "Nothing: 0 in 0", "two", "three"])
    let full = try report(spec, data)
    #expect(!full.text().contains("Nothing"))
    #expect(
      try full.page().texts
        == [
          "fixed: one", "heading: a", "row: 1", "row: 3", "fixed: two", "heading: b", "row: 2",
          "heading: c", "fixed: three",
        ])
  }

  @Test("it replaces the sections' own notes, and dynamic ones")
  func reportNoteWins() throws {
    let made = try report(
      head + words + "defaults: {no_content: {text: own}}\n"
        + "sections: [{group: a}, {group: b, dynamic: true, no_content: false}]", "g,n\n")
    #expect(try made.page().texts == ["note: Nothing: 0 in 0"])
  }

  @Test("with groups: all alone, which gives no section, it stands too")
  func reportNoteForAll() throws {
    let made = try report(head + words, "g,n\n")
    #expect(try made.page().texts == ["note: Nothing: 0 in 0"])
    let last = try report(
      head + words + "sections: [{rows: [{text: one}]}, {groups: all}]", "g,n\n")
    #expect(try last.page().texts == ["fixed: one", "note: Nothing: 0 in 0"])
  }

  @Test("one row in a hidden section is a row")
  func reportNoteAndHidden() throws {
    let made = try report(
      head + words + "sections: [{group: a, hidden: true}, {group: x}]", data)
    #expect(try made.page().texts == ["heading: x"])
  }

  @Test("without it the sections stay as they are")
  func withoutReportNote() throws {
    let made = try report(head + "sections: [{group: a}, {group: b}]", "g,n\n")
    #expect(try made.page().texts == ["heading: a", "heading: b"])
    let off = try report(head + "no_content: false\nsections: [{group: a}]", "g,n\n")
    #expect(try off.page().texts == ["heading: a"])
  }

  @Test("the report's summary of nothing")
  func summaryOfNothing() throws {
    let made = try report(
      "view: {group: g}\n" + words + "columns: [k, n]\nsections: [{groups: all}]\n"
        + "summary: {n: sum}\nsummary_title: All", "g,k,n\n")
    #expect(try made.page().texts == ["note: Nothing: 0 in 0", "summary: All | 0"])
  }
}
