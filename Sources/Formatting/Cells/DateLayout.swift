import Values

/// A date pattern with the names that fill it in.
final class DateLayout: Sendable {
  private let steps: [Step]
  private let pool: [UInt8]
  private let script: DigitScript

  /// A part of the pattern: a field that is a number, or names one of which is drawn.
  private struct Step: Sendable {
    let field: DateField
    let width: Int
    /// The first of the names of the field, which follow each other; or the literal.
    let names: Int
  }

  /// The texts of all names and literals.
  private let texts: [TextPool.Text]

  init(parts: [DatePart], locale: LocaleData) {
    var pool = TextPool()
    var texts: [TextPool.Text] = []
    steps = parts.map { part in
      let first = texts.count
      switch part {
      case .literal(let bytes):
        texts.append(pool.add(bytes))
        return Step(field: .literal, width: 0, names: first)
      case .field(let field, let width):
        texts += locale.names().names(of: field).map { pool.add($0) }
        return Step(field: field, width: width, names: first)
      }
    }
    self.texts = texts
    self.pool = pool.bytes
    script = DigitScript(zero: locale.number.marks.zero)
  }

  /// Appends a day and a time of day; fields that one of them lacks show the first day, midnight.
  func append(
    day: Int32, nanoseconds: Int64 = 0, offset: Int = 0, to buffer: inout ByteBuffer
  ) {
    pool.withUnsafeBufferPointer { pool in
      append(day: day, nanoseconds: nanoseconds, offset: offset, pool: pool, to: &buffer)
    }
  }

  private func append(
    day: Int32, nanoseconds: Int64, offset: Int, pool: UnsafeBufferPointer<UInt8>,
    to buffer: inout ByteBuffer
  ) {
    let date = CivilDate(days: day)
    let time = min(max(nanoseconds, 0), TimeOfDay.nanosecondsPerDay - 1)
    let seconds = Int(time / TimeOfDay.nanosecondsPerSecond)
    let hour = seconds / 3_600
    for step in steps {
      let width = step.width
      let name: Int
      switch step.field {
      case .literal, .era: name = 0
      case .monthName, .shortMonthName, .standaloneMonthName, .shortStandaloneMonthName:
        name = date.month - 1
      case .weekdayName, .shortWeekdayName, .standaloneWeekdayName, .shortStandaloneWeekdayName:
        name = CivilDate.weekday(ofDays: day) - 1
      case .halfDay: name = hour < 12 ? 0 : 1
      case .year:
        number(date.year, width, &buffer)
        continue
      case .yearOfCentury:
        number(date.year % 100, width, &buffer)
        continue
      case .month:
        number(date.month, width, &buffer)
        continue
      case .day:
        number(date.day, width, &buffer)
        continue
      case .hour:
        number(hour, width, &buffer)
        continue
      case .hourOfHalfDay:
        number((hour + 11) % 12 + 1, width, &buffer)
        continue
      case .minute:
        number(seconds / 60 % 60, width, &buffer)
        continue
      case .second:
        number(seconds % 60, width, &buffer)
        continue
      default:
        appendRare(step.field, width, date: date, time: time, offset: offset, to: &buffer)
        continue
      }
      texts[step.names + name].append(from: pool, to: &buffer)
    }
  }

  /// Appends a field that only strftime patterns have.
  private func appendRare(
    _ field: DateField, _ width: Int, date: CivilDate, time: Int64, offset: Int,
    to buffer: inout ByteBuffer
  ) {
    switch field {
    case .weekYear: number(date.isoWeek.year, width, &buffer)
    case .week: number(date.isoWeek.week, width, &buffer)
    case .weekdayNumber: number(date.weekday, width, &buffer)
    case .dayOfYear: number(date.dayOfYear, width, &buffer)
    case .spacedDay:
      if date.day < 10 { buffer.append(0x20) }
      number(date.day, 1, &buffer)
    case .fraction:
      number(Int(time % TimeOfDay.nanosecondsPerSecond) / 1_000, width, &buffer)
    case .offset: DateTimeText.appendOffset(offset, colon: false, to: &buffer)
    case .zoneName:
      buffer.append("UTC")
      if offset != 0 { DateTimeText.appendOffset(offset, colon: true, to: &buffer) }
    default: break
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
