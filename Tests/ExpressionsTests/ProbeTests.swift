import Diagnostics
import Expressions
import Testing
import Values
@Suite struct Probe {
  @Test func probe() throws {
    var f = Fixture([
      .init("name", .string, ["Ale", "Éclair", nil]), .init("price", .decimal, ["1.50", "0.10", nil]),
      .init("quantity", .integer, ["3", nil, "4"]), .init("weight", .number, ["0.5", "1e3", nil]),
      .init("updated", .date, ["2026-01-30", nil, "2024-02-29"]),
    ], at: .row)
    f.names.neighbors = [-1]
    f.names.summaries = [("price", .decimal)]
    for (text) in [
      "sum(price)", "mean(price)", "mean(quantity)", "median(quantity)", "count()", "count(price)", "count_distinct(name)", "first(name)", "last(name)", "min(updated)", "max(weight)", "sum(name)", "sum(price) / count()", "price > mean(price)", "sum(sum(price))", "previous.price", "next.price", "previous == null", "at(-1).name", "at(x)", "shown", "total", "report.total", "section.total", "columns", "sections", "summary.price", "summary.prise", "index", "number", "key", "group", "sum(price * quantity)", "[1,2].map(x, x * 2).filter(y, y > 2)", "[1, 2, 3].map(x, [1,2,3].map(y, x * y))", "count", "sum(previous.price)", "lenght(name)", "[1].all(x)", "sum(quantity) / count()", "[1,2].map(x, x * sum(quantity))", "[10,20].map(x, sum([5].map(y, y + quantity)[0]) + x)"
    ] {
      let (c, d) = f.check(text)
      var s = "refused: " + d.map(\.message).joined(separator: "; ")
      if let c {
        let b = try BoundExpression(c, over: f.data)
        b.enterGroup([0, 1, 2]); b.setNeighbors { $0 == 1 ? 1 : nil }
        b.set(.int(77), named: "section.total"); b.set(.int(99), named: "report.total")
        s = Fixture.show { try b.value(row: 0) } + " : \(c.type)"
      }
      print("  \(text) => \(s)", d.flatMap { [$0.code.name, "\($0.primary!.span.range)"] + $0.help })
    }
    for (text) in [
      String(repeating: "(", count: 10000) + "1" + String(repeating: ")", count: 10000),
      String(repeating: "1+", count: 500_000) + "1", String(repeating: "1+", count: 30_000) + "1", String(repeating: "!", count: 60_000) + "true", String(repeating: "-", count: 60_000) + "1",
      String(repeating: "[", count: 30_000), String(repeating: "a.", count: 30_000) + "a", "true" + String(repeating: " || true", count: 7_000), String(repeating: "true ? 1 : ", count: 5_000) + "2", "name" + String(repeating: ".trim()", count: 9_000), String(repeating: "1+", count: 240) + "1", String(repeating: "(", count: 240) + "1" + String(repeating: ")", count: 240), "name" + String(repeating: " + name", count: 240),
      "[1,2,3,4,5,6,7,8,9,10].map(a, [1,2,3,4,5,6,7,8,9,10].map(b, [1,2,3,4,5,6,7,8,9,10].map(c, [1,2,3,4,5,6,7,8,9,10].map(d, [1,2,3,4,5,6,7,8,9,10].map(e, [1,2,3,4,5,6,7,8,9,10].map(f, [1,2,3,4,5,6,7,8,9,10].map(g, 1))))))).size()",
      "[0].map(a, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')" + String(repeating: ".map(s, s + s)", count: 60) + ".size()", "true || [1,2,3].all(x, [1,2].map(y, 1).size() > 1)", "\"a\\", "'abc", "\"\\q\"", "", "   ", "// c", "1 +", "a b", "f(", "[1", "{1:2", "x{}", "`a`", "5px", "0x", "a.?b", "“a”",
    ] {
      let start = ContinuousClock.now
      let s = try f.show(text)
      print("  \(text.prefix(30))(\(text.utf8.count)) => \(s.prefix(140)) \((ContinuousClock.now - start).components.attoseconds / 1_000_000_000_000_000) ms", f.check(text).diagnostics.flatMap { [$0.code.name, "\($0.primary!.span.range)"] + $0.help })
    }
  }
}
