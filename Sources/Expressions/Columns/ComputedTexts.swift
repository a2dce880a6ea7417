import Values

/// The texts of a computed column, in the memory that they were written to.
final class ComputedTexts: TextStore, @unchecked Sendable {
  // Unchecked since nothing is appended to the buffer any more.
  let base: UnsafePointer<UInt8>
  let count: Int
  private let buffer: ByteBuffer

  init(_ buffer: consuming ByteBuffer) {
    count = buffer.count
    // Some tens of bytes at least are always there.
    base = UnsafePointer(buffer.room(for: 0) - buffer.count)
    self.buffer = buffer
  }
}
