import Mappings
import Sections
import Testing

@Suite("Combined edits")
struct BatchTests {
  @Test("nothing changed, nothing told")
  func nothing() throws {
    var page = try SectionList([try section("s", "a", "b")])
    let changes = try page.apply { page in
      try page.edit("s") { list in
        try list.move("a", to: 1)
        try list.move("a", to: 0)
        try list.setHidden(true, "b")
        try list.setHidden(false, "b")
        try list.remove("b")
        try list.append(.fixed("b"))
      }
    }
    #expect(changes.isEmpty && changes.groupMoves.isEmpty)
    #expect(page.changes(from: page).isEmpty)
  }

  @Test("each kind of change: rows that come, go, move and are drawn anew, with their flags")
  func kinds() throws {
    var page = try SectionList([try section("s", "a", "b", "c", "d", "e")])
    let changes = try page.apply { page in
      try page.edit("s") { list in
        try list.remove("b")
        try list.insert(.fixed("x"), at: 0)
        try list.move("e", to: 1)
        try list.update(.literal("new", key: "c"))
      }
    }
    #expect(
      changes.lines == [
        "delete b 0:1 -", "insert x - 0:0", "move e 0:4 0:1", "update c 0:2 0:3",
      ])
    let whole: ChangeFlags = [.object, .metadata]
    #expect(changes.rowChanges.map(\.flags) == [whole, whole, [], .object])
  }

  @Test("rotating a thousand rows is one move, of the row that no edit named")
  func rotation() throws {
    let rows = (0..<1_000).map { Row.fixed(CellIdentifier("\($0)")) }
    var page = try SectionList([try Section(id: "s", rows: rows)])
    let changes = try page.apply { page in
      try page.edit("s") { list in
        for number in 1..<1_000 { try list.move(RowKey("\(number)"), to: number - 1) }
      }
    }
    #expect(changes.lines == ["move 0 0:0 0:999"])
  }

  @Test("rows that no edit named move where that is fewer moves")
  func others() throws {
    var page = try SectionList([try section("s", "a", "b", "c", "d", "e", "f")])
    let changes = try page.apply { page in
      try page.edit("s") { list in
        for key in ["c", "d", "e", "f"] as [RowKey] { try list.move(key, before: "a") }
      }
    }
    #expect(page.section("s")?.rows?.line == "c d e f a b")
    #expect(changes.lines == ["move a 0:0 0:4", "move b 0:1 0:5"])
  }

  @Test("a reloaded row is an update, by key, by place, one or many; hidden ones are passed over")
  func reload() throws {
    var page = try SectionList([try section("s", "a", "-b", "c", "d")])
    let changes = { (edit: (inout RowList) throws -> Void) in
      try page.apply { try $0.edit("s", edit) }.lines
    }
    #expect(try changes { try $0.reload("c") } == ["update c 0:1 0:1"])
    #expect(try changes { try $0.reload(at: 0) } == ["update a 0:0 0:0"])
    #expect(try changes { try $0.reload(["d", "b"]) } == ["update d 0:2 0:2"])
    #expect(try changes { try $0.reload(at: [1]) } == [])
    #expect(try changes { try $0.reload(at: 0..<2) } == ["update a 0:0 0:0"])
    #expect(throws: SectionError.self) { try changes { try $0.reload("z") } }
    #expect(throws: SectionError.self) { try changes { try $0.reload(at: 4) } }
    #expect(throws: SectionError.self) { try changes { try $0.reload(["a", "z"]) } }
    #expect(throws: SectionError.self) { try changes { try $0.reload(at: [0, 9]) } }
  }

  @Test("a reload is told beside any number of other edits, and only once")
  func reloadAmongMany() throws {
    var page = try SectionList([try section("s", "a", "b", "c")])
    let changes = try page.apply { page in
      try page.edit("s") { list in
        try list.reload("b")
        try list.append(contentsOf: (0..<3_000).map { .fixed(CellIdentifier("\($0)")) })
        for number in 0..<3_000 { try list.remove(RowKey("\(number)")) }
      }
    }
    #expect(changes.lines == ["update b 0:1 0:1"])
    let others = try page.apply { page in
      try page.edit("s") { list in
        let row = try list.remove("b")
        try list.insert(row, after: "a")
        try list.setHidden(true, "c")
      }
    }
    #expect(others.lines == ["delete c 0:2 -"])
    let again = try page.apply { page in
      try page.edit("s") { list in
        try list.replaceAll(with: rows("a", "b"))
        try list.reload("a")
      }
    }
    #expect(again.lines == ["update a 0:0 0:0"])
  }

  @Test("a reloaded section goes and comes under its name, its rows untold")
  func reloadSection() throws {
    var page = try SectionList([try section("a", "x"), try section("b", "y")])
    let changes = try page.apply { page in
      try page.reload("b")
      try page.edit("b") { try $0.append(.fixed("z")) }
    }
    #expect(changes.lines == ["delete section 1 b", "insert section 1 b"])
    #expect(changes.reloadedGroups == ["b"])
    #expect(throws: SectionError.self) { try page.reload("z") }
    #expect(try page.apply { try $0.edit("b") { try $0.append(.fixed("w")) } }.lines.count == 1)
    let replaced = try page.apply { page in
      try page.replace("b", with: section("b", "y"))
      try page.reload("b")
    }
    #expect(replaced.reloadedGroups == ["b"])
  }

  @Test("sections that come, go and move, with their rows in the right numbers")
  func sections() throws {
    var page = try SectionList([
      try section("a", "1"), try section("b", "2", "3", "7", "8"), try section("c", "4"),
    ])
    let changes = try page.apply { page in
      try page.edit("c") { try $0.append(.fixed("5")) }
      try page.remove("a")
      try page.move("c", to: 0)
      try page.insert(section("d", "6"), at: 0)
      try page.edit("b") { _ = try $0.remove("2") }
    }
    #expect(page.sections.map(\.id) == ["d", "c", "b"])
    #expect(
      changes.lines == [
        "delete section 0 a", "delete section 2 c", "insert section 0 d", "insert section 1 c",
        "group c 2 to 1", "delete 2 1:0 -", "insert 5 - 1:1",
      ])
    #expect(changes.reloadedGroups.isEmpty)
  }

  @Test("every section is made anew, hidden ones too; keys that were hidden stay hidden")
  func updateAll() throws {
    var page = try SectionList([
      try section("a", "x", "-y"), try section("b", "p"), try section("c"),
    ])
    try page.setHidden(true, "b")
    var asked: [String?] = []
    let changes = try page.updateAll { section in
      asked.append(section.id)
      if section.id == "c" { return nil }
      var section = section
      try section.edit { try $0.replaceAll(with: rows("y", "z", "x")) }
      return section
    }
    #expect(asked == ["a", "b", "c"])
    #expect(page.sections.map { $0.rows?.line } == ["-y z x", "y z x"])
    #expect(changes.lines == ["delete section 2 c", "insert z - 0:0"])
    #expect(throws: SectionError.self) {
      try page.updateAll { section in
        var section = section
        try section.edit { _ = try $0.remove("nothing") }
        return section
      }
    }
    #expect(page.sections.map { $0.rows?.line } == ["-y z x", "y z x"])
  }

  @Test("all sections are replaced at once")
  func replaceAll() throws {
    var page = try SectionList([try section("a", "x")])
    let changes = try page.replaceAll(with: [try section("a", "y", "x"), try section("b")])
    #expect(changes.lines == ["insert section 1 b", "insert y - 0:0"])
  }

  @Test("rows whose cell the new rules choose otherwise are drawn anew")
  func rules() throws {
    func section(_ odd: CellIdentifier) throws -> Section {
      try Section(
        id: "s", rows: (0..<4).map { Row(about: $0, key: RowKey("\($0)")) },
        cells: CellRules([
          CellRule(cell: "even", for: Int.self) { $0 % 2 == 0 }, CellRule(cell: odd),
        ]))
    }
    let old = try SectionList([try section("odd")])
    #expect(try SectionList([try section("odd")]).changes(from: old).isEmpty)
    #expect(
      try SectionList([try section("other")]).changes(from: old).lines == [
        "update 1 0:1 0:1", "update 3 0:3 0:3",
      ])
  }

  @Test("fixed rows and notes come and go too")
  func around() throws {
    var page = try SectionList([
      try Section(
        id: "s", rows: rows("a"), before: [.literal("one"), .literal("two")],
        allHidden: .literal("hidden"))
    ])
    let changes = try page.apply { page in
      try page.change("s") { $0.before = [.literal("two"), .literal("three")] }
      try page.edit("s") { try $0.setHidden(true, "a") }
    }
    #expect(
      changes.lines == [
        "delete ? 0:0 -", "delete a 0:2 -", "insert ? - 0:1", "insert ? - 0:2",
      ])
  }

  @Test("a section of data that differs is drawn anew as a whole")
  func data() throws {
    let list = { (count: Int) in
      try SectionList([Section(id: "d", content: .runs([RowRun(group: "g", count: count)]))])
    }
    #expect(try list(3).changes(from: list(3)).isEmpty)
    #expect(try list(4).changes(from: list(3)).reloadedGroups == ["d"])
  }

  @Test("rules made anew draw no section of data anew, unless they choose otherwise for its rows")
  func rulesOfData() throws {
    func page(_ cell: CellIdentifier) throws -> SectionList {
      try SectionList([
        try Section(
          id: "d", content: .runs([RowRun(group: "g", count: 3)]),
          before: [Row(about: 1, key: "head")],
          cells: CellRules([CellRule(cell: "odd") { _ in false }, CellRule(cell: cell)]))
      ])
    }
    #expect(try page("even").changes(from: page("even")).isEmpty)
    #expect(try page("other").changes(from: page("even")).reloadedGroups == ["d"])
  }

  @Test("the summary of a list is drawn anew where its rows come, go or change")
  func summary() throws {
    func page(_ rows: [Row]) throws -> SectionList {
      try SectionList([Section(id: "s", content: .rows(try RowList(rows)), hasSummary: true)])
    }
    let old = try page(rows("a", "b"))
    #expect(try page(rows("a")).changes(from: old).lines == ["delete b 0:1 -", "update ? 0:2 0:1"])
    #expect(try page(rows("b", "a")).changes(from: old).lines.count == 1)
    #expect(old.changes(from: old).isEmpty)
    let without = try SectionList([try section("s", "a", "b")])
    #expect(without.changes(from: old).reloadedGroups == ["s"])
  }

  @Test("sections move so that the rows of those that stay are most")
  func heavySection() throws {
    let many = try Section(id: "a", rows: (0..<100).map { .fixed(CellIdentifier("\($0)")) })
    let light = try ["b", "c", "d"].map { try section($0) }
    let changes = try SectionList(light + [many]).changes(from: try SectionList([many] + light))
    #expect(changes.groupMoves.map(\.group) == ["b", "c", "d"])
  }

  @Test("sections without names are told apart by their order")
  func nameless() throws {
    let fixed = { (text: String) in Section(id: nil, content: .fixed([.literal(text)])) }
    let old = try SectionList([fixed("a"), fixed("b")])
    let new = try SectionList([fixed("a"), fixed("c"), fixed("d")])
    #expect(
      new.changes(from: old).lines == [
        "insert section 2 ", "delete ? 1:0 -", "insert ? - 1:0",
      ])
  }
}
