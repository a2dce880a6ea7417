import Mappings
import Sections
import Testing

@Suite("RowList: hiding")
struct HidingTests {
  @Test("a row is hidden and shown by its key; doing it again changes nothing")
  func byKey() throws {
    var list = try RowList(rows("a", "b"))
    try list.setHidden(true, "a")
    try list.setHidden(true, "a")
    #expect(list.line == "-a b")
    try list.setHidden(false, "a")
    #expect(list.line == "a b")
    #expect(throws: SectionError.self) { try list.setHidden(true, "z") }
  }

  @Test("a row is hidden and shown by its place")
  func byPlace() throws {
    var list = try RowList(rows("a", "-b"))
    try list.setHidden(true, at: 0)
    try list.setHidden(false, at: 1)
    #expect(list.line == "-a b")
    #expect(message { try list.setHidden(true, at: 2) } == "there is no row 2; valid are 0 to 1")
    #expect(throws: SectionError.self) { try list.setHidden(false, at: 2) }
  }

  @Test("rows are hidden and shown by their keys, all or none")
  func byKeys() throws {
    var list = try RowList(rows("a", "-b", "c"))
    #expect(throws: SectionError.self) { try list.setHidden(true, ["a", "z"]) }
    #expect(list.line == "a -b c")
    try list.setHidden(true, ["a", "b"])
    #expect(list.line == "-a -b c")
    try list.setHidden(false, ["b", "a"])
    #expect(list.line == "a b c")
  }

  @Test("rows are hidden and shown by their places, of a range or a list, all or none")
  func byPlaces() throws {
    var list = try RowList(rows("a", "-b", "c", "d"))
    try list.setHidden(true, at: 1..<3)
    #expect(list.line == "a -b -c d")
    #expect(throws: SectionError.self) { try list.setHidden(true, at: [0, 4]) }
    #expect(throws: SectionError.self) { try list.setHidden(false, at: [1, 1]) }
    #expect(list.line == "a -b -c d")
    try list.setHidden(false, at: [2, 1])
    #expect(list.line == "a b c d")
  }

  @Test("reload or hide: shown when the condition holds, hidden when not, by key and place")
  func reloadOrHide() throws {
    var page = try SectionList([try section("s", "-a", "b", "c")])
    let changes = try page.apply { page in
      try page.edit("s") { list in
        try list.reloadOrHide("a", when: true)
        try list.reloadOrHide("b", when: true)
        try list.reloadOrHide(at: 2, when: false)
      }
    }
    // The hidden row comes, the shown one is drawn anew, the third goes.
    #expect(changes.lines == ["delete c 0:1 -", "insert a - 0:0", "update b 0:0 0:1"])
    #expect(page.section("s")?.rows?.line == "a b -c")
    #expect(throws: SectionError.self) {
      try page.edit("s") { try $0.reloadOrHide("z", when: true) }
    }
    #expect(throws: SectionError.self) {
      try page.edit("s") { try $0.reloadOrHide(at: 3, when: false) }
    }
  }

  @Test("if any of three is hidden show all, else hide all")
  func toggle() throws {
    var list = try RowList(rows("title", "image", "-tags", "-recipe"))
    let details: [RowKey] = ["image", "tags", "recipe"]
    func toggle() throws {
      let isAnyHidden = details.contains { list.isHidden($0) == true }
      try list.setHidden(!isAnyHidden, details)
    }
    try toggle()
    #expect(list.line == "title image tags recipe")
    try toggle()
    #expect(list.line == "title -image -tags -recipe")
  }
}
