package import Values

/// Names of places on a page.
package enum AnchorText {
  /// Appends an id as a fragment: bytes other than letters, digits, `-` and `_` become `~XX`
  /// (spec language §3), which keeps ids apart and is safe in every attribute.
  package static func append(_ id: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    for byte in id {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        buffer.append(byte)
      default:
        buffer.append(UInt8(ascii: "~"))
        buffer.append(digit(byte >> 4))
        buffer.append(digit(byte & 15))
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }
}
