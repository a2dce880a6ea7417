import Mappings
import Sections
import TestSupport
import Testing

/// Runs the example of the README's chapter on sections.
@Suite("README: sections")
struct ReadmeTests {
  @Test("the example prints what the README says")
  func example() throws {
    let block = try #require(try ReadmeChapter("Sections").blocks.first)
    var printed: [String] = []
    try comments { printed.append("\($0)") }
    #expect(printed == ReadmeChapter.printed(by: block))
  }

  @Test("the example is that of the README")
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
  var page = SectionList([
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
