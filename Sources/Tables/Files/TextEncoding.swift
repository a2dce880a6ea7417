/// An encoding of text that is turned into UTF-8 before a file is read (`data.encoding`).
package enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case latin1 = "iso-8859-1"
  case latin9 = "iso-8859-15"
  case windows1252 = "windows-1252"

  /// The encoding of a name, whatever its capitals; a few other common names are known.
  package init?(name: String) {
    let lower = String(decoding: name.utf8.map { Self.lowered($0) }, as: UTF8.self)
    switch lower {
    case "utf8": self = .utf8
    case "utf16": self = .utf16
    case "latin1", "latin-1": self = .latin1
    case "latin9", "latin-9": self = .latin9
    case "cp1252": self = .windows1252
    default:
      guard let encoding = TextEncoding(rawValue: lower) else { return nil }
      self = encoding
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// The scalar of a byte in an encoding of single bytes; nil where the byte has none.
  func scalar(of byte: UInt8) -> UInt32? {
    switch self {
    case .latin9:
      switch byte {
      case 0xA4: 0x20AC
      case 0xA6: 0x160
      case 0xA8: 0x161
      case 0xB4: 0x17D
      case 0xB8: 0x17E
      case 0xBC: 0x152
      case 0xBD: 0x153
      case 0xBE: 0x178
      default: UInt32(byte)
      }
    case .windows1252 where byte >= 0x80 && byte < 0xA0:
      Self.windows[Int(byte - 0x80)]
    default:
      UInt32(byte)
    }
  }

  /// The scalars of the bytes 0x80…0x9F in Windows-1252.
  private static let windows: [UInt32?] = [
    0x20AC, nil, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x2C6, 0x2030, 0x160, 0x2039, 0x152, nil, 0x17D, nil,
    nil, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x2DC, 0x2122, 0x161, 0x203A, 0x153, nil, 0x17E, 0x178,
  ]
}
