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
    let page = try SectionList([
      try Section(
        id: "a", rows: [.fixed("x"), .fixed("y", isHidden: true), .fixed("z", lines: nil)],
        after: [.literal("end")]),
      try Section(id: "b", rows: rows("p"), isHidden: true),
      try Section(id: "c", rows: [], noContent: .literal("nothing")),
    ])
    let map = page.lineMap(titleLines: { _ in 1 }) { _, item in item.row?.identity == "z" ? 3 : 1 }
    #expect(map.count == 8)
    #expect(try map.row(atLine: 4).flatMap { page.row(at: $0) } == .fixed("z"))
    #expect(try map.row(atLine: 5).flatMap { page.row(at: $0) } == .literal("end"))
    #expect(try map.row(atLine: 6) == nil)
    #expect(try map.row(atLine: 7).flatMap { page.row(at: $0) } == .literal("nothing"))
  }

  @Test("a section has the title that a function makes of it, and a hidden one none")
  func titles() throws {
    let page = try SectionList([
      try section("a", "x"), try section("long", "y", "z"), try section("hidden", "p"),
    ])
    let titles: [GroupName: [String]] = ["a": ["A"], "long": ["Long", "----"], "hidden": ["H"]]
    var hidden = page
    try hidden.setHidden(true, "hidden")
    let map = hidden.lineMap(titleLines: { titles[$0.name ?? ""]?.count ?? 0 }) { _, _ in 1 }
    #expect(map.count == 6)
    let rows = try (0..<6).map { try map.row(atLine: $0).map { "\($0.section):\($0.row)" } }
    #expect(rows == [nil, "0:0", nil, nil, "1:0", "1:1"])
  }

  @Test("rows of data, the lines about them and the summary have their lines")
  func data() throws {
    let keys = try Section(id: "s", rows: rows("a"))
    let page = try SectionList([
      Section(id: "d", content: .runs([RowRun(group: "g", count: 3)])), keys,
    ])
    let ones = page.lineMap { _, _ in 1 }
    #expect(ones.count == 4)
    #expect(
      try (0..<4).map { try ones.row(atLine: $0)?.row } == [0, 1, 2, 0])
    let whole = try SectionList([
      Section(
        id: "d",
        content: .runs([
          RowRun(
            group: "g", count: 4, earlier: 1, more: 1, hidden: try RowSet([1], below: 4))
        ]), before: [.fixed("legend")], after: [.fixed("end")], hasSummary: true)
    ])
    var asked: [SectionItem] = []
    let map = whole.lineMap { _, item in
      asked.append(item)
      return item == .rows(run: 0) ? 2 : 1
    }
    #expect(
      asked == [
        .fixed(.fixed("legend")), .earlier(run: 0), .rows(run: 0), .more(run: 0),
        .fixed(.fixed("end")), .summary,
      ])
    #expect(
      try (0..<map.count).map { try map.row(atLine: $0)?.row } == [
        0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7,
      ])
    #expect(whole.sections[0].numberOfRows == 8)
    let byRow = whole.lineMap(dataLines: { _, _, place in place }) { _, _ in 1 }
    // Row 0 of the window takes no line, row 1 is hidden.
    #expect(
      try (0..<byRow.count).map { try byRow.row(atLine: $0)?.row } == [
        0, 1, 3, 3, 4, 4, 4, 5, 6, 7,
      ])
  }

  @Test("a row whose lines come in parts has them all")
  func parts() throws {
    let path = { (row: Int) in RowPath(section: 0, row: row) }
    var map = LineMap()
    for row in [0, 1, 2, 2, 2, 3, 3] { map.add(path(row), lines: 1) }
    #expect(map.lines(of: path(1)) == 1..<2)
    #expect(map.lines(of: path(2)) == 2..<5)
    #expect(map.lines(of: path(3)) == 5..<7)
    #expect(try (0..<map.count).map { try map.row(atLine: $0)?.row } == [0, 1, 2, 2, 2, 3, 3])
  }

  @Test("rows in any order are found, the first lines of one that comes twice")
  func anyOrder() throws {
    let path = { (row: Int) in RowPath(section: 0, row: row) }
    var map = LineMap()
    for row in [3, 1, 2, 3, 4, 0, 2] { map.add(path(row), lines: 1) }
    #expect(
      try (0..<map.count).map { try map.row(atLine: $0)?.row } == [3, 1, 2, 3, 4, 0, 2])
    #expect((0...5).map { map.lines(of: path($0))?.lowerBound } == [5, 1, 2, 0, 4, nil])
    var odd = LineMap()
    odd.add(path(-5), lines: 1)
    odd.add(path(.max), lines: 1)
    odd.add(path(.min), lines: 1)
    #expect(odd.lines(of: path(-5)) == 0..<1 && odd.lines(of: path(-4)) == nil)
    #expect(odd.lines(of: path(.max)) == 1..<2 && odd.lines(of: path(.min)) == 2..<3)
    #expect(odd.lines(of: path(.max - 1)) == nil)
  }
}
