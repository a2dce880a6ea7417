import Mappings
import Sections
import Testing

/// Faults that lists of sections are known for, each with what is right.
@Suite("Known faults of section lists")
struct ModelFaultTests {
  @Test("a section is replaced by looking up the one that goes, not the one that comes")
  func replacing() throws {
    var page = try SectionList([try section("a", "x"), try section("b", "y")])
    try page.replace("a", with: section("c", "z"))
    #expect(page.sections.map(\.id) == ["c", "b"])
    // Also where the newcomer has the name of the one that goes.
    try page.replace("b", with: section("b", "new"))
    #expect(page.section("b")?.rows?.line == "new")
    #expect(
      message { try page.replace("a", with: section("d")) }
        == "there is no section `a`; valid are `c`, `b`")
  }

  @Test("a row that comes before a hidden one does not show it and hide its neighbour")
  func insertBeforeHidden() throws {
    var list = try RowList(rows("a", "-b"))
    try list.insert(.fixed("x"), at: 0)
    #expect(list.line == "x a -b")
  }

  @Test("a row that goes before a hidden one leaves it hidden, the last one too")
  func removeBeforeHidden() throws {
    var list = try RowList(rows("a", "b", "-c"))
    try list.remove(at: 0)
    #expect(list.line == "b -c" && list.hiddenPlaces == [1])
    try list.remove("b")
    #expect(list.line == "-c" && list.shownCount == 0)
  }

  @Test("a hidden row that goes makes no shown row go")
  func removeHidden() throws {
    var page = try SectionList([try section("s", "a", "-b", "c")])
    let changes = try page.apply { try $0.edit("s") { _ = try $0.remove("b") } }
    #expect(changes.isEmpty)
    #expect(page.section("s")?.rows?.line == "a c")
  }

  @Test("hidden and shown rows that go together are told by their shown places")
  func removeBoth() throws {
    var page = try SectionList([try section("s", "a", "-b", "c", "-d", "e")])
    let changes = try page.apply { try $0.edit("s") { try $0.remove(at: [0, 1, 3, 4]) } }
    #expect(changes.lines == ["delete a 0:0 -", "delete e 0:2 -"])
  }

  @Test("a move is told by shown places and shifts no hidden row")
  func moveAmongHidden() throws {
    var page = try SectionList([try section("s", "-a", "b", "-c", "d", "e")])
    let changes = try page.apply { try $0.edit("s") { try $0.move("b", to: 4) } }
    #expect(changes.lines == ["move b 0:0 0:2"])
    #expect(page.section("s")?.rows?.line == "-a -c d e b")
  }

  @Test("a hidden row moves unseen and stays hidden")
  func moveHidden() throws {
    var page = try SectionList([try section("s", "-a", "b", "c")])
    let changes = try page.apply { try $0.edit("s") { try $0.move("a", to: 2) } }
    #expect(changes.isEmpty)
    #expect(page.section("s")?.rows?.line == "b c -a")
  }

  @Test("edits inside a hidden section change no row on the page")
  func hiddenSection() throws {
    var hidden = try section("s", "a", "-b", "c")
    hidden.isHidden = true
    var page = try SectionList([hidden])
    let changes = try page.apply { page in
      try page.edit("s") { list in
        try list.setHidden(true, "a")
        try list.setHidden(false, "b")
        try list.insert(.fixed("x"), at: 0)
        try list.remove("c")
        try list.reload("b")
      }
    }
    #expect(changes.isEmpty)
    #expect(page.section("s")?.rows?.line == "x -a b")
    #expect(page.section("s")?.numberOfRows == 0)
  }

  @Test("a hidden row at the end has no place past the end, and nothing stands for it unasked")
  func scrollToHidden() throws {
    let page = try SectionList([try section("s", "a", "b", "-c")])
    let anchor = PageAnchor(section: "s", key: "c")
    #expect(page.row(of: anchor) == nil)
    #expect(page.row(of: anchor, ifHidden: .nearest) == RowPath(section: 0, row: 1))
  }

  @Test("rows that come into an empty section take their places and replace the note")
  func intoEmpty() throws {
    var page = try SectionList([
      try Section(id: "s", rows: [], noContent: .literal("Nothing"))
    ])
    let changes = try page.apply {
      try $0.edit("s") { try $0.insert(rows("a", "b"), at: [1, 0]) }
    }
    #expect(changes.lines == ["delete ? 0:0 -", "insert b - 0:0", "insert a - 0:1"])
  }

  @Test("the last row that goes reveals the note, beside fixed rows too")
  func revealsNote() throws {
    var page = try SectionList([
      try Section(
        id: "s", rows: rows("a"), after: [.fixed("load_more")], noContent: .literal("Nothing"))
    ])
    let changes = try page.apply { try $0.edit("s") { _ = try $0.remove("a") } }
    #expect(changes.lines == ["delete a 0:0 -", "insert ? - 0:0"])
    #expect(page.sections[0].items == [.note(.literal("Nothing")), .fixed(.fixed("load_more"))])
  }

  @Test("equal rows are told apart by their keys")
  func equalRows() throws {
    var list = try RowList([.literal("same", key: "1"), .literal("same", key: "2")])
    try list.remove("2")
    #expect(list.line == "1")
  }

  @Test("an edit before any section is set is refused, not lost")
  func beforeSections() throws {
    var page = SectionList()
    #expect(
      message { try page.edit("s") { try $0.append(.fixed("a")) } }
        == "there is no section `s`; no section has a name")
    try page.insert(section("s"), at: 0)
    #expect(page.count == 1)
  }

  @Test("several edits of one batch agree, whatever their order")
  func batch() throws {
    var page = try SectionList([try section("s", "a", "b", "c", "d")])
    let changes = try page.apply { page in
      try page.edit("s") { list in
        try list.insert(.fixed("x"), at: 0)
        try list.remove(at: 1)
        try list.insert(.fixed("y"), at: 3)
        try list.remove("x")
        try list.move("d", to: 0)
      }
    }
    // Old: a b c d. New: d b c y.
    #expect(changes.lines == ["delete a 0:0 -", "move d 0:3 0:0", "insert y - 0:3"])
  }
}
