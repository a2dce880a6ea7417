import Testing
import Values

@Suite struct CivilDateTests {
  /// Counts through the whole calendar by hand: all days of some years, else the month's ends.
  @Test func everyMonthFollowsTheOneBefore() {
    let dense = [1, 4, 100, 400, 1582, 1900, 1969, 1970, 1999, 2000, 2024, 2026, 2100, 9999]
    var first: Int32 = -719_162
    var mismatches = 0
    for year in 1...9999 {
      for month in 1...12 {
        let length = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        let isLeapDay =
          month == 2 && (year % 400 == 0 || year % 4 == 0 && year % 100 != 0)
        let last = length + (isLeapDay ? 1 : 0)
        for day in dense.contains(year) ? Array(1...last) : [1, last] {
          let days = first + Int32(day) - 1
          let date = CivilDate(days: days)
          // 0001-01-01 was a Monday.
          let weekday = (Int(days) + 719_162) % 7 + 1
          if date != CivilDate(year: year, month: month, day: day) || date.days != days
            || date.weekday != weekday
          {
            mismatches += 1
          }
        }
        if CivilDate(year: year, month: month, day: last + 1) != nil { mismatches += 1 }
        first += Int32(last)
      }
    }
    #expect(mismatches == 0)
    #expect(first == CivilDate.dayRange.upperBound + 1)
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

  @Test(
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("0001-01-01", -719_162),
      ("9999-12-31", 2_932_896),
    ] as [(String, Int32)])
  func readsAndWrites(_ text: String, _ days: Int32) {
    #expect(withBytes(text) { CivilDate.read($0) } == days)
    #expect(written { CivilDate.append(days: days, to: &$0) } == text)
  }

  @Test(arguments: [
    "2023-02-29", "1900-02-29", "2023-13-01", "2023-00-10", "2023-01-00", "2023-04-31",
    "0000-01-01",
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
