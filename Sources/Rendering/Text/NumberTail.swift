/// The sign between the whole part and the fraction of numbers, held without an array since it is
/// asked for with every cell.
struct NumberMark {
  /// The bytes, the first in the lowest place.
  let word: UInt64
  /// How many they are; 0 for a column without numbers.
  let count: Int

  /// A mark of up to eight bytes; a longer one, which no locale has, counts as none.
  init(_ bytes: [UInt8]) {
    count = bytes.count <= 8 ? bytes.count : 0
    word = bytes.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  var isEmpty: Bool { count == 0 }

  var bytes: [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) } }
}

/// Finds where the whole part of a printed number ends, on which a column is lined up.
///
/// A fraction, an exponent and a unit all stand behind that place, a sign and a currency before it,
/// so that `1.25`, `−3`, `12.5 %` and `€4` line up whatever stands around their digits.
enum NumberTail {
  /// The bytes up to the end of the whole part; nil for a text without a digit 0…9.
  @inline(__always)
  static func headCount(_ text: UnsafeRawBufferPointer, mark: NumberMark) -> Int? {
    mark.count == 1
      ? headCount(text, mark: UInt8(truncatingIfNeeded: mark.word))
      : headCount(text, longMark: mark.bytes)
  }

  /// The same for a mark of one byte, which is that of numbers as they are read.
  @inline(__always)
  private static func headCount(_ text: UnsafeRawBufferPointer, mark: UInt8) -> Int? {
    var end: Int?
    for index in 0..<text.count {
      let byte = text[index]
      if isDigit(byte) {
        end = index &+ 1
      } else if byte == mark, index &+ 1 < text.count, isDigit(text[index &+ 1]) {
        return index
      } else if end != nil, (byte | 0x20) &- 0x61 < 26 {
        // A letter behind digits is an exponent or begins a unit, which may have digits too: m2.
        return end
      }
    }
    return end
  }

  /// Marks such as the Arabic one take more than one byte.
  private static func headCount(_ text: UnsafeRawBufferPointer, longMark mark: [UInt8]) -> Int? {
    guard !mark.isEmpty else { return nil }
    if text.count >= mark.count {
      for start in 0...text.count - mark.count
      where text[start..<start + mark.count].elementsEqual(mark) {
        return start
      }
    }
    return text.lastIndex(where: isDigit).map { $0 + 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }
}
