import Testing
import Values

@testable import Formatting

/// How long before or after a point of time, in words of a locale.
@Suite("Relative dates")
struct RelativeDateTests {
  /// A day that many days after 2026-03-01, the day of the report.
  private func text(_ days: Int32, _ locale: String = "en-US") throws -> String {
    try text(now: .seconds(1_772_366_400), locale) { $0.append(day: 20_513 + days, to: &$1) }
  }

  private func text(
    now: Duration, _ locale: String, _ body: (CellFormatter, inout ByteBuffer) -> Void
  ) throws -> String {
    let data = try #require(LocaleData(identifier: locale))
    let formatter = CellFormatter(.relativeDate(now: now), locale: data, zone: .utc, scale: nil)
    var buffer = ByteBuffer(capacity: 64)
    body(formatter, &buffer)
    return String(decoding: buffer.bytes(), as: UTF8.self)
  }

  @Test("days, weeks, months and years of the calendar")
  func days() throws {
    let expected: [(Int32, String)] = [
      (0, "today"), (-1, "yesterday"), (1, "tomorrow"), (-6, "6 days ago"), (7, "next week"),
      (-13, "last week"), (-14, "2 weeks ago"), (-28, "last month"), (-27, "3 weeks ago"),
      (31, "next month"), (-365, "last year"), (-364, "11 months ago"), (365 * 3 + 1, "in 3 years"),
      (-365_243, "1000 years ago"),
    ]
    for (days, words) in expected { #expect(try text(days) == words, "\(days)") }
  }

  @Test("a time of less than a day is told in hours and minutes")
  func times() throws {
    let expected: [(Int64, String)] = [
      (0, "now"), (-59, "now"), (-60, "1 minute ago"), (3_599, "in 59 minutes"),
      (-3_600, "1 hour ago"), (86_399, "in 23 hours"), (-86_400, "yesterday"),
    ]
    for (seconds, words) in expected {
      let drawn = try text(now: .seconds(1_772_366_400), "en-US") {
        $0.append(instant: .seconds(1_772_366_400 + seconds), to: &$1)
      }
      #expect(drawn == words, "\(seconds)")
    }
  }

  @Test("other locales have their own words and plurals, beyond what was learnt too")
  func locales() throws {
    #expect(try text(-3, "de-DE") == "vor 3 Tagen")
    #expect(try text(-1, "fr-FR") == "hier")
    #expect(try text(-2, "ru-RU") == "позавчера" || text(-3, "ru-RU") == "3 дня назад")
    #expect(
      try text(-365 * 102, "ru-RU").contains("101") || text(-365 * 102, "ru-RU").contains("102"))
  }

  @Test("the words of en-US are those that are learnt")
  func builtIn() {
    let learnt = LocaleData(learning: "en-US").relative()
    let built = LocaleData.unitedStates.relative()
    #expect(learnt.past == built.past && learnt.future == built.future)
    #expect(learnt.now == built.now && learnt.today == built.today)
  }

  @Test("extremes do not trap")
  func extremes() throws {
    #expect(try !text(.max - 20_513).isEmpty)
    #expect(try !text(.min + 20_513).isEmpty)
    let drawn = try text(now: .seconds(Int64.max), "en-US") {
      $0.append(instant: .seconds(Int64.min), to: &$1)
    }
    #expect(!drawn.isEmpty)
  }
}
