import Values

/// The dates of spec language §5.
///
/// A datetime is seen in the zone of the report.
enum DateFunctions {
  static let all: [FunctionDeclaration] = [
    FunctionDeclaration(
      "date", reportOnly: true,
      FunctionForm(
        [.oneOf([.string, .timestamp, .date])], .fixed(.date),
        .one { (value, frame) throws(EvaluationFault) in
          .date(try civil(value, "date", frame).date.days)
        }),
      FunctionForm(
        [.type(.int), .type(.int), .type(.int)], .fixed(.date),
        .many { (arguments, _) throws(EvaluationFault) in
          guard case .int(let year) = arguments[0], case .int(let month) = arguments[1],
            case .int(let day) = arguments[2]
          else { throw EvaluationFault.noOverload("date", arguments) }
          guard
            let date = CivilDate(
              year: Int(clamping: year), month: Int(clamping: month), day: Int(clamping: day))
          else { throw .invalid("there is no date \(year)-\(month)-\(day)") }
          return .date(date.days)
        })),
    FunctionDeclaration(
      "time", reportOnly: true,
      FunctionForm(
        [.oneOf([.string, .timestamp, .time])], .fixed(.time),
        .one { (value, frame) throws(EvaluationFault) in try time(value, frame) })),
    part("year") { Int64($0.year) },
    part("month") { Int64($0.month) },
    part("day") { Int64($0.day) },
    part("weekday") { Int64($0.weekday) },
    part("week") { Int64($0.isoWeek.week) },
    FunctionDeclaration(
      "initial", reportOnly: true,
      FunctionForm(
        [.type(.string)], .fixed(.string),
        .one { (value, _) throws(EvaluationFault) in
          guard case .string(let text) = value else { throw .noOverload("initial", value) }
          return .string(Initial.of(text))
        })),
    FunctionDeclaration(
      "now", reportOnly: true, pure: false,
      FunctionForm(
        [], .fixed(.timestamp),
        .none { (frame) throws(EvaluationFault) in
          guard let now = frame.environment.now else {
            throw .invalid("`now()` has no value: neither --now nor SOURCE_DATE_EPOCH is given")
          }
          return try TimeArithmetic.timestamp(now)
        })),
  ]

  private static func part(
    _ name: String, _ part: @escaping @Sendable (CivilDate) -> Int64
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name, reportOnly: true,
      FunctionForm(
        [.oneOf([.date, .timestamp])], .fixed(.int),
        .one { (value, frame) throws(EvaluationFault) in
          if case .date(let days) = value { return .int(part(CivilDate(days: days))) }
          guard case .timestamp = value else { throw .noOverload(name, value) }
          return .int(part(try civil(value, name, frame).date))
        }))
  }

  private static func civil(
    _ value: ExpressionValue, _ name: String, _ frame: Frame
  ) throws(EvaluationFault) -> CivilTime {
    switch value {
    case .date(let days):
      return CivilTime(Duration(secondsSince1970: Int64(days) * 86_400), offset: 0)
    case .timestamp(let instant):
      return CivilTime(
        instant, offset: frame.environment.zone.offset(at: instant.wholeSeconds))
    case .string(let text):
      if let days = text.withBytes({ CivilDate.read($0) }) {
        return CivilTime(Duration(secondsSince1970: Int64(days) * 86_400), offset: 0)
      }
      guard let parts = text.withBytes({ DateTimeText.read($0) }) else {
        throw .invalid("`\(text.string.prefix(40))` is not a date such as `2026-11-30`")
      }
      // A text shows its date itself, whatever its offset.
      return CivilTime(Duration(secondsSince1970: Int64(parts.day) * 86_400), offset: 0)
    default: throw .noOverload(name, value)
    }
  }

  private static func time(
    _ value: ExpressionValue, _ frame: Frame
  ) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .time: return value
    case .timestamp:
      let civil = try civil(value, "time", frame)
      return .time(civil.second * 1_000_000_000 + civil.nanosecond)
    case .string(let text):
      if let nanoseconds = text.withBytes({ TimeOfDay.read($0) }) { return .time(nanoseconds) }
      if let parts = text.withBytes({ DateTimeText.read($0) }) {
        return .time(parts.nanoseconds)
      }
      throw .invalid("`\(text.string.prefix(40))` is not a time such as `18:30`")
    default: throw .noOverload("time", value)
    }
  }
}
