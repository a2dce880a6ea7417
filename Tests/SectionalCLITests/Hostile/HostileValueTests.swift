import Foundation
import TestSupport
import Testing

/// Values at the edges of their types, in every format: no trap, no lost digit.
@Suite("Values at the edges")
struct HostileValueTests {
  private func column(
    _ type: String?, _ values: [String], format: String? = nil, locale: String = "en-US",
    summary: String? = nil
  ) throws -> CommandRun {
    let spec = """
      sectional: 1
      locale: \(locale)
      data: {file: data.csv\(type.map { ", fields: {v: {type: \($0)}}" } ?? "")}
      columns: [n, {field: v\(format.map { ", format: \($0)" } ?? "")}]
      \(summary.map { "summary: {v: \($0)}" } ?? "")

      """
    let rows = values.enumerated().map { "r\($0),\(quoted($1))\n" }.joined()
    return try Sample(spec: spec, data: "n,v\n" + rows).run(
      "render", "report.yaml", "--width", "200")
  }

  static let numbers = [
    "1e400", "-0", "NaN", "99999999999999999999", "1,000", "007", "-1e-400", "Infinity", "0x10",
    "1_000", "9223372036854775807", "-9223372036854775808", "+5", ".5", "5.", "1.10",
    "0.1000000000000000055511151231257827021181583404541015625",
    "123456789012345678901234567890123456789", "1e5", "-0.00", "٣", "½", "1 000", "1e",
  ]

  @Test(
    "Without a format a value prints as it was read, whatever it looks like", arguments: numbers)
  func asRead(_ value: String) throws {
    let run = try column(nil, [value])
    #expect(run.code == 0)
    #expect(run.text.split(separator: "\n").contains { $0.hasSuffix(value) && $0.hasPrefix("r0") })
    // Among other numbers too.
    let mixed = try column(nil, ["1", value, "2.50"])
    #expect(mixed.code == 0)
    #expect(mixed.text.contains(value))
    #expect(mixed.text.contains("2.50"))
  }

