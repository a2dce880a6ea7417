import Formatting
import Testing
import Values

/// What a value looks like in ten locales, written down by hand; see `visible` for the signs.
@Suite struct LocaleExpectationTests {
  private static let locales = [
    "en-US", "en-GB", "de-DE", "fr-FR", "de-CH", "ja-JP", "ar-EG", "hi-IN", "es-ES", "pl-PL",
  ]

  private func check(_ value: CellValue, _ format: ValueFormat, _ expected: [String]) throws {
    #expect(expected.count == Self.locales.count)
    for (locale, expected) in zip(Self.locales, expected) {
      let text = visible(try formatted(value, format, locale))
      #expect(text.utf8.elementsEqual(expected.utf8), "\(locale): \(text), not \(expected)")
    }
  }

  @Test func numbers() throws {
    try check(
      exact("-1234567.885"), .number(decimals: 2),
      [
        "−1,234,567.89", "−1,234,567.89", "−1.234.567,89", "−1⎵234⎵567,89", "−1’234’567.89",
        "−1,234,567.89", "<alm>−١٬٢٣٤٬٥٦٧٫٨٩", "−12,34,567.89", "−1.234.567,89", "−1⍽234⍽567,89",
      ])
  }

  @Test func fourDigits() throws {
    try check(
      .integer(1_234), .integer,
      [
        "1,234", "1,234", "1.234", "1⎵234", "1’234", "1,234", "١٬٢٣٤", "1,234", "1234", "1234",
      ])
  }

  @Test func euros() throws {
    try check(
      exact("-12345.5"), .currency(code: "EUR"),
      [
        "−€12,345.50", "−€12,345.50", "−12.345,50⍽€", "−12⎵345,50⍽€", "EUR−12’345.50",
        "−€12,345.50", "<alm>−<rlm>١٢٬٣٤٥٫٥٠⍽€", "−€12,345.50", "−12.345,50⍽€", "−12⍽345,50⍽€",
      ])
  }

  @Test func dollars() throws {
    try check(
      exact("0.005"), .currency(code: "USD"),
      [
        "$0.01", "US$0.01", "0,01⍽$", "0,01⍽$US", "$⍽0.01", "$0.01", "<rlm>٠٫٠١⍽US$", "$0.01",
        "0,01⍽US$", "0,01⍽USD",
      ])
  }

  @Test func yenHaveNoDecimals() throws {
    try check(
      exact("12345.5"), .currency(code: "JPY"),
      [
        "¥12,346", "JP¥12,346", "12.346⍽¥", "12⎵346⍽JPY", "¥⍽12’346", "¥12,346",
        "<rlm>١٢٬٣٤٦⍽JP¥", "JP¥12,346", "12.346⍽JPY", "12⍽346⍽JPY",
      ])
  }

  @Test func percentages() throws {
    try check(
      exact("-0.2565"), .percent(decimals: 1),
      [
        "−25.7%", "−25.7%", "−25,7⍽%", "−25,7⍽%", "−25.7%", "−25.7%", "<alm>−٢٥٫٧٪<alm>", "−25.7%",
        "−25,7⍽%", "−25,7%",
      ])
  }

  @Test func compactNumbers() throws {
    try check(
      .integer(1_234_567), .compact,
      [
        "1.2M", "1.2M", "1,2⍽Mio.", "1,2⍽M", "1.2⍽Mio.", "123万", "١٫٢⍽مليون", "12⍽लाख", "1,2⍽M",
        "1,2⍽mln",
      ])
  }

  @Test func sizes() throws {
    try check(
      .integer(1_536), .bytes(.binary),
      [
        "1.5⍽KiB", "1.5⍽KiB", "1,5⍽KiB", "1,5⎵Kio", "1.5⍽KiB", "1.5⍽KiB", "١٫٥⍽KiB", "1.5⍽KiB",
        "1,5⍽KiB", "1,5⍽KiB",
      ])
    try check(
      .integer(1_500_000), .bytes(.decimal),
      [
        "1.5⍽MB", "1.5⍽MB", "1,5⍽MB", "1,5⎵Mo", "1.5⍽MB", "1.5⍽MB", "١٫٥⍽م.ب", "1.5⍽MB",
        "1,5⍽MB", "1,5⍽MB",
      ])
  }

