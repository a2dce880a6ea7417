/// The texts that stand for null (spec language §4, `missing`).
struct MissingWords: Sendable {
  /// The words that are not empty.
  private let words: [[UInt8]]
  /// One bit for each length that some word has; the last bit for all that are longer.
  private let lengths: UInt64

  init(_ words: [[UInt8]]) {
    self.words = words
    lengths = words.reduce(0) { $0 | 1 << UInt64(min($1.count, 63)) }
  }

  /// Whether the text stands for null; nearly always decided by its length.
  @inline(__always)
  func contains(_ text: UnsafePointer<UInt8>, count: Int) -> Bool {
    guard lengths & (1 &<< UInt64(truncatingIfNeeded: min(count, 63))) != 0 else { return false }
    return count == 0 || compare(text, count: count)
  }

  @inline(never)
  private func compare(_ text: UnsafePointer<UInt8>, count: Int) -> Bool {
    words.contains { word in
      word.count == count
        && word.withUnsafeBytes { bytes in
          ByteHash.isEqual(bytes, UnsafeRawBufferPointer(start: text, count: count))
        }
    }
  }
}
