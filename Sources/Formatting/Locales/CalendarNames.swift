/// Names of the Gregorian calendar in one locale.
struct CalendarNames: Sendable, Equatable {
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

  /// The names that a field chooses from; none for a number.
  func names(of field: DateField) -> [[UInt8]] {
    switch field {
    case .monthName: months
    case .shortMonthName: shortMonths
    case .standaloneMonthName: standaloneMonths
    case .shortStandaloneMonthName: shortStandaloneMonths
    case .weekdayName: weekdays
    case .shortWeekdayName: shortWeekdays
    case .standaloneWeekdayName: standaloneWeekdays
    case .shortStandaloneWeekdayName: shortStandaloneWeekdays
    case .halfDay: [am, pm]
    case .era: [era]
    default: []
    }
  }
}

/// What a date pattern draws.
enum DateKind: CaseIterable {
  case date
  case time
  /// A date in one of the lengths with a short time.
  case datetime
}

/// The lengths of a locale's date patterns; times are short or have seconds.
enum DateLength: CaseIterable {
  case short
  case medium
  case long
  case full
}

/// A part of a compiled date pattern.
enum DatePart: Sendable, Equatable {
  case literal([UInt8])
  /// A field with at least `width` digits, where it is a number.
  case field(DateField, width: Int)

  /// A field that is a name, or a number without leading zeros.
  static func field(_ field: DateField) -> DatePart { .field(field, width: 1) }
}

/// What a part of a date pattern stands for.
enum DateField: UInt8, Sendable {
  case literal
  case year
  case yearOfCentury
  case weekYear
  case month
  case monthName
  case shortMonthName
  case standaloneMonthName
  case shortStandaloneMonthName
  case day
  /// The day with a space where a second digit is missing.
  case spacedDay
  case dayOfYear
  case week
  case weekdayName
  case shortWeekdayName
  case standaloneWeekdayName
  case shortStandaloneWeekdayName
  case weekdayNumber
  case hour
  case hourOfHalfDay
  case minute
  case second
  case fraction
  case halfDay
  case era
  case offset
  case zoneName
}
