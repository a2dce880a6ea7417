/// Kinds of bytes in markup, as tokens of HTML know them.
package enum HTMLBytes {
  /// Names are cut here; no name with a meaning is as long.
  private static let longestName = 64

  /// Appends a byte to a name, in lower case.
  static func append(_ byte: UInt8, to name: inout [UInt8]) {
    if name.count < longestName { name.append(lowered(byte)) }
  }

  /// A letter in lower case; any other byte as it is.
  package static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a byte is a letter of ASCII.
  package static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(lowered(byte))
  }

  /// Whether a byte is ASCII white space (Infra Standard §4.5).
  package static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0c || byte == 0x0d
  }

  /// Whether a byte ends the name of a tag or attribute.
  package static func endsName(_ byte: UInt8) -> Bool {
    isWhiteSpace(byte) || byte == 0x2f || byte == 0x3e
  }
}
