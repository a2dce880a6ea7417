import Formatting
import Testing
import Values

@Suite struct OtherFormatTests {
  @Test(arguments: [
    ("0", "0"), ("0.0126", "0.013"), ("1.25", "1.3"), ("9.96", "10"), ("12.3", "12"),
    ("999", "999"),
    ("999.5", "1K"), ("1049", "1K"), ("1050", "1.1K"), ("99950", "100K"), ("999499", "999K"),
    ("999500", "1M"), ("-1500000", "−1.5M"), ("1234567890123", "1.2T"),
    ("1234567890123456", "1235T"),
    ("12345678901234567890", "12,345,679T"), ("-0.001", "−0.001"),
    ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"),
    ("99999999999999999999999999999999999999", "100,000,000,000,000,000,000,000,000T"),
  ])
  func drawsCompactNumbers(_ text: String, _ expected: String) throws {
    #expect(try visible(formatted(exact(text), .compact)) == expected)
  }

  @Test func drawsUnusualCompactNumbers() throws {
    #expect(try formatted(.number(.nan), .compact) == "NaN")
    #expect(try formatted(.number(.infinity), .compact) == "∞")
    #expect(try formatted(.number(1.5e6), .compact) == "1.5M")
    #expect(try formatted(.number(1e-300), .compact) == "0")
    #expect(try formatted(.number(1e60), .bytes(.decimal)).hasSuffix("\u{A0}B"))
  }

  @Test(arguments: [
    ("0", ByteUnit.decimal, "0⍽B"), ("999", .decimal, "999⍽B"), ("1000", .decimal, "1.0⍽kB"),
    ("1023", .binary, "1,023⍽B"), ("1024", .binary, "1.0⍽KiB"), ("999949", .decimal, "999.9⍽kB"),
    ("999950", .decimal, "1.0⍽MB"), ("1048575", .binary, "1.0⍽MiB"), ("-1536", .binary, "−1.5⍽KiB"),
    ("1.5", .decimal, "2⍽B"), ("9223372036854775807", .decimal, "9,223.4⍽PB"),
    ("9223372036854775807", .binary, "8,192.0⍽PiB"), ("-0.4", .decimal, "0⍽B"),
    ("99999999999999999999999999999999999999", .decimal, "100,000,000,000,000,000,000,000.0⍽PB"),
  ])
  func drawsSizes(_ text: String, _ unit: ByteUnit, _ expected: String) throws {
    #expect(try visible(formatted(exact(text), .bytes(unit))) == expected)
  }

  @Test(arguments: [
    (Duration.zero, "0:00:00"), (.seconds(5_405), "1:30:05"), (.seconds(360_000), "100:00:00"),
    (.milliseconds(20), "0:00:00.02"), (.microseconds(59_999_600), "0:01:00"),
    (.microseconds(-400), "0:00:00"), (.seconds(-59), "−0:00:59"),
    (.milliseconds(-1_500), "−0:00:01.5"),
  ])
  func drawsDurations(_ value: Duration, _ expected: String) throws {
    #expect(try visible(formatted(.duration(value), .duration)) == expected)
  }

  @Test(arguments: [
    ("%Y-%m-%d", "2026-01-05"), ("%-d/%-m/%y", "5/1/26"), ("%e", " 5"), ("%a %A", "Mon Monday"),
    ("%b %B", "Jan January"), ("%j", "005"), ("%-j", "5"), ("%G-W%V-%u", "2026-W02-1"),
    ("100%%", "100%"), ("", ""), ("é %F", "é 2026-01-05"),
  ])
  func drawsDatesByPattern(_ pattern: String, _ expected: String) throws {
    let format = ValueFormat.date(.pattern(try TimePattern.parse(pattern)))
    #expect(try formatted(.date(day("2026-01-05")), format) == expected)
  }

  @Test(arguments: [
    ("%H:%M:%S", "00:05:09"), ("%I:%M %p", "12:05 AM"), ("%-I", "12"), ("%T.%f", "00:05:09.250000"),
    ("%-M", "5"),
  ])
  func drawsTimesByPattern(_ pattern: String, _ expected: String) throws {
    let format = ValueFormat.time(.pattern(try TimePattern.parse(pattern)))
    #expect(try formatted(.time(309_250_000_000), format) == expected)
  }

  @Test func drawsEarlyAndLateDates() throws {
    #expect(try formatted(.date(day("0001-01-01")), .date(.medium)) == "Jan 1, 1")
    #expect(try formatted(.date(day("9999-12-31")), .date(.long)) == "December 31, 9999")
    let early = CellValue.datetime(try instant("0001-01-01T00:00:00Z"))
    #expect(try formatted(early, .text) == "0001-01-01T00:00:00Z")
    let pattern = ValueFormat.date(.pattern(try TimePattern.parse("%Y")))
    #expect(try formatted(.date(day("0033-04-03")), pattern) == "0033")
  }

  @Test func drawsTruthValuesAndMaps() throws {
    let words = ValueFormat.boolean(yes: "Yes", no: "No")
    #expect(try formatted(.boolean(true), words) == "Yes")
    #expect(try formatted(.boolean(false), words) == "No")
    let map = ValueFormat.map([
      .init(value: "1", text: "one"), .init(value: "é", text: "e"),
      .init(value: "true", text: "on"),
    ])
    #expect(try formatted(.integer(1), map) == "one")
    #expect(try formatted(.integer(2), map) == "2")
    #expect(try formatted(.boolean(true), map) == "on")
    #expect(try formatted(.text(Array("é".utf8)), map) == "e")
    // Canonically equal, but other bytes.
    #expect(try formatted(.text(Array("e\u{301}".utf8)), map).utf8.count == 3)
    #expect(try formatted(.null, map) == "")
  }

  @Test func drawsPlainForms() throws {
    #expect(try formatted(.text(Array("a<b".utf8)), .text) == "a<b")
    #expect(try formatted(exact("-1.50"), .text) == "-1.50")
    #expect(try formatted(.number(0.1), .text) == "0.1")
    #expect(try formatted(.boolean(false), .text) == "false")
    #expect(try formatted(.time(3_600_000_000_000), .text) == "01:00:00")
    #expect(try formatted(.duration(.seconds(90)), .text) == "PT1M30S")
    #expect(try formatted(.null, .integer) == "")
  }
}
