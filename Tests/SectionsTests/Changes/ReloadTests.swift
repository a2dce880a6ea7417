import Mappings
import Sections
import Testing

@Suite("Reloads")
struct ReloadTests {
  private func changes(
    _ page: SectionList, _ edits: (inout SectionList) throws -> Void
  ) throws -> [String] {
    var page = page
    let changes = try page.apply(edits)
    // What was told is not told again.
    #expect(page.apply { _ in }.isEmpty)
    return changes.lines
  }

  @Test("a reload of a fixed row is told, of one with a key and of one without")
  func fixed() throws {
    let page = try SectionList([
      Section(id: "s", content: .fixed([.literal("Hi"), .fixed("a"), .fixed("b", isHidden: true)]))
    ])
    #expect(try changes(page) { try $0.edit("s") { try $0.reload("a") } } == ["update a 0:1 0:1"])
    #expect(try changes(page) { try $0.edit("s") { try $0.reload(at: 0) } } == ["update ? 0:0 0:0"])
    #expect(
      try changes(page) { page in
        try page.edit("s") { rows in
          try rows.reloadOrHide("a", when: true)
          try rows.reloadOrHide("b", when: true)
        }
      } == ["update a 0:1 0:1", "insert b - 0:2"])
  }

  @Test("a reload is told whatever stores the row anew in the same batch, in either order")
  func storedAnew() throws {
    let page = try SectionList([try section("s", "a", "b")])
    let told = ["update a 0:0 0:0"]
    let stores: [(inout RowList) throws -> Void] = [
      { try $0.replaceAll(with: rows("a", "b")) },
      { try $0.update(.fixed("a")) },
      { list in
        try list.setHidden(true, "a")
        try list.setHidden(false, "a")
      },
      { list in
        let row = try list.remove("a")
        try list.insert(row, at: 0)
      },
      { list in
        try list.move("a", to: 1)
        try list.move("a", to: 0)
      },
    ]
    for store in stores {
      #expect(
        try changes(page) { page in
          try page.edit("s") { list in
            try list.reload("a")
            try store(&list)
          }
        } == told)
      #expect(
        try changes(page) { page in
          try page.edit("s") { list in
            try store(&list)
            try list.reload("a")
          }
        } == told)
    }
  }

  @Test("a reload is told though an equal section is put in place in the same batch")
  func replacedSection() throws {
    let page = try SectionList([
      try section("s", "a", "b"),
      Section(id: "f", content: .fixed([.literal("x"), .literal("x")])),
    ])
    let same = page.sections
    let puts: [(inout SectionList) throws -> Void] = [
      { page in for section in same { try page.replace(section.name ?? "", with: section) } },
      { page in
        try page.replace("s", with: section("s", "a", "b"))
        try page.change("f") { $0 = same[1] }
      },
      { page in _ = try page.replaceAll(with: same) },
      { page in
        _ = try page.updateAll { $0.id == "s" ? try section("s", "a", "b") : same[1] }
      },
    ]
    for put in puts {
      #expect(
        try changes(page) { page in
          try page.reload("s")
          try put(&page)
        } == ["delete section 0 s", "insert section 0 s"])
      #expect(
        try changes(page) { page in
          try page.edit("s") { try $0.reload("b") }
          try page.edit("f") { try $0.reload(at: 1) }
          try put(&page)
        } == ["update b 0:1 0:1", "update ? 1:1 1:1"])
    }
    // A section of another name has nothing to do with it.
    #expect(
      try changes(page) { page in
        try page.reload("s")
        try page.replace("s", with: section("t", "a", "b"))
      } == ["delete section 0 s", "insert section 0 t"])
  }

  @Test("a copy from before a reload that was told tells nothing when it is put back")
  func staleCopy() throws {
    var page = try SectionList([try section("s", "a")])
    let copy = page.sections[0]
    _ = try page.apply { try $0.edit("s") { try $0.reload("a") } }
    #expect(try changes(page) { try $0.replace("s", with: copy) } == [])
    var again = page.sections[0]
    try again.edit { try $0.reload("a") }
    #expect(try changes(page) { try $0.replace("s", with: again) } == ["update a 0:0 0:0"])
  }

  @Test("neither a reloaded section nor a reloaded row is unequal to what it was")
  func equality() throws {
    var section = try section("s", "a")
    let before = section
    try section.edit { try $0.reload("a") }
    #expect(section == before)
    section.reload()
    #expect(section == before && section.hashValue == before.hashValue)
    #expect(try SectionList([section]) == SectionList([before]))
  }

  @Test("a reloaded row below rows of data is told at its place below them")
  func belowData() throws {
    var list = try RowList(rows("end"))
    try list.reload("end")
    let old = Section(
      id: "s", content: .runs([RowRun(group: "g", count: 3, more: 2)]), before: rows("legend"),
      after: rows("end"))
    var new = old
    new.after = Array(list.allRows)
    #expect(new == old)
    let changes = try SectionList([new]).changes(from: SectionList([old]))
    #expect(changes.lines == ["update end 0:5 0:5"])
  }
}
