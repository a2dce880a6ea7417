/// A line of a source with its place.
struct SourceLine {
  /// Longer lines get no advice.
  private static let longest = 4096

  let bytes: [UInt8]
  /// The offset of the line in the source.
  let start: Int

  /// The line that an offset stands in, without its break; nil if it is very long.
  init?(at offset: Int, in source: UnsafeRawBufferPointer) {
    var start = min(max(offset, 0), source.count)
    var end = start
    let least = max(start - Self.longest, 0)
    while start > least, !source.isBreak(at: start - 1) { start -= 1 }
    guard start == 0 || source.isBreak(at: start - 1) else { return nil }
    while end < source.count, end - start <= Self.longest, !source.isBreak(at: end) { end += 1 }
    guard end - start <= Self.longest else { return nil }
    if start == 0, source.starts(with: [0xef, 0xbb, 0xbf]), end >= 3 { start = 3 }
    self.start = start
    bytes = Array(source[start..<end])
  }
}
