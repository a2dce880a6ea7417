import Glibc
import Values

/// Rewritten texts followed by those of added columns, with readable zeros behind the last byte.
final class JoinedTexts: TextStore {
  private let address: UInt
  let count: Int

  var base: UnsafePointer<UInt8> {
    UnsafePointer(bitPattern: address) ?? emptyBytes
  }

  private static let padding = 64

  /// A copy of `first` with room for `extra` more bytes, which `fill` writes.
  init(
    _ first: UnsafeBufferPointer<UInt8>, extra: Int,
    fill: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    count = first.count + extra
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count + Self.padding)
    if let source = first.baseAddress { memory.update(from: source, count: first.count) }
    fill(memory + first.count)
    (memory + count).initialize(repeating: 0, count: Self.padding)
    address = UInt(bitPattern: memory)
  }

  deinit {
    UnsafeMutablePointer<UInt8>(bitPattern: address)?.deallocate()
  }
}
