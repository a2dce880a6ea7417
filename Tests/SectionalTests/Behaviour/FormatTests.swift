import Sectional
import Testing

/// Columns and formats (spec language §7).
@Suite("Behaviour: columns and formats")
struct FormatTests {
  /// What one value prints in a format; the field may be declared.
  private func printed(
    _ value: String, _ format: String, type: String? = nil, locale: String = "en-US",
    zone: String = "UTC", beside: [String] = []
  ) throws -> String? {
    let fields = type.map { "data: {fields: {v: {type: \($0)}}}\n" } ?? ""
    let rows = ([value] + beside).map { "\"\($0)\",x\n" }.joined()
    let made = try report(
      "locale: \(locale)\ntime_zone: \(zone)\n\(fields)columns: [{field: v, format: \(format)}]",
      "v,k\n" + rows)
    let text = made.rows(inSection: 0)?.first?.first
    let page = try made.page().bodies[0].dataRows.first?.cells.first?.text
    #expect(page == text)
    return text
  }

  @Test(
    "numbers",
    arguments: [
      ("1234.5", "{number: {decimals: 2}}", "1,234.50"),
      ("1234.5", "{number: {decimals: 0}}", "1,235"),
      ("-1234.5", "{number: {decimals: 0}}", "−1,235"),
      ("2.5", "{number: {decimals: 0}}", "3"), ("0.5", "{number: {decimals: 0}}", "1"),
      ("-0.5", "{number: {decimals: 0}}", "−1"), ("1.005", "{number: {decimals: 2}}", "1.01"),
      ("0.125", "{number: {decimals: 2}}", "0.13"), ("-0.004", "{number: {decimals: 2}}", "0.00"),
      ("1234567", "number", "1,234,567"), ("1234.50", "number", "1,234.50"),
      ("1234567", "{number: {grouping: false}}", "1234567"),
      ("5", "{number: {sign: always}}", "+5"), ("-5", "{number: {sign: always}}", "−5"),
      ("0", "{number: {sign: always}}", "0"), ("-5", "{number: {sign: accounting}}", "(5)"),
      ("5", "{number: {sign: accounting}}", "5"), ("999", "integer", "999"),
      ("1000", "integer", "1,000"), ("2.5", "integer", "3"), ("-2.5", "integer", "−3"),
      ("9223372036854775807", "integer", "9,223,372,036,854,775,807"),
      (
        "12345678901234567890123456789012345678", "integer",
        "12,345,678,901,234,567,890,123,456,789,012,345,678"
      ),
      ("0.1", "{number: {decimals: 20}}", "0.10000000000000000000"), ("-0", "integer", "0"),
    ])
  func numbers(_ value: String, _ format: String, _ expected: String) throws {
    #expect(try printed(value, format) == expected)
  }

  @Test("doubles are rounded half away from zero as their digits stand")
  func doubles() throws {
    #expect(try printed("2.5e0", "{number: {decimals: 0}}") == "3")
    #expect(try printed("-2.5e0", "integer") == "−3")
    #expect(try printed("1.005e0", "{number: {decimals: 2}}") == "1.01")
    #expect(try printed("1e3", "{number: {decimals: 1}}") == "1,000.0")
    #expect(try printed("12.5e-2", "{percent: {decimals: 1}}") == "12.5%")
  }

  @Test("without decimals a number has those of its column")
  func columnScale() throws {
    #expect(try printed("1.5", "number", beside: ["2.125"]) == "1.500")
    #expect(try printed("1", "number", beside: ["2.5"]) == "1.0")
  }

  @Test(
    "currencies",
    arguments: [
      ("1234.5", "{currency: EUR}", "en-US", "€1,234.50"),
      ("1234.5", "{currency: USD}", "en-US", "$1,234.50"),
      ("1234.5", "{currency: JPY}", "en-US", "¥1,235"),
      ("-1.5", "{currency: USD}", "en-US", "−$1.50"),
      ("1234.5", "{currency: {code: EUR, decimals: 0}}", "en-US", "€1,235"),
      ("1234.5", "{currency: EUR}", "de-DE", "1.234,50\u{a0}€"),
      ("1234.5", "{currency: GBP}", "en-GB", "£1,234.50"),
      ("0.005", "{currency: EUR}", "en-US", "€0.01"),
      ("12", "{currency: KWD}", "de-DE", "12,000\u{a0}KWD"),
    ])
  func currencies(_ value: String, _ format: String, _ locale: String, _ expected: String) throws {
    #expect(try printed(value, format, locale: locale) == expected)
  }

