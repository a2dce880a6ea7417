import Diagnostics
import Expressions
import Testing
import Values
@Suite struct Probe {
  @Test func probe() throws {
    var f = Fixture([
      .init("name", .string, ["Ale", "Éclair", nil]), .init("price", .decimal, ["1.50", "0.10", nil]),
      .init("quantity", .integer, ["3", nil, "4"]), .init("weight", .number, ["0.5", "1e3", nil]),
      .init("updated", .date, ["2026-01-30", nil, "2024-02-29"]), .init("seen", .datetime, ["2026-01-30T23:30:00Z", nil, nil]),
      .init("open", .boolean, ["true", "false", nil]), .init("empty", nil, [nil, nil, nil]), .init("Unit price", .decimal, ["2.5", "1", nil]), .init("at", .time, ["10:00", nil, nil]),
    ])
    f.add(lookup: "airlines", [.init("carrier", .string, ["AA", "Ale"]), .init("name", .string, ["American", "Aleair"])], key: "carrier")
    f.add(lookup: "post", [.init("title", .string, ["Hello"])], key: nil)
    f.names.parameters = [("region", .string), ("most", .int)]
    for (text, row) in [
      ("price * quantity", 0), ("price * quantity", 1), ("price == 0.1", 1), ("price > 1", 2), ("price == null", 2), ("price != null", 2), ("!(price < 5)", 2), ("price + 0.25", 0), ("1 / 2", 0), ("price / 3", 0), ("quantity * 1.5", 0), ("weight * 1.5", 0), ("weight * price", 0), ("weight * quantity", 0), ("price in [0.1, 0.2]", 1), ("quantity in [3, 4]", 0), ("open ? price : 0.0", 1), ("open ? price : 0", 1), ("coalesce(price, 0.0)", 2), ("coalesce(name, 'x')", 2), ("initial(name)", 1), ("initial(name)", 2), ("initial('1a')", 0), ("initial('ß')", 0), ("updated + duration('48h')", 0), ("updated + duration('1h')", 0), ("updated > date('2025-12-31')", 0), ("updated > '2025-12-31'", 0), ("year(updated)", 0), ("week(updated)", 0), ("weekday(updated)", 0), ("date(seen)", 0), ("time(seen)", 0), ("updated.getFullYear()", 0), ("empty == null", 0), ("empty + 1", 0), ("empty > 1", 0), ("row[\"Unit price\"] * 2", 0), ("row['Unit prce']", 0), ("airlines[name].name", 0), ("airlines[name].name", 1), ("airlines[name] == null", 1), ("name in airlines", 0), ("post.title", 0), ("post == null", 0), ("params.region", 0), ("params.regoin", 0), ("prise > 5", 0), ("now()", 0), ("price + name", 0), ("sum(price)", 0), ("min(quantity, 7)", 0), ("max(price, 1.75)", 0), ("math.round(2.5)", 0), ("math.round(price)", 0), ("name.matches('^A.*e$')", 0), ("name.matches('(')", 0), ("name = 'x'", 0), ("name == 'x' and open", 0), ("lenght(name)", 0), ("upper(name)", 0), ("name.upper()", 0), ("decimal('1.10')", 0), ("decimal(1) / decimal(3)", 0), ("price * (1 + 0.2)", 0), ("weight * (1 + 0.2)", 0), ("0.1 + 0.2 == price", 0), ("-0.5 < price", 0), ("string(updated)", 0), ("at - time('09:30')", 0), ("[1,2].all(x, x < sum(price))", 0), ("size(name)", 2), ("name + '!'", 2), ("null ? 1 : 2", 0), ("package", 0), ("1.5e3 == price", 0), ("open && name", 0), ("price.foo", 0), ("99999999999999999999", 0), ("Größe > 1", 0), ("name.contains(5)", 0), ("has(row.price)", 2), ("type(price)", 0), ("price % 1", 0), ("3 % 0", 0), ("{'a': 1}.b", 0), ("[1][5]", 0), ("duration('1h30m')", 0), ("previous.price", 0), ("x.all(y, y)", 0), ("[1].all(x)", 0), ("[price, 1.0, quantity]", 0), ("math.greatest(price, 0.5, quantity)", 0), ("date(2026, 2, 29)", 0), ("'a' in 'abc'", 0), ("empty.matches('x')", 0),
    ] {
      print("  \(text) @\(row) => \(try f.show(text, row: row))", f.check(text).diagnostics.flatMap { [$0.code.name, "\($0.primary!.span.range)"] + $0.help })
    }
  }
}
