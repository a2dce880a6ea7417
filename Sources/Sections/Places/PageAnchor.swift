public import Mappings

/// The name of a place on a page: of a section, or of a row by its section and its key.
///
/// It names a row by what it is and not by where it stands, so that it still finds the row after
/// an edit. As text it is `SECTION` or `SECTION.KEY`, with bytes other than letters, digits, `-`
/// and `_` as `~XX` (spec language §3), which keeps names apart and is safe in every URL. The anchor
/// of a section with the empty name alone has no text, since an empty one is the top of a page.
public struct PageAnchor: Hashable, Sendable {
  /// The name of the section.
  public let section: GroupName
  /// The key of the row; nil for the section itself.
  public let key: RowKey?

  /// The name of a section, or of a row in it.
  public init(section: GroupName, key: RowKey? = nil) {
    self.section = section
    self.key = key
  }

  /// The name that a text stands for, with or without a `#` before it; nil for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8.drop { $0 == UInt8(ascii: "#") })
    let hashes = text.utf8.count - bytes.count
    guard hashes <= 1, !bytes.isEmpty else { return nil }
    let parts = bytes.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let section = Self.decoded(first) else { return nil }
    self.section = GroupName(section)
    guard parts.count == 2 else {
      key = nil
      return
    }
    guard let decoded = Self.decoded(parts[1]) else { return nil }
    key = RowKey(decoded)
  }

  /// The name as text, without a `#`.
  public var text: String {
    key.map { "\(Self.encoded(section.text)).\(Self.encoded($0.text))" }
      ?? Self.encoded(section.text)
  }

  private static func encoded(_ name: String) -> String {
    var text: [UInt8] = []
    for byte in name.utf8 {
      if isPlain(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "~"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> String? {
    var name: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if isPlain(byte) {
        name.append(byte)
        continue
      }
      guard byte == UInt8(ascii: "~"), let high = rest.popFirst().flatMap(digits.firstIndex),
        let low = rest.popFirst().flatMap(digits.firstIndex)
      else { return nil }
      let decoded = UInt8(truncatingIfNeeded: high << 4 | low)
      // One name has one text: what needs no sign has none.
      guard !isPlain(decoded) else { return nil }
      name.append(decoded)
    }
    return String(validating: name, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
