import Values

/// How long before or after a point of time: in days, weeks, months and years of the calendar; a
/// time of less than a day in hours and minutes.
final class RelativeLayout: Sendable {
  private let now: Duration
  private let today: Int32
  private let zone: Zone
  private let names: RelativeNames
  private let script: DigitScript

  init(now: Duration, zone: Zone, locale: LocaleData) {
    self.now = now
    self.zone = zone
    today = RelativeLayout.day(of: now, in: zone)
    names = locale.relative()
    script = DigitScript(zero: locale.number.marks.zero)
  }

  private static func day(of instant: Duration, in zone: Zone) -> Int32 {
    let seconds = instant.secondsAndNanoseconds.0
    let local = seconds &+ Int64(zone.offset(at: seconds))
    return Int32(clamping: local.flooredQuotient(by: 86_400))
  }

  func append(instant: Duration, to buffer: inout ByteBuffer) {
    let (seconds, overflow) = instant.secondsAndNanoseconds.0.subtractingReportingOverflow(
      now.secondsAndNanoseconds.0)
    let size = overflow ? .max : seconds.magnitude
    if size < 60 { return buffer.append(names.now) }
    let sign = seconds < 0 ? -1 : 1
    if size < 3_600 { return append(sign * Int(size / 60), .minute, to: &buffer) }
    if size < 86_400 { return append(sign * Int(size / 3_600), .hour, to: &buffer) }
    append(day: RelativeLayout.day(of: instant, in: zone), to: &buffer)
  }

  func append(day: Int32, to buffer: inout ByteBuffer) {
    let days = Int(day) - Int(today)
    if days == 0 { return buffer.append(names.today) }
    let sign = days < 0 ? -1 : 1
    let months = RelativeLayout.months(between: min(day, today), and: max(day, today))
    if months >= 12 {
      append(sign * (months / 12), .year, to: &buffer)
    } else if months > 0 {
      append(sign * months, .month, to: &buffer)
    } else if abs(days) >= 7 {
      append(days / 7, .week, to: &buffer)
    } else {
      append(days, .day, to: &buffer)
    }
  }

  private func append(_ count: Int, _ unit: RelativeNames.Unit, to buffer: inout ByteBuffer) {
    names.append(count, unit, script: script, to: &buffer)
  }

  /// Whole months of the calendar from an earlier day to a later one.
  private static func months(between earlier: Int32, and later: Int32) -> Int {
    let first = CivilDate(days: earlier)
    let last = CivilDate(days: later)
    let months = (last.year - first.year) * 12 + last.month - first.month
    // The last day of a shorter month ends a month that began on a day it does not have.
    let isMonthEnd = last.day == CivilDate.daysIn(month: last.month, year: last.year)
    return last.day < first.day && !isMonthEnd ? months - 1 : months
  }
}
