import Mappings
import Sections
import Testing

@Suite("Anchors")
struct PageAnchorTests {
  @Test(
    "an anchor is text and back",
    arguments: [
      ("wine", nil, "wine"), ("wine", "A-1", "wine.A-1"), ("e\u{301}", "a b", "e~CC~81.a~20b"),
      ("a.b", "c.d", "a~2Eb.c~2Ed"), ("", "~", ".~7E"), ("x", "", "x."),
    ] as [(String, String?, String)])
  func text(_ section: String, _ key: String?, _ text: String) {
    let anchor = PageAnchor(section: GroupName(section), key: key.map { RowKey($0) })
    #expect(anchor.text == text)
    #expect(PageAnchor(text) == anchor)
    #expect(PageAnchor("#" + text) == anchor)
  }

  @Test(
    "other texts name nothing",
    arguments: ["", "#", "##a", "a~", "a~2", "a~2e", "a~41", "a b", "a.b.c", "a.~FF", "é"])
  func bad(_ text: String) {
    #expect(PageAnchor(text) == nil)
  }

  private let page: SectionList

  init() throws {
    page = try SectionList([
      try Section(
        id: "post", rows: rows("title", "-image", "-tags", "text"), before: [.fixed("legend")]),
      try Section(id: "secret", rows: rows("a"), isHidden: true),
      Section(id: "data", content: .runs([RowRun(group: "g", count: 3)])),
      Section(
        id: "end", content: .fixed(rows("imprint", "-terms") + [.literal("text")]),
        after: [.literal("the end", key: "last"), .fixed("draft", isHidden: true)]),
      try Section(id: "gone", rows: rows("-a")),
    ])
  }

  @Test("the row of an anchor, among all that its section draws")
  func rowOfAnchor() throws {
    #expect(page.row(of: PageAnchor(section: "post", key: "text")) == RowPath(section: 0, row: 2))
    #expect(page.row(of: PageAnchor(section: "end", key: "imprint")) == RowPath(section: 3, row: 0))
    #expect(page.row(of: PageAnchor(section: "end", key: "last")) == RowPath(section: 3, row: 2))
    #expect(page.row(of: PageAnchor(section: "post", key: "legend")) == RowPath(section: 0, row: 0))
    for name in ["post.video", "post", "nowhere.a", "secret.a", "data.1"] {
      let anchor = try #require(PageAnchor(name))
      #expect(page.row(of: anchor) == nil && page.row(of: anchor, ifHidden: .nearest) == nil)
    }
  }

  @Test("a hidden row gives nothing, or the nearest shown row where that is asked")
  func hiddenRow() {
    let image = PageAnchor(section: "post", key: "image")
    #expect(page.row(of: image) == nil)
    #expect(page.row(of: image, ifHidden: .nearest) == RowPath(section: 0, row: 1))
    let tags = PageAnchor(section: "post", key: "tags")
    #expect(page.row(of: tags, ifHidden: .nearest) == RowPath(section: 0, row: 2))
    let terms = PageAnchor(section: "end", key: "terms")
    #expect(page.row(of: terms, ifHidden: .nearest) == RowPath(section: 3, row: 1))
    #expect(page.row(of: terms) == nil)
    let draft = PageAnchor(section: "end", key: "draft")
    #expect(page.row(of: draft, ifHidden: .nearest) == RowPath(section: 3, row: 2))
    #expect(page.row(of: PageAnchor(section: "gone", key: "a"), ifHidden: .nearest) == nil)
  }

