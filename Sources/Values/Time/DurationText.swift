/// Lengths of time as they are written.
///
/// Three forms are read, each with a `-` in front or not:
/// - ISO 8601: `P1DT2H30M5.5S`, `PT90M`, `P2W`. Years and months have no fixed length and are refused.
/// - a clock: `1:30:05` or `100:00:00.25`. `1:30` is refused, since it may be hours or minutes.
/// - units: `1h 30m`, `2d 4h`, `90 min`, `1.5s`, `20ms`, from the largest to the smallest, of
///   `w d h min s ms`, and `m` for minutes.
///
/// Only the last number may have a fraction, of up to nine digits. A day has 24 hours. What is longer
/// than ``maxSeconds`` is refused, so that sums stay within their type.
package enum DurationText {
  /// About 10,000 years, the longest duration of Protocol Buffers and so of CEL.
  package static let maxSeconds: Int64 = 315_576_000_000

  /// The length of time that a text stands for; nil when it is none.
  package static func read(_ bytes: UnsafeRawBufferPointer) -> Duration? {
    let isNegative = bytes.first == 0x2D
    let body = isNegative ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst()) : bytes
    guard let first = body.first else { return nil }
    guard let nanoseconds = first == 0x50 ? readISO(body) : readClock(body) ?? readUnits(body)
    else { return nil }
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    guard seconds <= Int128(maxSeconds) else { return nil }
    let duration = Duration(secondsSince1970: Int64(seconds), nanoseconds: Int64(rest))
    return isNegative ? .zero - duration : duration
  }

  private static let weekSeconds: Int64 = 604_800
  private static let daySeconds: Int64 = 86_400

  private static func readISO(_ bytes: UnsafeRawBufferPointer) -> Int128? {
    var scanner = UnitScanner(bytes: bytes, at: 1)
    var inTime = false
    var smallest = Int64.max
    while !scanner.isAtEnd {
      if scanner.skip(0x54) {
        if inTime || scanner.isAtEnd { return nil }
        inTime = true
      }
      guard scanner.readNumber(), let letter = scanner.next() else { return nil }
      let unit: Int64
      switch (letter, inTime) {
      case (0x57, false): unit = weekSeconds
      case (0x44, false): unit = daySeconds
      case (0x48, true): unit = 3_600
      case (0x4D, true): unit = 60
      case (0x53, true): unit = 1
      default: return nil
      }
      // Weeks stand alone in ISO 8601; what follows must be a smaller unit.
      guard unit < smallest, smallest != weekSeconds, scanner.add(unit * 1_000_000_000) else {
        return nil
      }
      smallest = unit
    }
    return smallest == Int64.max ? nil : scanner.total
  }

  private static func readClock(_ bytes: UnsafeRawBufferPointer) -> Int128? {
    var scanner = UnitScanner(bytes: bytes, at: 0)
    guard scanner.readNumber(), !scanner.hasFraction, scanner.add(3_600_000_000_000),
      scanner.skip(0x3A), scanner.readNumber(digits: 2), !scanner.hasFraction,
      scanner.whole < 60, scanner.add(60_000_000_000),
      scanner.skip(0x3A), scanner.readNumber(digits: 2), scanner.whole < 60,
      scanner.add(1_000_000_000), scanner.isAtEnd
    else { return nil }
    return scanner.total
  }

  private static func readUnits(_ bytes: UnsafeRawBufferPointer) -> Int128? {
    var scanner = UnitScanner(bytes: bytes, at: 0)
    var smallest = Int64.max
    repeat {
      guard scanner.readNumber() else { return nil }
      _ = scanner.skip(0x20)
      let unit: Int64
      switch scanner.readLetters() {
      case "w": unit = weekSeconds * 1_000_000_000
      case "d": unit = daySeconds * 1_000_000_000
      case "h": unit = 3_600_000_000_000
      case "min", "m": unit = 60_000_000_000
      case "s": unit = 1_000_000_000
      case "ms": unit = 1_000_000
      default: return nil
      }
      guard unit < smallest, scanner.add(unit) else { return nil }
      smallest = unit
      if scanner.skip(0x20), scanner.isAtEnd { return nil }
    } while !scanner.isAtEnd
    return scanner.total
  }
}

/// Reads numbers with units and adds them up.
private struct UnitScanner {
  let bytes: UnsafeRawBufferPointer
  var at: Int
  /// Nanoseconds so far.
  var total: Int128 = 0
  var whole: Int64 = 0
  private var billionths: Int64 = 0
  private(set) var hasFraction = false

  init(bytes: UnsafeRawBufferPointer, at: Int) {
    self.bytes = bytes
    self.at = at
  }

  var isAtEnd: Bool { at >= bytes.count }

  mutating func next() -> UInt8? {
    guard at < bytes.count else { return nil }
    at += 1
    return bytes[at - 1]
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  /// Reads digits and a fraction; false where there are none, or after a number with a fraction.
  mutating func readNumber(digits: Int? = nil) -> Bool {
    let start = at
    whole = 0
    while at < bytes.count, at - start < 18, bytes[at] &- 0x30 <= 9 {
      whole = whole * 10 + Int64(bytes[at] &- 0x30)
      at += 1
    }
    guard at > start, !hasFraction, digits.map({ $0 == at - start }) ?? true else { return false }
    billionths = 0
    guard at < bytes.count, bytes[at] == 0x2E else { return true }
    guard let (fraction, end) = TimeOfDay.readFraction(bytes, at: at + 1) else { return false }
    hasFraction = true
    billionths = fraction
    at = end
    return true
  }

  mutating func readLetters() -> String {
    let start = at
    while at < bytes.count, bytes[at] | 0x20 >= 0x61, bytes[at] | 0x20 <= 0x7A { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// Adds the number last read, counted in units of `nanoseconds`; false beyond 64 bits of seconds.
  mutating func add(_ nanoseconds: Int64) -> Bool {
    total += Int128(whole) * Int128(nanoseconds)
    total += Int128(billionths) * Int128(nanoseconds) / 1_000_000_000
    return total < Int128(Int64.max) * 1_000_000_000
  }
}

extension DurationText {
  /// Appends a length of time in ISO 8601: `P1DT2H30M5.5S`, `-PT5S`, `PT0S`.
  package static func append(_ duration: Duration, to buffer: inout ByteBuffer) {
    let (seconds, attoseconds) = duration.components
    if seconds < 0 || attoseconds < 0 { buffer.append(0x2D) }
    buffer.append(0x50)
    let magnitude = UInt64(seconds.magnitude)
    let (days, inDay) = magnitude.quotientAndRemainder(dividingBy: 86_400)
    if days > 0 {
      buffer.append(digits: days)
      buffer.append(0x44)
    }
    guard inDay > 0 || attoseconds != 0 || days == 0 else { return }
    buffer.append(0x54)
    for (count, letter) in [(inDay / 3_600, UInt8(0x48)), (inDay / 60 % 60, 0x4D)] where count > 0 {
      buffer.append(digits: count)
      buffer.append(letter)
    }
    guard inDay % 60 > 0 || attoseconds != 0 || magnitude == 0 else { return }
    buffer.append(digits: inDay % 60)
    TimeOfDay.appendFraction(UInt64(attoseconds.magnitude), digits: 18, to: &buffer)
    buffer.append(0x53)
  }
}
