/// What is left open in a piece of an expression that a comma cut off.
struct OpenParts {
  /// Whether a parenthesis or quote is open at the end.
  private(set) var isOpen = false
  /// Whether a parenthesis or quote is closed that was not opened.
  private(set) var isClosing = false

  init(of text: String) {
    var depth = 0
    var quote: UInt8?
    var before: UInt8 = 0x20
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "(") where quote == nil: depth += 1
      case UInt8(ascii: ")") where quote == nil:
        if depth > 0 { depth -= 1 } else { isClosing = true }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == byte {
          quote = nil
        } else if quote == nil, byte == UInt8(ascii: "\"") || !before.isWordByte {
          quote = byte
        }
      default: break
      }
      before = byte
    }
    isOpen = depth > 0 || quote != nil
    // `y")` and `y'` end a text that began before the comma.
    isClosing = isClosing || quote == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
  }
}
