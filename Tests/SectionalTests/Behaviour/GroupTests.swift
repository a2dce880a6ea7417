import Sectional
import Testing

/// Groups, and which of them become sections in which order (spec language §2 and §3).
@Suite("Behaviour: groups")
struct GroupTests {
  private let goods = csv("g,n", "wine,1", "beer,2", "wine,3", "gin,4", "beer,5", "beer,6")

  private func titles(_ made: Report) throws -> [String] {
    try made.page().bodies.compactMap { body in
      body.lines.first { $0.classes == ["heading"] }?.cells[0].text
    }
  }

  @Test("without sections there is one for each group, by first appearance")
  func noSections() throws {
    let made = try report("view: {group: g}\ncolumns: [n]", goods)
    #expect(try titles(made) == ["wine", "beer", "gin"])
    #expect(made.column() == [["1", "3"], ["2", "5", "6"], ["4"]])
    #expect(made.ids == ["wine", "beer", "gin"])
  }

  @Test("without a group all rows are one group without a title, with the id rows")
  func noGroup() throws {
    let made = try report("columns: [n]", goods)
    #expect(made.ids == ["rows"])
    #expect(made.column() == [["1", "2", "3", "4", "5", "6"]])
    let page = try made.page()
    #expect(page.bodies.map(\.id) == ["rows"])
    #expect(page.bodies[0].texts == ["row: 1", "row: 2", "row: 3", "row: 4", "row: 5", "row: 6"])
  }

  @Test("named groups stand in the order of the spec; all takes the rest wherever it stands")
  func namedAndAll() throws {
    let made = try report(
      "view: {group: g}\nsections: [{groups: all}, {groups: [gin, wine]}]\ncolumns: [n]", goods)
    #expect(made.ids == ["beer", "gin", "wine"])
    #expect(made.column() == [["2", "5", "6"], ["4"], ["1", "3"]])
    #expect(made.allGroups == ["beer", "gin", "wine"])
  }

  @Test("groups that no section names are not shown and do not count")
  func unnamed() throws {
    let made = try report(
      "title: '{{total}} of {{sections}}'\nview: {group: g}\nsections: [{group: wine}]\n"
        + "columns: [n]", goods)
    #expect(made.column() == [["1", "3"]])
    #expect(try made.page().heading == "2 of 1")
  }

  @Test("a named group that the data has not is there and empty")
  func absent() throws {
    let made = try report(
      "view: {group: g}\nsections: [{group: rum}, {groups: [gin, port]}]\ncolumns: [n]", goods)
    #expect(made.ids == ["rum", "gin", "port"])
    #expect(made.column() == [[], ["4"], []])
    #expect(try titles(made) == ["rum", "gin", "port"])
  }

  @Test("a group is named by its text; numbers and words of YAML need no quotes")
  func namesAsWritten() throws {
    let data = csv("g,n", "2015,1", "no,2", "007,3", "1.10,4", "true,5", "~,6", "2015,7")
    let made = try report(
      "view: {group: g}\nsections: [{group: 007}, {groups: [2015, no, 1.10, true]}]\n"
        + "columns: [n]", data)
    #expect(made.ids == ["007", "2015", "no", "1.10", "true"])
    #expect(made.column() == [["3"], ["1", "7"], ["2"], ["4"], ["5"]])
  }

  @Test("whole numbers as groups")
  func numericGroups() throws {
    let made = try report(
      "view: {group: year}\nsections: [{group: 2015}]\ncolumns: [n]",
      csv("year,n", "2015,1", "2016,2", "2015,3"))
    #expect(made.column() == [["1", "3"]])
    #expect(try titles(made) == ["2015"])
  }

  @Test("equal decimals are one group, named by the text of its first row")
  func equalDecimals() throws {
    let data = csv("g,n", "1.0,1", "1.00,2", "2.50,3", "1,4", "2.5,5")
    let made = try report("view: {group: g}\ncolumns: [n]", data)
    #expect(made.ids == ["1.0", "2.50"])
    #expect(made.column() == [["1", "2", "4"], ["3", "5"]])
    let named = try report(
      "view: {group: g}\nsections: [{group: 2.50}, {group: 1.0}]\ncolumns: [n]", data)
    #expect(named.column() == [["3", "5"], ["1", "2", "4"]])
  }

