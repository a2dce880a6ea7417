extension CivilDate {
  /// Days since 1970-01-01 of a text `YYYY-MM-DD`; nil when it is no date.
  package static func read(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    bytes.count == 10 ? read(bytes, at: 0) : nil
  }

  /// The date in the ten bytes from `start` on, which are there.
  @inline(__always)
  static func read(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int32? {
    guard bytes[start + 4] == 0x2D, bytes[start + 7] == 0x2D,
      let century = readPair(bytes, at: start), let rest = readPair(bytes, at: start + 2),
      let month = readPair(bytes, at: start + 5), let day = readPair(bytes, at: start + 8)
    else { return nil }
    return CivilDate(year: century * 100 + rest, month: month, day: day)?.days
  }

  /// Appends a date as `YYYY-MM-DD`.
  package static func append(days: Int32, to buffer: inout ByteBuffer) {
    let date = CivilDate(days: days)
    let place = buffer.room(for: 10)
    writeDigits(UInt64(date.year), count: 4, to: place)
    place[4] = 0x2D
    writeDigits(UInt64(date.month), count: 2, to: place + 5)
    place[7] = 0x2D
    writeDigits(UInt64(date.day), count: 2, to: place + 8)
    buffer.count += 10
  }
}

/// The number that two digits make; nil where one is none.
///
/// Both bytes are there.
@inline(__always)
func readPair(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int? {
  let tens = bytes[index] &- 0x30
  let ones = bytes[index &+ 1] &- 0x30
  return tens <= 9 && ones <= 9 ? Int(tens) &* 10 &+ Int(ones) : nil
}
