import Values

/// The texts of a computed column, in memory of their own.
final class ComputedTexts: TextStore, @unchecked Sendable {
  // Unchecked since the bytes are written in the initialiser alone.
  let base: UnsafePointer<UInt8>
  let count: Int
  private let memory: UnsafeMutablePointer<UInt8>

  init(_ bytes: UnsafeRawBufferPointer) {
    count = bytes.count
    memory = .allocate(capacity: max(count, 1))
    if let start = bytes.baseAddress {
      UnsafeMutableRawPointer(memory).copyMemory(from: start, byteCount: count)
    }
    base = UnsafePointer(memory)
  }

  deinit {
    memory.deallocate()
  }
}
