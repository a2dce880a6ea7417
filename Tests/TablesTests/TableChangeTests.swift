import Diagnostics
import Tables
import Testing
import Values

@Suite("Changed tables")
struct TableChangeTests {
  private static let data = #"""
    name,price,day
    a,1.50,2026-01-01
    "b ""x""",,2026-01-02

    c,10,
    d,0.25,2026-01-04

    """#

  private func letters(_ texts: [String?]) throws -> ColumnSource {
    let table = try read("letter,n\n" + texts.map { "\($0 ?? ""),1\n" }.joined())
    return ColumnSource(try #require(table.column(named: "letter")), table.texts)
  }

  @Test("selected rows keep their texts, values and lines")
  func selecting() throws {
    let table = try read(Self.data).selecting(rows: [3, 1])
    #expect(table.rowCount == 2)
    #expect(table.rows == [["d", "0.25", "2026-01-04"], ["b \"x\"", nil, "2026-01-02"]])
    #expect((0..<2).map { table.line(ofRow: $0) } == [6, 3])
    let price = try #require(table.column(named: "price"))
    #expect(price.scale == 2)
    guard case .decimal(let values, scale: 2) = price.values else {
      Issue.record("\(price.values)")
      return
    }
    #expect(values[0] == 25)
    #expect(ColumnSource(price, table.texts).isNull(1))
    #expect(table.selecting(rows: [1]).line(ofRow: 0) == 3)
    #expect(table.selecting(rows: []).rowCount == 0)
  }

  @Test("a row that is not there is null and has no line of its own")
  func selectingBeyond() throws {
    let table = try read(Self.data).selecting(rows: [9])
    #expect(table.rows == [[nil, nil, nil]])
    #expect(table.span(ofRow: 0).range.isEmpty)
  }

  @Test("repeated rows stand at the end with the lines of the first ones")
  func repeating() throws {
    let table = try read(Self.data).repeating(rows: [1, 1, 0])
    #expect(table.rowCount == 7)
    #expect(
      table.rows.map { $0[0] } == ["a", "b \"x\"", "c", "d", "b \"x\"", "b \"x\"", "a"])
    #expect((0..<7).map { table.line(ofRow: $0) } == [2, 3, 5, 6, 3, 3, 2])
    let day = ColumnSource(try #require(table.column(named: "day")), table.texts)
    guard case .date(let value) = day.value(at: 4) else {
      Issue.record("\(day.value(at: 4))")
      return
    }
    #expect(value == 20_455)
    let again = table.selecting(rows: [4, 6]).repeating(rows: [0])
    #expect((0..<3).map { again.line(ofRow: $0) } == [3, 2, 3])
  }

  @Test("an added column is one like those of the file")
  func adding() throws {
    let table = try read(Self.data).adding([letters(["A", nil, "C", "long text of D"])])
    #expect(table.fieldNames == ["name", "price", "day", "letter"])
    #expect(
      table.rows == [
        ["a", "1.50", "2026-01-01", "A"], ["b \"x\"", nil, "2026-01-02", nil],
        ["c", "10", nil, "C"], ["d", "0.25", "2026-01-04", "long text of D"],
      ])
    let column = try #require(table.column(named: "letter"))
    #expect(column.slot == 3)
    #expect(table.fieldIndex(ofSlot: 3) == -1)
    #expect(table.span(row: 2, slot: 3).range == table.span(ofRow: 2).range)
    let view = View.make(
      rows: .all(4), group: ColumnSource(column, table.texts),
      order: [OrderTerm(ColumnSource(column, table.texts))])
    #expect(
      view.groups.map { String(decoding: $0.name, as: UTF8.self) } == ["A", "C", "long text of D"]
    )
    #expect(view.ungroupedCount == 1)
    let more = try table.selecting(rows: [3]).adding([letters(["É"]), letters([nil])])
    #expect(more.rows == [["d", "0.25", "2026-01-04", "long text of D", "É", nil]])
  }

  @Test("kept columns are all that is left")
  func keeping() throws {
    let table = try read(Self.data).keeping(slots: [2, 0])
    #expect(table.fieldNames == ["day", "name"])
    #expect(table.rows[1] == ["2026-01-02", "b \"x\""])
    #expect(table.fieldIndex(ofSlot: 0) == 2)
  }

  @Test("combinations stand in the order of their first rows, and null is a value")
  func combinations() throws {
    let table = try read("a,b,n\nx,1,1\ny,1,2\nx,2,3\nx,1.0,4\n,1,5\nx,,6\n,1,7\n")
    let sources = table.columns.map { ColumnSource($0, table.texts) }
    let pairs = Combinations(rowCount: 7, by: Array(sources.prefix(2)))
    #expect(pairs.members == [[0, 3], [1], [2], [4, 6], [5]])
    #expect(pairs.firsts == [0, 1, 2, 4, 5])
    #expect(Combinations(rowCount: 7, by: [sources[0]]).members == [[0, 2, 3, 5], [1], [4, 6]])
    #expect(Combinations(rowCount: 0, by: sources).members == [])
    let made = table.keeping(slots: [0, 1]).selecting(rows: pairs.firsts)
      .adding([pairs.counts(named: "count")])
    #expect(
      made.rows == [
        ["x", "1", "2"], ["y", "1", "1"], ["x", "2", "1"], [nil, "1", "2"], ["x", nil, "1"],
      ])
    #expect((0..<5).map { made.line(ofRow: $0) } == [2, 3, 4, 6, 7])
  }

  @Test(
    "a summary of each combination",
    arguments: [
      (Aggregate.sum, ["3.00", "2.50", "0.00"]), (.mean, ["1.50", "2.50", nil]),
      (.median, ["1.50", "2.50", nil]), (.min, ["1", "2.50", nil]), (.max, ["2.00", "2.50", nil]),
      (.count, ["2", "1", "0"]), (.countDistinct, ["2", "1", "0"]),
      (.first, ["1", "2.50", nil]), (.last, ["2.00", "2.50", nil]),
    ])
  func summaries(_ aggregate: Aggregate, _ expected: [String?]) throws {
    let table = try read("g,v\nx,1\ny,2.50\nx,2.00\nz,\n")
    let groups = Combinations(rowCount: 4, by: [ColumnSource(table.columns[0], table.texts)])
    let source = try groups.column(
      aggregate, of: ColumnSource(table.columns[1], table.texts), named: "s")
    let made = table.keeping(slots: []).selecting(rows: groups.firsts).adding([source])
    #expect(made.rows.map { $0[0] } == expected)
    #expect(made.columns.map(\.name) == ["s"])
  }

  @Test("means of integers are decimals, sums beyond 64 bits too")
  func widening() throws {
    let table = try read("g,v\nx,1\nx,2\nx,2\ny,9223372036854775807\ny,1\n")
    let groups = Combinations(rowCount: 5, by: [ColumnSource(table.columns[0], table.texts)])
    let values = ColumnSource(table.columns[1], table.texts)
    let mean = try groups.column(.mean, of: values, named: "m")
    #expect(mean.column.type == .decimal)
    #expect(mean.texts.text(row: 0, slot: 0) == Array("1.6666666667".utf8))
    let sum = try groups.column(.sum, of: values, named: "s")
    #expect(sum.column.type == .decimal)
    #expect(sum.texts.text(row: 1, slot: 0) == Array("9223372036854775808".utf8))
    #expect(sum.texts.text(row: 0, slot: 0) == Array("5".utf8))
  }
}
