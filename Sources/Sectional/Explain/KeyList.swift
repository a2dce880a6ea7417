/// A key as a list in JSON, such as `["wine", "2"]`: what CSV and JSON output write for a key of
/// several fields.
enum KeyList {
  /// The list as CSV output writes it: without spaces between its entries, and numbers as texts;
  /// nil for a text that is no list.
  static func compact(_ text: [UInt8]) -> [UInt8]? {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else { return nil }
    var compact: [UInt8] = []
    var word: [UInt8] = []
    var isQuoted = false
    var isEscaped = false
    for byte in text {
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && byte == UInt8(ascii: "\\") && !isEscaped
      switch byte {
      case _ where isQuoted, UInt8(ascii: "\""): compact.append(byte)
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","):
        compact += asText(word)
        word = []
        compact.append(byte)
      default: word.append(byte)
      }
    }
    return compact
  }

  /// An entry without quotes as one with them; `null` is no text.
  private static func asText(_ word: [UInt8]) -> [UInt8] {
    word.isEmpty || word == Array("null".utf8) ? word : [0x22] + word + [0x22]
  }
}
