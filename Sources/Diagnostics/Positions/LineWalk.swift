import Glibc

/// A walk over the bytes of a source that counts lines at the speed of `memchr`.
///
/// Offsets are visited in ascending order, so that a huge mapped file is read at most once and
/// needs no table of its lines.
struct LineWalk {
  private let bytes: UnsafeRawBufferPointer
  private let textStart: Int
  private var offset = 0
  private var line = 1
  private var column = 1
  private(set) var lineStart: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    textStart = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    lineStart = textStart
    offset = textStart
  }

  /// The position of an offset that is not before the one asked for last.
  mutating func advance(to target: Int) -> SourcePosition {
    let target = min(max(target, offset), bytes.count)
    let before = lineStart
    countLineFeeds(to: target)
    countLoneReturns(to: target)
    if lineStart != before {
      column = 1
      offset = min(lineStart, target)
    }
    column &+= scalarCount(offset..<target)
    offset = target
    return SourcePosition(line: line, column: column)
  }

  private mutating func countLineFeeds(to target: Int) {
    var start = offset
    while let found = bytes.firstOffset(of: 0x0a, in: start..<target) {
      line &+= 1
      lineStart = found &+ 1
      start = found &+ 1
    }
  }

  private mutating func countLoneReturns(to target: Int) {
    var start = offset
    while let found = bytes.firstOffset(of: 0x0d, in: start..<target) {
      start = found &+ 1
      if start < bytes.count, bytes[start] == 0x0a { continue }
      line &+= 1
      lineStart = max(lineStart, start)
    }
  }

  private func scalarCount(_ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    var count = 0
    for byte in bytes[range] where byte & 0xc0 != 0x80 { count &+= 1 }
    return count
  }
}

extension UnsafeRawBufferPointer {
  /// The first offset of a byte within a range of the buffer.
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let base = baseAddress, range.lowerBound >= 0, range.upperBound <= count else {
      return nil
    }
    guard !range.isEmpty,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
