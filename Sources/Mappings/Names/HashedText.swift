/// Text with the hash of its UTF-8 bytes, equal by those bytes.
///
/// Swift's own `String` equality merges canonically equal strings (`é` as one or as two scalars);
/// names and keys come from data, where such strings are different values.
struct HashedText: Hashable, Sendable {
  let text: String
  let hash: Int

  init(_ text: String) {
    var contiguous = text
    let hash = contiguous.withUTF8 { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      return hasher.finalize()
    }
    self.text = contiguous
    self.hash = hash
  }

  @inline(__always)
  static func == (left: HashedText, right: HashedText) -> Bool {
    left.hash == right.hash && sameBytes(left.text, right.text)
  }

  /// Whether `left` comes before `right` in the order of UTF-8 bytes.
  static func < (left: HashedText, right: HashedText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  private static func sameBytes(_ left: String, _ right: String) -> Bool {
    let direct = left.utf8.withContiguousStorageIfAvailable { leftBytes in
      right.utf8.withContiguousStorageIfAvailable { rightBytes in
        sameBytes(UnsafeRawBufferPointer(leftBytes), UnsafeRawBufferPointer(rightBytes))
      }
    }
    if let answer = direct, let same = answer { return same }
    return left.utf8.elementsEqual(right.utf8)
  }

  /// Compares eight bytes at a time; the library's element by element way is several times slower.
  @inline(__always)
  private static func sameBytes(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard left.count == right.count else { return false }
    var offset = 0
    while offset &+ 8 <= left.count {
      let leftWord = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if leftWord != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset &+= 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
