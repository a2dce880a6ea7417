import Expressions
import Testing
import Values

/// Aggregates over the rows of a group (spec language §5).
@Suite struct AggregateTests {
  private func evaluate(_ text: String, rows: [UInt32], _ fixture: Fixture? = nil) throws -> String
  {
    let bound = try (fixture ?? .stock(at: .row)).bind(text)
    bound.enterGroup(rows)
    return Fixture.show { try bound.value(row: 0) }
  }

  @Test(arguments: [
    ("sum(price)", "1.60 decimal"), ("mean(price)", "0.80 decimal"), ("min(price)", "0.10 decimal"),
    ("max(price)", "1.50 decimal"), ("median(price)", "0.80 decimal"), ("count()", "3"),
    ("count(price)", "2"), ("count_distinct(open)", "2"), ("first(name)", "'Ale'"),
    ("last(name)", "'Éclair'"), ("sum(quantity)", "7"), ("mean(quantity)", "3.5 decimal"),
    ("median(quantity)", "3.5 decimal"), ("sum(weight)", "1000.5 double"),
    ("mean(weight)", "500.25 double"), ("max(name)", "'Éclair'"),
    ("min(updated)", "date 2024-02-29"),
    ("sum(life)", "Duration P1DT2H30M"), ("mean(life)", "Duration PT13H15M"),
    ("sum(price * quantity)", "4.50 decimal"), ("sum(price) / count()", "0.5333333333 decimal"),
    ("sum(open ? 1 : 0)", "1"), ("count(price > 1 ? true : null)", "1"),
    ("price > mean(price)", "true"), ("price / sum(price)", "0.9375 decimal"),
    ("sum(empty)", "0"), ("mean(empty)", "null"), ("first(empty)", "null"),
    ("[1, 2].map(x, x * sum(quantity))", "[7, 14]"),
    ("[10, 20].map(x, sum([5].map(y, y + quantity)[0]) + x)", "[27, 37]"),
  ])
  func values(_ text: String, _ shown: String) throws {
    #expect(try evaluate(text, rows: [0, 1, 2]) == shown)
  }

  @Test(arguments: [
    ("sum(price)", "0 decimal"), ("sum(quantity)", "0"), ("sum(weight)", "0.0 double"),
    ("sum(life)", "Duration PT0S"), ("mean(price)", "null"), ("min(price)", "null"),
    ("median(price)", "null"), ("count()", "0"), ("count_distinct(price)", "0"),
    ("first(name)", "null"),
  ])
  func ofNothing(_ text: String, _ shown: String) throws {
    #expect(try evaluate(text, rows: []) == shown)
  }

  @Test func orderIsThatOfTheGroup() throws {
    #expect(try evaluate("first(name)", rows: [2, 1, 0]) == "'Éclair'")
    #expect(try evaluate("last(name)", rows: [2, 1, 0]) == "'Ale'")
  }

  @Test func equalDecimalsCountOnce() throws {
    let fixture = Fixture(
      [.init("x", .decimal, ["1.0", "1.00", "2"]), .init("w", .number, ["NaN", "1", "2"])],
      at: .section)
    #expect(try evaluate("count_distinct(x)", rows: [0, 1, 2], fixture) == "2")
    #expect(try evaluate("min(w)", rows: [0, 1, 2], fixture) == "1.0 double")
    #expect(try evaluate("max(w)", rows: [0], fixture) == "nan double")
  }

  @Test func groupsAreComputedOnceAndAnew() throws {
    let bound = try Fixture.stock(at: .section).bind("sum(quantity)")
    bound.enterGroup([0])
    #expect(Fixture.show(try bound.value()) == "3")
    bound.enterGroup([0, 2])
    #expect(Fixture.show(try bound.value()) == "7")
  }

  @Test func faultsHaveTheirPlace() throws {
    let big = Fixture(
      [.init("x", .integer, ["9223372036854775807", "9223372036854775807", "-1"])], at: .section)
    #expect(
      try evaluate("sum(x)", rows: [0, 1], big)
        == "fault: the sum of the integers does not fit into 64 bits")
    #expect(try evaluate("mean(x)", rows: [0, 1], big) == "9223372036854775807 decimal")
    #expect(try evaluate("sum(x) > 1", rows: [0, 2], big) == "true")
    let bound = try big.bind("1 + sum(10 / (x + 1))")
    bound.enterGroup([2])
    do {
      _ = try bound.value()
      Issue.record("no fault")
    } catch {
      #expect(error.range == 8..<20)
    }
  }

  @Test func refused() {
    let section = Fixture.stock(at: .section)
    FaultExample("sum(name)", "expression-type", "name", "`sum` does not take a string")
      .expect(in: section)
    FaultExample(
      "sum(sum(price))", "expression-place", "sum(price)", "an aggregate within an aggregate"
    ).expect(in: section)
    FaultExample(
      "price > 1", "expression-place", "price",
      "`price` is a field, and there is no single row here",
      "take it over all rows, as in `sum(price)`"
    ).expect(in: section)
    FaultExample(
      "sum(price, 1)", "expression-type", "sum(price, 1)",
      "`sum` takes one argument, not 2"
    ).expect(in: .stock(at: .row))
    FaultExample(
      "mean()", "expression-type", "mean()", "`mean` takes one argument, not 0"
    ).expect(in: section)
  }
}
