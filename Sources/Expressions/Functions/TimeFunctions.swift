import Values

/// `timestamp`, `duration` and the accessors of CEL, which are in UTC unless a zone is given.
enum TimeFunctions {
  static let all: [FunctionDeclaration] =
    [
      FunctionDeclaration(
        "timestamp",
        FunctionForm(
          [.oneOf([.string, .int, .timestamp, .date])], .fixed(.timestamp),
          .one { (value, _) throws(EvaluationFault) in try timestamp(value) })),
      FunctionDeclaration(
        "duration",
        FunctionForm(
          [.oneOf([.string, .duration])], .fixed(.duration),
          .one { (value, _) throws(EvaluationFault) in try duration(value) })),
    ] + accessors

  private static let accessors: [FunctionDeclaration] = [
    accessor("getFullYear") { Int64($0.date.year) },
    accessor("getMonth") { Int64($0.date.month - 1) },
    accessor("getDate") { Int64($0.date.day) },
    accessor("getDayOfMonth") { Int64($0.date.day - 1) },
    accessor("getDayOfWeek") { Int64($0.date.weekday % 7) },
    accessor("getDayOfYear") { Int64($0.date.dayOfYear - 1) },
    accessor("getHours", duration: { $0 / 3_600_000_000_000 }) { $0.second / 3_600 },
    accessor("getMinutes", duration: { $0 / 60_000_000_000 }) { $0.second / 60 % 60 },
    accessor("getSeconds", duration: { $0 / 1_000_000_000 }) { $0.second % 60 },
    accessor("getMilliseconds", duration: { $0 / 1_000_000 % 1_000 }) {
      $0.nanosecond / 1_000_000
    },
  ]

  /// An accessor; `part` is of a civil time, `duration` of whole nanoseconds.
  private static func accessor(
    _ name: String, duration: (@Sendable (Int64) -> Int64)? = nil,
    _ part: @escaping @Sendable (CivilTime) -> Int64
  ) -> FunctionDeclaration {
    let types: [ExpressionType] =
      duration == nil ? [.timestamp, .date] : [.timestamp, .date, .duration]
    return FunctionDeclaration(
      name, .member,
      FunctionForm(
        [.oneOf(types)], .fixed(.int),
        .one { (value, _) throws(EvaluationFault) in
          if case .duration(let length) = value, let duration,
            let nanoseconds = TimeArithmetic.nanoseconds(of: length)
          {
            return .int(duration(nanoseconds))
          }
          guard let instant = value.instant else { throw .noOverload(name, value) }
          return .int(part(CivilTime(instant, offset: 0)))
        }),
      FunctionForm(
        [.oneOf([.timestamp, .date]), .type(.string)], .fixed(.int),
        .two { (value, zone, frame) throws(EvaluationFault) in
          guard let instant = value.instant, case .string(let zone) = zone else {
            throw .noOverload(name, value, zone)
          }
          let offset = try offset(of: zone, at: instant, frame.environment.zones)
          return .int(part(CivilTime(instant, offset: offset)))
        }))
  }

  /// The offset of a zone given by its name or as `+05:30`, in seconds east of UTC.
  private static func offset(
    of zone: ExpressionText, at instant: Duration, _ zones: TimeZones
  ) throws(EvaluationFault) -> Int {
    let name = zone.string
    if let known = zones.zone(name) { return known.offset(at: instant.wholeSeconds) }
    let sign = name.utf8.first
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    let digits = Array((isSigned ? String(name.dropFirst()) : name).utf8)
    guard digits.count == 5, digits[2] == UInt8(ascii: ":"),
      let hours = Int(String(decoding: digits[..<2], as: UTF8.self)),
      let minutes = Int(String(decoding: digits[3...], as: UTF8.self)), hours < 24, minutes < 60,
      digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ":") })
    else {
      throw .invalid("there is no time zone `\(name.prefix(60))`")
    }
    let seconds = hours * 3_600 + minutes * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  // MARK: - Conversions

  private static func timestamp(
    _ value: ExpressionValue
  ) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .timestamp: return value
    case .date: return value.instant.map { .timestamp($0) } ?? .null
    case .int(let seconds):
      guard TimeArithmetic.seconds.contains(seconds) else {
        throw .invalid("the time is outside of the years 1 to 9999")
      }
      return .timestamp(Duration(secondsSince1970: seconds))
    case .string(let text):
      guard text.count >= 20, text[10] | 0x20 == UInt8(ascii: "t"),
        let parts = text.withBytes({ DateTimeText.read($0) }), parts.offset != nil
      else {
        throw .invalid("`\(text.string.prefix(40))` is not a time such as `2026-11-30T10:00:00Z`")
      }
      return try TimeArithmetic.timestamp(parts.instant(in: .utc).instant)
    default: throw .noOverload("timestamp", value)
    }
  }

  private static func duration(
    _ value: ExpressionValue
  ) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .duration: return value
    case .string(let text):
      guard let length = UnitDuration.read(text.bytes) else {
        throw .invalid("`\(text.string.prefix(40))` is not a duration such as `1h30m`")
      }
      return try TimeArithmetic.duration(length)
    default: throw .noOverload("duration", value)
    }
  }

  /// The text of a time as `string(x)` gives it.
  static func text(of value: ExpressionValue) -> ExpressionText {
    var buffer = ByteBuffer(capacity: 64)
    switch value {
    case .timestamp(let time): DateTimeText.append(instant: time, offset: 0, to: &buffer)
    case .date(let days): CivilDate.append(days: days, to: &buffer)
    case .time(let nanoseconds): TimeOfDay.append(nanoseconds: nanoseconds, to: &buffer)
    case .duration(let length): UnitDuration.append(length, to: &buffer)
    default: break
    }
    return ExpressionText(buffer.bytes())
  }
}

/// A time as a calendar and a clock show it.
struct CivilTime {
  let date: CivilDate
  /// Seconds since midnight.
  let second: Int64
  let nanosecond: Int64

  /// A time at `offset` seconds east of UTC.
  init(_ instant: Duration, offset: Int) {
    let local = instant.wholeSeconds &+ Int64(offset)
    let day = local.flooredQuotient(by: 86_400)
    date = CivilDate(days: Int32(clamping: day))
    second = local &- day &* 86_400
    nanosecond = instant.nanosecondOfSecond
  }
}
