import Values

/// Durations as CEL writes them: numbers with units, such as `1h30m`, `-1.5s` or `20ms`.
enum UnitDuration {
  private static let units: [(name: [UInt8], nanoseconds: Int64)] = [
    (Array("ns".utf8), 1), (Array("us".utf8), 1_000), (Array("µs".utf8), 1_000),
    (Array("μs".utf8), 1_000), (Array("ms".utf8), 1_000_000), (Array("s".utf8), 1_000_000_000),
    (Array("m".utf8), 60_000_000_000), (Array("h".utf8), 3_600_000_000_000),
  ]

  /// The duration of a text; nil when it is malformed or beyond some millions of years.
  ///
  /// Parts of a nanosecond are cut.
  static func read(_ bytes: [UInt8]) -> Duration? {
    var index = 0
    var isNegative = false
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      index = 1
    }
    if bytes[index...].elementsEqual("0".utf8) { return .zero }
    guard index < bytes.count else { return nil }
    var total: Int128 = 0
    while index < bytes.count {
      guard let part = readPart(bytes, &index) else { return nil }
      total += part
      guard total < 1 << 80 else { return nil }
    }
    let (seconds, rest) = total.quotientAndRemainder(dividingBy: 1_000_000_000)
    let length = Duration(
      secondsSince1970: Int64(clamping: seconds), nanoseconds: Int64(truncatingIfNeeded: rest))
    return isNegative ? .zero - length : length
  }

  /// A number with its unit, in nanoseconds.
  private static func readPart(_ bytes: [UInt8], _ index: inout Int) -> Int128? {
    var value: Int128 = 0
    var scale = 0
    var hasDigits = false
    var afterPoint = false
    while index < bytes.count {
      if isDigit(bytes[index]) {
        hasDigits = true
        // Digits beyond a tenth of a nanosecond of the largest unit change nothing.
        if !afterPoint || scale < 18 {
          value = value * 10 + Int128(bytes[index] - 0x30)
          if afterPoint { scale += 1 }
        }
        guard value < 1 << 80 else { return nil }
      } else if bytes[index] == UInt8(ascii: "."), !afterPoint {
        afterPoint = true
      } else {
        break
      }
      index += 1
    }
    guard hasDigits else { return nil }
    // The longest unit that fits is the right one: `ms` is not minutes with an `s`.
    let rest = bytes[index...]
    guard
      let unit = units.filter({ rest.starts(with: $0.name) })
        .max(by: { $0.name.count < $1.name.count })
    else { return nil }
    index += unit.name.count
    let (product, overflow) = value.multipliedReportingOverflow(by: Int128(unit.nanoseconds))
    guard !overflow else { return nil }
    return product / Decimal.power(scale)
  }

  /// Appends seconds with an `s`: `-1.5s`.
  static func append(_ length: Duration, to buffer: inout ByteBuffer) {
    let nanoseconds = TimeArithmetic.nanoseconds(of: length) ?? 0
    Decimal(coefficient: nanoseconds, scale: 9).trimmed().append(to: &buffer)
    buffer.append(UInt8(ascii: "s"))
  }
}
