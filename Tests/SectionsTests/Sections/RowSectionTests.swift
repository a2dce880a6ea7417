import Mappings
import Sections
import Testing

@Suite("Section: rows of a program")
struct RowSectionTests {
  private let before: [Row] = [.fixed("legend"), .fixed("draft", isHidden: true)]
  private let after: [Row] = [.fixed("load_more")]

  private func section(_ rows: [Row]) throws -> Section {
    try Section(
      id: "comments", rows: rows, before: before, after: after,
      noContent: .literal("No comments"), allHidden: .literal("All hidden"))
  }

  @Test("a section is made of its rows, rules, heights and what stands around")
  func making() throws {
    let section = try Section(
      id: "post", rows: rows("title", "-tags"), isHidden: true, before: before, after: after,
      noContent: .literal("none"), allHidden: .literal("hidden"), cells: CellRules("card"),
      lines: #require(LineBudget(minimum: 2)))
    #expect(section.id == "post" && section.name == "post" && section.isHidden)
    #expect(section.rows?.line == "title -tags" && section.showsData && section.runs.isEmpty)
    #expect(section.before == before && section.after == after)
    #expect(section.cells == CellRules("card") && section.lines.minimum == 2)
    #expect(throws: SectionError.duplicateKey("a", first: 0, second: 1)) {
      try Section(id: "s", rows: rows("a", "a"))
    }
  }

  @Test("drawn are fixed rows, shown rows, fixed rows, in this order")
  func drawn() throws {
    let section = try section(rows("a", "-b", "c"))
    #expect(
      section.items == [
        .fixed(.fixed("legend")), .fixed(.fixed("a")), .fixed(.fixed("c")),
        .fixed(.fixed("load_more")),
      ])
    #expect(section.count == 3 && section.shown == 2 && section.numberOfRows == 4)
    #expect(section.note == nil)
  }

  @Test("no row: the no-content row; fixed rows do not count")
  func noContent() throws {
    let section = try section([])
    #expect(section.note == .literal("No comments"))
    #expect(section.items.count == 3 && section.numberOfRows == 3)
    #expect(section.items[1] == .note(.literal("No comments")))
  }

  @Test("every row hidden: the all-hidden row, never the no-content row")
  func allHidden() throws {
    var section = try section(rows("-a", "-b"))
    #expect(section.note == .literal("All hidden") && section.count == 2 && section.shown == 0)
    section.allHidden = nil
    #expect(section.note == nil && section.numberOfRows == 2)
  }

  @Test("a hidden section draws no note either")
  func hiddenWins() throws {
    var section = try section([])
    section.isHidden = true
    #expect(section.items.isEmpty && section.numberOfRows == 0 && section.note == nil)
  }

  @Test("an edit that throws half-way changes nothing")
  func atomic() throws {
    var section = try section(rows("a"))
    #expect(throws: SectionError.self) {
      try section.edit { list in
        try list.append(.fixed("b"))
        try list.remove("z")
      }
    }
    #expect(section.rows?.line == "a")
    #expect(try section.edit { $0.count } == 1)
  }

  @Test("rows that name nothing and ready-made rows stand around without keys")
  func fixedWithoutKeys() {
    let section = Section(
      id: nil, content: .fixed([.literal("one"), .literal("one")]), after: [.literal("one")])
    #expect(section.numberOfRows == 3 && section.id == nil && section.rows == nil)
  }
}

@Suite("Section: rows of data")
struct DataSectionTests {
  private func run(_ count: Int, hidden: [Int], isHidden: Bool = false) throws -> RowRun {
    RowRun(
      group: "g", count: count, hidden: try RowSet(hidden, below: count), isHidden: isHidden)
  }

  @Test("hidden rows count and are not drawn")
  func hidden() throws {
    let section = Section(id: "s", content: .runs([try run(5, hidden: [0, 3])]))
    #expect(section.count == 5 && section.shown == 3 && section.numberOfRows == 3)
    #expect(section.items == [.rows(run: 0)])
  }

  @Test("rows there and every one hidden: the all-hidden row")
  func allHiddenData() throws {
    let section = Section(
      id: "s", content: .runs([try run(2, hidden: [0, 1])]), noContent: .literal("none"),
      allHidden: .literal("hidden"))
    #expect(section.items == [.note(.literal("hidden"))] && section.numberOfRows == 1)
  }

  @Test("one section for several: the note stands once, after every run was seen")
  func consolidated() throws {
    let runs = [try run(2, hidden: [0, 1]), try run(3, hidden: [], isHidden: true)]
    let section = Section(id: "s", content: .runs(runs), allHidden: .literal("hidden"))
    #expect(section.items == [.note(.literal("hidden"))])
    let shown = Section(
      id: "s", content: .runs(runs + [try run(1, hidden: [])]), allHidden: .literal("hidden"))
    #expect(shown.items == [.rows(run: 2)] && shown.count == 6 && shown.shown == 1)
  }
}
