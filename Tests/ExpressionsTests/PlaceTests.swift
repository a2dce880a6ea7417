import Diagnostics
import Expressions
import Testing
import Values

/// What each place of a spec sees (the table of spec language §5).
@Suite struct PlaceTests {
  private static let names = [
    "price", "row.price", "group", "count", "shown", "total", "from", "to", "more", "earlier",
    "index", "number", "key", "columns", "sections", "summary.price", "params.most",
    "section.total", "report.total", "previous.price", "sum(price)", "caption",
  ]

  private static let seen: [(ExpressionPlace, String)] = [
    (.data, "price row.price params.most"),
    (.group, "group count params.most sum(price)"),
    (
      .section,
      "group count shown total from to more earlier sections summary.price params.most "
        + "section.total report.total sum(price)"
    ),
    (
      .hideRows,
      "price row.price group count total from to more earlier index number key sections "
        + "summary.price params.most section.total report.total previous.price sum(price)"
    ),
    (
      .row,
      "price row.price group count shown total from to more earlier index number key sections "
        + "summary.price params.most section.total report.total previous.price sum(price)"
    ),
    (
      .rowCell,
      "price row.price group count shown total from to more earlier index number key columns "
        + "sections summary.price params.most section.total report.total previous.price "
        + "sum(price) caption"
    ),
    (
      .fixedRow,
      "group count shown total from to more earlier columns sections summary.price params.most "
        + "section.total report.total sum(price) caption"
    ),
    (.report, "count total sections summary.price params.most report.total sum(price)"),
    (
      .summary,
      "group count total from to more earlier sections params.most section.total report.total "
        + "sum(price)"
    ),
    (.reportSummary, "count total sections params.most report.total sum(price)"),
  ]

  @Test func table() {
    for (place, expected) in Self.seen {
      let wanted = expected.split(separator: " ").map(String.init)
      var stock = Fixture.stock(at: place)
      stock.names.neighbors = [-1]
      stock.names.parameters = [("most", .int)]
      stock.names.summaries = [("price", .decimal)]
      stock.names.cellValues = ["caption"]
      let seen = Self.names.filter { stock.check($0).diagnostics.isEmpty }
      #expect(Set(seen) == Set(wanted), "\(place)")
    }
  }

  @Test func innerNamesWin() throws {
    var stock = Fixture([.init("count", .integer, ["7", nil])], at: .row)
    #expect(stock.scope.hiddenByFields == ["count"])
    let bound = try stock.bind("[count, row.count, section.count, report.count, total]")
    bound.set(.int(1), named: "section.count")
    bound.set(.int(2), named: "report.count")
    bound.set(.int(3), named: "section.total")
    bound.set(.int(4), named: "report.total")
    #expect(Fixture.show(try bound.value(row: 0)) == "[7, 7, 1, 2, 3]")
    // A field that is null hides the others all the same.
    #expect(Fixture.show(try bound.value(row: 1)) == "[null, null, 1, 2, 3]")
    stock.place = .report
    let total = try stock.bind("total + count")
    total.set(.int(4), named: "report.total")
    total.set(.int(2), named: "count")
    #expect(Fixture.show(try total.value()) == "6")
  }

  @Test func reservedFamiliesAreNeverFields() throws {
    let stock = Fixture(
      [.init("row", .integer, ["1"]), .init("params", .integer, ["2"])], at: .data)
    #expect(try stock.show("row['row'] + row.params") == "3")
    #expect(stock.check("row + 1").diagnostics.map(\.code.name) == ["expression-type"])
    #expect(stock.scope.hiddenByFields.isEmpty)
  }

  @Test func namesWithDots() throws {
    let stock = Fixture.stock()
    #expect(try stock.show("item.code") == "'A1'")
    #expect(try stock.show("row['item.code'] == item.code") == "true")
    #expect(try stock.show("[{'code': 1}].map(item, item.code)") == "[1]")
    #expect(try stock.show("item.code.size()") == "2")
    FaultExample(
      "item.cod == 'A1'", "unknown-name", "item.cod", "the name `item.cod` is unknown",
      "did you mean `item.code`?"
    ).expect(in: stock)
    FaultExample("item == 'A1'", "unknown-name", "item", "the name `item` is unknown")
      .expect(in: stock)
    let letters = Fixture([.init("Größe", .integer, ["5"])])
    #expect(try letters.show("Größe + 1") == "6")
  }

  @Test func neighbors() throws {
    var stock = Fixture.stock(at: .row)
    stock.names.neighbors = [-1, 1]
    for (text, shown) in [
      ("previous.name", "'Éclair'"), ("next.price == null", "true"), ("next == null", "true"),
      ("previous != null && previous.price < price", "true"),
      ("price - previous.price", "1.40 decimal"), ("at(0).name", "'Ale'"),
      ("has(next.price)", "false"), ("previous['Unit price']", "1.0 decimal"),
    ] {
      let bound = try stock.bind(text)
      bound.setNeighbors { $0 == -1 ? 1 : nil }
      #expect(Fixture.show { try bound.value(row: 0) } == shown, "\(text)")
    }
    FaultExample(
      "at(-2).price", "undeclared-neighbor", "at(-2)",
      "`at(-2)` is a row that `depends_on` does not name",
      "write `depends_on: [-2, -1, 1]` in the section"
    ).expect(in: stock)
    FaultExample(
      "at(index).price", "expression-type", "at(index)",
      "`at` takes one integer that is written out, as in `at(-2)`"
    ).expect(in: stock)
    FaultExample(
      "sum(previous.price)", "expression-place", "previous",
      "`previous` has no meaning within an aggregate"
    ).expect(in: stock)
    FaultExample(
      "previous > 1", "expression-type", "previous > 1", "`>` does not take a row and an integer"
    ).expect(in: stock)
  }
}
