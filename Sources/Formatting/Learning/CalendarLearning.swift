import Foundation

/// Learns the names and patterns of dates; always of the Gregorian calendar, in which data is.
struct CalendarLearning {
  let locale: Locale

  func names() -> CalendarNames {
    let formatter = formatter()
    return CalendarNames(
      months: names(formatter.monthSymbols, 12),
      shortMonths: names(formatter.shortMonthSymbols, 12),
      standaloneMonths: names(formatter.standaloneMonthSymbols, 12),
      shortStandaloneMonths: names(formatter.shortStandaloneMonthSymbols, 12),
      weekdays: mondayFirst(names(formatter.weekdaySymbols, 7)),
      shortWeekdays: mondayFirst(names(formatter.shortWeekdaySymbols, 7)),
      standaloneWeekdays: mondayFirst(names(formatter.standaloneWeekdaySymbols, 7)),
      shortStandaloneWeekdays: mondayFirst(names(formatter.shortStandaloneWeekdaySymbols, 7)),
      am: Array(formatter.amSymbol.utf8), pm: Array(formatter.pmSymbol.utf8),
      era: Array((formatter.eraSymbols.last ?? "").utf8))
  }

  func pattern(_ kind: DateKind, _ length: DateLength) -> String {
    let formatter = formatter()
    let style: DateFormatter.Style =
      switch length {
      case .short: .short
      case .medium: .medium
      case .long: .long
      case .full: .full
      }
    formatter.dateStyle = kind == .time ? .none : style
    // Longer times than medium ones name a zone.
    formatter.timeStyle =
      switch kind {
      case .date: .none
      case .time: length == .short ? .short : .medium
      case .datetime: .short
      }
    return formatter.dateFormat
  }

  private func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }

  /// Names as bytes, exactly `count` of them.
  private func names(_ symbols: [String]?, _ count: Int) -> [[UInt8]] {
    let names = (symbols ?? []).map { Array($0.utf8) }
    return (0..<count).map { $0 < names.count ? names[$0] : Array("\($0 + 1)".utf8) }
  }

  private func mondayFirst(_ names: [[UInt8]]) -> [[UInt8]] {
    Array(names.dropFirst() + names.prefix(1))
  }
}
