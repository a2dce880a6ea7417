import Diagnostics
import Expressions
import Testing
import Values

/// Hostile expressions: a clear error and never a trap or a hang.
@Suite struct LimitTests {
  @Test func depthAndLength() {
    func repeated(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }
    for text in [
      repeated("(", 10_000) + "1" + repeated(")", 10_000), repeated("1+", 30_000) + "1",
      repeated("1+", 500_000) + "1", repeated("!", 60_000) + "true", repeated("-", 60_000) + "1",
      repeated("[", 30_000), repeated("{1:", 20_000), repeated("a.", 30_000) + "a",
      repeated("true ? 1 : ", 5_000) + "2", "name" + repeated(".trim()", 9_000),
      repeated("size(", 10_000) + "1", "x" + repeated("[0]", 20_000),
      repeated("[1].all(x, ", 5_000) + "true" + repeated(")", 5_000),
    ] {
      let diagnostics = Fixture.stock().check(text).diagnostics
      #expect(diagnostics.map(\.code.name) == ["expression-too-large"], "\(text.prefix(20))")
    }
  }

  @Test func withinTheLimits() throws {
    let stock = Fixture.stock()
    let parentheses = String(repeating: "(", count: 240)
    #expect(
      try stock.show(parentheses + "1" + String(repeating: ")", count: 240)) == "1")
    #expect(try stock.show(String(repeating: "1+", count: 240) + "1") == "241")
    #expect(try stock.show("false" + String(repeating: " || false", count: 5_000)) == "false")
    #expect(
      try stock.show(
        "size([" + (0..<5_000).map(String.init).joined(separator: ",") + "])") == "5000")
  }

  @Test(arguments: [
    // Nested macros.
    "[1,2,3,4,5,6,7,8,9,10].map(a, [1,2,3,4,5,6,7,8,9,10].map(b, [1,2,3,4,5,6,7,8,9,10].map(c, "
      + "[1,2,3,4,5,6,7,8,9,10].map(d, [1,2,3,4,5,6,7,8,9,10].map(e, [1,2,3,4,5,6,7,8,9,10].map(f, "
      + "[1,2,3,4,5,6,7,8,9,10].map(g, 1))))))).size()",
    // Texts, lists and shared parts that double.
    "['xxxxxxxxxxxxxxxx']" + String(repeating: ".map(s, s + s)", count: 60) + ".size()",
    "[[1]]" + String(repeating: ".map(s, s + s)", count: 60) + ".size()",
    "[[[1]]" + String(repeating: ".map(s, [s, s])", count: 60) + "].all(x, x == [[1]]"
      + String(repeating: ".map(s, [s, s])", count: 60) + ")",
    "'%s'.format([[[1]]" + String(repeating: ".map(s, [s, s])", count: 60) + "]).size() > 1",
    "'a'" + String(repeating: ".replace('a', 'aaaaaaaaaaaaaaaa')", count: 10) + ".size()",
    // Absorbing does not hide the limit.
    "['xxxxxxxxxxxxxxxx']" + String(repeating: ".map(s, s + s)", count: 60)
      + ".size() > 1 || true",
  ])
  func cost(_ text: String) throws {
    let stock = Fixture.stock()
    #expect(
      Fixture.show { try stock.bind(text).value(row: 0) }
        == "fault: the evaluation takes more than 1000000 steps, which is the limit")
  }

  @Test func nestedListsAsText() throws {
    let text = "[[1]]" + String(repeating: ".map(s, [s, s])", count: 60)
    let computed = try Fixture.stock().bind(text).column(named: "x", rowCount: 1)
    #expect(
      computed.faults.map(\.fault.message) == [
        "the evaluation takes more than 1000000 steps, which is the limit"
      ])
  }

  @Test func longTextsAreSearchedInLinearTime() throws {
    let text = String(repeating: "a", count: 400_000)
    let needle = String(repeating: "a", count: 100_000) + "b"
    let stock = Fixture([.init("t", .string, [text]), .init("n", .string, [needle])])
    #expect(try stock.show("t.contains(n)") == "false")
    #expect(try stock.show("t.lastIndexOf(n)") == "-1")
    #expect(try stock.show("t.indexOf(t)") == "0")
    #expect(try stock.show("(t + 'b').indexOf(n)") == "300000")
    #expect(try stock.show("(t + 'b').lastIndexOf(n)") == "300000")
  }
}

/// Limits over many errors and many rows.
@Suite struct TotalLimitTests {
  @Test func errorsOfOneExpression() {
    let text = (0..<100).map { "unknown\($0) == 1" }.joined(separator: " || ")
    let diagnostics = Fixture.stock().check(text).diagnostics
    #expect(diagnostics.count == ExpressionLimits.errors)
    #expect(
      diagnostics.last?.notes == ["80 more errors in this expression are not shown"])
    #expect(diagnostics.first?.notes == [])
  }

  @Test func bytesOfAColumn() throws {
    let column = try Fixture.stock().bind("'0123456789'")
      .column(named: "x", rowCount: 4, maxBytes: 25)
    #expect(column.faults.map(\.row) == [2])
    #expect(column.isCut)
    #expect(column.byteCount == 20)
    #expect(
      column.faults.first?.fault.message
        == "the texts of computed fields take more than the limit of 256 MiB, or 1 KiB a row")
    #expect(column.column.hasNulls)
    #expect(
      try Fixture.stock().bind("'0123456789'")
        .column(named: "x", rowCount: 4, maxBytes: 40).faults.isEmpty)
  }

  @Test func roomGrowsWithTheRows() {
    #expect(ExpressionLimits.computedBytes(rowCount: 10) == 268_435_456)
    #expect(ExpressionLimits.computedBytes(rowCount: 1_000_000) == 1_024_000_000)
  }
}
