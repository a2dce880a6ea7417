/// Names of places on a page.
enum Anchor {
  /// The id as a fragment: bytes other than letters, digits, `-` and `_` become `~XX`
  /// (spec language §3), which keeps ids apart and is safe in every attribute.
  static func encode(_ id: String) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var anchor: [UInt8] = []
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        anchor.append(byte)
      default:
        anchor += [UInt8(ascii: "~"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return anchor
  }
}
