import Mappings
import Sections
import TestSupport
import Testing

/// Runs the examples of the README's chapter on sections.
@Suite("README: sections")
struct ReadmeTests {
  @Test("the examples print what the README says")
  func examples() throws {
    let blocks = try ReadmeChapter("Sections").blocks
    for (block, example) in zip(blocks, [comments, fitted]) {
      var printed: [String] = []
      try example { printed.append("\($0)") }
      #expect(printed == ReadmeChapter.printed(by: block))
    }
    #expect(blocks.count == 2)
  }

  @Test("the examples are those of the README")
  func source() throws {
    #expect(try ReadmeChapter("Sections").lines(missingIn: #filePath) == [])
  }
}

private func comments(_ print: (Any) -> Void) throws {
  struct Comment: Hashable {
    let author: String
    let text: String
  }

  let looks = try CellRules([
    CellRule(cell: "author_self", for: Comment.self) { $0.author == "Me" },
    CellRule(cell: "author_other"),
  ])
  let first = Row(about: Comment(author: "Ann", text: "How long does it ferment?"), key: "1")
  let second = Row(about: Comment(author: "Me", text: "Ten days."), key: "2")
  var page = try SectionList([
    try Section(
      id: "comments", rows: [first], noContent: .literal("No comments yet"), cells: looks)
  ])
  let added = try page.apply { page in
    try page.edit("comments") { rows in
      try rows.append(second)
      try rows.setHidden(true, "1")
    }
  }
  print(added.rowChanges.map { "\($0.kind) \($0.key?.text ?? "")" })
  print(page.section("comments")?.cell(of: second)?.name ?? "")
  try page.edit("comments") { rows in try rows.move("2", to: 0) }
  print(page.section("comments")?.rows?.hiddenRows.map { $0.key?.text ?? "" } ?? [])
  try page.edit("comments") { rows in rows.removeAll() }
  print(page.section("comments")?.note == .literal("No comments yet"))
}

private func fitted(_ print: (Any) -> Void) throws {
  var heights = FittedHeights<CellIdentifier> { cell, _ in
    CellLayout(LineBudget(minimum: cell == "author_other" ? 2 : 1, limit: 3) ?? .standard)
  }
  let wrap = { (text: String, columns: Int) in (text.count + columns - 1) / columns }
  let texts = ["How long does it ferment? Mine still bubbles.", "Ten days."]
  var map = LineMap()
  for (row, text) in texts.enumerated() {
    let lines = heights.lines(of: text, in: "author_other", width: 12, wrap: wrap)
    map.add(RowPath(section: 0, row: row), lines: lines)
  }
  print(map.count)
  print(try map.row(atLine: 3)?.row ?? -1)
}
