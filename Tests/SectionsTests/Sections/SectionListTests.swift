import Mappings
import Sections
import Testing

@Suite("SectionList: sections")
struct SectionListEditTests {
  private func page() throws -> SectionList {
    try SectionList([try section("a", "x"), try section("b", "-y", "z"), try section("c")])
  }

  private func names(_ page: SectionList) -> [String?] { page.sections.map(\.id) }

  @Test("a section comes at its place or at the end")
  func insert() throws {
    var page = try page()
    try page.insert(section("d"), at: 1)
    try page.append(section("e"))
    #expect(names(page) == ["a", "d", "b", "c", "e"])
    #expect(
      message { try page.insert(section("f"), at: 6) }
        == "there is no place for a section 6; valid are 0 to 5")
    #expect(
      message { try page.insert(section("b"), at: 0) }
        == "the section `b` would stand at place 0 and at place 3; a name may stand once")
    try page.append(Section(id: nil, content: .fixed([])))
    try page.append(Section(id: nil, content: .fixed([])))
    #expect(page.count == 7)
  }

  @Test("a section goes by its name")
  func remove() throws {
    var page = try page()
    #expect(try page.remove("b").rows?.line == "-y z")
    #expect(names(page) == ["a", "c"])
    #expect(message { try page.remove("b") } == "there is no section `b`; valid are `a`, `c`")
  }

  @Test("a section goes by its place")
  func removeAt() throws {
    var page = try page()
    try page.remove(at: 1)
    #expect(names(page) == ["a", "c"])
    #expect(message { try page.remove(at: 2) } == "there is no section 2; valid are 0 to 1")
    #expect(throws: SectionError.self) { try page.remove(at: .min) }
  }

  @Test("a section is replaced by its place")
  func replaceAt() throws {
    var page = try page()
    try page.replace(at: 2, with: section("d", "new"))
    #expect(names(page) == ["a", "b", "d"])
    #expect(throws: SectionError.self) { try page.replace(at: 3, with: section("e")) }
    #expect(throws: SectionError.duplicateSection("a", first: 0, second: 1)) {
      try page.replace(at: 1, with: section("a"))
    }
  }

  @Test("a section moves; a bad place changes nothing")
  func move() throws {
    var page = try page()
    try page.move("a", to: 2)
    #expect(names(page) == ["b", "c", "a"])
    #expect(throws: SectionError.self) { try page.move("a", to: 3) }
    #expect(names(page) == ["b", "c", "a"])
  }

  @Test("a hidden section keeps its place and its rows and draws nothing")
  func hide() throws {
    var page = try page()
    let changes = try page.apply { try $0.setHidden(true, "b") }
    #expect(page.count == 3 && page.number(ofSection: "b") == 1)
    #expect(page.section("b")?.count == 2 && page.section("b")?.numberOfRows == 0)
    #expect(changes.lines == ["delete section 1 b", "insert section 1 b"])
    #expect(changes.reloadedGroups == ["b"])
    #expect(try page.apply { try $0.setHidden(true, "b") }.isEmpty)
  }

  @Test("a section that is no longer listed is not found, and a copy of it lives on")
  func unlisted() throws {
    var page = try page()
    let removed = try page.remove("a")
    #expect(page.section("a") == nil && page.section(at: 9) == nil)
    #expect(removed.rows?.line == "x")
  }

  @Test("a list draws all its sections: what is asked of a place is answered by its section")
  func controller() throws {
    let page = try page()
    #expect(page.count == 3 && page.sections.map(\.numberOfRows) == [1, 1, 0])
    #expect(page.row(at: RowPath(section: 1, row: 0)) == .fixed("z"))
    #expect(page.section(at: 1)?.item(atRow: 0)?.item == .fixed(.fixed("z")))
    #expect(page.row(at: RowPath(section: 2, row: 0)) == nil)
    #expect(page.lineMap { _, _ in 1 }.count == 2 && SectionList().count == 0)
  }

  @Test("a copy of the sections shares no edit")
  func copies() throws {
    var page = try page()
    let copy = page
    var sections = page.sections
    sections.removeAll()
    try page.edit("a") { try $0.append(.fixed("w")) }
    #expect(copy.section("a")?.rows?.line == "x" && page.section("a")?.rows?.line == "x w")
    #expect(page.count == 3)
  }

  @Test("anything about a section can change, its name too unless it is taken")
  func change() throws {
    var page = try page()
    try page.change("c") { $0.noContent = .literal("Nothing") }
    #expect(page.section("c")?.items == [.note(.literal("Nothing"))])
    #expect(throws: SectionError.duplicateSection("a", first: 0, second: 2)) {
      try page.change("c") { $0 = try section("a") }
    }
    #expect(throws: SectionError.self) { try page.change("z") { $0.isHidden = true } }
  }

  @Test("an edit may be the only thing that a batch does, whatever it returns")
  func results() throws {
    var page = try page()
    let changes = try page.apply { try $0.edit("b") { try $0.remove("z") } }
    #expect(changes.lines == ["delete z 1:0 -"])
    try page.edit("b") { try $0.remove("y") }
    #expect(try page.edit("a") { try $0.remove("x") } == .fixed("x"))
    #expect(page.rowCount == 0)
  }

  @Test("a section without a name is edited by its place")
  func byPlace() throws {
    var page = try SectionList([
      try Section(id: nil, rows: rows("a")), try section("s", "b"), try Section(id: nil, rows: []),
    ])
    let changes = try page.apply { page in
      try page.edit(at: 0) { try $0.append(.fixed("c")) }
      try page.edit(at: 2) { try $0.append(.fixed("d")) }
    }
    #expect(changes.lines == ["insert c - 0:1", "insert d - 2:0"])
    try page.move(at: 1, to: 2)
    #expect(page.sections.map(\.id) == [nil, nil, "s"] && page.number(ofSection: "s") == 2)
    #expect(
      try page.apply { try $0.reload(at: 1) }.lines == ["delete section 1 ", "insert section 1 "])
    try page.setHidden(true, at: 0)
    #expect(page.sections[0].numberOfRows == 0)
    for place in [-1, 3, Int.max, Int.min] {
      let error = SectionError.placeOutOfRange(what: .section, place: place, valid: 0..<3)
      #expect(throws: error) { try page.edit(at: place) { $0.removeAll() } }
      #expect(throws: error) { try page.move(at: place, to: 0) }
      #expect(throws: error) { try page.move(at: 0, to: place) }
      #expect(throws: error) { try page.reload(at: place) }
      #expect(throws: error) { try page.setHidden(true, at: place) }
      #expect(throws: error) {
        try page.replace(at: place, with: Section(id: nil, content: .fixed([])))
      }
    }
  }

  @Test("a name comes twice by no edit, and no list is made so")
  func duplicateNames() throws {
    var page = try page()
    let taken = SectionError.duplicateSection("a", first: 0, second: 1)
    #expect(throws: taken) { try page.replaceAll(with: [section("a"), section("a", "x")]) }
    #expect(throws: SectionError.duplicateSection("a", first: 0, second: 2)) {
      try page.updateAll { $0.id == "c" ? try section("a") : $0 }
    }
    #expect(throws: taken) { try page.insert(section("a"), at: 0) }
    #expect(names(page) == ["a", "b", "c"])
    #expect(throws: taken) { try SectionList([section("a"), section("a", "x")]) }
    // A caller of this package that knows better is believed; then the first is found.
    let twice = SectionList(unchecked: [try section("a", "first"), try section("a", "second")])
    #expect(twice.section("a")?.rows?.line == "first" && twice.number(ofSection: "a") == 0)
  }

  @Test("a section is renamed by a change, and found under its new name alone")
  func rename() throws {
    var page = try page()
    try page.change("c") { $0 = try section("d", "w") }
    #expect(names(page) == ["a", "b", "d"])
    #expect(page.section("c") == nil && page.number(ofSection: "d") == 2)
  }

  @Test("rows of data are changed in their data; fixed rows stay fixed when edited")
  func kinds() throws {
    var page = try SectionList([
      Section(id: "data", content: .runs([RowRun(group: "g", count: 3)])),
      Section(id: "fixed", content: .fixed(rows("legend"))),
    ])
    #expect(
      message { try page.edit("data") { $0.removeAll() } }
        == "the rows of section `data` come from data, which has their keys and is changed instead")
    try page.edit("fixed") { try $0.append(.fixed("notes")) }
    #expect(page.section("fixed")?.content == .fixed(rows("legend", "notes")))
    #expect(page.section("fixed")?.count == 0)
  }
}