  @Test("as strings 1.0 and 1.00 are two groups")
  func stringsStayApart() throws {
    let made = try report(
      "data: {fields: {g: {type: string}}}\nview: {group: g}\ncolumns: [n]",
      csv("g,n", "1.0,1", "1.00,2", "1.0,3"))
    #expect(made.column() == [["1", "3"], ["2"]])
  }

  @Test("strings that are canonically equal are two groups")
  func canonicallyEqual() throws {
    let made = try report(
      "view: {group: g}\ncolumns: [n]", "g,n\n\u{e9},1\ne\u{301},2\n\u{e9},3\n")
    #expect(made.column() == [["1", "3"], ["2"]])
    let page = try made.page()
    #expect(page.bodies.map(\.id) == ["~C3~A9", "e~CC~81"])
  }

  @Test("moments that are equal are one group")
  func equalMoments() throws {
    let made = try report(
      "view: {group: g}\ncolumns: [n]",
      csv("g,n", "2024-01-01T10:00:00Z,1", "2024-01-01T12:00:00+02:00,2"))
    #expect(made.column() == [["1", "2"]])
    #expect(made.ids == ["2024-01-01T10:00:00Z"])
  }

  @Test("rows without a group are left out with a warning that counts them")
  func ungrouped() throws {
    let data = csv("g,n", "a,1", ",2", "a,3", ",4")
    let made = try report(
      "title: '{{total}}'\nview: {group: g}\ncolumns: [n]\nsummary: {n: sum}", data)
    #expect(made.column() == [["1", "3"]])
    #expect(try made.page().heading == "2")
    #expect(made.warnings.count == 1)
    #expect(made.warnings.first?.message.contains("2 rows") == true)
    #expect(made.warnings.first?.severity == .warning)
    #expect(try made.page().bodies.last?.lines.last?.cells.last?.text == "4")
  }

  @Test("view.ungrouped gives them a group, without a warning")
  func ungroupedGroup() throws {
    let data = csv("g,n", "a,1", ",2", "b,3", ",4")
    let made = try report("view: {group: g, ungrouped: Other}\ncolumns: [n]", data)
    #expect(made.warnings.isEmpty)
    let byID = Dictionary(
      uniqueKeysWithValues: zip(made.ids.map { $0 ?? "" }, made.column()))
    #expect(byID == ["a": ["1"], "Other": ["2", "4"], "b": ["3"]])
    let named = try report(
      "view: {group: g, ungrouped: Other}\nsections: [{group: Other}]\ncolumns: [n]", data)
    #expect(named.column() == [["2", "4"]])
  }

  @Test(
    "sections by name, by the type of the field",
    arguments: [
      ("name", ["-1", "2", "9", "10"]), ("-name", ["10", "9", "2", "-1"]),
      ("first", ["10", "9", "-1", "2"]), ("count", ["9", "-1", "10", "2"]),
      ("-count", ["2", "10", "9", "-1"]),
    ])
  func typedOrder(_ sort: String, _ expected: [String]) throws {
    let data = csv("g,n", "10,a", "9,b", "-1,c", "2,d", "10,e", "2,f", "2,g")
    let made = try report(
      "view: {group: g}\nsections: [{groups: all, sort: \(sort)}]\ncolumns: [n]", data)
    #expect(made.ids == expected)
  }

  @Test("equal counts keep first appearance in both directions")
  func ties() throws {
    let data = csv("g,n", "c,1", "a,2", "b,3", "a,4", "d,5")
    let rising = try report(
      "view: {group: g}\nsections: [{groups: all, sort: count}]", data)
    #expect(rising.ids == ["c", "b", "d", "a"])
    let falling = try report(
      "view: {group: g}\nsections: [{groups: all, sort: -count}]", data)
    #expect(falling.ids == ["a", "c", "b", "d"])
  }

