/// A time of day, counted in nanoseconds since midnight.
///
/// `24:00` and the leap second `23:59:60` are no times here: the one is the next day's `00:00`, and
/// the other cannot be told from the second after it (POSIX time has no place for it).
package enum TimeOfDay {
  package static let nanosecondsPerSecond: Int64 = 1_000_000_000
  package static let nanosecondsPerDay: Int64 = 86_400_000_000_000

  /// The time of a text `HH:MM`, `HH:MM:SS` or `HH:MM:SS.f` with up to nine digits; nil for others.
  package static func read(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    guard let (nanoseconds, end) = read(bytes, at: 0), end == bytes.count else { return nil }
    return nanoseconds
  }

  /// The time that begins at `start`, and where it ends.
  static func read(
    _ bytes: UnsafeRawBufferPointer, at start: Int
  ) -> (nanoseconds: Int64, end: Int)? {
    guard start + 5 <= bytes.count, bytes[start + 2] == 0x3A,
      let hour = readPair(bytes, at: start), let minute = readPair(bytes, at: start + 3),
      hour < 24, minute < 60
    else { return nil }
    var seconds = Int64(hour * 3_600 + minute * 60)
    var at = start + 5
    guard at + 3 <= bytes.count, bytes[at] == 0x3A else {
      return (seconds * nanosecondsPerSecond, at)
    }
    guard let second = readPair(bytes, at: at + 1), second < 60 else { return nil }
    seconds += Int64(second)
    at += 3
    guard at < bytes.count, bytes[at] == 0x2E else {
      return (seconds * nanosecondsPerSecond, at)
    }
    guard let (fraction, end) = readFraction(bytes, at: at + 1) else { return nil }
    return (seconds * nanosecondsPerSecond + fraction, end)
  }

  /// The one to nine digits from `start` on as billionths, and where they end.
  static func readFraction(
    _ bytes: UnsafeRawBufferPointer, at start: Int
  ) -> (billionths: Int64, end: Int)? {
    var at = start
    var value: UInt64 = 0
    while at < bytes.count, at - start <= 9 {
      let digit = bytes[at] &- 0x30
      if digit > 9 { break }
      value = value * 10 + UInt64(digit)
      at += 1
    }
    let length = at - start
    guard length > 0, length <= 9 else { return nil }
    return (Int64(value * powersOfTen[9 - length]), at)
  }

  /// Appends `HH:MM:SS`, and the fraction without trailing zeros where there is one.
  package static func append(nanoseconds: Int64, to buffer: inout ByteBuffer) {
    let inDay = min(max(nanoseconds, 0), nanosecondsPerDay - 1)
    let (seconds, fraction) = inDay.quotientAndRemainder(dividingBy: nanosecondsPerSecond)
    buffer.append(digits: UInt64(seconds / 3_600), width: 2)
    buffer.append(0x3A)
    buffer.append(digits: UInt64(seconds / 60 % 60), width: 2)
    buffer.append(0x3A)
    buffer.append(digits: UInt64(seconds % 60), width: 2)
    appendFraction(UInt64(fraction), digits: 9, to: &buffer)
  }

  /// Appends a point and the digits of a fraction that is not 0, without trailing zeros.
  static func appendFraction(_ fraction: UInt64, digits: Int, to buffer: inout ByteBuffer) {
    guard fraction > 0 else { return }
    var rest = fraction
    var width = digits
    while rest % 10 == 0 {
      rest /= 10
      width -= 1
    }
    buffer.append(0x2E)
    buffer.append(digits: rest, width: width)
  }
}
