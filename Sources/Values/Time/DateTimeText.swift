/// A date and a time of day as they are written, with the offset where one is written.
///
/// ISO 8601 and RFC 3339: a date, `T` or one space, a time, then nothing, `Z`, `±HH:MM`, `±HHMM`
/// or `±HH`. Offsets go up to 23:59.
package struct DateTimeText: Sendable, Equatable {
  /// Days since 1970-01-01.
  package let day: Int32
  /// Nanoseconds since midnight.
  package let nanoseconds: Int64
  /// Seconds east of UTC; nil where none is written.
  package let offset: Int?

  package init(day: Int32, nanoseconds: Int64, offset: Int?) {
    self.day = day
    self.nanoseconds = nanoseconds
    self.offset = offset
  }

  /// The parts of a text; nil when it is no datetime.
  package static func read(_ bytes: UnsafeRawBufferPointer) -> DateTimeText? {
    guard bytes.count >= 16, bytes[10] == 0x54 || bytes[10] == 0x20,
      let day = CivilDate.read(bytes, at: 0),
      let (nanoseconds, end) = TimeOfDay.read(bytes, at: 11)
    else { return nil }
    if end == bytes.count { return DateTimeText(day: day, nanoseconds: nanoseconds, offset: nil) }
    guard let offset = readOffset(bytes, at: end) else { return nil }
    return DateTimeText(day: day, nanoseconds: nanoseconds, offset: offset)
  }

  /// The offset in seconds that fills the rest of a text.
  static func readOffset(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    let count = bytes.count - start
    if count == 1 { return bytes[start] == 0x5A ? 0 : nil }
    guard count == 3 || count == 5 || count == 6 && bytes[start + 3] == 0x3A,
      bytes[start] == 0x2B || bytes[start] == 0x2D,
      let hours = readPair(bytes, at: start + 1), hours < 24
    else { return nil }
    var seconds = hours * 3_600
    if count > 3 {
      guard let minutes = readPair(bytes, at: start + count - 2), minutes < 60 else { return nil }
      seconds += minutes * 60
    }
    return bytes[start] == 0x2D ? -seconds : seconds
  }

  /// The instant; without an offset of its own the text is in `zone`.
  ///
  /// A local time that does not exist or exists twice is read with the earlier offset, that is the
  /// one before the clock changed, and `fit` says so.
  package func instant(in zone: Zone) -> (instant: Duration, fit: LocalFit) {
    let (second, rest) = nanoseconds.quotientAndRemainder(
      dividingBy: TimeOfDay.nanosecondsPerSecond)
    let local = Int64(day) * 86_400 + second
    var fit = LocalFit.unique
    let east: Int
    if let offset {
      east = offset
    } else {
      (east, fit) = zone.offset(atLocal: local)
    }
    return (Duration(secondsSince1970: local - Int64(east), nanoseconds: rest), fit)
  }

  /// Appends an instant as it is at `offset` seconds east of UTC: `2026-11-30T10:00:00Z`.
  ///
  /// A fraction has no trailing zeros; an offset is written `+01:00`, that of 0 `Z`. An offset that
  /// is not whole minutes, as clocks had before 1900, cannot be written: the instant is in UTC then.
  package static func append(
    instant: Duration, offset: Int, to buffer: inout ByteBuffer
  ) {
    let offset = offset % 60 == 0 ? offset : 0
    let (seconds, nanoseconds) = instant.secondsAndNanoseconds
    let local = seconds &+ Int64(offset)
    let day = local.flooredQuotient(by: 86_400)
    CivilDate.append(days: Int32(clamping: day), to: &buffer)
    buffer.append(0x54)
    TimeOfDay.append(
      nanoseconds: (local &- day &* 86_400) &* TimeOfDay.nanosecondsPerSecond
        &+ nanoseconds,
      to: &buffer)
    if offset == 0 { buffer.append(0x5A) } else { appendOffset(offset, colon: true, to: &buffer) }
  }

  /// Appends `+01:00` or `+0100`; seconds of an offset are cut.
  package static func appendOffset(_ offset: Int, colon: Bool, to buffer: inout ByteBuffer) {
    let minutes = offset.magnitude / 60
    buffer.append(offset < 0 && minutes > 0 ? 0x2D : 0x2B)
    buffer.append(digits: UInt64(minutes / 60), width: 2)
    if colon { buffer.append(0x3A) }
    buffer.append(digits: UInt64(minutes % 60), width: 2)
  }
}

extension Int64 {
  /// The quotient rounded down; the divisor is greater than 0.
  package func flooredQuotient(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient &- 1 : quotient
  }
}
