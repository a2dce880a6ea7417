import Diagnostics
import Expressions
import TestSupport
import Testing

/// Random expressions: nothing traps, and shortcuts give what the general way gives.
@Suite struct FuzzTests {
  private static let parts = [
    "1", "0.5", "-", "+", "*", "/", "%", "(", ")", "[", "]", "{", "}", ",", ".", ":", "?", "!",
    "&&",
    "||", "==", "<", ">=", "in", "'a'", "\"", "'", "\\", "price", "quantity", "name", "row", "null",
    "true", "all", "map", "x", "size", "matches", "sum", "count", "at", "previous", "b'", "r'",
    "0x",
    "1e5", "u", "`", "é", "\u{0}", "\n", "//", "has", "coalesce", "date", "=", "|",
  ]

  @Test func anyTextIsReadWithoutATrap() {
    let seed = SplitMix64.runSeed
    print("FuzzTests seed \(seed)")
    var random = SplitMix64(seed: seed)
    let stock = Fixture.stock(at: .row)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        Self.parts.randomElement(using: &random) ?? ""
      }.joined(separator: Bool.random(using: &random) ? " " : "")
      let (checked, diagnostics) = stock.check(text)
      #expect(checked != nil || !diagnostics.isEmpty)
      for diagnostic in diagnostics {
        let range = diagnostic.primary?.span.range ?? 0..<0
        #expect(range.upperBound <= text.utf8.count, "`\(text)`, seed \(seed)")
      }
      if let checked, let bound = try? BoundExpression(checked, over: stock.data) {
        bound.enterGroup([0, 1, 2])
        _ = try? bound.value(row: 0)
      }
    }
  }

  @Test func anyBytesAreReadWithoutATrap() {
    var random = SplitMix64(seed: SplitMix64.runSeed &+ 1)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var bag = DiagnosticBag()
      let file = SourceFile(name: "x", bytes: bytes)
      let source = ExpressionSource(bytes: bytes) { SourceSpan(file, $0) }
      let parsed = ParsedExpression.parse(source, into: &bag)
      _ = parsed?.check(ExpressionScope(at: .data, ExpressionNames()), into: &bag)
      #expect(parsed != nil || bag.hasErrors)
      _ = ParsedExpression.parse(source, dialect: .standard, into: &bag)
      _ = try? Pattern.compile(bytes)
    }
  }

  private static let extremes = [
    "-9223372036854775808", "9223372036854775807", "0", "-1", "64", "18446744073709551615u", "0u",
    "1.797e308", "5e-324", "0.0/0.0", "1.0/0.0", "-1.0/0.0", "''", "'a'", "'é漢🐱'", "'%s%d%f%e%x'",
    "'1h'", "'(a|b)*'", "b''", "b'\\xff'", "[]", "[1, 'a', null]", "['a', 'b']", "{}", "{'a': 1}",
    "null", "true", "type(1)", "timestamp('9999-12-31T23:59:59.999999999Z')",
    "timestamp('0001-01-01T00:00:00Z')", "duration('9223372036.854775807s')",
    "duration('-9223372036.854775808s')", "decimal('99999999999999999999999999999999999999')",
    "decimal('-0.00000000000000000000000000000000000001')", "date('0001-01-01')",
    "date('9999-12-31')", "time('23:59:59.999999999')", "time('00:00')", "dyn([])", "dyn('a')",
  ]
  private static let functions = [
    "int", "uint", "double", "decimal", "string", "bytes", "bool", "type", "dyn", "size",
    "contains", "startsWith", "endsWith", "matches", "charAt", "indexOf", "lastIndexOf",
    "substring", "lowerAscii", "upperAscii", "trim", "reverse", "strings.quote", "split",
    "replace", "join", "format", "math.greatest", "math.least", "math.ceil", "math.floor",
    "math.round", "math.trunc", "math.abs", "math.sign", "math.sqrt", "math.isNaN", "math.bitAnd",
    "math.bitOr", "math.bitXor", "math.bitNot", "math.bitShiftLeft", "math.bitShiftRight",
    "timestamp", "duration", "getFullYear", "getMonth", "getDate", "getDayOfMonth",
    "getDayOfWeek", "getDayOfYear", "getHours", "getMinutes", "getSeconds", "getMilliseconds",
    "date", "time", "year", "month", "day", "weekday", "week", "initial", "now", "coalesce",
    "min", "max", "sum", "mean", "median", "count", "count_distinct", "first", "last",
  ]

  /// Every function and operator with values at the ends of their ranges.
  @Test func extremeValuesTrapNowhere() throws {
    var random = SplitMix64(seed: SplitMix64.runSeed &+ 3)
    func pick(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
    let stock = Fixture.stock(at: .row)
    for index in 0..<3_000 {
      let function = Self.functions[index % Self.functions.count]
      let arguments = (0..<Int.random(in: 0...3, using: &random)).map { _ in pick(Self.extremes) }
      let text: String
      switch index % 4 {
      case 0:
        text =
          "\(pick(Self.extremes)) \(pick(["+", "-", "*", "/", "%", "==", "<", ">=", "in"])) "
          + pick(Self.extremes)
      case 1: text = "dyn(\(pick(Self.extremes))).\(function)(\(arguments.joined(separator: ", ")))"
      case 2: text = "\(function)(\(arguments.map { "dyn(\($0))" }.joined(separator: ", ")))"
      default: text = "\(function)(\(arguments.joined(separator: ", ")))"
      }
      for dialect in [ExpressionDialect.report, .standard] {
        var bag = DiagnosticBag()
        let parsed = ParsedExpression.parse(
          ExpressionSource(text), dialect: dialect, into: &bag)
        guard let checked = parsed?.check(stock.scope, into: &bag) else { continue }
        let bound = try BoundExpression(checked, over: stock.data)
        bound.enterGroup([0, 1, 2])
        _ = try? bound.value(row: 0)
        _ = bound.column(named: "x", rowCount: 1)
      }
    }
  }

  @Test func shortcutsChangeNothing() throws {
    let seed = SplitMix64.runSeed &+ 2
    var random = SplitMix64(seed: seed)
    let stock = Fixture.stock()
    var accepted = 0
    for _ in 0..<1_500 {
      let text = Self.condition(depth: 3, &random)
      guard stock.check(text).expression != nil else { continue }
      accepted += 1
      for row in 0..<3 {
        let shown = try stock.show(text, row: row)
        #expect(!shown.hasPrefix("typed"), "`\(text)` at \(row): \(shown), seed \(seed)")
        #expect(!shown.contains("does not take"), "`\(text)` at \(row): \(shown), seed \(seed)")
      }
    }
    #expect(accepted > 1_000)
  }

  private static func condition(depth: Int, _ random: inout SplitMix64) -> String {
    let comparison = ["==", "!=", "<", "<=", ">", ">="].randomElement(using: &random) ?? "=="
    switch Int.random(in: 0..<(depth == 0 ? 4 : 8), using: &random) {
    case 0: return "open"
    case 1: return "name \(comparison) 'Ale'"
    case 2: return "updated \(comparison) date('2025-01-01')"
    case 3:
      return ["weight \(comparison) 0.75", "name in ['Ale', 'x']", "quantity in [1, 2, 3]"]
        .randomElement(using: &random) ?? "open"
    case 4:
      return "(\(condition(depth: depth - 1, &random)) "
        + "\(Bool.random(using: &random) ? "&&" : "||") \(condition(depth: depth - 1, &random)))"
    case 5: return "!\(condition(depth: depth - 1, &random))"
    default:
      return "\(number(depth: depth - 1, &random)) \(comparison) "
        + number(depth: depth - 1, &random)
    }
  }

  private static func number(depth: Int, _ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<(depth == 0 ? 5 : 9), using: &random) {
    case 0: return "price"
    case 1: return "quantity"
    case 2: return "\(Int.random(in: -2...3, using: &random))"
    case 3: return "0.5"
    case 4: return "1.50"
    case 5: return "-(\(number(depth: depth - 1, &random)))"
    case 6:
      return "(\(condition(depth: depth - 1, &random)) ? \(number(depth: depth - 1, &random)) : "
        + "\(number(depth: depth - 1, &random)))"
    case 7: return "coalesce(\(number(depth: depth - 1, &random)), 0)"
    default:
      let operation = ["+", "-", "*", "/", "%"].randomElement(using: &random) ?? "+"
      return "(\(number(depth: depth - 1, &random)) \(operation) "
        + "\(number(depth: depth - 1, &random)))"
    }
  }
}
