/// Reading takes names of months and days in English, in any case, whole or by three letters.
/// Numbers may lack their leading zeros; a year has four digits. `%y` is 1969…2068, as in POSIX.
extension TimePattern {
  /// Days since 1970-01-01; nil when the text does not fit or is no day.
  package func readDate(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    parts(bytes)?.day
  }

  /// Nanoseconds since midnight; nil when the text does not fit.
  package func readTime(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    parts(bytes)?.timeOfDay
  }

  /// A date and a time; nil when the text does not fit.
  package func readDateTime(_ bytes: UnsafeRawBufferPointer) -> DateTimeText? {
    guard let parts = parts(bytes), let day = parts.day, let time = parts.timeOfDay else {
      return nil
    }
    return DateTimeText(day: day, nanoseconds: time, offset: parts.offset)
  }

  private func parts(_ bytes: UnsafeRawBufferPointer) -> TimeParts? {
    var parts = TimeParts()
    var at = 0
    for item in items {
      switch item {
      case .literal(let literal):
        guard at + literal.count <= bytes.count,
          bytes[at..<(at + literal.count)].elementsEqual(literal)
        else { return nil }
        at += literal.count
      case .field(let field, _):
        guard let end = parts.read(field, bytes, at: at) else { return nil }
        at = end
      }
    }
    return at == bytes.count ? parts : nil
  }
}

/// What was read of a date and time so far.
private struct TimeParts {
  private var year: Int?
  private var month: Int?
  private var dayOfMonth: Int?
  private var dayOfYear: Int?
  private var weekday: Int?
  private var hour = 0
  private var halfDay: Int?
  private var minute = 0
  private var second = 0
  private var billionths: Int64 = 0
  var offset: Int?

  /// The day, where the parts name one and agree about its weekday.
  var day: Int32? {
    guard let year else { return nil }
    var date: CivilDate?
    if let month, let dayOfMonth {
      date = CivilDate(year: year, month: month, day: dayOfMonth)
      if let dayOfYear, date?.dayOfYear != dayOfYear { return nil }
    } else if let dayOfYear, dayOfYear <= (CivilDate.isLeap(year) ? 366 : 365) {
      date = CivilDate(year: year, month: 1, day: 1).map {
        CivilDate(days: $0.days + Int32(dayOfYear) - 1)
      }
    }
    if let weekday, date?.weekday != weekday { return nil }
    return date?.days
  }

  var timeOfDay: Int64? {
    var hour = hour
    if let halfDay {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + halfDay * 12
    }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return Int64(hour * 3_600 + minute * 60 + second) * TimeOfDay.nanosecondsPerSecond + billionths
  }

  /// Reads a field that begins at `start`; gives where it ends.
  mutating func read(
    _ field: TimePattern.Field, _ bytes: UnsafeRawBufferPointer, at start: Int
  ) -> Int? {
    switch field {
    case .year: return number(bytes, start, 4...4, 1...9999) { year = $0 }
    case .yearOfCentury:
      return number(bytes, start, 2...2, 0...99) { year = $0 < 69 ? 2000 + $0 : 1900 + $0 }
    case .month: return number(bytes, start, 1...2, 1...12) { month = $0 }
    case .day: return number(bytes, start, 1...2, 1...31) { dayOfMonth = $0 }
    case .spacedDay:
      let isSpaced = start < bytes.count && bytes[start] == 0x20
      return number(bytes, isSpaced ? start + 1 : start, 1...2, 1...31) { dayOfMonth = $0 }
    case .dayOfYear: return number(bytes, start, 1...3, 1...366) { dayOfYear = $0 }
    case .weekdayNumber: return number(bytes, start, 1...1, 1...7) { weekday = $0 }
    case .hour: return number(bytes, start, 1...2, 0...23) { hour = $0 }
    case .hourOfHalfDay: return number(bytes, start, 1...2, 1...12) { hour = $0 }
    case .minute: return number(bytes, start, 1...2, 0...59) { minute = $0 }
    case .second: return number(bytes, start, 1...2, 0...59) { second = $0 }
    case .fraction:
      guard let (fraction, end) = TimeOfDay.readFraction(bytes, at: start) else { return nil }
      billionths = fraction
      return end
    case .monthAbbreviation, .monthName:
      guard let (index, end) = name(bytes, start, EnglishNames.months) else { return nil }
      month = index + 1
      return end
    case .weekdayAbbreviation, .weekdayName:
      guard let (index, end) = name(bytes, start, EnglishNames.weekdays) else { return nil }
      weekday = index + 1
      return end
    case .halfDay:
      guard start + 2 <= bytes.count, bytes[start + 1] | 0x20 == 0x6D,
        bytes[start] | 0x20 == 0x61 || bytes[start] | 0x20 == 0x70
      else { return nil }
      halfDay = bytes[start] | 0x20 == 0x70 ? 1 : 0
      return start + 2
    case .offset: return readOffset(bytes, start)
    case .weekYear, .week, .zoneName: return nil
    }
  }

  private func number(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ lengths: ClosedRange<Int>,
    _ values: ClosedRange<Int>, _ store: (Int) -> Void
  ) -> Int? {
    var at = start
    var value = 0
    while at < bytes.count, at - start < lengths.upperBound, bytes[at] &- 0x30 <= 9 {
      value = value * 10 + Int(bytes[at] &- 0x30)
      at += 1
    }
    guard lengths.contains(at - start), values.contains(value) else { return nil }
    store(value)
    return at
  }

  /// The place of the name that stands at `start`, the whole one before its three letters.
  private func name(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ names: [String]
  ) -> (index: Int, end: Int)? {
    for length in [Int.max, 3] {
      for (index, name) in names.enumerated() {
        let letters = name.utf8.prefix(length)
        guard start + letters.count <= bytes.count else { continue }
        let text = bytes[start..<(start + letters.count)]
        if text.elementsEqual(letters, by: { $0 | 0x20 == $1 | 0x20 }) {
          return (index, start + letters.count)
        }
      }
    }
    return nil
  }

  private mutating func readOffset(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    for length in [6, 5, 3, 1] where start + length <= bytes.count {
      let prefix = UnsafeRawBufferPointer(rebasing: bytes[..<(start + length)])
      if let seconds = DateTimeText.readOffset(prefix, at: start) {
        offset = seconds
        return start + length
      }
    }
    return nil
  }
}

/// Names by which dates are read in every locale.
private enum EnglishNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
