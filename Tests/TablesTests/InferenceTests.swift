import Diagnostics
import Tables
import TestSupport
import Testing
import Values

/// Types of fields that no spec declares (spec language §4).
@Suite struct Inference {
  /// The column of a file with one field of these values.
  private func column(_ values: [String], values wanted: Bool = true) throws -> Column {
    let lines = values.map { $0.isEmpty ? "\"\"" : $0 }
    let table = try read(
      "x\n" + lines.joined(separator: "\n") + "\n", TableRequest(.all(values: wanted)))
    return try #require(table.columns.first)
  }

  @Test(arguments: [
    (["1", "-2", "0"], FieldType.integer), (["-0"], .integer),
    (["9223372036854775807", "-9223372036854775808"], .integer),
    (["9223372036854775808"], .decimal), (["99999999999999999999"], .decimal),
    (["1.5"], .decimal), (["1", "2.50"], .decimal), (["2.50", "1"], .decimal),
    (["1e5"], .number), (["1", "2.5", "1e-3"], .number), (["1e3", "7"], .number),
    (["true", "false"], .boolean), (["True"], .string), (["yes"], .string),
    (["2026-11-30"], .date), (["2026-02-30"], .string), (["2026-11-30", "x"], .string),
    (["14:30"], .time), (["14:30:05.5"], .time), (["24:00"], .string),
    (["2026-11-30T14:30:00Z"], .datetime), (["2026-11-30 14:30"], .datetime),
    (["2026-11-30", "2026-11-30T14:30"], .string),
    (["007"], .string), (["1", "007"], .string), (["01.5"], .string), (["-01"], .string),
    (["0.5"], .decimal), (["+5"], .string), (["1,000"], .string), ([".5"], .string),
    (["5."], .string), ([" 5"], .string), (["0x1F"], .string), (["NaN"], .string),
    (["1e400"], .string), (["1", "true"], .string), (["1", "2026-11-30"], .string),
    (["1234567890123456789012345678901234567890"], .string), (["", "5", ""], .integer),
  ])
  func types(values: [String], type: FieldType) throws {
    // Commas need quotes, and quotes do not matter.
    #expect(try column(values.map { "\"\($0)\"" }).type == type)
    if !values.contains(where: { $0.contains(",") }) {
      #expect(try column(values).type == type)
      #expect(try column(values, values: false).type == type)
    }
  }

  @Test func nothingButNullsHasNoType() throws {
    let column = try column(["", ""])
    #expect(column.type == nil)
    #expect(column.hasNulls)
  }

  @Test func valuesOfIntegers() throws {
    let column = try column(["12", "", "-7", "9223372036854775807"])
    guard case .integer(let values) = column.values else {
      Issue.record("no integers")
      return
    }
    #expect(values == [12, 0, -7, 9_223_372_036_854_775_807])
    #expect(column.hasNulls)
    #expect(column.scale == 0)
  }

  @Test func decimalsShareTheLargestScale() throws {
    let column = try column(["1.5", "2", "-0.125", "3.10"])
    guard case .decimal(let values, let scale) = column.values else {
      Issue.record("no decimals")
      return
    }
    #expect(values == [1500, 2000, -125, 3100])
    #expect(scale == 3)
    #expect(column.scale == 3)
    #expect(try self.column(["1.5", "2", "-0.125"], values: false).scale == 3)
  }

  @Test func wideDecimals() throws {
    let column = try column(["99999999999999999999", "0.5"])
    guard case .wideDecimal(let values, let scale) = column.values else {
      Issue.record("no wide decimals")
      return
    }
    #expect(values == [999_999_999_999_999_999_990, 5])
    #expect(scale == 1)
  }

