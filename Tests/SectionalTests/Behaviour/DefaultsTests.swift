import Sectional
import Testing

/// How `defaults` and sections come together, and what `false` switches off (spec language §3).
@Suite("Behaviour: defaults")
struct DefaultsTests {
  private let data = csv("g,n", "a,1", "b,2", "a,3", "b,4", "a,5")

  private func made(_ rest: String) throws -> Report {
    try report("view: {group: g, order: [n]}\ncolumns: [g, n]\n" + rest, data)
  }

  @Test("every key of the defaults holds for a section without its own")
  func inherited() throws {
    let made = try made(
      "defaults: {title: 'T {{group}}', footer: 'F {{group}}', reversed: true, range: 1, "
        + "before: [{text: up}], after: [{text: down}], summary: {n: sum}, summary_title: S, "
        + "summary_of: window, class: box, cell: hot, no_content: {text: none}}\n"
        + "sections: [{group: a}, {group: x}]\ncells: {hot: {extends: row, class: warning}}")
    let page = try made.page()
    #expect(
      page.texts
        == [
          "heading: T a", "fixed: up", "warning: a | 5", "more: and 2 more", "fixed: down",
          "summary: S | 5", "footer: F a", "heading: T x", "fixed: up", "note: none",
          "fixed: down", "summary: S | 0", "footer: F x",
        ])
    #expect(page.bodies.map(\.classes) == [["box"], ["box"]])
  }

  @Test("a section's own key replaces the default whole")
  func replaced() throws {
    let made = try made(
      "defaults: {title: T, footer: F, reversed: true, range: {length: 1, offset: 1, "
        + "more: 'M {{more}}'}, before: [{text: up}], class: box}\n"
        + "sections: [{group: a, title: own, footer: foot, reversed: false, range: 2, "
        + "before: [{text: one}, {text: two}], class: other}]")
    let page = try made.page()
    #expect(
      page.texts
        == [
          "heading: own", "fixed: one", "fixed: two", "row: a | 1", "row: a | 3",
          "more: and 1 more", "footer: foot",
        ])
    #expect(page.bodies.map(\.classes) == [["other"]])
  }

  @Test("false switches off what is inherited")
  func off() throws {
    let made = try made(
      "defaults: {title: T, footer: F, range: 1, no_content: {text: none}, "
        + "summary: {n: sum}, summary_title: S}\n"
        + "sections: [{group: a, title: false, footer: false, range: false, summary: false}, "
        + "{group: x, title: false, footer: false, no_content: false, summary: false}]")
    #expect(try made.page().texts == ["row: a | 1", "row: a | 3", "row: a | 5"])
  }

  @Test("the default title is the group's; false in the defaults takes it away, a text brings one")
  func titles() throws {
    let made = try made(
      "defaults: {title: false}\nsections: [{group: a, range: {length: 1, more: false}}, "
        + "{group: b, title: B, range: {length: 1, more: false}}]")
    #expect(try made.page().texts == ["row: a | 1", "heading: B", "row: b | 2"])
  }

  @Test("an empty title is no row")
  func emptyTitle() throws {
    let made = try made("sections: [{group: a, title: '{{group}}', range: 1}, {group: ''}]")
    #expect(try made.page().texts.first == "heading: a")
  }

  @Test("defaults without sections hold for the groups")
  func withoutSections() throws {
    let made = try made("defaults: {range: 1, title: '<{{group}}>'}")
    #expect(
      try made.page().texts
        == [
          "heading: <a>", "row: a | 1", "more: and 2 more", "heading: <b>", "row: b | 2",
          "more: and 1 more",
        ])
  }

  @Test("a key with a null value is an error that speaks of false")
  func null() {
    for key in ["title", "footer", "range", "summary", "no_content"] {
      let found = faults("view: {group: g}\nsections:\n  - group: a\n    \(key):\n", data)
      #expect(found.count == 1, "\(key)")
    }
  }

  @Test(
    "what is not there yet is refused by name",
    arguments: [
      ("data: {fields: {n: {minimum: 1}}}", "minimum"),
      ("data: {sqlite: {file: x.db, table: t}}", "sqlite"),
      ("diff: {ignore: [n]}", "diff"),
    ])
  func refused(_ spec: String, _ word: String) {
    let found = faults(spec, data)
    #expect(found.contains { $0.contains(word) }, "\(found)")
  }

  @Test("unknown keys are errors, x- keys are ignored at the top")
  func unknownKeys() throws {
    #expect(faults("sections: [{colour: red}]", data).count == 1)
    #expect(faults("nonsense: 1", data).count == 1)
    _ = try report("x-anchors: {a: &a [n]}\ncolumns: *a", data)
  }
}
