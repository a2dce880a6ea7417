import Tables
import Testing
import Values

@Suite struct Views {
  private func names(_ view: View) -> [String] {
    view.groups.map { String(decoding: $0.name, as: UTF8.self) }
  }

  private func order(
    _ text: String, _ terms: [(String, Bool)], comparison: OrderTerm.Comparison = .values
  ) throws -> [UInt32] {
    let table = try read(text)
    let order = try terms.map {
      OrderTerm(try table.source($0.0), descending: $0.1, comparison: comparison)
    }
    return View.make(rows: .all(table.rowCount), group: nil, order: order).groups[0].rows
  }

  @Test func withoutGroupingAllIsOneGroup() throws {
    let view = View.make(rows: .all(3), group: nil)
    #expect(names(view) == [""])
    #expect(view.groups[0].rows == [0, 1, 2])
    #expect(view.groups[0].count == 3)
    #expect(View.make(rows: .all(0), group: nil).groups[0].count == 0)
  }

  @Test func groupsByFirstAppearance() throws {
    let table = try read("g,x\nb,1\na,2\nb,3\n,4\nc,5\n,6\n")
    let view = View.make(rows: .all(6), group: try table.source("g"))
    #expect(names(view) == ["b", "a", "c"])
    #expect(view.groups.map(\.rows) == [[0, 2], [1], [4]])
    #expect(view.ungroupedCount == 2)
    #expect(described(view.groups[0].value) == "\"b\"")
  }

  @Test func rowsWithoutAGroupMayGetOne() throws {
    let table = try read("g,x\nb,1\n,2\na,3\n,4\n")
    let view = View.make(rows: .all(4), group: try table.source("g"), ungrouped: "Other")
    #expect(names(view) == ["b", "Other", "a"])
    #expect(view.groups.map(\.rows) == [[0], [1, 3], [2]])
    #expect(view.groups.map(\.isUngrouped) == [false, true, false])
    #expect(view.ungroupedCount == 0)
    #expect(described(view.groups[1].value) == "null")
  }

  @Test func rowsWithoutAGroupJoinTheOneOfTheirName() throws {
    let table = try read("g,x\nb,1\n,2\nOther,3\n,4\n")
    let view = View.make(rows: .all(4), group: try table.source("g"), ungrouped: "Other")
    #expect(names(view) == ["b", "Other"])
    #expect(view.groups.map(\.rows) == [[0], [1, 2, 3]])
    #expect(view.groups.map(\.isUngrouped) == [false, false])
    #expect(described(view.groups[1].value) == "\"Other\"")
  }

  @Test func equalValuesAreOneGroupByType() throws {
    let table = try read("d,s,n\n1.0,a,1e0\n1.00,A,1.0\n1,é,1\n2,e\u{301},-0\n2.0,a,0e5\n")
    func groups(_ name: String) throws -> View {
      View.make(rows: .all(5), group: try table.source(name))
    }
    #expect(names(try groups("d")) == ["1.0", "2"])
    #expect(try groups("d").groups.map(\.rows) == [[0, 1, 2], [3, 4]])
    #expect(names(try groups("s")) == ["a", "A", "é", "e\u{301}"].map { $0 })
    #expect(try groups("s").groups.count == 4)
    #expect(try groups("n").groups.map(\.rows) == [[0, 1, 2], [3, 4]])
  }

  @Test func onlySelectedRowsExist() throws {
    let table = try read("g,x\nb,1\na,2\nb,3\na,4\n")
    let view = View.make(
      rows: .some([1, 2, 3]), group: try table.source("g"),
      order: [OrderTerm(try table.source("x"), descending: true)])
    #expect(names(view) == ["a", "b"])
    #expect(view.groups.map(\.rows) == [[3, 1], [2]])
  }

  @Test func orderIsStableInEitherDirection() throws {
    let text = "a,b\n2,x\n1,y\n2,z\n1,w\n"
    #expect(try order(text, [("a", false)]) == [1, 3, 0, 2])
    #expect(try order(text, [("a", true)]) == [0, 2, 1, 3])
    #expect(try order(text, [("a", true), ("b", true)]) == [2, 0, 1, 3])
  }

