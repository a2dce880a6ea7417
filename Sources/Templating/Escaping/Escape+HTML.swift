extension Escape {
  /// Appends a value for HTML text or a quoted attribute.
  ///
  /// `& < > " '` become character references. What hides itself or steers becomes visible:
  /// C0 but tab and line feed and DEL as Control Pictures, C1, bidi controls, U+2028, U+2029
  /// and U+FEFF as `<U+202E>`, bytes that are not UTF-8 as `<0xFF>`.
  package static func html(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    var start = 0
    var offset = 0
    while true {
      offset = endOfPlainRun(bytes, from: offset)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if byte == 0x09 || byte == 0x0a {
        offset &+= 1
        continue
      }
      let scalar = VisibleScalar(bytes, at: offset)
      if byte >= 0x80, !scalar.isHidden {
        offset &+= scalar.length
        continue
      }
      append(bytes, start..<offset, to: &output)
      if let reference = reference(for: byte) {
        output.append(contentsOf: reference)
      } else {
        scalar.appendSign(into: &output, opening: "&lt;", closing: "&gt;")
      }
      offset &+= scalar.length
      start = offset
    }
    append(bytes, start..<bytes.count, to: &output)
  }

  /// Appends a value for HTML text or a quoted attribute.
  package static func html(_ bytes: [UInt8], into output: inout [UInt8]) {
    bytes.withUnsafeBytes { html($0, into: &output) }
  }

  /// Whether ``html(_:into:)-(UnsafeRawBufferPointer,_)`` would append the bytes as they are; bytes
  /// outside ASCII are taken for a no.
  package static func isPlainHTML(_ bytes: UnsafeRawBufferPointer) -> Bool {
    endOfPlainRun(bytes, from: 0) == bytes.count
  }

  /// Appends a value with `& < > " '` as character references and nothing else changed.
  static func plainHTML(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    for byte in bytes {
      if let reference = reference(for: byte) {
        output.append(contentsOf: reference)
      } else {
        output.append(byte)
      }
    }
  }

  /// The offset of the first byte from `start` that has to be looked at, or the count.
  ///
  /// Eight bytes are tested at once: this runs over every value of a page.
  private static func endOfPlainRun(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var offset = start
    while bytes.count &- offset >= 8 {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard !hasSpecial(word) else { break }
      offset &+= 8
    }
    while offset < bytes.count, !isSpecial(bytes[offset]) { offset &+= 1 }
    return offset
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, 0x22, 0x26, 0x27, 0x3c, 0x3e, 0x7f...: true
    default: false
    }
  }

  /// Whether one of eight bytes is not plain: for loops that copy and test at once.
  @inlinable @inline(__always)
  public static func hasSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let belowSpace = (word &- ones &* 0x20) & ~word
    // Setting a bit makes two characters one: `&` and `'`, `<` and `>`.
    let found =
      word | belowSpace | zeros(word ^ ones &* 0x22) | zeros((word | ones) ^ ones &* 0x27)
      | zeros((word | ones &* 0x02) ^ ones &* 0x3e) | zeros(word ^ ones &* 0x7f)
    return found & highs != 0
  }

  /// The high bit of every zero byte; of a byte above one it may be set too.
  @inlinable @inline(__always)
  public static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }

  @inline(__always)
  private static func append(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, to output: inout [UInt8]
  ) {
    output.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  private static func reference(for byte: UInt8) -> String.UTF8View? {
    switch byte {
    case 0x22: "&quot;".utf8
    case 0x26: "&amp;".utf8
    case 0x27: "&#39;".utf8
    case 0x3c: "&lt;".utf8
    case 0x3e: "&gt;".utf8
    default: nil
    }
  }
}
