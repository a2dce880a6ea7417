import Mappings
import Sections
import Testing

@Suite("RowList: edits")
struct RowEditTests {
  private func list() throws -> RowList { try RowList(rows("a", "-b", "c")) }

  @Test("one row is added at the end")
  func append() throws {
    var list = try list()
    try list.append(.fixed("d"))
    #expect(list.line == "a -b c d")
  }

  @Test("many rows are added at the end, all or none")
  func appendMany() throws {
    var list = try list()
    try list.append(contentsOf: rows("d", "-e"))
    #expect(list.line == "a -b c d -e")
    #expect(throws: SectionError.duplicateKey("a", first: 0, second: 6)) {
      try list.append(contentsOf: rows("f", "a"))
    }
    #expect(list.line == "a -b c d -e")
  }

  @Test("a row comes at its place, before the row of a key or after it")
  func insert() throws {
    var list = try list()
    try list.insert(.fixed("d"), at: 1)
    try list.insert(.fixed("e"), before: "a")
    try list.insert(.fixed("f"), after: "b")
    #expect(list.line == "e a d -b f c")
    try list.insert(contentsOf: rows("g", "h"), at: 2)
    #expect(list.line == "e a g h d -b f c")
    #expect(
      message { try list.insert(.fixed("x"), at: 9) }
        == "there is no place for a row 9; valid are 0 to 8")
    #expect(throws: SectionError.self) { try list.insert(.fixed("x"), after: "z") }
    #expect(throws: SectionError.duplicateKey("c", first: 0, second: 8)) {
      try list.insert(.fixed("c"), at: 0)
    }
  }

  @Test("many rows come, each at the place that it then has")
  func insertMany() throws {
    var list = try list()
    try list.insert(rows("x", "y", "z"), at: [5, 0, 2])
    #expect(list.line == "y a z -b c x")
    #expect(
      message { try list.insert(rows("p", "q"), at: [1]) }
        == "2 rows were given for 1 places; valid is one place for each row")
    #expect(throws: SectionError.repeatedPlace(1)) { try list.insert(rows("p", "q"), at: [1, 1]) }
    #expect(throws: SectionError.self) { try list.insert(rows("p", "q"), at: [1, 9]) }
    #expect(throws: SectionError.self) { try list.insert(rows("p"), at: [-1]) }
    #expect(list.line == "y a z -b c x")
  }

  @Test("a row goes by its key; an unknown key names the valid ones")
  func remove() throws {
    var list = try list()
    #expect(try list.remove("b").isHidden)
    #expect(list.line == "a c")
    #expect(message { try list.remove("b") } == "there is no row `b`; valid are `a`, `c`")
    let many = try RowList((0..<20).map { .fixed(CellIdentifier("k\($0)")) })
    #expect(
      message {
        var many = many
        try many.remove("x")
      }.hasSuffix("`k11` and 8 more"))
    var none = RowList()
    #expect(message { try none.remove("x") } == "there is no row `x`; the section has no rows")
  }

  @Test("a row goes by its place")
  func removeAt() throws {
    var list = try list()
    try list.remove(at: 1)
    #expect(list.line == "a c")
    #expect(message { try list.remove(at: 2) } == "there is no row 2; valid are 0 to 1")
    try list.remove(at: 0)
    #expect(message { try list.remove(at: 1) } == "there is no row 1; valid is 0")
    try list.remove(at: 0)
    #expect(message { try list.remove(at: 0) } == "there is no row 0; there are none")
  }

  @Test("many rows go by their keys, all or none")
  func removeMany() throws {
    var list = try list()
    #expect(throws: SectionError.self) { try list.remove(["a", "z"]) }
    #expect(list.line == "a -b c")
    try list.remove(["c", "a"])
    #expect(list.line == "-b")
  }

  @Test("many rows go by the places that they have before, all or none")
  func removeManyAt() throws {
    var list = try list()
    #expect(throws: SectionError.self) { try list.remove(at: [0, 3]) }
    #expect(throws: SectionError.repeatedPlace(0)) { try list.remove(at: [0, 0]) }
    #expect(list.line == "a -b c")
    try list.remove(at: [2, 0])
    #expect(list.line == "-b")
    var whole = try self.list()
    try whole.remove(at: 0..<3)
    #expect(whole.isEmpty)
    whole.removeAll()
    #expect(whole.isEmpty)
  }

  @Test("messages tell what is valid before the edit, and where keys would stand after it")
  func messages() throws {
    var list = try RowList(rows("a", "b"))
    let edits: [(String, (inout RowList) throws -> Void)] = [
      ("there is no row `z`; valid are `a`, `b`", { try $0.remove(["a", "z"]) }),
      ("the row `a` is named twice; every row may be named once", { try $0.remove(["a", "a"]) }),
      ("the row `b` is named twice; every row may be named once", { try $0.reload(["b", "b"]) }),
      (
        "the row `a` is named twice; every row may be named once",
        { try $0.setHidden(true, ["a", "b", "a"]) }
      ),
      (
        "there is no place for a row 5; valid are 0 to 3",
        { try $0.insert(rows("x", "y"), at: [2, 5]) }
      ),
      (
        "the key `a` would stand at row 0 and at row 1; a key may stand once in a section",
        { try $0.insert(.fixed("a"), at: 0) }
      ),
      (
        "the key `a` would stand at row 1 and at row 2; a key may stand once in a section",
        { try $0.insert(contentsOf: rows("x", "a"), at: 0) }
      ),
      (
        "the key `b` would stand at row 0 and at row 3; a key may stand once in a section",
        { try $0.insert(rows("x", "b"), at: [1, 0]) }
      ),
      (
        "the key `x` would stand at row 0 and at row 3; a key may stand once in a section",
        { try $0.insert(rows("x", "x"), at: [3, 0]) }
      ),
    ]
    for (expected, edit) in edits {
      #expect(message { try edit(&list) } == expected)
      #expect(list.line == "a b")
    }
    var one = try RowList(rows("a"))
    #expect(
      message { try one.insert(rows("x", "y"), at: [2, 5]) }
        == "there is no place for a row 5; valid are 0 to 2")
  }

  @Test("a row moves to a place, before a row or behind it")
  func move() throws {
    var list = try RowList(rows("a", "-b", "c", "d"))
    try list.move("a", to: 2)
    #expect(list.line == "-b c a d")
    try list.move(at: 3, to: 0)
    #expect(list.line == "d -b c a")
    try list.move("d", after: "a")
    #expect(list.line == "-b c a d")
    try list.move("d", before: "c")
    #expect(list.line == "-b d c a")
    try list.move("d", before: "d")
    #expect(list.line == "-b d c a")
    #expect(message { try list.move("a", to: 4) } == "there is no row 4; valid are 0 to 3")
    #expect(throws: SectionError.self) { try list.move(at: -1, to: 0) }
    #expect(throws: SectionError.self) { try list.move("a", before: "z") }
  }

  @Test("another row under a key keeps its place and stays hidden")
  func update() throws {
    var list = try list()
    try list.update(.literal("new", key: "b"))
    #expect(list.line == "a -b c")
    #expect(list.row("b") == .literal("new", key: "b", isHidden: true))
    #expect(throws: SectionError.self) { try list.update(.literal("new", key: "z")) }
    #expect(throws: SectionError.missingKey(place: nil)) { try list.update(.literal("new")) }
  }

  /// A record that is equal by its number alone.
  private struct Item: Hashable {
    let id: Int
    let text: String

    static func == (left: Item, right: Item) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test("an equal row is stored as well, and told as no change")
  func updateEqual() throws {
    var page = try SectionList([
      try Section(id: "s", rows: [Row(about: Item(id: 1, text: "old"), key: "a")])
    ])
    let new = Row(about: Item(id: 1, text: "new"), key: "a")
    let changes = try page.apply { try $0.edit("s") { try $0.update(new) } }
    #expect(changes.isEmpty)
    #expect(page.section("s")?.rows?.row("a")?.content(as: Item.self)?.text == "new")
  }

  @Test("new data keeps hidden what was hidden by its key")
  func replaceAll() throws {
    var list = try list()
    try list.replaceAll(with: rows("c", "b", "-d"))
    #expect(list.line == "c -b -d")
    #expect(throws: SectionError.self) { try list.replaceAll(with: rows("x", "x")) }
    #expect(list.line == "c -b -d")
  }
}
