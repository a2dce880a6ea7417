package import Values

/// Marks of direction that locales write into numbers and dates (U+061C, U+200E, U+200F).
///
/// They serve running text. A table gives each value a direction of its own, and what is drawn
/// makes such marks visible, since in data they hide things.
package enum DirectionMarks {
  /// Removes the marks from the bytes of a buffer from `start` on.
  package static func remove(from start: Int, in buffer: inout ByteBuffer) {
    let bytes = buffer.bytes(from: start)
    let kept = removed(from: bytes)
    if kept.count == bytes.count { return }
    buffer.truncate(to: start)
    buffer.append(kept)
  }

  /// The bytes without the marks.
  package static func removed(from bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let rest = bytes[place...]
      if rest.starts(with: [0xD8, 0x9C]) {
        place += 2
      } else if rest.starts(with: [0xE2, 0x80, 0x8E]) || rest.starts(with: [0xE2, 0x80, 0x8F]) {
        place += 3
      } else {
        kept.append(bytes[place])
        place += 1
      }
    }
    return kept
  }
}
