import Mappings
import Sections
import Testing

@Suite("Lines of a rendered text")
struct LineMapTests {
  @Test("each line leads to its row, and each row to its lines")
  func bothWays() throws {
    var map = LineMap()
    map.add(lines: 1)
    map.add(lines: 1)
    for row in 0..<3 { map.add(RowPath(section: 0, row: row), lines: 1) }
    map.add(RowPath(section: 0, row: 3), lines: 4)
    map.add(lines: 0)
    map.add(lines: 1)
    map.add(RowPath(section: 2, row: 0), lines: 1)
    #expect(map.count == 11)
    let rows = try (0..<map.count).map { try map.row(atLine: $0).map { "\($0.section):\($0.row)" } }
    #expect(
      rows == [
        nil, nil, "0:0", "0:1", "0:2", "0:3", "0:3", "0:3", "0:3", nil, "2:0",
      ])
    #expect(map.lines(of: RowPath(section: 0, row: 1)) == 3..<4)
    #expect(map.lines(of: RowPath(section: 0, row: 3)) == 5..<9)
    #expect(map.lines(of: RowPath(section: 2, row: 0)) == 10..<11)
    #expect(map.lines(of: RowPath(section: 0, row: 4)) == nil)
    #expect(map.lines(of: RowPath(section: 1, row: 0)) == nil)
    #expect(map.lines(of: RowPath(section: -1, row: 0)) == nil)
  }

  @Test("a line out of range is refused with the valid ones", arguments: [-1, 3, Int.max])
  func outOfRange(_ line: Int) {
    var map = LineMap()
    map.add(lines: 3)
    #expect(
      message { _ = try map.row(atLine: line) } == "there is no line \(line); valid are 0 to 2")
    #expect(throws: SectionError.self) { try LineMap().row(atLine: line) }
  }

  @Test("a million rows of one height are one entry, and more lines than numbers are not added")
  func compact() throws {
    var map = LineMap()
    for row in 0..<1_000 { map.add(RowPath(section: 0, row: row), lines: 2) }
    #expect(try map.row(atLine: 1_999) == RowPath(section: 0, row: 999))
    map.add(lines: .max)
    #expect(map.count == 2_000)
  }

  @Test("a page drawn by a function that is passed in")
  func page() throws {
    let page = SectionList([
      try Section(
        id: "a", rows: [.fixed("x"), .fixed("y", isHidden: true), .fixed("z", lines: nil)],
        after: [.literal("end")]),
      try Section(id: "b", rows: rows("p"), isHidden: true),
      try Section(id: "c", rows: [], noContent: .literal("nothing")),
    ])
    let map = page.lineMap(titleLines: { _ in 1 }) { _, row in row.identity == "z" ? 3 : 1 }
    #expect(map.count == 8)
    #expect(try map.row(atLine: 4).flatMap { page.row(at: $0) } == .fixed("z"))
    #expect(try map.row(atLine: 5).flatMap { page.row(at: $0) } == .literal("end"))
    #expect(try map.row(atLine: 6) == nil)
    #expect(try map.row(atLine: 7).flatMap { page.row(at: $0) } == .literal("nothing"))
  }
}