  @Test(
    "percentages: 0.25 is 25 %",
    arguments: [
      ("0.25", "percent", "en-US", "25%"), ("0.125", "{percent: {decimals: 0}}", "en-US", "13%"),
      ("0.1234", "{percent: {decimals: 1}}", "en-US", "12.3%"), ("1", "percent", "en-US", "100%"),
      ("-0.5", "{percent: {decimals: 1}}", "en-US", "−50.0%"),
      ("0.25", "percent", "de-DE", "25\u{a0}%"), ("12.5", "percent", "en-US", "1,250%"),
      ("0.00049", "{percent: {decimals: 1}}", "en-US", "0.0%"),
    ])
  func percentages(_ value: String, _ format: String, _ locale: String, _ expected: String) throws {
    #expect(try printed(value, format, locale: locale) == expected)
  }

  @Test(
    "bytes",
    arguments: [
      ("0", "decimal", "0 B"), ("512", "binary", "512 B"), ("1024", "binary", "1.0 KiB"),
      ("1536", "binary", "1.5 KiB"), ("1048576", "binary", "1.0 MiB"), ("999", "decimal", "999 B"),
      ("1000", "decimal", "1.0 kB"), ("1500000", "decimal", "1.5 MB"),
      ("999950", "decimal", "1.0 MB"), ("1073741824", "binary", "1.0 GiB"),
      ("2000000000000", "decimal", "2.0 TB"), ("-1500", "decimal", "−1.5 kB"),
    ])
  func bytes(_ value: String, _ unit: String, _ expected: String) throws {
    let text = try printed(value, "{bytes: \(unit)}")
    // The space before a unit may be one that does not break.
    let spaces: Set<Character> = ["\u{a0}", "\u{202f}"]
    #expect(text.map { String($0.map { spaces.contains($0) ? " " : $0 }) } == expected)
  }

  @Test(
    "compact",
    arguments: [
      ("999", "999"), ("1234", "1.2K"), ("12345", "12K"), ("1500000", "1.5M"),
      ("999999", "1M"), ("2000000000", "2B"), ("-1234", "−1.2K"), ("0", "0"),
    ])
  func compact(_ value: String, _ expected: String) throws {
    #expect(try printed(value, "compact") == expected)
  }

  @Test(
    "dates",
    arguments: [
      ("2024-02-29", "{date: medium}", "en-US", "Feb 29, 2024"),
      ("2024-02-29", "date", "en-US", "Feb 29, 2024"),
      ("2024-02-29", "{date: short}", "en-US", "2/29/24"),
      ("2024-02-29", "{date: long}", "en-US", "February 29, 2024"),
      ("2024-02-29", "{date: full}", "en-US", "Thursday, February 29, 2024"),
      ("2024-02-29", "{date: long}", "de-DE", "29. Februar 2024"),
      ("2024-02-29", "{date: medium}", "de-DE", "29.02.2024"),
      ("2024-02-29", "{date: medium}", "en-GB", "29 Feb 2024"),
      ("2024-02-09", "{date: '%d %b'}", "en-US", "09 Feb"),
      ("2024-02-09", "{date: '%Y-%m-%d %j %%'}", "en-US", "2024-02-09 040 %"),
      ("2024-02-09", "{date: '%A, %e. %B %y'}", "de-DE", "Freitag,  9. Februar 24"),
    ])
  func dates(_ value: String, _ format: String, _ locale: String, _ expected: String) throws {
    #expect(try printed(value, format, locale: locale) == expected)
  }

