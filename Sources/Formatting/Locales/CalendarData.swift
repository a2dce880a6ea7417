/// Names and patterns of the Gregorian calendar in one locale.
struct CalendarData: Sendable, Equatable {
  /// Names from January on: as in a date, and standing alone.
  var months: [[UInt8]]
  var shortMonths: [[UInt8]]
  var standaloneMonths: [[UInt8]]
  var shortStandaloneMonths: [[UInt8]]
  /// Names from Monday on.
  var weekdays: [[UInt8]]
  var shortWeekdays: [[UInt8]]
  var standaloneWeekdays: [[UInt8]]
  var shortStandaloneWeekdays: [[UInt8]]
  var am: [UInt8]
  var pm: [UInt8]
  /// The name of the common era, for calendars that write it.
  var era: [UInt8]
  /// Short, medium, long and full.
  var dates: [[DatePart]]
  /// Without and with seconds.
  var times: [[DatePart]]
  /// Short, medium, long and full dates with a short time.
  var datetimes: [[DatePart]]
}

/// A part of a compiled date pattern.
enum DatePart: Sendable, Equatable {
  case literal([UInt8])
  case year(width: Int)
  case yearOfCentury
  case weekYear
  case month(width: Int)
  case monthName
  case shortMonthName
  case standaloneMonthName
  case shortStandaloneMonthName
  case day(width: Int)
  /// The day with a space where a second digit is missing.
  case spacedDay
  case dayOfYear(width: Int)
  case week(width: Int)
  case weekdayName
  case shortWeekdayName
  case standaloneWeekdayName
  case shortStandaloneWeekdayName
  case weekdayNumber
  case hour(width: Int)
  case hourOfHalfDay(width: Int)
  case minute(width: Int)
  case second(width: Int)
  case fraction
  case halfDay
  case era
  case offset
  case zoneName
}
