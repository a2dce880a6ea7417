import Glibc

/// Hashes and compares runs of bytes.
enum ByteHash {
  private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let second: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// A hash of the bytes and their number.
  @inline(__always)
  static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    guard let base = bytes.baseAddress else { return mix(seed ^ first, second) }
    return hash(base, count: bytes.count, seed: seed)
  }

  /// A hash of `count` bytes at `base`.
  @inline(__always)
  static func hash(_ base: UnsafeRawPointer, count: Int, seed: UInt64) -> UInt64 {
    var hash = seed ^ (UInt64(truncatingIfNeeded: count) &* first)
    var position = 0
    while position &+ 8 <= count {
      hash = mix(hash ^ base.loadUnaligned(fromByteOffset: position, as: UInt64.self), second)
      position &+= 8
    }
    return mix(hash ^ rest(base, position, count) ^ first, second)
  }

  /// The bytes behind the last whole word, some of them twice: byte by byte, they took more time
  /// than all words of a short text.
  @inline(__always)
  private static func rest(_ base: UnsafeRawPointer, _ position: Int, _ count: Int) -> UInt64 {
    let left = count &- position
    if left == 0 { return 0 }
    if count >= 8 {
      return base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
    if left >= 4 {
      let low = base.loadUnaligned(as: UInt32.self)
      let high = base.loadUnaligned(fromByteOffset: left &- 4, as: UInt32.self)
      return UInt64(low) | UInt64(high) &<< 32
    }
    func byte(_ index: Int) -> UInt64 {
      UInt64(base.load(fromByteOffset: index, as: UInt8.self))
    }
    return byte(0) | byte(left &>> 1) &<< 8 | byte(left &- 1) &<< 16
  }

  /// Both halves of a product, folded.
  @inline(__always)
  static func mix(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }

  @inline(__always)
  static func isEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
    return memcmp(first, second, left.count) == 0
  }
}
