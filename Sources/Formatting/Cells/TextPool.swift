import Values

/// Short texts side by side in one array, so that drawing one touches no counted reference.
struct TextPool: Sendable {
  /// All texts, and sixteen bytes more, since short texts are copied sixteen bytes at a time.
  private(set) var bytes = [UInt8](repeating: 0, count: 16)

  /// The place of one text in a pool.
  struct Text: Sendable {
    let offset: Int
    let count: Int

    /// Appends the text of the pool whose bytes are given.
    @inline(__always)
    func append(from pool: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
      guard let base = pool.baseAddress, offset >= 0, offset + count + 16 <= pool.count else {
        return
      }
      let place = UnsafeMutableRawPointer(buffer.room(for: max(count, 16)))
      // A copy of fixed length is two instructions; what is too much is overwritten or left out.
      place.copyMemory(from: base + offset, byteCount: 16)
      if count > 16 { place.copyMemory(from: base + offset, byteCount: count) }
      buffer.count &+= count
    }
  }

  /// Adds a text.
  mutating func add(_ text: [UInt8]) -> Text {
    let offset = bytes.count - 16
    bytes.insert(contentsOf: text, at: offset)
    return Text(offset: offset, count: text.count)
  }
}