  @Test("the anchor of a row, by its key and by its place")
  func anchorOfRow() throws {
    #expect(try page.anchor(of: "tags", inSection: "post").text == "post.tags")
    #expect(try page.anchor(ofRow: 0, inSection: "post")?.text == "post.title")
    #expect(try page.anchor(ofRow: 1, inSection: "post") == nil)
    #expect(try page.anchor(ofRow: 1, inSection: "post", ifHidden: .nearest)?.text == "post.title")
    #expect(try page.anchor(ofRow: 0, inSection: "secret", ifHidden: .nearest) == nil)
    #expect(
      message { _ = try page.anchor(ofRow: 4, inSection: "post") }
        == "there is no row 4; valid are 0 to 3")
    #expect(
      message { _ = try page.anchor(of: "video", inSection: "post") }
        == "there is no row `video`; valid are `title`, `image`, `tags`, `text`, `legend`")
    #expect(throws: SectionError.self) { try page.anchor(of: "a", inSection: "nowhere") }
    #expect(throws: SectionError.rowsOfData(section: "data")) {
      try page.anchor(of: "a", inSection: "data")
    }
  }

  @Test("fixed rows have anchors, though others among them have no key or the same one")
  func fixedRows() throws {
    let page = try SectionList([
      Section(
        id: "s",
        content: .fixed([.literal("Hi"), .fixed("title"), .fixed("rule"), .fixed("rule")]),
        before: [.fixed("top", isHidden: true), .fixed("legend")], after: [.fixed("more")],
        noContent: .literal("none", key: "none"))
    ])
    #expect(try page.anchor(of: "title", inSection: "s").text == "s.title")
    #expect(
      try (0..<4).map { try page.anchor(ofRow: $0, inSection: "s")?.key } == [
        nil, "title", "rule", nil,
      ])
    #expect(
      (-1...6).map { page.anchor(at: RowPath(section: 0, row: $0))?.key?.text } == [
        nil, "legend", nil, "title", "rule", nil, "more", nil,
      ])
    #expect(try page.anchor(of: "top", inSection: "s").text == "s.top")
    #expect(try page.anchor(of: "more", inSection: "s").text == "s.more")
    #expect(
      message { _ = try page.anchor(of: "z", inSection: "s") }
        == "there is no row `z`; "
        + "valid are `title`, `rule`, `rule`, `top`, `legend`, `more`, `none`")
    #expect(
      message { _ = try page.anchor(ofRow: 4, inSection: "s") }
        == "there is no row 4; valid are 0 to 3")
  }

  @Test("fixed rows without keys are edited by their places, beside those with keys")
  func editedFixedRows() throws {
    var page = try SectionList([
      Section(id: "s", content: .fixed([.literal("Hi"), .fixed("rule"), .fixed("rule")]))
    ])
    try page.edit("s") { rows in
      #expect(rows.allRows.keys == ["#0", "rule", "#2"])
      try rows.remove(at: 2)
      try rows.insert(.literal("end", key: "end"), after: "rule")
      try rows.setHidden(true, at: 0)
    }
    #expect(
      page.sections[0].content
        == .fixed([
          .literal("Hi", isHidden: true), .fixed("rule"), .literal("end", key: "end"),
        ]))
    let odd = Section(id: nil, content: .fixed([.fixed("#1"), .literal("x")]))
    var copy = odd
    #expect(try copy.edit { $0.allRows.keys } == ["#1", "##1"] && copy == odd)
  }

  @Test("a note is found by its key while it is drawn")
  func notes() throws {
    var page = try SectionList([
      try Section(
        id: "s", rows: rows("-a"), before: [.fixed("legend")],
        noContent: .literal("none", key: "none"), allHidden: .literal("hidden", key: "hidden")),
      Section(
        id: "d", content: .runs([RowRun(group: "g", count: 0, earlier: 2)]),
        noContent: .literal("none", key: "none")),
    ])
    let place = { (page: SectionList, name: GroupName, key: RowKey) in
      page.row(of: PageAnchor(section: name, key: key))?.row
    }
    #expect(place(page, "s", "hidden") == 1 && place(page, "s", "none") == nil)
    #expect(place(page, "d", "none") == 1)
    #expect(page.anchor(at: RowPath(section: 0, row: 1))?.text == "s.hidden")
    #expect(page.anchor(at: RowPath(section: 1, row: 1))?.text == "d.none")
    #expect(page.anchor(at: RowPath(section: 1, row: 0)) == nil)
    #expect(try page.anchor(of: "none", inSection: "s").text == "s.none")
    #expect(try page.anchor(of: "none", inSection: "d").text == "d.none")
    #expect(throws: SectionError.rowsOfData(section: "d")) {
      try page.anchor(of: "x", inSection: "d")
    }
    try page.edit("s") { $0.removeAll() }
    #expect(place(page, "s", "none") == 1 && place(page, "s", "hidden") == nil)
  }

  @Test("every anchor of a drawn row leads back to it")
  func roundTrip() throws {
    for (number, section) in page.sections.enumerated() {
      for row in 0..<section.numberOfRows {
        let path = RowPath(section: number, row: row)
        if let anchor = page.anchor(at: path) { #expect(page.row(of: anchor) == path) }
      }
    }
    #expect(page.anchor(at: RowPath(section: 0, row: 2))?.text == "post.text")
    #expect(page.anchor(at: RowPath(section: 3, row: 1)) == nil)
    #expect(page.anchor(at: RowPath(section: 9, row: 0)) == nil)
    let nameless = try SectionList([try Section(id: nil, rows: rows("a"))])
    #expect(nameless.anchor(at: RowPath(section: 0, row: 0)) == nil)
  }

  @Test("the row at a drawn place")
  func rowAtPath() {
    #expect(page.row(at: RowPath(section: 0, row: 0)) == .fixed("legend"))
    #expect(page.row(at: RowPath(section: 0, row: 2)) == .fixed("text"))
    #expect(page.row(at: RowPath(section: 3, row: 0)) == .fixed("imprint"))
    for path in [(0, 3), (0, -1), (1, 0), (2, 0), (3, 3), (5, 0), (-1, 0), (.max, .max)] {
      #expect(page.row(at: RowPath(section: path.0, row: path.1)) == nil)
    }
  }
}