  @Test("Sums are exact or refused, never wrapped and never rounded")
  func sums() throws {
    let wrapped = try column(
      "integer", ["9223372036854775807", "9223372036854775807"], summary: "sum")
    #expect(
      wrapped.code == 1 && wrapped.errors.contains("[summary-overflow]")
        || wrapped.text.contains("18446744073709551614"), "\(wrapped.text)\(wrapped.errors)")
    let exact = try column("decimal", ["0.1", "0.2", "-0.3", "1e0"], summary: "sum")
    #expect(exact.code == 1)
    let zero = try column("decimal", ["0.1", "0.2", "-0.3"], summary: "sum")
    #expect(zero.text.split(separator: "\n").last?.hasSuffix(" 0.0") == true, "\(zero.text)")
    let digits = String(repeating: "9", count: 38)
    let beyond = try column("decimal", [digits, "1"], summary: "sum")
    #expect(beyond.code == 1)
    #expect(beyond.output == [])
    #expect(beyond.errors.contains("[summary-overflow]"))
    let nan = try column("number", ["NaN", "1", "1e308", "1e308"], summary: "sum")
    #expect(nan.code == 0 || nan.code == 1)
  }

  static let formats = [
    "integer", "number", "{number: {decimals: 0}}", "{number: {decimals: 20}}", "{currency: EUR}",
    "{currency: {code: JPY, decimals: 3}}", "percent", "{percent: {decimals: 10}}",
    "{bytes: binary}", "{bytes: decimal}", "compact",
  ]

  @Test(
    "Formats of numbers take every number", arguments: ["integer", "decimal", "number"], formats)
  func numberFormats(_ type: String, _ format: String) throws {
    let values =
      switch type {
      case "integer": ["0", "-0", "9223372036854775807", "-9223372036854775808", "-1", "999"]
      case "decimal":
        [
          "0", "-0.0", String(repeating: "9", count: 38), "-" + String(repeating: "9", count: 38),
          "0." + String(repeating: "0", count: 36) + "1", "0.5", "-0.5", "999.995",
        ]
      default: ["0", "-0.0", "1e308", "-1e308", "5e-324", "NaN", "1e15", "0.5", "123456789.125"]
      }
    for locale in ["en-US", "de-DE", "hi-IN", "ar-EG", "fa-IR"] {
      let run = try column(type, values, format: format, locale: locale)
      #expect(run.code == 0, "\(locale): \(run.errors)")
      #expect(RawControls.first(in: run.output) == nil)
      #expect(!run.hasCrashed)
    }
  }

  @Test(
    "Dates at the ends of the calendar", arguments: ["short", "full", "\"%G-W%V-%u %j %a %B\""])
  func dates(_ pattern: String) throws {
    let dates = [
      "0000-01-01", "0001-01-01", "9999-12-31", "2024-02-29", "1900-02-28", "1582-10-10",
    ]
    for date in dates {
      for (type, value) in [("date", date), ("datetime", date + "T23:59:59Z")] {
        let run = try column(type, [value], format: "{\(type): \(pattern)}")
        #expect(run.code == 0 || run.errors.contains("is not a \(type)"), "\(run.errors)")
        #expect(!run.hasCrashed)
      }
    }
  }

  @Test(
    "Days that do not exist are refused",
    arguments: [
      "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "10000-01-01",
    ])
  func noDates(_ value: String) throws {
    let run = try column("date", [value])
    #expect(run.code == 1)
    #expect(run.errors.contains("`\(value)` is not a date, row 1, column `v` [data-bad-value]"))
  }

  @Test(
    "Datetimes that an offset or a zone moves out of the calendar",
    arguments: [
      "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "0000-01-01T00:00:00Z",
      "2016-12-31T23:59:60Z", "2024-01-01T24:00:00Z", "2024-01-01T00:00:00+99:99",
    ])
  func datetimes(_ value: String) throws {
    for zone in ["UTC", "Pacific/Kiritimati", "America/New_York"] {
      let spec = """
        sectional: 1
        time_zone: \(zone)
        data: {file: data.csv, fields: {v: {type: datetime}}}
        columns: [{field: v, format: {datetime: full}}]

        """
      let run = try Sample(spec: spec, data: "v\n\(value)\n").run("render", "report.yaml")
      #expect(run.code == 0 || run.errors.contains("[data-bad-value]"), "\(run.code)")
    }
  }

  @Test(
    "Patterns of dates that are wrong are told at their place",
    arguments: ["%", "%Q", "%Y-%", "%E", "%-", "%5", "\\e[31m%d%!", "%\u{E9}"])
  func patterns(_ pattern: String) throws {
    let run = try column("date", ["2024-02-29"], format: "{date: \"\(pattern)\"}")
    #expect(run.code == 1)
    #expect(run.errors.contains("[format-pattern]"))
    #expect(RawControls.first(in: run.errors) == nil)
  }

  @Test("A pattern of any length is drawn")
  func longPattern() throws {
    let pattern = String(repeating: "%Y%%", count: 5_000)
    let run = try column("date", ["2024-02-29"], format: "{date: \"\(pattern)\"}")
    #expect(run.code == 0)
    #expect(run.text.contains("2024%2024%2024%"))
  }

  @Test(
    "Durations of any size are drawn or refused",
    arguments: [
      "PT9223372036854775807S", "-PT9223372036854775807S", "P9223372036854775807D",
      "PT99999999999999999999H", "PT0.000000001S", "PT2562047788015215H", "P1Y", "PT", "P",
      "1h 99999999999999999999m", "-PT0S", "106751991167300d",
    ])
  func durations(_ value: String) throws {
    for format in [nil, "duration"] {
      let run = try column("duration", [value, "PT1H"], format: format)
      #expect(run.code == 0 || run.errors.contains("is not a duration"), "\(run.code)")
      for summary in ["sum", "mean", "min", "median"] {
        let total = try column(
          "duration", [value, value, "PT1H"], format: format, summary: summary)
        #expect([0, 1].contains(total.code), "\(summary)")
        #expect(!total.text.contains("inf"))
      }
    }
  }

  @Test("Widths and ranges of any size", arguments: ["1", "9223372036854775807"])
  func sizes(_ number: String) throws {
    let spec =
      Sample.spec + "sections: [{groups: all, range: {length: \(number), offset: \(number)}}]\n"
    for width in ["1", "2", "10000"] {
      let run = try Sample(spec: spec).run("render", "report.yaml", "--width", width)
      #expect(run.code == 0 || run.errors.contains("[number-out-of-range]"), "\(run.errors)")
    }
  }
}
