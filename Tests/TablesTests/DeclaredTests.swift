import Diagnostics
import Tables
import Testing
import Values

/// Declared types are read strictly, and every bad value is named.
@Suite struct Declared {
  private func values(
    _ texts: [String], _ declaration: TableRequest.Declaration, zone: Zone = .utc
  ) throws -> [String] {
    let request = TableRequest(
      .all(values: true), declared: [declaration], missing: [[]], zone: zone)
    let table = try read(
      "x\n" + texts.map { "\"\($0)\"\n" }.joined(), request)
    let source = try table.source("x")
    return (0..<table.rowCount).map { described(source.value(at: $0)) }
  }

  private func faults(_ texts: [String], _ type: FieldType) -> [String] {
    failure(
      "x\n" + texts.map { "\"\($0)\"\n" }.joined(), TableRequest(declared: [.init("x", type)]))?
      .lines ?? []
  }

  @Test func integersWithSignsAndZeros() throws {
    #expect(
      try values(["+5", "007", "-0", "", "9223372036854775807"], .init("x", .integer))
        == ["5", "7", "0", "null", "9223372036854775807"])
  }

  @Test func badIntegers() {
    #expect(
      faults(["5", "1.0", "x", "9223372036854775808", " 7", "1e3"], .integer) == [
        "data-bad-value: `1.0` is not an integer, row 2, column `x`",
        "data-bad-value: `x` is not an integer, row 3, column `x`",
        "data-bad-value: `9223372036854775808` is not an integer, row 4, column `x`",
        "data-bad-value: ` 7` is not an integer, row 5, column `x`",
        "data-bad-value: `1e3` is not an integer, row 6, column `x`",
      ])
  }

  @Test func decimals() throws {
    #expect(
      try values(["1.50", "2", "+03.5", "0"], .init("x", .decimal))
        == ["1.50d", "2.00d", "3.50d", "0.00d"])
    #expect(
      faults(["1,5", "1e3", "12345678901234567890123456789012345678901"], .decimal).count == 3)
  }

  @Test func foreignNumbers() throws {
    let notation = try #require(NumberNotation(decimal: ",", grouping: "."))
    #expect(
      try values(["1.234,50", "7", "-0,25"], .init("x", .decimal, notation: notation))
        == ["1234.50d", "7.00d", "-0.25d"])
    #expect(
      try values(["1.234", "7"], .init("x", .integer, notation: notation)) == ["1234", "7"])
    #expect(
      try values(["1.234,5"], .init("x", .number, notation: notation)) == ["1234.5"])
  }

  @Test func numbers() throws {
    #expect(
      try values(["1e3", "2.5", "NaN", ""], .init("x", .number))
        == ["1000.0", "2.5", "nan", "null"])
    #expect(faults(["1e400", "inf"], .number).count == 2)
  }

  @Test func booleansDatesTimesAndDurations() throws {
    #expect(try values(["true", "false"], .init("x", .boolean)) == ["true", "false"])
    #expect(faults(["True", "1", "yes"], .boolean).count == 3)
    #expect(try values(["1970-01-02"], .init("x", .date)) == ["day 1"])
    #expect(faults(["1970-02-30", "1970-1-1", "today"], .date).count == 3)
    let pattern = try TimePattern.parse("%d/%m/%Y")
    #expect(try values(["02/01/1970"], .init("x", .date, pattern: pattern)) == ["day 1"])
    #expect(try values(["00:01"], .init("x", .time)) == ["time 60000000000"])
    #expect(
      try values(["1h 30m", "PT5S"], .init("x", .duration)) == [
        "duration 5400.0 seconds", "duration 5.0 seconds",
      ])
    #expect(
      try values(["1970-01-01T00:00:10Z"], .init("x", .datetime)) == ["instant 10.0 seconds"])
  }

  @Test func badValuesPointAtTheField() {
    let text = "a,b\n1,\"x\"\"y\"\n"
    let failure = failure(text, TableRequest(declared: [.init("b", .decimal)]))
    #expect(
      failure?.lines == ["data-bad-value: `x\"y` is not a decimal, row 1, column `b`"])
    #expect(failure?.pointedAt == 6..<12)
  }

  @Test func helpSaysWhatIsMeant() {
    func help(_ text: String, _ type: FieldType) -> String? {
      failure("x\n\"\(text)\"\n", TableRequest(declared: [.init("x", type)]))?
        .diagnostics.first?.help.first
    }
    #expect(help("1.5", .integer) == "declare the type `decimal`")
    #expect(help("1,000", .decimal)?.contains("without commas") == true)
    #expect(help(" 1", .integer) == "remove the spaces around it")
    #expect(help("n/a", .decimal)?.contains("data.missing") == true)
    #expect(help("30/11/2026", .date)?.contains("2026-11-30") == true)
    #expect(help("yes", .boolean) == "write `true` or `false`")
  }

  @Test func fieldsThatAreNotNeededAreCheckedToo() {
    let request = TableRequest(
      .fields([.init("a", values: true)]), declared: [.init("b", .integer)])
    #expect(failure("a,b\n1,x\n", request)?.diagnostics.count == 1)
  }
}

/// Keys are unique and never null (spec language §4).
@Suite struct Keys {
  @Test func duplicatesNameBothLines() {
    let failure = failure("k,x\na,1\nb,2\na,3\n", TableRequest(key: ["k"]))
    #expect(
      failure?.lines == ["data-key-duplicate: the key `k` has the value `a` twice, rows 1 and 3"])
    #expect(failure?.pointedAt == 12..<13)
    #expect(failure?.diagnostics.first?.secondary.first?.span.range == 4..<5)
  }

  @Test func nullsAreRefused() {
    #expect(
      failure("k,x\na,1\n,2\n", TableRequest(key: ["k"]))?.lines
        == ["data-key-null: the key `k` is null, row 2"])
  }

  @Test func severalFieldsAreOneKey() throws {
    #expect(try read("a,b\n1,2\n12,\"\"\"\"\n1,22\n", TableRequest(key: ["a", "b"])).rowCount == 3)
    #expect(
      failure("a,b\nx,y\nx,z\nx,y\n", TableRequest(key: ["a", "b"]))?.lines == [
        "data-key-duplicate: the key `a`, `b` has the value `x, y` twice, rows 1 and 3"
      ])
    #expect(
      failure("a,b\nx,\n", TableRequest(key: ["a", "b"]))?.lines
        == ["data-key-null: the key `a`, `b` is null, row 1"])
  }

  @Test func everyRowIsJudged() throws {
    var lines = (0..<20_000).map { "key-\($0 &* 7919 % 20_011)" }
    #expect(
      try read("k\n" + lines.joined(separator: "\n"), TableRequest(key: ["k"])).rowCount == 20_000)
    lines.append(lines[11])
    lines.append(lines[19_999])
    #expect(
      failure("k\n" + lines.joined(separator: "\n"), TableRequest(key: ["k"]))?.lines.count == 2)
  }
}
