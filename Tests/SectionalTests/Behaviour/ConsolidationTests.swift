import Sectional
import Testing

/// One section for all while they have few rows (spec language §2 and §3).
@Suite("Behaviour: consolidation")
struct ConsolidationTests {
  private let data = csv("g,k,n", "a,p,1", "b,q,4", "a,r,2", "b,s,5", "a,t,3")

  private func made(_ rest: String, _ data: String? = nil) throws -> Report {
    try report("view: {group: g, order: [n]}\ncolumns: [k, n]\n" + rest, data ?? self.data)
  }

  @Test("fewer rows than below: one section; as many: normal")
  func threshold() throws {
    let one = try made("consolidate: {below: 6, title: All}")
    #expect(one.ids == ["consolidated"])
    #expect(one.column(1) == [["1", "2", "3", "4", "5"]])
    #expect(one.isConsolidated)
    #expect(
      try one.page().texts
        == [
          "heading: All", "row: p | 1", "row: r | 2", "row: t | 3", "row: q | 4", "row: s | 5",
        ])
    let normal = try made("consolidate: {below: 5, title: All}")
    #expect(normal.ids == ["a", "b"])
    #expect(!normal.isConsolidated)
    let never = try made("consolidate: {below: 1, title: All}")
    #expect(never.ids == ["a", "b"])
  }

  @Test("rows in windows count, each in its window and direction; cuts are said")
  func windows() throws {
    let made = try made(
      "sections: [{group: b, reversed: true}, {group: a, range: {length: 1, offset: 1}}]\n"
        + "consolidate: {below: 4, title: '{{count}} {{total}} {{earlier}} {{more}} {{shown}}'}")
    #expect(
      try made.page().texts
        == [
          "heading: 3 5 1 1 3", "row: s | 5", "row: q | 4", "more: 1 earlier", "row: r | 2",
          "more: and 1 more",
        ])
  }

  @Test("words of a cut are those of the single section, with its numbers")
  func cutWords() throws {
    let made = try made(
      "sections: [{group: a, range: {length: 1, more: '{{more}} more of {{group}}, "
        + "{{count}}/{{total}}'}}, {group: b, range: {length: 1, more: false}}]\n"
        + "consolidate: {below: 9}")
    #expect(
      try made.page().texts == ["row: p | 1", "more: 2 more of a, 1/3", "row: q | 4"])
  }

  @Test("what stands around the rows of single sections is not drawn")
  func surroundings() throws {
    let made = try made(
      "defaults: {no_content: {text: none}}\n"
        + "sections: [{group: a, title: T, footer: F, before: [{text: up}], "
        + "after: [{text: down}], summary: {n: sum}}, {group: x, title: X}]\n"
        + "consolidate: {below: 9, title: All, before: [{text: start}], after: [{text: end}], "
        + "footer: Foot, class: few}")
    let page = try made.page()
    #expect(
      page.texts
        == [
          "heading: All", "fixed: start", "row: p | 1", "row: r | 2", "row: t | 3",
          "fixed: end", "footer: Foot",
        ])
    #expect(page.bodies.map(\.classes) == [["few"]])
  }

  @Test("keys that are not given come from the defaults")
  func defaults() throws {
    let made = try made(
      "defaults: {footer: F, summary: {n: sum}, summary_title: S, title: '{{total}} rows'}\n"
        + "consolidate: {below: 9}")
    #expect(
      try made.page().texts
        == [
          "heading: 5 rows", "row: p | 1", "row: r | 2", "row: t | 3", "row: q | 4",
          "row: s | 5", "summary: S | 15", "footer: F",
        ])
    let off = try self.made(
      "defaults: {footer: F, summary: {n: sum}, title: T}\n"
        + "consolidate: {below: 9, footer: false, summary: false, title: false}")
    #expect(off.textLines().count == 8)
    #expect(try off.page().texts.first == "row: p | 1")
    #expect(try off.page().texts.last == "row: s | 5")
  }

  @Test("without a title there is none")
  func untitled() throws {
    let made = try made("consolidate: {below: 9}")
    #expect(try made.page().texts.first == "row: p | 1")
  }

  @Test("cells are those of the single sections")
  func cells() throws {
    let made = try made(
      "sections: [{group: a, cell: hot}, {group: b}]\ncells: {hot: {extends: row, class: warning}}"
        + "\nconsolidate: {below: 9}")
    #expect(
      try made.page().texts
        == [
          "warning: p | 1", "warning: r | 2", "warning: t | 3", "row: q | 4", "row: s | 5",
        ])
  }

  @Test("a hidden section draws nothing, its rows count")
  func hidden() throws {
    let spec =
      "sections: [{group: a, hidden: true, range: {length: 2}}, {group: b}]\n"
      + "summary: {n: sum}\nsummary_title: S\n"
    let made = try made(
      spec + "consolidate: {below: 5, title: '{{count}} {{shown}} {{total}} {{more}}'}")
    #expect(
      try made.page().texts
        == ["heading: 4 2 5 1", "row: q | 4", "row: s | 5", "summary: S | 15"])
    #expect(made.rows(inSection: 0) == [["q", "4"], ["s", "5"]])
    // 2 + 2 rows in windows: not fewer than 4.
    let normal = try self.made(spec + "consolidate: {below: 4}")
    #expect(normal.ids == ["a", "b"])
  }

  @Test("its summary sees each row once, its counts are sums")
  func twice() throws {
    let made = try made(
      "sections: [{group: a, range: 2}, {group: a, id: again, reversed: true, range: 2}]\n"
        + "consolidate: {below: 9, title: '{{count}} of {{total}}', summary: {n: sum}, "
        + "summary_title: S}")
    #expect(
      try made.page().texts
        == [
          "heading: 4 of 6", "row: p | 1", "row: r | 2", "more: and 1 more", "row: t | 3",
          "row: r | 2", "more: and 1 more", "summary: S | 6",
        ])
    let windows = try self.made(
      "sections: [{group: a, range: {length: 2, more: false}}, "
        + "{group: a, id: again, range: {length: 2, more: false}}, {group: b, range: 1}]\n"
        + "consolidate: {below: 9, summary: {n: sum}, summary_of: window, summary_title: S}")
    // 1 + 2 once, and 4.
    #expect(try windows.page().texts.last == "summary: S | 7")
  }

  @Test("it stands where the first section with data stands")
  func place() throws {
    let made = try made(
      "sections: [{rows: [{text: top}]}, {group: x, dynamic: true}, {rows: [{text: middle}]}, "
        + "{group: a}, {rows: [{text: low}]}, {group: b}]\nconsolidate: {below: 9, title: All}")
    #expect(made.ids == [nil, nil, "consolidated", nil])
    #expect(
      try made.page().texts
        == [
          "fixed: top", "fixed: middle", "heading: All", "row: p | 1", "row: r | 2",
          "row: t | 3", "row: q | 4", "row: s | 5", "fixed: low",
        ])
    let kept = try self.made(
      "sections: [{group: x}, {rows: [{text: middle}]}, {group: a}]\n"
        + "consolidate: {below: 9, title: All}")
    #expect(kept.ids == ["consolidated", nil])
  }

  @Test("with no section left it is empty, with the note of its own or of the defaults")
  func empty() throws {
    let own = try made(
      "defaults: {dynamic: true}\nsections: [{group: a}, {groups: all}]\n"
        + "consolidate: {below: 9, title: All, no_content: {text: none}}", "g,k,n\n")
    #expect(own.ids == ["consolidated"])
    #expect(try own.page().texts == ["heading: All", "note: none"])
    let inherited = try made(
      "defaults: {no_content: {text: nil}}\nsections: [{group: a}, {group: b}]\n"
        + "consolidate: {below: 9, title: All}", "g,k,n\n")
    #expect(try inherited.page().texts == ["heading: All", "note: nil"])
  }

  @Test("the report's no_content comes before it")
  func reportNote() throws {
    let made = try made(
      "no_content: {text: Nothing}\nsections: [{group: a}, {rows: [{text: low}]}]\n"
        + "consolidate: {below: 9, title: All}", "g,k,n\n")
    #expect(try made.page().texts == ["note: Nothing", "fixed: low"])
  }

  @Test("names: one section, its own id, the groups stay those of the sections")
  func names() throws {
    let made = try made(
      "title: '{{sections}} {{total}} {{count}}'\nsections: [{groups: [a, b]}]\n"
        + "consolidate: {below: 9, id: few, title: 'x{{group}}x {{report.total}}'}")
    #expect(made.ids == ["few"])
    let page = try made.page()
    #expect(page.heading == "1 5 5")
    #expect(page.bodies.map(\.id) == ["few"])
    #expect(page.texts.first == "heading: xx 5")
    #expect(made.allGroups == ["a", "b"])
    #expect(made.visibleGroups == ["few"])
  }

  @Test("text and page have the same rows")
  func text() throws {
    let made = try made(
      "sections: [{group: a, range: 2}, {group: b}]\n"
        + "consolidate: {below: 9, title: All, summary: {n: sum}, summary_title: S}")
    #expect(
      made.textLines().filter { !$0.contains("─") && !$0.contains("━") }
        == [
          "report", "k | n", "All", "p | 1", "r | 2", "and 1 more", "q | 4", "s | 5", "S | 15",
        ])
  }

  @Test("first and last of the one section follow the order of the view across groups")
  func firstAndLast() throws {
    let made = try report(
      "view: {group: g, order: [n]}\ncolumns: [{field: k, summary: first}, "
        + "{field: n, summary: last}]\nconsolidate: {below: 9, summary_title: S}",
      csv("g,k,n", "a,p,7", "b,q,4", "a,r,2", "b,s,5"))
    #expect(try made.page().texts.filter { $0.hasPrefix("summary") }.first?.contains("r") == true)
    let cells = try made.page().bodies[0].lines.last?.cells.map(\.text)
    #expect(cells?.suffix(2) == ["r", "7"])
  }

  @Test(
    "below that is no number of rows is an error",
    arguments: ["{title: T}", "{below: 0}", "{below: -1}", "{below: many}", "true"])
  func refused(_ value: String) {
    #expect(!faults("view: {group: g}\nconsolidate: \(value)", data).isEmpty)
  }
}
