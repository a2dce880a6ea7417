import Foundation

/// Learns how a locale says how long ago or ahead something is.
enum RelativeLearning {
  static func names(locale: Locale) -> RelativeNames {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    // Noon on the fifteenth of a month in the middle of a year: no edge is near.
    let start = Date(timeIntervalSince1970: 1_623_758_400)

    func text(_ count: Int, _ field: Calendar.Component) -> [UInt8] {
      let date = calendar.date(byAdding: field, value: count, to: start) ?? start
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: [allowed(field)], presentation: .named, unitsStyle: .wide,
        locale: locale, calendar: calendar)
      let text = style.format(start).unicodeScalars
      return Array(
        String(String.UnicodeScalarView(text.filter { ![0x200E, 0x200F].contains($0.value) })).utf8)
    }
    func names(_ sign: Int) -> [[[UInt8]]] {
      RelativeNames.Unit.allCases.map { unit in
        (1...unit.limit).map { text($0 * sign, component(unit)) }
      }
    }
    return RelativeNames(
      now: text(0, .second), today: text(0, .day), past: names(-1), future: names(1))
  }

  private static func component(_ unit: RelativeNames.Unit) -> Calendar.Component {
    switch unit {
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }

  private static func allowed(
    _ field: Calendar.Component
  ) -> Date.RelativeFormatStyle.Field {
    switch field {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .weekOfYear: .week
    case .month: .month
    default: .year
    }
  }
}
