/// A day of the proleptic Gregorian calendar in the years 1…9999.
package struct CivilDate: Sendable, Hashable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Days since 1970-01-01 of 0001-01-01 and 9999-12-31.
  package static let dayRange: ClosedRange<Int32> = -719_162...2_932_896

  /// A date; nil when there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.daysIn(month: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date of a number of days since 1970-01-01, which is clamped to ``dayRange``.
  package init(days: Int32) {
    let range = CivilDate.dayRange
    // Years are counted from 1 March, so that a leap day is the last day of its year; an era is
    // the 400 years after which the calendar repeats.
    let day = Int(min(max(days, range.lowerBound), range.upperBound)) + 719_468
    let era = day / 146_097
    let dayOfEra = day - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (marchMonth < 10 ? 0 : 1)
  }

  /// Days since 1970-01-01.
  package var days: Int32 {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = month > 2 ? month - 3 : month + 9
    let era = marchYear / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int32(truncatingIfNeeded: era * 146_097 + dayOfEra - 719_468)
  }

  /// The number of days of a month.
  package static func daysIn(month: Int, year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
  }

  /// Whether a year has 366 days.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// 1 for Monday … 7 for Sunday (ISO 8601).
  package var weekday: Int { CivilDate.weekday(ofDays: days) }

  /// The weekday of a number of days since 1970-01-01, which was a Thursday.
  package static func weekday(ofDays days: Int32) -> Int {
    let rest = (Int(days) + 3) % 7
    return (rest < 0 ? rest + 7 : rest) + 1
  }

  /// 1 for 1 January … 366.
  package var dayOfYear: Int {
    let januaryFirst = (month - 1, CivilDate.isLeap(year) ? 1 : 0)
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][januaryFirst.0]
    return before + day + (month > 2 ? januaryFirst.1 : 0)
  }

  /// The week of ISO 8601, which belongs to the year that has its Thursday.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = dayOfYear + 4 - weekday
    if thursday < 1 {
      let length = CivilDate.isLeap(year - 1) ? 366 : 365
      return (year - 1, (thursday + length - 1) / 7 + 1)
    }
    let length = CivilDate.isLeap(year) ? 366 : 365
    if thursday > length { return (year + 1, 1) }
    return (year, (thursday - 1) / 7 + 1)
  }
}