  @Test("names of text sort by bytes; dates by day")
  func names() throws {
    let words = try report(
      "view: {group: g}\nsections: [{groups: all, sort: name}]",
      csv("g", "b", "ä", "a", "B", "a10", "a9"))
    #expect(words.ids == ["B", "a", "a10", "a9", "b", "ä"])
    let days = try report(
      "view: {group: g}\nsections: [{groups: all, sort: -name}]",
      csv("g", "2024-01-31", "2024-12-01", "1999-06-06"))
    #expect(days.ids == ["2024-12-01", "2024-01-31", "1999-06-06"])
  }

  @Test(
    "the group of rows without one stands last, whatever the direction",
    arguments: ["name", "-name", "count", "-count"])
  func ungroupedLast(_ sort: String) throws {
    let data = csv("g,n", ",1", ",2", "b,3", "b,4", "a,5", "b,6")
    let made = try report(
      "view: {group: g, ungrouped: Middle}\nsections: [{groups: all, sort: \(sort)}]", data)
    #expect(made.ids.last == "Middle")
  }

  @Test("the sort of sections may stand in the defaults")
  func sortInDefaults() throws {
    let made = try report(
      "view: {group: g}\ndefaults: {sort: -name}\nsections: [{groups: all}]",
      csv("g", "a", "c", "b"))
    #expect(made.ids == ["c", "b", "a"])
  }

  @Test("first appearance is that of the data, not of the order of rows")
  func firstInData() throws {
    let made = try report(
      "view: {group: g, order: [n]}\nsections: [{groups: all}]\ncolumns: [n]",
      csv("g,n", "z,9", "a,1", "z,2"))
    #expect(made.ids == ["z", "a"])
    #expect(made.column() == [["2", "9"], ["1"]])
  }

  @Test("an id stands before the group's own under groups")
  func ids() throws {
    let made = try report(
      "view: {group: g}\nsections: [{groups: [wine, gin], id: best}, {group: beer, id: b}]",
      goods)
    #expect(made.ids == ["best-wine", "best-gin", "b"])
    #expect(made.ids[1] == "best-gin")
  }

  @Test("anchors write other bytes than letters, digits, - and _ as ~XX")
  func anchors() throws {
    let made = try report("view: {group: g}", csv("g", "a b", "ü", "x_1-Y", "\"'<&>\"", "50%"))
    #expect(
      try made.page().bodies.map(\.id) == ["a~20b", "~C3~BC", "x_1-Y", "~27~3C~26~3E", "50~25"])
  }

  @Test("equal ids are an error that shows both places")
  func equalIDs() {
    let found = faults(
      "view: {group: g}\nsections: [{group: a}, {group: a}]", csv("g", "a"))
    #expect(found.count == 1)
    #expect(found.first?.contains("`a`") == true)
  }

  @Test("a group twice needs an id for the second section alone")
  func twice() throws {
    let made = try report(
      "view: {group: g, order: [n]}\nsections: [{group: beer, range: 1}, "
        + "{group: beer, id: worst, reversed: true, range: 1}]\ncolumns: [n]", goods)
    #expect(made.ids == ["beer", "worst"])
    #expect(made.column() == [["2"], ["6"]])
  }

  @Test("sort beside a list of groups is an error")
  func misplacedSort() {
    let found = faults(
      "view: {group: g}\nsections: [{groups: [a, b], sort: name}]", csv("g", "a"))
    #expect(found.count == 1)
  }

  @Test("an empty table: named groups stay, all gives none")
  func emptyData() throws {
    let all = try report("view: {group: g}\nsections: [{groups: all}]", "g,n\n")
    #expect(all.ids.isEmpty)
    let named = try report("view: {group: g}\nsections: [{group: a}]", "g,n\n")
    #expect(named.ids == ["a"])
    #expect(named.rows(inSection: 0) == [])
    #expect(named.rows(inSection: 1) == nil)
    #expect(named.rows(inSection: -1) == nil)
  }
}
