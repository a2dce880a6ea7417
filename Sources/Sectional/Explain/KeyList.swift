/// A key as a list in JSON, such as `["wine", "2"]`: what CSV and JSON output write for a key of
/// several fields.
enum KeyList {
  /// The list without spaces between its entries, as CSV output writes it; nil for a text that is no
  /// list.
  static func compact(_ text: [UInt8]) -> [UInt8]? {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else { return nil }
    var compact: [UInt8] = []
    var isQuoted = false
    var isEscaped = false
    for byte in text {
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && byte == UInt8(ascii: "\\") && !isEscaped
      if isQuoted || byte != UInt8(ascii: " ") { compact.append(byte) }
    }
    return compact
  }
}
