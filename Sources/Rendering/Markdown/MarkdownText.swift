import TextWidth
import Values

/// Texts as Markdown that renders to the same text (CommonMark 0.31 §2.4, §2.5, GFM §4.10).
///
/// What would mark up gets a backslash or is written as a reference, and no more than that, so that
/// the source stays readable. Line feeds, tabs and spaces at the edges become references, other
/// controls visible signs.
enum MarkdownText {
  /// Where a text stands.
  enum Place {
    /// In a cell of a table, in a heading, behind other text.
    case inline
    /// At the start of a line, where `#`, `-`, `1.` and the like begin blocks.
    case lineStart
  }

  /// Appends a text.
  static func append(
    _ text: UnsafeRawBufferPointer, _ place: Place = .inline, to buffer: inout ByteBuffer
  ) {
    if text.allSatisfy(isPlain), !hasAddress(text), text.first != 0x20, text.last != 0x20,
      place == .inline
    {
      buffer.append(text)
    } else if TextWidth.needsVisibility(text, .multiLine) {
      visible(text).withUnsafeBytes { escape($0, place, to: &buffer) }
    } else {
      escape(text, place, to: &buffer)
    }
  }

  /// Appends a text.
  static func append(
    _ text: [UInt8], _ place: Place = .inline, to buffer: inout ByteBuffer
  ) {
    text.withUnsafeBytes { append($0, place, to: &buffer) }
  }

  /// Appends the address of a link, in angle brackets.
  static func append(address: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    let digits = Array("0123456789ABCDEF".utf8)
    buffer.append(UInt8(ascii: "<"))
    for byte in address {
      switch byte {
      case ...0x20, 0x7F, 0x22, 0x3C, 0x3E, 0x5C, 0x60, 0x7C:
        buffer.append(UInt8(ascii: "%"))
        buffer.append(digits[Int(byte >> 4)])
        buffer.append(digits[Int(byte & 15)])
      case 0x26: buffer.append("&amp;")
      default: buffer.append(byte)
      }
    }
    buffer.append(UInt8(ascii: ">"))
  }

  /// Whether a text may have an address in it: `:/` or `ww`.
  private static func hasAddress(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count > 2 else { return false }
    return (1..<text.count).contains { index in
      text[index - 1] == UInt8(ascii: ":") && text[index] == UInt8(ascii: "/")
        || text[index - 1] == UInt8(ascii: "w") && text[index] == UInt8(ascii: "w")
    }
  }

  /// Letters, digits and marks that never mean anything in Markdown.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x20, 0x2C, 0x2D, 0x2E, 0x2F, 0x28, 0x29, 0x25:
      true
    default: false
    }
  }

  /// The text with signs for what hides itself; tabs and line feeds stay.
  private static func visible(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    var visible: [UInt8] = []
    for (number, part) in text.split(separator: 0x09, omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { visible.append(0x09) }
      TextWidth.appendVisible(UnsafeRawBufferPointer(rebasing: part), to: &visible, .multiLine)
    }
    return visible
  }

  private static func escape(
    _ text: UnsafeRawBufferPointer, _ place: Place, to buffer: inout ByteBuffer
  ) {
    let isMath = text.count(where: { $0 == UInt8(ascii: "$") }) > 1
    let listMark = place == .lineStart ? text.prefix { $0 &- 0x30 <= 9 }.count : 0
    for index in 0..<text.count {
      let byte = text[index]
      switch byte {
      case 0x0A: buffer.append("&#10;")
      case 0x09: buffer.append("&#9;")
      case 0x20 where index == 0 || index == text.count - 1: buffer.append("&#32;")
      case UInt8(ascii: "&"): buffer.append("&amp;")
      case UInt8(ascii: "<"): buffer.append("&lt;")
      default:
        if isMarkup(byte) || byte == UInt8(ascii: "$") && isMath
          || byte == UInt8(ascii: "_") && !isInsideWord(text, index)
          || place == .lineStart && (index == 0 && beginsBlock(byte))
          || listMark > 0 && index == listMark && (byte == 0x2E || byte == 0x29)
          || byte == UInt8(ascii: ":") && isFollowed(text, index, by: "//")
          || byte == UInt8(ascii: ".") && isPreceded(text, index, by: "www")
        {
          buffer.append(UInt8(ascii: "\\"))
        }
        buffer.append(byte)
      }
    }
  }

  /// Whether a byte marks up wherever it stands: asterisk, bracket, backslash, backtick, bar, tilde.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2A, 0x5B...0x5D, 0x60, 0x7C, 0x7E: true
    default: false
    }
  }

  /// `# + - = >` and `:`, which would begin a heading, a list, a rule, a quotation.
  private static func beginsBlock(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x23, 0x2B, 0x2D, 0x3D, 0x3E, 0x3A: true
    default: false
    }
  }

  /// `://` and `www.` would make a link of what no format says is one.
  private static func isFollowed(
    _ text: UnsafeRawBufferPointer, _ index: Int, by word: StaticString
  ) -> Bool {
    let rest = text[(index + 1)...]
    return word.withUTF8Buffer { rest.starts(with: $0) }
  }

  private static func isPreceded(
    _ text: UnsafeRawBufferPointer, _ index: Int, by word: StaticString
  ) -> Bool {
    let start = index - word.utf8CodeUnitCount
    return start >= 0 && word.withUTF8Buffer { text[start..<index].elementsEqual($0) }
  }

  /// Between two letters or digits of ASCII `_` is itself.
  private static func isInsideWord(_ text: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    func isWord(_ byte: UInt8) -> Bool {
      byte &- 0x30 <= 9 || (byte | 0x20) &- 0x61 < 26
    }
    return index > 0 && index + 1 < text.count && isWord(text[index - 1])
      && isWord(text[index + 1])
  }
}
