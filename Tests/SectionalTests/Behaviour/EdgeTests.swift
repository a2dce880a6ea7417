import Mappings
import Sectional
import Sections
import Testing

/// Rare values and meetings of features.
@Suite("Behaviour: edges")
struct EdgeTests {
  @Test("a group of the data may be called like the consolidated section; it is said or works")
  func consolidatedName() {
    let data = csv("g,n", "consolidated,1", "b,2")
    do {
      let made = try report("view: {group: g}\nconsolidate: {below: 9}", data)
      #expect(made.isConsolidated || !made.warnings.isEmpty, "consolidation is silently off")
    } catch {
      // An error of equal ids is as good.
    }
  }

  @Test("rows without a group join the group of the name that they are given")
  func ungroupedJoins() throws {
    let made = try report(
      "view: {group: g, ungrouped: a}\ncolumns: [n]", csv("g,n", "a,1", ",2", "b,3", "a,4"))
    #expect(made.ids == ["a", "b"])
    #expect(made.column() == [["1", "2", "4"], ["3"]])
  }

  @Test("groups of numbers that are NaN stand last by name, in both directions")
  func notANumberGroups() throws {
    let data = csv("g,n", "2e0,a", "NaN,b", "1e0,c", "NaN,d", "3e0,e")
    let head = "data: {fields: {g: {type: number}}}\nview: {group: g}\ncolumns: [n]\n"
    let rising = try report(head + "sections: [{groups: all, sort: name}]", data)
    #expect(rising.ids == ["1e0", "2e0", "3e0", "NaN"])
    let falling = try report(head + "sections: [{groups: all, sort: -name}]", data)
    #expect(falling.ids == ["3e0", "2e0", "1e0", "NaN"])
    #expect(rising.column().last == ["b", "d"])
  }

  @Test("zero and minus zero are one group and compare equal")
  func zeros() throws {
    for (type, values) in [
      ("number", ["-0.0", "0.0", "0e5"]), ("decimal", ["-0.0", "0", "0.00"]),
    ] {
      let made = try report(
        "data: {fields: {g: {type: \(type)}}}\nview: {group: g, order: [g]}\ncolumns: [k]",
        csv("g,k", "\(values[0]),a", "\(values[1]),b", "\(values[2]),c"))
      #expect(made.ids == [values[0]])
      #expect(made.column() == [["a", "b", "c"]])
    }
  }

  @Test("a spanner that is wider than its columns is not lost in text")
  func wideSpanner() throws {
    let made = try report(
      "title: false\ncolumns: [{field: n, span: Counted by hand}, m]", csv("n,m", "1,2"))
    let words = made.text(width: 100).split { " \n─━".contains($0) }.map(String.init)
    #expect(words.starts(with: ["Counted", "by", "hand"]))
  }

  @Test("a median that is a value of the data is exact, however long")
  func longMedian() throws {
    let most = String(repeating: "9", count: 38)
    let made = try report(
      "columns: [k, v]\nsections: [{summary: {v: median}, summary_title: S}]",
      csv("k,v", "a,\(most)", "b,1", "c,\(most)"))
    #expect(try made.page().texts.last == "summary: S | \(most)")
  }

  @Test("a local time that is not or is twice is read with the earlier offset, with a warning")
  func localTimes() throws {
    let head =
      "time_zone: Europe/Berlin\nview: {order: [d]}\n"
      + "columns: [{field: d, format: {datetime: '%Y-%m-%d %H:%M'}}, k]\n"
    let spring = try report(head, csv("d,k", "2024-03-31T02:30:00,a"))
    // 02:30 with +01:00 is 01:30 in UTC, which the clocks there show as 03:30.
    #expect(spring.column() == [["2024-03-31 03:30"]])
    #expect(spring.warnings.count == 1)
    let autumn = try report(
      head,
      csv("d,k", "2024-10-27T00:45:00Z,b", "2024-10-27T02:30:00,a", "2024-10-27T00:15:00Z,c"))
    #expect(autumn.column(1) == [["c", "a", "b"]])
    #expect(autumn.warnings.count == 1)
    let declared = try report(
      "data: {fields: {d: {type: datetime}}}\n" + head, csv("d,k", "2024-07-01T12:00:00,a"))
    #expect(declared.warnings.isEmpty)
  }

  @Test("numbers, dates and words in one column are a string")
  func mixed() throws {
    let made = try report(
      "view: {order: [v]}\ncolumns: [v]", csv("v,k", "10,a", "2024-01-01,b", "9,c", "true,d"))
    #expect(made.column() == [["10", "2024-01-01", "9", "true"]])
  }

  @Test("an empty text is a group where missing says so; its section has no title and the id rows")
  func emptyGroupName() throws {
    let made = try report(
      "data: {missing: [NA]}\nview: {group: g}\ncolumns: [n]", csv("g,n", ",1", "b,2"))
    #expect(made.ids == ["rows", "b"])
    #expect(try made.page().texts == ["row: 1", "heading: b", "row: 2"])
  }

  @Test("a consolidated section may be hidden")
  func hiddenConsolidated() throws {
    let made = try report(
      "title: '{{sections}} {{count}}'\nview: {group: g}\nconsolidate: {below: 9, hidden: true}",
      csv("g,n", "a,1", "b,2"))
    #expect(made.ids == ["consolidated"])
    let page = try made.page()
    #expect(page.texts.isEmpty)
    #expect(page.heading == "1 2")
  }

