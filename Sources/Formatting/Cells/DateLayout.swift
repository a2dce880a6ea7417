import Values

/// A date pattern with the names that fill it in.
struct DateLayout: Sendable {
  private let parts: [DatePart]
  private let names: CalendarData
  private let script: DigitScript

  init(parts: [DatePart], locale: LocaleData) {
    self.parts = parts
    names = locale.calendar()
    script = DigitScript(zero: locale.number.marks.zero)
  }

  /// Appends a day and a time of day; fields that one of them lacks show the first day, midnight.
  func append(
    day: Int32, nanoseconds: Int64 = 0, offset: Int = 0, to buffer: inout ByteBuffer
  ) {
    let date = CivilDate(days: day)
    let time = min(max(nanoseconds, 0), TimeOfDay.nanosecondsPerDay - 1)
    let seconds = Int(time / TimeOfDay.nanosecondsPerSecond)
    let hour = seconds / 3_600
    for part in parts {
      switch part {
      case .literal(let bytes): buffer.append(bytes)
      case .year(let width): number(date.year, width, &buffer)
      case .yearOfCentury: number(date.year % 100, 2, &buffer)
      case .weekYear: number(date.isoWeek.year, 4, &buffer)
      case .month(let width): number(date.month, width, &buffer)
      case .monthName: buffer.append(names.months[date.month - 1])
      case .shortMonthName: buffer.append(names.shortMonths[date.month - 1])
      case .standaloneMonthName: buffer.append(names.standaloneMonths[date.month - 1])
      case .shortStandaloneMonthName:
        buffer.append(names.shortStandaloneMonths[date.month - 1])
      case .day(let width): number(date.day, width, &buffer)
      case .spacedDay:
        if date.day < 10 { buffer.append(0x20) }
        number(date.day, 1, &buffer)
      case .dayOfYear(let width): number(date.dayOfYear, width, &buffer)
      case .week(let width): number(date.isoWeek.week, width, &buffer)
      case .weekdayName: buffer.append(names.weekdays[date.weekday - 1])
      case .shortWeekdayName: buffer.append(names.shortWeekdays[date.weekday - 1])
      case .standaloneWeekdayName: buffer.append(names.standaloneWeekdays[date.weekday - 1])
      case .shortStandaloneWeekdayName:
        buffer.append(names.shortStandaloneWeekdays[date.weekday - 1])
      case .weekdayNumber: number(date.weekday, 1, &buffer)
      case .hour(let width): number(hour, width, &buffer)
      case .hourOfHalfDay(let width): number((hour + 11) % 12 + 1, width, &buffer)
      case .minute(let width): number(seconds / 60 % 60, width, &buffer)
      case .second(let width): number(seconds % 60, width, &buffer)
      case .fraction:
        number(Int(time % TimeOfDay.nanosecondsPerSecond) / 1_000, 6, &buffer)
      case .halfDay: buffer.append(hour < 12 ? names.am : names.pm)
      case .era: buffer.append(names.era)
      case .offset: DateTimeText.appendOffset(offset, colon: false, to: &buffer)
      case .zoneName:
        buffer.append("UTC")
        if offset != 0 { DateTimeText.appendOffset(offset, colon: true, to: &buffer) }
      }
    }
  }

  @inline(__always)
  private func number(_ value: Int, _ width: Int, _ buffer: inout ByteBuffer) {
    let start = buffer.count
    let magnitude = UInt64(truncatingIfNeeded: value)
    buffer.append(digits: magnitude, width: max(width, magnitude.decimalDigitCount))
    if !script.isASCII { script.replaceDigits(in: &buffer, from: start) }
  }
}
