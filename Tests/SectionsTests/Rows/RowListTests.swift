import Mappings
import Sections
import Testing

@Suite("RowList: questions")
struct RowListTests {
  private let list: RowList

  init() throws {
    list = try RowList(rows("title", "-image", "tags", "-recipe", "-author"))
  }

  @Test("all, shown and hidden rows, each in order and counted")
  func kinds() {
    #expect(list.allRows.keys == ["title", "image", "tags", "recipe", "author"])
    #expect(list.shownRows.map(\.drawing) == [.cell("title"), .cell("tags")])
    #expect(list.hiddenRows.keys == ["image", "recipe", "author"])
    #expect(list.hiddenPlaces == [1, 3, 4])
    #expect(list.count == 5 && list.shownCount == 2 && list.hiddenCount == 3)
    #expect(list.shownRows.count == 2 && !list.isEmpty && RowList().isEmpty)
  }

  @Test("two ways to count: places among all rows, and among the shown ones")
  func places() {
    #expect(list.place(of: "tags") == 2 && list.shownPlace(of: "tags") == 1)
    #expect(list.place(of: "image") == 1 && list.shownPlace(of: "image") == nil)
    #expect(list.key(at: 3) == "recipe" && list.key(atShown: 1) == "tags")
    #expect(list.row(at: 0) == .fixed("title") && list.row(atShown: 1) == .fixed("tags"))
    #expect(list.row("recipe")?.isHidden == true)
    #expect(list.contains("recipe") && !list.contains("Recipe"))
  }

  @Test("whether a row is hidden is not answered for a key or place that is none")
  func hidden() {
    #expect(list.isHidden("image") == true && list.isHidden("title") == false)
    #expect(list.isHidden("video") == nil)
    #expect(list.isHidden(at: 4) == true && list.isHidden(at: 2) == false)
    #expect(list.isHidden(at: 5) == nil && list.isHidden(at: -1) == nil)
  }

  @Test(
    "no place out of range traps", arguments: [-1, 5, Int.min, Int.max])
  func outOfRange(_ place: Int) {
    #expect(list.row(at: place) == nil && list.row(atShown: place) == nil)
    #expect(list.key(at: place) == nil && list.key(atShown: place) == nil)
  }

  @Test("the nearest shown row: itself, the closer one, the next of two as close")
  func nearest() throws {
    let list = try RowList(rows("-a", "b", "-c", "d", "-e", "-f", "-g"))
    #expect(list.nearestShownPlace(to: "a") == 0)
    #expect(list.nearestShownPlace(to: "b") == 0)
    #expect(list.nearestShownPlace(to: "c") == 1)
    #expect(list.nearestShownPlace(to: "g") == 1)
    #expect(list.nearestShownPlace(to: "z") == nil)
    let closer = try RowList(rows("a", "-b", "-c", "d"))
    #expect(closer.nearestShownPlace(to: "b") == 0 && closer.nearestShownPlace(to: "c") == 1)
    #expect(try RowList(rows("-a")).nearestShownPlace(to: "a") == nil)
  }

  @Test("lists are equal by their rows, whatever edits led to them")
  func equality() throws {
    var other = try RowList(rows("recipe", "title", "-image", "tags", "-author"))
    #expect(other != list)
    try other.move("recipe", before: "author")
    try other.setHidden(true, "recipe")
    #expect(other == list && other.hashValue == list.hashValue)
  }

  @Test("keys are equal by bytes, not by how they look")
  func keysByBytes() throws {
    var list = try RowList([
      .literal("one", key: "e\u{301}"), .literal("two", key: "\u{e9}"),
    ])
    try list.setHidden(true, "\u{e9}")
    #expect(list.hiddenPlaces == [1])
    #expect(Row.literal("e\u{301}") != Row.literal("\u{e9}"))
    #expect(CellIdentifier("e\u{301}") != CellIdentifier("\u{e9}"))
    #expect(RowContent("e\u{301}") != RowContent("\u{e9}"))
  }

  @Test("a row is known by its key, else by the prototype that it names")
  func identity() throws {
    #expect(Row.fixed("footer").identity == "footer")
    #expect(Row.fixed("footer", key: "end").identity == "end")
    #expect(Row.literal("text").identity == nil)
    #expect(message { _ = try RowList([.literal("text")]) }.contains("at place 0 has no key"))
  }

  @Test("a key stands once; a message names both places")
  func duplicates() {
    #expect(throws: SectionError.duplicateKey("b", first: 1, second: 3)) {
      try RowList(rows("a", "b", "c", "b", "a"))
    }
    #expect(
      message { _ = try RowList(rows("a", "-a")) }
        == "the key `a` would stand at row 0 and at row 1; a key may stand once in a section")
  }
}
