/// Tests on eight ASCII bytes at a time.
///
/// Each test gives a word whose *lowest* set bit marks the first byte concerned exactly (times
/// eight, plus seven); bits above it may be set by a carry and mean nothing.
enum ASCIIWord {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080
  private static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// Marks bytes outside U+0020 to U+007E.
  @inline(__always)
  static func unprintable(_ word: UInt64) -> UInt64 {
    // A byte below 0x20 borrows when 0x20 is taken off; 0x7F carries into the top bit.
    ((word &- spaces) | (word &+ ones) | word) & tops
  }
}

extension UnsafeRawBufferPointer {
  /// The length of the run of printable ASCII (U+0020 to U+007E) that starts at an offset.
  @inline(__always)
  func printableASCIICount(from start: Int) -> Int {
    var offset = start
    while count &- offset >= 8 {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let marks = ASCIIWord.unprintable(word)
      if marks != 0 {
        return offset &+ marks.trailingZeroBitCount &>> 3 &- start
      }
      offset &+= 8
    }
    while offset < count, self[offset] &- 0x20 < 0x5f {
      offset &+= 1
    }
    return offset &- start
  }
}