  @Test func nullsAreLastInEitherDirection() throws {
    let text = "a,b\n,1\n5,2\n-5,3\n,0\n"
    #expect(try order(text, [("a", false)]) == [2, 1, 0, 3])
    #expect(try order(text, [("a", true)]) == [1, 2, 0, 3])
    #expect(try order(text, [("a", true), ("b", false)]) == [1, 2, 3, 0])
    #expect(try order("a,b\n,1\nx,2\n,0\ny,3\n", [("a", true)]) == [3, 1, 0, 2])
  }

  @Test func nanIsLastButBeforeNull() throws {
    let request = TableRequest(.all(values: true), declared: [.init("a", .number)])
    let table = try read("a,b\nNaN,0\n,1\n-1e300,2\nNaN,3\n2,4\n-0,5\n0,6\n", request)
    for descending in [false, true] {
      let view = View.make(
        rows: .all(7), group: nil,
        order: [OrderTerm(try table.source("a"), descending: descending)])
      #expect(
        view.groups[0].rows == (descending ? [4, 5, 6, 2, 0, 3, 1] : [2, 5, 6, 4, 0, 3, 1]))
    }
  }

  @Test func stringsByBytes() throws {
    let text = "a,b\nb,0\nB,0\né,0\nz,0\nab,0\na,0\n🙂,0\n\u{FFFD},0\n"
    #expect(try order(text, [("a", false)]) == [1, 5, 4, 0, 3, 2, 7, 6])
  }

  @Test func longCommonPrefixes() throws {
    let prefix = String(repeating: "https://example.org/", count: 20)
    let texts = ["b", "", "a", "aaaaaaaaaaaaaaaaaaaa", "b", "aaaaaaaaaaaaaaaaaaab"]
    let text = "a\n" + texts.map { prefix + $0 + "\n" }.joined()
    #expect(try order(text, [("a", false)]) == [1, 2, 3, 5, 0, 4])
    #expect(try order(text, [("a", true)]) == [0, 4, 5, 3, 2, 1])
  }

  @Test func naturalOrder() throws {
    let text = "a,b\nx10,0\nx9,0\nx1,0\nx09,0\n"
    #expect(try order(text, [("a", false)], comparison: .collated(.natural)) == [2, 3, 1, 0])
    #expect(try order(text, [("a", true)], comparison: .collated(.natural)) == [0, 1, 3, 2])
  }

  @Test func collationTiesGoToTheNextTerm() throws {
    let lengths = Collation { $0.count - $1.count }
    let table = try read("a,b\nxx,3\ny,2\nzz,1\n,0\nw,2\n")
    let view = View.make(
      rows: .all(5), group: nil,
      order: [
        OrderTerm(try table.source("a"), descending: true, comparison: .collated(lengths)),
        OrderTerm(try table.source("b")),
      ])
    #expect(view.groups[0].rows == [2, 0, 1, 4, 3])
  }

  @Test func otherTypesByValue() throws {
    let text =
      "d,t,b,i,w\n2026-01-02,10:00,true,2026-01-01T00:00Z,9223372036854775808.5\n"
      + "2025-01-02,09:00,false,2026-01-01T00:00+01:00,-9223372036854775808.5\n"
      + "2026-01-01,09:30,true,2025-12-31T23:59:59.5Z,0\n"
    #expect(try order(text, [("d", false)]) == [1, 2, 0])
    #expect(try order(text, [("t", false)]) == [1, 2, 0])
    #expect(try order(text, [("b", false)]) == [1, 0, 2])
    #expect(try order(text, [("i", false)]) == [1, 2, 0])
    #expect(try order(text, [("w", false)]) == [1, 2, 0])
    #expect(try order(text, [("w", true)]) == [0, 2, 1])
  }

  @Test func aLimitKeepsTheFirstAndCountsAll() throws {
    let table = try read("g,x\n" + (0..<100).map { "\($0 % 2),\($0 * 37 % 100)\n" }.joined())
    let order = [OrderTerm(try table.source("x"), descending: true)]
    let whole = View.make(rows: .all(100), group: try table.source("g"), order: order)
    let part = View.make(rows: .all(100), group: try table.source("g"), order: order, limit: 3)
    #expect(part.groups.map(\.count) == [50, 50])
    #expect(part.groups.map(\.rows) == whole.groups.map { Array($0.rows.prefix(3)) })
    #expect(part.groups.map { $0.allRows.count } == [50, 50])
    #expect(whole.groups.map { $0.allRows } == whole.groups.map(\.rows))
  }
}
