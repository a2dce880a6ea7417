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
    page = SectionList([
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
        == "there is no row `video`; valid are `title`, `image`, `tags`, `text`")
    #expect(throws: SectionError.self) { try page.anchor(of: "a", inSection: "nowhere") }
    #expect(throws: SectionError.rowsOfData(section: "data")) {
      try page.anchor(of: "a", inSection: "data")
    }
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
