package import Values

/// Escaping of text and of double-quoted attributes in HTML.
///
/// The five characters of markup become entities. Controls (C0 but tab and line feed, DEL, C1),
/// direction controls and line separators would act instead of show, so they become visible
/// signs: control pictures for ASCII, `<U+202E>` for the others.
package enum HTMLEscape {
  /// What a byte asks for, by its value.
  private enum Kind {
    static let plain: UInt8 = 0
    static let entity: UInt8 = 1
    static let control: UInt8 = 2
    /// Begins a sequence that may be a control outside ASCII.
    static let suspicious: UInt8 = 3
  }

  private static let kinds: [UInt8] = (0...255).map { byte in
    switch byte {
    case 0x09, 0x0A: Kind.plain
    case 0x00...0x1F, 0x7F: Kind.control
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: Kind.entity
    case 0xC2, 0xD8, 0xE2: Kind.suspicious
    default: Kind.plain
    }
  }

  /// The most bytes that one byte can become: a two-byte control as `&lt;U+0085&gt;`.
  private static let growth = 7

  /// Appends `text`, which is valid UTF-8.
  package static func append(_ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    guard let base = text.baseAddress else { return }
    let count = text.count
    let start = buffer.room(for: count * growth + 8)
    var target = start
    kinds.withUnsafeBufferPointer { kinds in
      var index = 0
      while index < count {
        if index + 8 <= count {
          let word = (base + index).loadUnaligned(as: UInt64.self)
          if !mayNeedEscape(word) {
            UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
            target += 8
            index += 8
            continue
          }
        }
        let end = min(index + 8, count)
        while index < end {
          let byte = base.load(fromByteOffset: index, as: UInt8.self)
          let kind = kinds[Int(byte)]
          if kind == Kind.plain {
            target.pointee = byte
            target += 1
            index += 1
          } else {
            index += escape(base + index, left: count - index, kind: kind, to: &target)
          }
        }
      }
    }
    buffer.count += target - start
  }

  /// Appends the UTF-8 bytes of an array.
  package static func append(_ text: [UInt8], to buffer: inout ByteBuffer) {
    text.withUnsafeBytes { append($0, to: &buffer) }
  }

  /// Whether some byte of the word may be markup, a control or outside ASCII.
  ///
  /// Eight bytes at a time, exact but for tab and line feed, which take the slow way.
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    func hasZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }
    let quote = hasZero(word ^ (ones &* 0x22))
    let ampersandOrApostrophe = hasZero((word | ones) ^ (ones &* 0x27))
    let angle = hasZero((word | (ones &* 2)) ^ (ones &* 0x3E))
    let control = (word &- (ones &* 0x20)) & ~word & highs
    let delete = hasZero(word ^ (ones &* 0x7F))
    return (word & highs) | quote | ampersandOrApostrophe | angle | control | delete != 0
  }

  /// Writes what stands for the byte at `source` and gives how many bytes that was.
  private static func escape(
    _ source: UnsafeRawPointer, left: Int, kind: UInt8, to target: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    func put(_ literal: StaticString) {
      target.update(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
      target += literal.utf8CodeUnitCount
    }
    let byte = source.load(as: UInt8.self)
    switch kind {
    case Kind.entity:
      switch byte {
      case 0x22: put("&quot;")
      case 0x26: put("&amp;")
      case 0x27: put("&#39;")
      case 0x3C: put("&lt;")
      default: put("&gt;")
      }
      return 1
    case Kind.control:
      // The control pictures block mirrors C0; DEL has the sign after it.
      let picture = byte == 0x7F ? 0xA1 : 0x80 + byte
      target[0] = 0xE2
      target[1] = 0x90
      target[2] = picture
      target += 3
      return 1
    default:
      if let (scalar, length) = control(at: source, left: left) {
        put("&lt;U+")
        for shift in [12, 8, 4, 0] {
          let digit = UInt8(truncatingIfNeeded: scalar >> shift) & 0xF
          target.pointee = digit < 10 ? 0x30 + digit : 0x37 + digit
          target += 1
        }
        put("&gt;")
        return length
      }
      target.pointee = byte
      target += 1
      return 1
    }
  }

  /// The control outside ASCII that begins here, with its length in bytes.
  private static func control(
    at source: UnsafeRawPointer, left: Int
  ) -> (scalar: UInt32, length: Int)? {
    guard left >= 2 else { return nil }
    let first = source.load(as: UInt8.self)
    let second = source.load(fromByteOffset: 1, as: UInt8.self)
    switch (first, second) {
    case (0xC2, 0x80...0x9F):
      return (UInt32(second), 2)
    case (0xD8, 0x9C):
      return (0x061C, 2)
    case (0xE2, 0x80...0x81):
      guard left >= 3 else { return nil }
      let third = source.load(fromByteOffset: 2, as: UInt8.self)
      switch (second, third) {
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9):
        return (0x2000 + UInt32(second & 1) * 64 + UInt32(third & 0x3F), 3)
      default:
        return nil
      }
    default:
      return nil
    }
  }
}
