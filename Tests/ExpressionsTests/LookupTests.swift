import Expressions
import Testing
import Values

/// Lookups by key and of one record (spec language §4).
@Suite struct LookupTests {
  private var stock: Fixture {
    var stock = Fixture.stock()
    stock.add(
      lookup: "codes",
      [
        .init("code", .string, ["Ale", "Éclair", "Ale"]),
        .init("label", .string, ["Ales", nil, "again"]),
        .init("rate", .decimal, ["0.2", "0.1", "1"]),
      ], key: "code")
    stock.add(
      lookup: "sizes",
      [.init("size", .integer, ["3", "4"]), .init("word", .string, ["small", "large"])],
      key: "size")
    stock.add(lookup: "post", [.init("title", .string, ["Hello"])], key: nil)
    stock.add(lookup: "none", [.init("title", .string, [])], key: nil)
    return stock
  }

  @Test(arguments: [
    Example("codes[name].label", "'Ales'"), Example("codes[name].label", "null", row: 1),
    Example("codes[name].label", "null", row: 2), Example("codes['x'].label", "null"),
    Example("codes['x'] == null", "true"), Example("codes[name] == null", "false"),
    Example("codes[name] != null", "true"), Example("name in codes", "true"),
    Example("'x' in codes", "false"), Example("price * codes[name].rate", "0.300 decimal"),
    Example("sizes[quantity].word", "'small'"), Example("sizes[quantity + 1].word", "'large'"),
    Example("sizes[4].word + '!'", "'large!'"), Example("post.title", "'Hello'"),
    Example("post == null", "false"), Example("none == null", "true"),
    Example("none.title", "null"), Example("has(codes[name].label)", "true"),
    Example("coalesce(codes[name].label, name)", "'Éclair'", row: 1),
    Example("codes[codes[name].label].rate", "null"),
  ])
  func value(_ example: Example) throws {
    #expect(try stock.show(example.text, row: example.row) == example.shown)
  }

  @Test func duplicatesAreTold() {
    #expect(stock.data.lookups[0].index?.duplicates == [2])
    #expect(stock.data.lookups[0].index?.row(of: .text("Ale")) == 0)
    #expect(stock.data.lookups[0].index?.row(of: .null) == nil)
  }

  @Test func missingTablesAreTheCallersFault() throws {
    let checked = try #require(stock.check("codes[name].label").expression)
    #expect(throws: BindingFault.self) { try BoundExpression(checked) }
    var withoutLookup = ExpressionData()
    withoutLookup.columns = stock.data.columns
    #expect(throws: BindingFault.self) { try BoundExpression(checked, over: withoutLookup) }
  }
}
