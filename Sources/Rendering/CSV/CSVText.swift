import Values

/// Fields of CSV (RFC 4180).
struct CSVText {
  /// Whether what a spreadsheet would take for a formula is marked with an apostrophe.
  let hasFormulaGuard: Bool

  /// Appends a field, in quotes where it needs them.
  func append(_ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    let isGuarded = hasFormulaGuard && CSVText.isFormula(text)
    guard isGuarded || CSVText.needsQuotes(text) else {
      buffer.append(text)
      return
    }
    buffer.append(UInt8(ascii: "\""))
    if isGuarded { buffer.append(UInt8(ascii: "'")) }
    for byte in text {
      if byte == UInt8(ascii: "\"") { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends a field, in quotes where it needs them.
  func append(_ text: [UInt8], to buffer: inout ByteBuffer) {
    text.withUnsafeBytes { append($0, to: &buffer) }
  }

  /// Commas, quotes and line ends need quotes; spaces at the edges get them, since readers differ.
  private static func needsQuotes(_ text: UnsafeRawBufferPointer) -> Bool {
    if text.first == 0x20 || text.last == 0x20 { return true }
    return text.contains { byte in
      switch byte {
      case 0x2C, 0x22, 0x0A, 0x0D: true
      default: false
      }
    }
  }

  /// Whether a spreadsheet would take the text for a formula: it begins with `= + - @`, one of them
  /// in full width, a tab or a line end, and is no plain number.
  static func isFormula(_ text: UnsafeRawBufferPointer) -> Bool {
    switch text.first {
    case UInt8(ascii: "="), UInt8(ascii: "@"), 0x09, 0x0A, 0x0D:
      return true
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      var scratch = ByteBuffer(capacity: 64)
      return !PlainText.appendNumber(text, to: &scratch)
    case 0xEF where text.count >= 3 && text[1] == 0xBC:
      // U+FF1D, U+FF0B, U+FF0D, U+FF20.
      return [0x9D, 0x8B, 0x8D, 0xA0].contains(text[2])
    default:
      return false
    }
  }
}