  @Test func shortDates() throws {
    try check(
      .date(day("2026-11-03")), .date(.short),
      [
        "11/3/26", "03/11/2026", "03.11.26", "03/11/2026", "03.11.26", "2026/11/03",
        "٣<rlm>/١١<rlm>/٢٠٢٦", "3/11/26", "3/11/26", "3.11.2026",
      ])
  }

  @Test func mediumDates() throws {
    try check(
      .date(day("2026-11-03")), .date(.medium),
      [
        "Nov 3, 2026", "3 Nov 2026", "03.11.2026", "3 nov. 2026", "03.11.2026", "2026/11/03",
        "٠٣<rlm>/١١<rlm>/٢٠٢٦", "3 नव॰ 2026", "3 nov 2026", "3 lis 2026",
      ])
  }

  @Test func fullDates() throws {
    try check(
      .date(day("2026-11-03")), .date(.full),
      [
        "Tuesday, November 3, 2026", "Tuesday, 3 November 2026", "Dienstag, 3. November 2026",
        "mardi 3 novembre 2026", "Dienstag, 3. November 2026", "2026年11月3日 火曜日",
        "الثلاثاء، ٣ نوفمبر، ٢٠٢٦", "मंगलवार, 3 नवंबर 2026", "martes, 3 de noviembre de 2026",
        "wtorek, 3 listopada 2026",
      ])
  }

  @Test func datetimes() throws {
    try check(
      .datetime(instant("2026-11-03T13:05:20Z")), .datetime(.medium),
      [
        "Nov 3, 2026 at 1:05⎵PM", "3 Nov 2026 at 13:05", "03.11.2026, 13:05",
        "3 nov. 2026 à 13:05", "03.11.2026, 13:05", "2026/11/03 13:05",
        "٠٣<rlm>/١١<rlm>/٢٠٢٦، ١:٠٥⍽م", "3 नव॰ 2026, अ 1:05", "3 nov 2026, 13:05",
        "3 lis 2026 o 13:05",
      ])
  }

  @Test func times() throws {
    try check(
      .time(47_120_000_000_000), .time(.medium),
      [
        "1:05:20⎵PM", "13:05:20", "13:05:20", "13:05:20", "13:05:20", "13:05:20", "١:٠٥:٢٠⍽م",
        "अ 1:05:20", "13:05:20", "13:05:20",
      ])
  }

  @Test func patternsUseTheNamesOfTheLocale() throws {
    try check(
      .date(day("2026-11-03")), .date(.pattern(TimePattern.parse("%e %B %Y"))),
      [
        " 3 November 2026", " 3 November 2026", " 3 November 2026", " 3 novembre 2026",
        " 3 November 2026", " 3 11月 2026", " ٣ نوفمبر ٢٠٢٦", " 3 नवंबर 2026",
        " 3 noviembre 2026", " 3 listopada 2026",
      ])
    // Without a day the month stands alone, which some languages spell in another way.
    #expect(
      try formatted(
        .date(day("2026-11-03")), .date(.pattern(TimePattern.parse("%B %Y"))), "pl-PL")
        == "listopad 2026")
  }

  @Test func durations() throws {
    try check(
      .duration(.milliseconds(-5_405_250)), .duration,
      [
        "−1:30:05.25", "−1:30:05.25", "−1:30:05,25", "−1:30:05,25", "−1:30:05.25", "−1:30:05.25",
        "<alm>−١:٣٠:٠٥٫٢٥", "−1:30:05.25", "−1:30:05,25", "−1:30:05,25",
      ])
  }
}
