/// A byte that the text of a data file cannot have.
struct EncodingFault {
  let offset: Int
  let isNUL: Bool
}

/// Checks strictly that bytes are UTF-8 (Unicode §3.9, table 3-7).
enum EncodingCheck {
  /// The length of the well-formed sequence that begins with a byte ≥ 0x80 at `position`; 0 for
  /// a malformed one.
  static func sequenceLength(
    _ base: UnsafePointer<UInt8>, at position: Int, end: Int
  ) -> Int {
    let lead = base[position]
    let left = end - position
    @inline(__always) func tail(_ index: Int) -> Bool {
      base[position + index] & 0xC0 == 0x80
    }
    if lead < 0xC2 { return 0 }
    if lead < 0xE0 { return left > 1 && tail(1) ? 2 : 0 }
    if lead < 0xF0 {
      guard left > 2, tail(1), tail(2) else { return 0 }
      let second = base[position + 1]
      // No overlong forms, no surrogates.
      if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
      return 3
    }
    guard lead < 0xF5, left > 3, tail(1), tail(2), tail(3) else { return 0 }
    let second = base[position + 1]
    if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F { return 0 }
    return 4
  }

  /// The first fault in a range, byte by byte; `start` is the begin of a sequence.
  static func firstFault(
    _ base: UnsafePointer<UInt8>, _ range: Range<Int>, end: Int
  ) -> EncodingFault? {
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = base[position]
      if byte == 0 { return EncodingFault(offset: position, isNUL: true) }
      if byte < 0x80 {
        position += 1
      } else {
        let length = sequenceLength(base, at: position, end: end)
        if length == 0 { return EncodingFault(offset: position, isNUL: false) }
        position += length
      }
    }
    return nil
  }
}