  @Test func decimalsThatShareNoScale() throws {
    let column = try column([
      "12345678901234567890123456789012345678", "0.5",
      "0.00000000000000000000000000000000000001", "7",
    ])
    guard case .mixedDecimal(let values) = column.values else {
      Issue.record("no mixed decimals")
      return
    }
    #expect(
      values.map(\.description) == [
        "12345678901234567890123456789012345678", "0.5",
        "0.00000000000000000000000000000000000001", "7",
      ])
    #expect(column.scale == 38)
  }

  @Test func typesWidenLateInTheFile() throws {
    var lines = (0..<5000).map { "\($0)" }
    lines.append("0.25")
    let decimals = try column(lines)
    guard case .decimal(let values, 2) = decimals.values else {
      Issue.record("no decimals")
      return
    }
    #expect(values[4999] == 499_900)
    #expect(values[5000] == 25)
    lines.append("1e3")
    let numbers = try column(lines)
    guard case .number(let doubles) = numbers.values else {
      Issue.record("no numbers")
      return
    }
    #expect(doubles.suffix(3) == [4999, 0.25, 1000])
    #expect(numbers.scale == 0)
    lines.append("x")
    let texts = try column(lines)
    #expect(texts.type == .string)
    guard case .none = texts.values else {
      Issue.record("texts have no values")
      return
    }
  }

  @Test func valuesOfOtherTypes() throws {
    let table = try read(
      "a,b,c,d\ntrue,2026-11-30,14:30,1970-01-02T00:00:00.5Z\n,,,\nfalse,1970-01-01,00:00:01,"
        + "1970-01-01 01:00+01:00\n")
    #expect(table.types == [.boolean, .date, .time, .datetime])
    func values(_ row: Int) -> [String] {
      table.columns.map { described(ColumnSource($0, table.texts).value(at: row)) }
    }
    #expect(
      values(0) == ["true", "day 20787", "time 52200000000000", "instant 86400.5 seconds"])
    #expect(values(1) == ["null", "null", "null", "null"])
    #expect(values(2) == ["false", "day 0", "time 1000000000", "instant 0.0 seconds"])
  }

  @Test func aRepeatedWordAmongNumbersIsWarnedOf() throws {
    let found = try warnings("a,b\n1,x\nNA,y\n2,z\nNA,w\n")
    #expect(found.map(\.code) == [.dataLikelyMissing])
    #expect(
      found.first?.message
        == "column `a` is text because of `NA` (2 rows); every other value is an integer")
    #expect(found.first?.help.first?.contains("`missing: [\"\", NA]`") == true)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.primary?.span.range == 8..<10)
  }

  @Test func theWordMayComeFirstAndStandInQuotes() throws {
    #expect(
      try warnings("a\nn/a\n\"n/a\"\n2026-01-01\n").first?.help.first?.contains(
        "`missing: [\"\", n/a]`") == true)
    #expect(
      try warnings("a\n-\n1.5\n-\n").first?.help.first?.contains("`missing: [\"\", '-']`")
        == true)
  }

  @Test(arguments: [
    "a\nNA\nNULL\n1\n", "a\n007\n007\n1\n", "a\ntrue\nNA\nNA\n", "a\nNA\nNA\n",
    "a\n1\nx\n", "a\n1\n2026-01-01\n2026-01-01\n", "a\n1\n2\n",
  ])
  func noWarning(text: String) throws {
    #expect(try warnings(text).isEmpty)
  }

  @Test func missingWordsMakeTheTypeAndSilenceTheWarning() throws {
    let request = TableRequest(missing: [[], Array("NA".utf8)])
    #expect(try read("a\n1\nNA\nNA\n", request).types == [.integer])
    #expect(try warnings("a\n1\nNA\nNA\n", request).isEmpty)
  }

  @Test func numbersBeyondEveryTypeAreWarnedOf() throws {
    for number in ["1e400", "1234567890123456789012345678901234567890"] {
      let found = try warnings("a\n1\n\(number)\n")
      #expect(
        found.map(\.message) == ["column `a` is text because of the number `\(number)`, row 2"])
    }
  }

  @Test func aDeclaredTypeSilencesInference() throws {
    let request = TableRequest(declared: [.init("a", .string)])
    #expect(try read("a\n1\n2\n", request).types == [.string])
    #expect(try warnings("a\n1\nNA\nNA\n", request).isEmpty)
  }

  /// The scanner's quick way with short numbers against the grammar.
  @Test func shortNumbersLaw() throws {
    let seed = SplitMix64.runSeed &+ 3
    print("Inference.shortNumbers seed \(seed)")
    var generator = SplitMix64(seed: seed)
    let characters = Array("0123456789012345678900..-+e x")
    for _ in 0..<3000 {
      let count = Int.random(in: 1...21, using: &generator)
      let text = String(
        (0..<count).map { _ in
          count > 6 && Int.random(in: 0..<9, using: &generator) > 0
            ? characters[Int.random(in: 0..<21, using: &generator)]
            : characters.randomElement(using: &generator) ?? "0"
        })
      let column = try column(["\"\(text)\""])
      let expected = Array(text.utf8).withUnsafeBytes { ValueShape.of($0) }
      #expect(column.type == expected.fieldType, "\(text)")
      guard expected == .integer || expected == .decimal else { continue }
      let value = Array(text.utf8).withUnsafeBytes { Decimal(parsing: $0) }
      switch column.values {
      case .integer(let values):
        #expect(values.first.map { Decimal($0) } == value, "\(text)")
      case .decimal(let values, let scale):
        #expect(values.first.map { Decimal(coefficient: $0, scale: scale) } == value, "\(text)")
        #expect(scale == value?.scale)
      case .wideDecimal(let values, let scale):
        #expect(
          values.first.flatMap { Decimal(coefficient: $0, scale: scale) } == value, "\(text)")
      default:
        Issue.record("\(text) has no values")
      }
    }
  }
}
