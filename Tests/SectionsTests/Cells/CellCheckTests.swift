import Mappings
import Sections
import Testing

@Suite("Prototypes that rows name")
struct CellCheckTests {
  private let cells: CellRules

  init() throws {
    cells = try CellRules("row", prototypes: ["row", "title"])
  }

  private func error(_ row: String) -> SectionError {
    .unknownCellOfRow("rwo", row: row, known: ["row", "title"])
  }

  @Test("a rule of one prototype is checked like others")
  func oneRule() throws {
    #expect(cells.prototypes == ["row", "title"] && CellRules("rwo").prototypes == nil)
    #expect(
      message { _ = try CellRules("rwo", prototypes: ["row", "title"]) }
        == "rule 0 names the cell `rwo`, which does not exist; valid are `row`, `title`")
  }

  @Test("every row of a section, around it or in place of it, names a prototype that exists")
  func made() throws {
    let bad = Row.fixed("rwo")
    #expect(throws: error("rwo")) { try Section(id: "s", rows: [bad], cells: cells) }
    #expect(throws: error("k")) {
      try Section(id: "s", rows: [.fixed("rwo", key: "k", isHidden: true)], cells: cells)
    }
    #expect(throws: error("rwo")) { try Section(id: "s", rows: [], before: [bad], cells: cells) }
    #expect(throws: error("rwo")) { try Section(id: "s", rows: [], after: [bad], cells: cells) }
    #expect(throws: error("rwo")) { try Section(id: "s", rows: [], noContent: bad, cells: cells) }
    #expect(throws: error("rwo")) { try Section(id: "s", rows: [], allHidden: bad, cells: cells) }
    #expect(throws: error("rwo")) { try Section(id: "s", content: .fixed([bad]), cells: cells) }
    let good = try Section(
      id: "s", rows: rows("title"), before: [.literal("any")], noContent: .fixed("row"),
      cells: cells)
    #expect(good.cell(of: .fixed("title")) == "title")
    #expect(
      message { _ = try Section(id: "s", rows: [bad], cells: cells) }
        == "row `rwo` names the cell `rwo`, which does not exist; valid are `row`, `title`")
    // Where it is not known which there are, any name is one.
    #expect(try Section(id: "s", rows: [bad], cells: CellRules("row")).count == 1)
  }

  @Test("so do the rows of runs")
  func runs() throws {
    func make(_ run: RowRun) throws {
      _ = try Section(id: "s", content: .runs([run]), cells: cells)
    }
    #expect(throws: error("g")) { try make(RowRun(group: "g", count: 0, cell: "rwo")) }
    let choices = try CellChoices(of: ["title", "rwo"], count: 2) { $0 }
    #expect(throws: error("g")) { try make(RowRun(group: "g", count: 2, cells: choices)) }
    let good = try CellChoices(of: ["title", "row"], count: 2) { $0 }
    try make(RowRun(group: "g", count: 2))
    try make(RowRun(group: "g", count: 2, cell: "rwo", cells: good))
    #expect(throws: error("g")) {
      try make(RowRun(group: "g", count: 3, cell: "rwo", cells: good))
    }
  }

  @Test("edits bring no row that names another, and change nothing where they try to")
  func edited() throws {
    var page = try SectionList([
      try Section(id: "s", rows: rows("title"), cells: cells),
      try Section(id: "f", content: .fixed(rows("title")), cells: cells),
    ])
    let bad = Row.fixed("rwo")
    for name in ["s", "f"] as [GroupName] {
      let before = page
      #expect(throws: error("rwo")) { try page.edit(name) { try $0.append(bad) } }
      #expect(throws: error("title")) {
        try page.edit(name) { try $0.update(.fixed("rwo", key: "title")) }
      }
      #expect(throws: error("rwo")) { try page.edit(name) { try $0.replaceAll(with: [bad]) } }
      #expect(throws: error("rwo")) { try page.change(name) { $0.before = [bad] } }
      #expect(throws: error("rwo")) { try page.edit(name) { $0 = try RowList([bad]) } }
      #expect(page == before)
      try page.edit(name) { list in
        try list.append(bad)
        try list.remove("rwo")
        try list.append(.fixed("row"))
      }
    }
    #expect(page.section("s")?.rows?.line == "title row")
    var wrong = page.sections[0]
    wrong.noContent = bad
    #expect(throws: error("rwo")) { try page.replace("s", with: wrong) }
    #expect(throws: error("rwo")) { try page.replaceAll(with: [wrong]) }
    try page.remove("s")
    #expect(throws: error("rwo")) { try page.append(wrong) }
    #expect(throws: error("rwo")) { try page.insert(wrong, at: 0) }
  }

  @Test("rows that an edit takes from elsewhere are checked, all of them")
  func foreignRows() throws {
    let more = try CellRules("row", prototypes: ["row", "title", "rwo"])
    var other = try Section(id: "o", rows: rows("rwo"), cells: more)
    // Lists that were handed out by an edit, of which nothing or another row was edited.
    let taken = try other.edit { $0 }
    let edited = try other.edit { rows in
      try rows.append(.fixed("title"))
      return rows
    }
    var section = try Section(id: "s", rows: rows("title"), cells: cells)
    for list in [taken, edited] {
      #expect(throws: error("rwo")) { try section.edit { $0 = list } }
    }
    // Its own list, after it was edited outside.
    var own = try section.edit { $0 }
    try own.append(.fixed("rwo"))
    #expect(throws: error("rwo")) { try section.edit { $0 = own } }
    var page = try SectionList([section])
    #expect(throws: error("rwo")) { try page.edit("s") { $0 = own } }
    #expect(page.sections == [section] && section.rows?.line == "title")
    // A copy made within the edit is known.
    try section.edit { rows in
      let copy = rows
      try rows.append(.fixed("rwo"))
      rows = copy
      try rows.append(.fixed("row"))
    }
    #expect(section.rows?.line == "title row")
  }

  @Test("edits of more rows than are noted are checked whole")
  func manyEdits() throws {
    var section = try Section(id: "s", rows: [], cells: cells)
    let many = (0..<3_000).map { Row.fixed("row", key: RowKey("\($0)")) }
    try section.edit { try $0.append(contentsOf: many) }
    #expect(section.count == 3_000)
    #expect(throws: error("bad")) {
      try section.edit { rows in
        try rows.update(.fixed("rwo", key: "7"))
        for row in many where row.key != "7" { try rows.update(row) }
        try rows.append(.fixed("rwo", key: "bad"))
        try rows.remove("7")
      }
    }
    #expect(section.count == 3_000)
  }

  @Test("what is set in a section by itself is checked by the next edit and by every list")
  func setByItself() throws {
    let bad = Row.fixed("rwo")
    let good = try Section(id: "s", rows: rows("title"), cells: cells)
    let changes: [(inout Section) throws -> Void] = [
      { $0.content = .rows(try RowList([bad])) }, { $0.before = [bad] }, { $0.after = [bad] },
      { $0.noContent = bad }, { $0.allHidden = bad },
      { $0.cells = try CellRules("rwo", prototypes: ["rwo"]) },
    ]
    for change in changes {
      var wrong = good
      try change(&wrong)
      let copy = wrong
      #expect(throws: SectionError.self) { try wrong.edit { try $0.append(.fixed("row")) } }
      #expect(wrong == copy)
      #expect(throws: SectionError.self) { try SectionList([wrong]) }
      var page = try SectionList([good])
      #expect(throws: SectionError.self) { try page.replace("s", with: wrong) }
      #expect(throws: SectionError.self) { try page.change("s", change) }
      #expect(throws: SectionError.self) { try page.replaceAll(with: [wrong]) }
      // An old section that was not checked is no measure of a new one.
      page = SectionList(unchecked: [wrong])
      #expect(throws: SectionError.self) { try page.edit("s") { _ in } }
      #expect(throws: SectionError.self) { try page.replace("s", with: wrong) }
      #expect(throws: SectionError.self) { try page.replaceAll(with: page.sections) }
      _ = try page.replaceAll(with: [good])
      #expect(page.sections == [good])
    }
  }
}