  @Test("times and moments, in the report's zone")
  func times() throws {
    #expect(try printed("13:05:09", "{time: '%H:%M'}") == "13:05")
    #expect(try printed("13:05:09", "{time: '%I:%M:%S %p'}") == "01:05:09 PM")
    #expect(try printed("13:05:09", "{time: short}", locale: "de-DE") == "13:05")
    #expect(try printed("13:05:09", "{time: medium}", locale: "de-DE") == "13:05:09")
    let moment = "2024-07-01T23:30:00Z"
    let pattern = "{datetime: '%Y-%m-%d %H:%M'}"
    #expect(try printed(moment, pattern) == "2024-07-01 23:30")
    #expect(try printed(moment, pattern, zone: "Europe/Berlin") == "2024-07-02 01:30")
    #expect(try printed(moment, pattern, zone: "America/New_York") == "2024-07-01 19:30")
    #expect(
      try printed("2024-01-01T23:30:00Z", pattern, zone: "Europe/Berlin") == "2024-01-02 00:30")
    // Without an offset it is in the zone already.
    #expect(
      try printed("2024-07-01T08:00:00", pattern, zone: "Europe/Berlin") == "2024-07-01 08:00")
    #expect(try printed(moment, "{date: '%d'}", zone: "Europe/Berlin") == "02")
    #expect(try printed(moment, "{time: '%H'}", zone: "Europe/Berlin") == "01")
    #expect(
      try printed("2024-07-01T08:00:00+05:30", pattern, zone: "Asia/Kolkata")
        == "2024-07-01 08:00")
  }

  @Test("durations")
  func durations() throws {
    #expect(try printed("2:06:05", "duration", type: "duration") == "2:06:05")
    #expect(try printed("PT1H1M1S", "duration", type: "duration") == "1:01:01")
    #expect(try printed("PT90M", "duration", type: "duration") == "1:30:00")
    #expect(try printed("P1DT1H", "duration", type: "duration") == "25:00:00")
  }

  @Test("booleans")
  func booleans() throws {
    #expect(try printed("true", "{boolean: [Yes, No]}") == "Yes")
    #expect(try printed("false", "{boolean: [Yes, No]}") == "No")
    #expect(try printed("false", "boolean") == "false")
    #expect(try printed("true", "{boolean: ['', x]}") == "")
  }

  @Test("maps: what is listed, else as it was read")
  func maps() throws {
    let map = "{map: {s: solid, 1: one, 007: agent, no: nothing, 'a b': both}}"
    for (value, expected) in [
      ("s", "solid"), ("1", "one"), ("007", "agent"), ("no", "nothing"), ("a b", "both"),
      ("S", "S"), ("7", "7"), ("1.0", "1.0"),
    ] {
      #expect(try printed(value, map, type: "string") == expected)
    }
    #expect(try printed("1", map) == "one")
  }

  @Test("a null is no value of a format; null_text may be any text")
  func nulls() throws {
    let made = try report(
      "columns: [{field: a, format: {currency: EUR}, null_text: none}, "
        + "{field: b, format: {map: {'': nothing}}, null_text: ''}, {field: c}]",
      csv("a,b,c", ",,"))
    #expect(made.rows(inSection: 0) == [["none", "", "–"]])
    #expect(try made.page().texts == ["row: none |  | –"])
  }

  @Test(
    "a format that the type has not is an error",
    arguments: [
      ("x", "integer"), ("x", "{currency: EUR}"), ("2024-01-01", "number"), ("1", "date"),
      ("1", "{boolean: [a, b]}"), ("2024-01-01", "time"), ("12:00:00", "date"),
      ("2024-01-01", "datetime"), ("2024-01-01", "{date: '%H'}"), ("12:00:00", "{time: '%d'}"),
      ("1", "duration"), ("x", "percent"), ("true", "bytes"),
    ])
  func wrongType(_ value: String, _ format: String) {
    #expect(faults("columns: [{field: v, format: \(format)}]", csv("v", value)).count == 1)
  }

  @Test(
    "formats that are none",
    arguments: [
      "money", "{currency: EURO}", "{currency: XYZ}", "{number: {digits: 2}}",
      "{number: {decimals: -1}}", "{number: {decimals: 39}}", "{date: longest}", "currency",
      "{map: x}", "{boolean: [Yes]}", "{integer: {}}", "{bytes: octal}", "{}",
      "{number: {}, integer: {}}", "{stars: {max: 0}}",
    ])
  func refused(_ format: String) {
    #expect(faults("columns: [{field: v, format: \(format)}]", csv("v", "1")).count == 1)
  }

  @Test("without a format a value prints as it was read")
  func asRead() throws {
    let made = try report(
      "title: T",
      csv(
        "id,year,price,sci,flag,day,plus", "007,2017,1.10,1e3,true,2024-02-29,+5",
        "010,1999,2.5,2.50E-1,false,1999-01-01,5", "\" x \",2018,-0,1e0,true,2000-01-01,"))
    #expect(
      made.rows(inSection: 0)
        == [
          ["007", "2017", "1.10", "1e3", "true", "2024-02-29", "+5"],
          ["010", "1999", "2.5", "2.50E-1", "false", "1999-01-01", "5"],
          [" x ", "2018", "-0", "1e0", "true", "2000-01-01", "–"],
        ])
    let page = try made.page()
    #expect(page.bodies[0].dataRows.map { $0.cells.map(\.text) } == made.rows(inSection: 0))
  }

  @Test("declared types do not change what is printed")
  func asReadDeclared() throws {
    let made = try report(
      "data: {fields: {a: {type: integer}, b: {type: decimal}, c: {type: number}}}",
      csv("a,b,c", "+5,1.10,1.50", "007,007.0,1e3"))
    #expect(made.rows(inSection: 0) == [["+5", "1.10", "1.50"], ["007", "007.0", "1e3"]])
  }

  // MARK: Columns

  @Test("titles, order, one field twice, columns of one output")
  func columns() throws {
    let made = try report(
      "columns:\n  - b\n  - {field: a, title: First}\n  - {id: again, field: a, title: Second, "
        + "format: integer}\n  - {field: c, hidden_in: [text]}\n"
        + "  - {field: d, hidden_in: [html]}",
      csv("a,b,c,d", "1000,x,only page,only text"))
    let page = try made.page()
    #expect(page.head.last?.text == "row: b | First | Second | c")
    #expect(page.texts == ["row: x | 1000 | 1,000 | only page"])
    #expect(
      made.textLines().suffix(3).filter { !$0.contains("━") }
        == ["b | First | Second | d", "x | 1000 | 1,000 | only text"])
    #expect(made.rows(inSection: 0) == [["x", "1000", "1,000", "only text"]])
  }

  @Test("without columns every field is shown, in the order of the data")
  func allFields() throws {
    let made = try report("view: {order: [b]}", csv("z,a,b", "1,2,3"))
    #expect(try made.page().head.map(\.text) == ["row: z | a | b"])
  }

  @Test("spanners stand over neighbours with the same words")
  func spanners() throws {
    let made = try report(
      "columns: [a, {field: b, span: Both}, {field: c, span: Both}, {field: d, span: Alone}, "
        + "{field: e}, {field: f, span: Both}]", csv("a,b,c,d,e,f", "1,2,3,4,5,6"))
    let top = try #require(try made.page().head.first)
    #expect(top.classes == ["spanners"])
    #expect(top.cells.map(\.text) == ["", "Both", "Alone", "", "Both"])
    #expect(top.cells.map(\.colspan) == [1, 2, 1, 1, 1])
    #expect(
      top.cells.map { $0.attributes["scope"] }
        == [nil, "colgroup", "colgroup", nil, "colgroup"])
  }

  @Test(
    "columns that are none",
    arguments: [
      "[nothing]", "[{field: n}, {field: n}]", "[{title: T}]", "[{field: n, align: left}]",
      "[{field: n, width: 0}]", "[{field: n, hidden_in: [paper]}]", "[]",
      "[{field: n, max_lines: -1}]",
    ])
  func wrongColumns(_ columns: String) {
    #expect(!faults("columns: \(columns)", csv("n", "1")).isEmpty)
  }

  @Test("the language and direction of the page")
  func language() throws {
    #expect(try report("columns: [n]", csv("n", "1")).page().language == "en-US")
    let hebrew = try report("locale: he-IL\ncolumns: [n]", csv("n", "1")).page()
    #expect(hebrew.language == "he-IL")
    #expect(hebrew.direction == "rtl")
  }
}
