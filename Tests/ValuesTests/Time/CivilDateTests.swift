import Testing
import Values

@Suite struct CivilDateTests {
  /// Counts through the whole calendar by hand.
  @Test func everyDayFollowsTheOneBefore() {
    var year = 1
    var month = 1
    var day = 1
    var weekday = 1  // 0001-01-01 was a Monday.
    var mismatches = 0
    for days in CivilDate.dayRange {
      let date = CivilDate(days: days)
      if date.year != year || date.month != month || date.day != day { mismatches += 1 }
      if CivilDate.weekday(ofDays: days) != weekday { mismatches += 1 }
      // All days of a few years, and a sample of the others, go the way back too.
      if days % 13 == 0 || (1999...2001).contains(year) {
        if date.days != days || date.weekday != weekday { mismatches += 1 }
        if CivilDate(year: year, month: month, day: day)?.days != days { mismatches += 1 }
      }
      weekday = weekday % 7 + 1
      day += 1
      if day > CivilDate.daysIn(month: month, year: year) {
        day = 1
        month += 1
      }
      if month > 12 {
        month = 1
        year += 1
      }
    }
    #expect(mismatches == 0)
    #expect(year == 10_000 && month == 1 && day == 1)
  }

  @Test(arguments: [
    ("2005-01-01", 2004, 53), ("2005-01-02", 2004, 53), ("2005-12-31", 2005, 52),
    ("2007-01-01", 2007, 1), ("2008-12-29", 2009, 1), ("2010-01-03", 2009, 53),
    ("2026-12-31", 2026, 53), ("2024-12-30", 2025, 1), ("2021-01-04", 2021, 1),
  ])
  func knowsWeeks(_ text: String, _ year: Int, _ week: Int) throws {
    let date = try #require(withBytes(text) { CivilDate.read($0) }.map { CivilDate(days: $0) })
    #expect(date.isoWeek == (year, week))
  }

  @Test func knowsDaysOfTheYear() {
    #expect(CivilDate(year: 2024, month: 12, day: 31)?.dayOfYear == 366)
    #expect(CivilDate(year: 2023, month: 12, day: 31)?.dayOfYear == 365)
    #expect(CivilDate(year: 2023, month: 3, day: 1)?.dayOfYear == 60)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("0001-01-01", -719_162),
    ("9999-12-31", 2_932_896),
  ] as [(String, Int32)])
  func readsAndWrites(_ text: String, _ days: Int32) {
    #expect(withBytes(text) { CivilDate.read($0) } == days)
    #expect(written { CivilDate.append(days: days, to: &$0) } == text)
  }

  @Test(arguments: [
    "2023-02-29", "1900-02-29", "2023-13-01", "2023-00-10", "2023-01-00", "2023-04-31", "0000-01-01",
    "2023-1-1", "20230101", "2023/01/01", "2023-01-01 ", "", "２023-01-01", "2023-0a-01",
  ])
  func refuses(_ text: String) {
    #expect(withBytes(text) { CivilDate.read($0) } == nil)
  }

  @Test func clampsDaysOutsideOfTheCalendar() {
    #expect(CivilDate(days: .max).year == 9999)
    #expect(CivilDate(days: .min).year == 1)
  }
}