  @Test("cuts of a hidden section are not drawn in the consolidated one")
  func hiddenCut() throws {
    let made = try report(
      "view: {group: g}\ncolumns: [n]\nsections: [{group: a, hidden: true, range: 1}, "
        + "{group: b}]\nconsolidate: {below: 9}", csv("g,n", "a,1", "a,2", "b,3"))
    #expect(try made.page().texts == ["row: 3"])
  }

  @Test("consolidated: a note stands only where no row is in any window")
  func consolidatedNote() throws {
    let spec =
      "view: {group: g}\ncolumns: [n]\nsections: [{group: a, range: {length: 1, offset: 5}}, "
      + "{group: b}]\nconsolidate: {below: 9, no_content: {text: none}}\n"
    let none = try report(spec, csv("g,n", "a,1", "a,2"))
    #expect(try none.page().texts == ["more: 2 earlier", "note: none"])
    let some = try report(spec, csv("g,n", "a,1", "b,2"))
    #expect(try some.page().texts == ["more: 1 earlier", "row: 2"])
  }

  @Test("the report's note is only for no row in any window: windows beyond the groups")
  func noteForWindows() throws {
    let made = try report(
      "no_content: {text: '{{total}}/{{count}}'}\nview: {group: g}\ncolumns: [n]\n"
        + "sections: [{group: a, range: {length: 1, offset: 5}}]", csv("g,n", "a,1"))
    #expect(try made.page().texts == ["note: 1/0"])
  }

  @Test("many sections of one group, each with its own window and direction")
  func manyWindows() throws {
    let data = "n\n" + (1...9).map { "\($0)\n" }.joined()
    let made = try report(
      "title: '{{count}} of {{total}} in {{sections}}'\nview: {order: [-n]}\nsections:\n"
        + "  - {id: a, range: {length: 2, more: false}}\n"
        + "  - {id: b, range: {length: 2, offset: 1, more: false, earlier: false}}\n"
        + "  - {id: c, reversed: true, range: {length: 2, more: false}}\n"
        + "  - {id: d, range: {length: 1, from: end, earlier: false}}\n"
        + "summary: {n: sum}", data)
    #expect(made.column() == [["9", "8"], ["8", "7"], ["1", "2"], ["1"]])
    let page = try made.page()
    // 9, 8, 7, 2, 1.
    #expect(page.heading == "5 of 9 in 4")
    #expect(page.bodies.last?.lines.last?.cells.last?.text == "45")
  }

  @Test("names of fields: spaces, points, other scripts, words of the language")
  func fieldNames() throws {
    let made = try report(
      "columns: ['Unit price', {field: a.b}, Größe, group, row]\nview: {group: group}\n"
        + "cells: {c: {extends: row, text: '{{Unit price}}|{{a.b}}|{{Größe}}|{{group}}'}}\n"
        + "sections: [{groups: all, cell: c, title: '{{group}}'}]",
      csv("Unit price,a.b,Größe,group,row", "1,2,3,g,r"))
    #expect(made.rows(inSection: 0) == [["1", "2", "3", "g", "r"]])
    #expect(made.textLines().last == "1|2|3|g")
    #expect(try made.page().texts.first == "heading: g")
  }

  @Test("a field may have any name that the file has; columns by it, decomposed or not")
  func canonicalNames() throws {
    let made = try report("columns: ['e\u{301}']", "\u{e9},e\u{301}\n1,2\n")
    #expect(made.rows(inSection: 0) == [["2"]])
  }

  @Test("one column, one row; no row; no column that an output draws")
  func small() throws {
    #expect(try report("title: false", csv("n", "1")).page().texts == ["row: 1"])
    #expect(try report("title: false", "n\n").page().texts == [])
    let none = try report(
      "title: T\ncolumns: [{field: n, hidden_in: [text, html]}]\nsections: [{title: S}]",
      csv("n", "1"))
    #expect(none.text().hasPrefix("T\n"))
    #expect(try none.page().texts.first == "heading: S")
  }

  @Test("questions about places never trap")
  func places() throws {
    let made = try report("view: {group: g}", csv("g", "a", "b"))
    for bad in [-1, 2, .max, .min] {
      #expect(made.rows(inSection: bad) == nil)
      #expect(made.sections.section(at: bad) == nil)
    }
    #expect(made.sections.number(ofSection: "c") == nil)
  }

  @Test("the outline names windows, directions and lines")
  func outline() throws {
    let made = try report(
      "view: {group: g}\nsections: [{rows: [{text: top}]}, {group: a, reversed: true, "
        + "range: {length: 1, offset: 1}, summary: {n: sum}}, {group: x, hidden: true}, "
        + "{group: y, no_content: {text: none}}]", csv("g,n", "a,1", "a,2", "a,3"))
    #expect(
      made.outline()
        == """
        section 0, fixed
          fixed row top
        section 1, id a, 1 rows
          1 earlier
          rows of a 1..<2, reversed, cell row
          1 more
          summary
        section 2, id x, hidden, 0 rows
        section 3, id y, 0 rows
          note none

        """)
  }

  @Test("a report made again from changed data is all new")
  func again() throws {
    let spec = "title: '{{total}}'\nview: {group: g, order: [-n]}\nsummary: {n: sum}"
    let first = try report(spec, csv("g,n", "a,1"))
    let second = try report(spec, csv("g,n", "b,2", "b,3"))
    #expect(first.column(1) == [["1"]])
    #expect(second.column(1) == [["3", "2"]])
    #expect(try first.page().heading == "1")
    #expect(try second.page().heading == "2")
  }
}
