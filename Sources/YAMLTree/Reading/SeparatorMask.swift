/// Stand-ins for U+2028 and U+2029, which libyaml takes for line breaks.
///
/// YAML 1.2 (§5.4) reads them as any other character, so the parser is given two private-use
/// scalars instead that the source does not have. They take as many bytes and count as much.
struct SeparatorMask {
  /// Each separator with its stand-in, all of three bytes.
  private let pairs: [(separator: [UInt8], standIn: [UInt8])]

  /// The mask that some bytes need: nil where they have no separator, or leave no private-use
  /// scalar free.
  init?(for bytes: UnsafeRawBufferPointer) {
    guard Self.hasSeparator(bytes) else { return nil }
    var free = Self.unusedPrivateScalars(in: bytes)
    guard let first = free.popLast(), let second = free.popLast() else { return nil }
    pairs = [([0xe2, 0x80, 0xa8], first), ([0xe2, 0x80, 0xa9], second)]
  }

  static func hasSeparator(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 2 < bytes.count {
      if bytes[offset] == 0xe2, bytes[offset + 1] == 0x80, bytes[offset + 2] & 0xfe == 0xa8 {
        return true
      }
      offset &+= 1
    }
    return false
  }

  /// Scalars of U+E000 to U+EFFF that do not occur, as UTF-8.
  private static func unusedPrivateScalars(in bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    var isUsed = [Bool](repeating: false, count: 0x1000)
    for offset in bytes.indices.dropLast(2) where bytes[offset] == 0xee {
      isUsed[Int(bytes[offset + 1] & 0x3f) << 6 | Int(bytes[offset + 2] & 0x3f)] = true
    }
    return isUsed.indices.filter { !isUsed[$0] }.prefix(2).map { number in
      [0xee, 0x80 | UInt8(truncatingIfNeeded: number >> 6), 0x80 | UInt8(number & 0x3f)]
    }
  }

  /// The bytes with stand-ins for the separators.
  func masked(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    Self.replacing(Array(bytes), pairs.map { (old: $0.separator, new: $0.standIn) })
  }

  /// The text as it is in the source.
  func unmasked(_ text: [UInt8]) -> [UInt8] {
    Self.replacing(text, pairs.map { (old: $0.standIn, new: $0.separator) })
  }

  private static func replacing(
    _ bytes: [UInt8], _ pairs: [(old: [UInt8], new: [UInt8])]
  ) -> [UInt8] {
    var result = bytes
    var offset = 0
    while offset + 2 < result.count {
      if result[offset] >= 0xe0,
        let pair = pairs.first(where: { result[offset..<offset + 3].elementsEqual($0.old) })
      {
        for (place, byte) in pair.new.enumerated() { result[offset + place] = byte }
        offset &+= 2
      }
      offset &+= 1
    }
    return result
  }
}
