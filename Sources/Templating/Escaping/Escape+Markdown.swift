extension Escape {
  /// Appends a value for Markdown text or a cell of a Markdown table (CommonMark §2.4, GFM).
  ///
  /// Characters that could mark up get a backslash, `&` and `<` become references so that no
  /// entity or tag is seen, a line break becomes a space, and controls become visible as in
  /// HTML.
  package static func markdown(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    var offset = 0
    // `1.` or `1)` at the start would begin a list.
    let digits = bytes.prefix { (0x30...0x39).contains($0) }.count
    while offset < bytes.count {
      let byte = bytes[offset]
      let scalar = VisibleScalar(bytes, at: offset)
      switch byte {
      case 0x0d:
        // A line feed behind it makes the space.
        if offset &+ 1 == bytes.count || bytes[offset &+ 1] != 0x0a { output.append(0x20) }
      case 0x09, 0x0a:
        output.append(0x20)
      case 0x26:
        output.append(contentsOf: "&amp;".utf8)
      case 0x3c:
        output.append(contentsOf: "&lt;".utf8)
      case _ where isMarkup(byte) || offset == 0 && isLineStartMarkup(byte),
        0x29 where digits > 0 && offset == digits, 0x2e where digits > 0 && offset == digits:
        output.append(0x5c)
        output.append(byte)
      case _ where scalar.isHidden:
        scalar.appendSign(into: &output, opening: "&lt;", closing: "\\>")
      default:
        output.append(contentsOf: bytes[offset..<offset &+ scalar.length])
      }
      offset &+= scalar.length
    }
  }

  /// Appends a value for Markdown text or a cell of a Markdown table.
  package static func markdown(_ bytes: [UInt8], into output: inout [UInt8]) {
    bytes.withUnsafeBytes { markdown($0, into: &output) }
  }

  /// ``! # * > [ \ ] _ ` | ~`` and `$`, which some readers take for mathematics.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23, 0x24, 0x2a, 0x3e, 0x5b...0x5d, 0x5f, 0x60, 0x7c, 0x7e: true
    default: false
    }
  }

  /// `+ - =` mark up at the start of a line only.
  private static func isLineStartMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2b, 0x2d, 0x3d: true
    default: false
    }
  }
}
