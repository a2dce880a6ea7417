extension Escape {
  /// Appends a value for HTML text or a quoted attribute.
  ///
  /// `& < > " '` become character references. What hides itself or steers becomes visible:
  /// C0 but tab and line feed and DEL as Control Pictures, C1, bidi controls, U+2028, U+2029
  /// and U+FEFF as `<U+202E>`, bytes that are not UTF-8 as `<0xFF>`.
  package static func html(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80, !needsEscape(byte) {
        offset &+= 1
        continue
      }
      let scalar = VisibleScalar(bytes, at: offset)
      if byte >= 0x80, !scalar.isHidden {
        offset &+= scalar.length
        continue
      }
      output.append(contentsOf: bytes[start..<offset])
      if let reference = reference(for: byte) {
        output.append(contentsOf: reference)
      } else {
        scalar.appendSign(into: &output, opening: "&lt;", closing: "&gt;")
      }
      offset &+= scalar.length
      start = offset
    }
    output.append(contentsOf: bytes[start...])
  }

  /// Appends a value for HTML text or a quoted attribute.
  package static func html(_ bytes: [UInt8], into output: inout [UInt8]) {
    bytes.withUnsafeBytes { html($0, into: &output) }
  }

  /// Appends a value with `& < > " '` as character references and nothing else changed.
  static func plainHTML(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    for byte in bytes {
      if let reference = reference(for: byte) {
        output.append(contentsOf: reference)
      } else {
        output.append(byte)
      }
    }
  }

  /// Whether an ASCII byte cannot stand in HTML as it is.
  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0a: false
    case ..<0x20, 0x22, 0x26, 0x27, 0x3c, 0x3e, 0x7f: true
    default: false
    }
  }

  private static func reference(for byte: UInt8) -> String.UTF8View? {
    switch byte {
    case 0x22: "&quot;".utf8
    case 0x26: "&amp;".utf8
    case 0x27: "&#39;".utf8
    case 0x3c: "&lt;".utf8
    case 0x3e: "&gt;".utf8
    default: nil
    }
  }
}
