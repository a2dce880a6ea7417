import Values

/// Texts of a test's table.
final class MemoryTexts: TextStore, @unchecked Sendable {
  let base: UnsafePointer<UInt8>
  let count: Int
  private let memory: UnsafeMutablePointer<UInt8>

  init(_ bytes: [UInt8]) {
    memory = .allocate(capacity: max(bytes.count, 1))
    memory.update(from: bytes, count: bytes.count)
    base = UnsafePointer(memory)
    count = bytes.count
  }

  deinit {
    memory.deallocate()
  }
}
