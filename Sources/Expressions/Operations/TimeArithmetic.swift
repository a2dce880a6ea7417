import Values

/// `+` and `-` of times, strings and lists, and the ranges that results must keep.
enum TimeArithmetic {
  static func apply(
    _ operation: BinaryOperator, _ first: ExpressionValue, _ second: ExpressionValue
  ) throws(EvaluationFault) -> ExpressionValue? {
    switch operation {
    case .add: return try add(first, second)
    case .subtract: return try subtract(first, second)
    default: return nil
    }
  }

  private static func add(
    _ first: ExpressionValue, _ second: ExpressionValue
  ) throws(EvaluationFault) -> ExpressionValue? {
    switch (first, second) {
    case (.string(let first), .string(let second)):
      return .string(first.appending(second))
    case (.bytes(let first), .bytes(let second)): return .bytes(first + second)
    case (.list(let first), .list(let second)): return .list(first + second)
    case (.duration(let first), .duration(let second)): return try duration(first + second)
    case (.timestamp(let time), .duration(let length)),
      (.duration(let length), .timestamp(let time)):
      return try timestamp(time + length)
    case (.date(let days), .duration(let length)), (.duration(let length), .date(let days)):
      return try date(days, plus: length)
    default: return nil
    }
  }

  private static func subtract(
    _ first: ExpressionValue, _ second: ExpressionValue
  ) throws(EvaluationFault) -> ExpressionValue? {
    switch (first, second) {
    case (.duration(let first), .duration(let second)): return try duration(first - second)
    case (.timestamp(let time), .duration(let length)): return try timestamp(time - length)
    case (.date(let days), .duration(let length)):
      return try date(days, plus: .zero - length)
    case (.time(let first), .time(let second)):
      return .duration(.nanoseconds(first &- second))
    default:
      guard let first = first.instant, let second = second.instant else { return nil }
      return try duration(first - second)
    }
  }

  /// A date moved by whole days; it stays a date.
  private static func date(
    _ days: Int32, plus length: Duration
  ) throws(EvaluationFault) -> ExpressionValue {
    let (whole, rest) = length.wholeSeconds.quotientAndRemainder(dividingBy: 86_400)
    guard rest == 0, length.nanosecondOfSecond == 0 else {
      throw .invalid("a date moves by whole days only; `timestamp(…)` of it by any duration")
    }
    let result = Int64(days) + whole
    guard let moved = Int32(exactly: result), CivilDate.dayRange.contains(moved) else {
      throw .invalid("the date is outside of the years 1 to 9999")
    }
    return .date(moved)
  }

  /// 0001-01-01T00:00:00Z … 9999-12-31T23:59:59.999999999Z in seconds since 1970.
  static let seconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  static func timestamp(_ value: Duration) throws(EvaluationFault) -> ExpressionValue {
    guard seconds.contains(value.wholeSeconds) else {
      throw .invalid("the time is outside of the years 1 to 9999")
    }
    return .timestamp(value)
  }

  /// A duration within 64 bits of nanoseconds.
  static func duration(_ value: Duration) throws(EvaluationFault) -> ExpressionValue {
    guard nanoseconds(of: value) != nil else {
      throw .invalid("the duration is longer than 292 years")
    }
    return .duration(value)
  }

  static func nanoseconds(of value: Duration) -> Int64? {
    let (whole, overflow) = value.wholeSeconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow {
      // The least durations have a second below the range and nanoseconds that bring them back.
      let (above, overflow) = (value.wholeSeconds &+ 1).multipliedReportingOverflow(
        by: 1_000_000_000)
      guard !overflow, value.wholeSeconds < 0 else { return nil }
      let sum = above.addingReportingOverflow(value.nanosecondOfSecond - 1_000_000_000)
      return sum.overflow ? nil : sum.partialValue
    }
    let sum = whole.addingReportingOverflow(value.nanosecondOfSecond)
    return sum.overflow ? nil : sum.partialValue
  }
}

extension ExpressionText {
  func appending(_ other: ExpressionText) -> ExpressionText {
    if count == 0 { return other }
    if other.count == 0 { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + other.count)
    withBytes { bytes.append(contentsOf: $0) }
    other.withBytes { bytes.append(contentsOf: $0) }
    return ExpressionText(bytes)
  }
}
