import Testing

/// Nulls in expressions of a spec (spec language §5).
@Suite struct NullTests {
  @Test(arguments: [
    Example("price + 1", "null"), Example("-price", "null"), Example("price * quantity", "null"),
    Example("name + '!'", "null"), Example("size(name)", "null"),
    Example("name.contains('a')", "null"), Example("name.matches('a')", "null"),
    Example("year(updated)", "null"), Example("string(price)", "null"),
    Example("math.greatest(price, 1)", "null"), Example("empty + 1", "null"),
    Example("price < 1", "false"), Example("price <= 1", "false"), Example("price > 1", "false"),
    Example("price >= 1", "false"), Example("1 < price", "false"),
    Example("name < 'x'", "false"), Example("weight > 0.5", "false"),
    Example("updated > date('2000-01-01')", "false"), Example("empty > 1", "false"),
    Example("price == null", "true"), Example("price != null", "false"),
    Example("null != 'MIT'", "true"), Example("name != 'MIT'", "true"),
    Example("name == 'MIT'", "false"), Example("price == 0", "false"),
    Example("empty == null", "true"), Example("quantity == null", "false"),
    Example("open ? 1 : 2", "2"), Example("open && true", "false"), Example("open || true", "true"),
    Example("!open", "true"), Example("!(price < 5)", "true"), Example("null ? 1 : 2", "2"),
    Example("coalesce(name, 'none')", "'none'"), Example("coalesce(price, quantity)", "4 decimal"),
    Example("coalesce(name, empty)", "null"),
    Example("coalesce(empty, 1 / 0)", "fault: division by zero"),
    Example("coalesce(quantity, 1 / 0)", "4"),
    Example("type(price)", "null_type"), Example("price in [1.0, 2.0]", "false"),
    Example("price in [null]", "true"), Example("has(row.price)", "false"),
    Example("has(row.quantity)", "true"), Example("empty.exists(x, x > 1)", "null"),
    Example("empty[0]", "null"), Example("empty.all(x, x > 1) ? 1 : 2", "2"),
    Example("[price, 1]", "[null, 1 decimal]"),
  ])
  func lifted(_ example: Example) throws {
    #expect(try Fixture.stock().show(example.text, row: 2) == example.shown)
  }
}
