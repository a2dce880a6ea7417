/// The UTF-8 offsets of Unicode scalars by their number.
///
/// The parser counts scalars without a byte order mark; everything else here counts bytes.
struct OffsetTable {
  private static let stride = 256
  private let start: Int
  private let count: Int
  /// The offset of every 256th scalar; empty for ASCII, where numbers are offsets.
  private var milestones: [Int] = []

  /// A table for the bytes from `start`, which are valid UTF-8.
  init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
    self.start = start
    count = bytes.count
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var number = 0
    for offset in start..<max(bytes.count, start) where bytes[offset] & 0xc0 != 0x80 {
      if number % Self.stride == 0 { milestones.append(offset) }
      number &+= 1
    }
  }

  /// The offset of a scalar; the end of the bytes for a number beyond the last.
  func offset(of number: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    guard !milestones.isEmpty else { return min(start &+ number, count) }
    let milestone = number / Self.stride
    guard number >= 0, milestone < milestones.count else { return count }
    var offset = milestones[milestone]
    for _ in 0..<(number % Self.stride) {
      offset &+= 1
      while offset < count, bytes[offset] & 0xc0 == 0x80 { offset &+= 1 }
      if offset >= count { return count }
    }
    return offset
  }
}
