/// Finds what may not reach a terminal as it is: C0 but LF, DEL, C1, bidi controls and the
/// separators of lines and paragraphs.
enum RawControls {
  /// The first one in a text; nil where there is none, or where the bytes are not UTF-8 at all.
  static func first(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "not UTF-8" }
    return text.unicodeScalars.first { isControl($0.value) }
      .map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  static func first(in text: String) -> String? {
    first(in: Array(text.utf8))
  }

  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
