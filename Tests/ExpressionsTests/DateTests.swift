import Diagnostics
import Expressions
import Testing
import Values

/// Dates, times and durations.
@Suite struct DateTests {
  @Test(arguments: [
    Example("year(updated)", "2026"), Example("month(updated)", "1"), Example("day(updated)", "30"),
    Example("weekday(updated)", "5"), Example("week(updated)", "5"),
    Example("week(date('2021-01-01'))", "53"), Example("weekday(date('2026-11-29'))", "7"),
    Example("updated == date('2026-01-30')", "true"),
    Example("updated < date('2026-01-31')", "true"),
    Example("updated == timestamp('2026-01-30T00:00:00Z')", "true"),
    Example("updated < seen", "true"), Example("seen - updated", "Duration PT23H30M"),
    Example("updated - date('2026-01-01')", "Duration P29D"),
    Example("updated + duration('48h')", "date 2026-02-01"),
    Example("updated - duration('24h')", "date 2026-01-29"),
    Example(
      "updated + duration('1h')",
      "fault: a date moves by whole days only; `timestamp(…)` of it by any duration"),
    Example("timestamp(updated) + duration('1h')", "Timestamp 2026-01-30T01:00:00Z"),
    Example("updated.getFullYear()", "2026"), Example("updated.getMonth()", "0"),
    Example("updated.getDayOfWeek()", "5"), Example("int(updated)", "1769731200"),
    Example("string(updated)", "'2026-01-30'"), Example("string(opens)", "'10:00:00'"),
    Example("date(seen)", "date 2026-01-30"), Example("date('2026-02-03')", "date 2026-02-03"),
    Example("date('2026-02-03T10:00:00Z')", "date 2026-02-03"),
    Example("date(2026, 2, 3)", "date 2026-02-03"),
    Example("date(2026, 2, 30)", "fault: there is no date 2026-2-30"),
    Example("date('x')", "refused: `x` is not a date such as `2026-11-30`"),
    Example("time(seen)", "time 23:30:00"), Example("time('18:30')", "time 18:30:00"),
    Example("time('x')", "refused: `x` is not a time such as `18:30`"),
    Example("opens < time('10:30')", "true"), Example("opens - time('09:30')", "Duration PT30M"),
    Example("life > duration('24h')", "true"),
    Example("life + duration('1m')", "Duration P1DT2H1M"),
    Example("string(duration('90m'))", "'5400s'"), Example("duration('-1.5s')", "Duration -PT1.5S"),
    Example("duration('1h30m').getMinutes()", "90"),
    Example("duration('1.25s').getMilliseconds()", "250"),
    Example("duration('x')", "refused: `x` is not a duration such as `1h30m`"),
    Example("duration('999999999999s')", "refused: the duration is longer than 292 years"),
    Example("seen.getHours()", "23"), Example("seen.getHours('+02:00')", "1"),
    Example("seen.getHours('-00:30')", "23"),
    Example("seen.getHours('Nowhere')", "fault: there is no time zone `Nowhere`"),
    Example("timestamp('2026-01-30T10:00:00+02:00')", "Timestamp 2026-01-30T08:00:00Z"),
    Example(
      "timestamp('2026-01-30')",
      "refused: `2026-01-30` is not a time such as `2026-11-30T10:00:00Z`"),
    Example("timestamp(0)", "Timestamp 1970-01-01T00:00:00Z"),
    Example(
      "seen + duration('2562047h') + duration('2562047h')",
      "Timestamp 2610-08-21T21:30:00Z"),
    Example(
      "timestamp('9999-12-31T23:59:59Z') + duration('1s')",
      "fault: the time is outside of the years 1 to 9999"),
  ])
  func value(_ example: Example) throws {
    #expect(try Fixture.stock().show(example.text) == example.shown)
  }

  @Test func zoneOfTheReport() throws {
    var stock = Fixture.stock()
    stock.environment.zone = Zone(name: "Test", fixedOffset: 3_600)
    #expect(try stock.show("date(seen)") == "date 2026-01-31")
    #expect(try stock.show("time(seen)") == "time 00:30:00")
    #expect(try stock.show("day(seen)") == "31")
    #expect(try stock.show("seen.getDate()") == "30")
    #expect(try stock.show("day(updated)") == "30")
  }

  @Test func clock() throws {
    var stock = Fixture.stock()
    stock.environment.now = Duration(secondsSince1970: 1_769_731_200)
    #expect(try stock.show("now()") == "Timestamp 2026-01-30T00:00:00Z")
    #expect(try stock.show("date(now()) == updated") == "true")
    stock.environment.now = nil
    #expect(
      try stock.show("now()")
        == "fault: `now()` has no value: neither --now nor SOURCE_DATE_EPOCH is given")
    stock.hasClock = false
    #expect(stock.check("now()").diagnostics.map(\.code.name) == ["missing-clock"])
  }

  @Test(arguments: [
    Example("initial(name)", "'A'"), Example("initial(name)", "'E'", row: 1),
    Example("initial('ärger')", "'A'"), Example("initial('ßa')", "'S'"),
    Example("initial('éa')", "'E'"), Example("initial('жук')", "'Ж'"),
    Example("initial('漢字')", "'漢'"), Example("initial('각')", "'ᄀ'"),
    Example("initial('1a')", "'#'"), Example("initial('')", "'#'"),
    Example("initial(' a')", "'#'"), Example("initial('🐱')", "'#'"),
  ])
  func initial(_ example: Example) throws {
    #expect(try Fixture.stock().show(example.text, row: example.row) == example.shown)
  }
}
