extension Escape {
  /// Whether a URL is relative or has one of the schemes http, https and mailto.
  ///
  /// C0 controls and spaces do not count for the decision, wherever they stand: a browser
  /// drops some of them before it looks for the scheme.
  package static func isAllowedURL(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var scheme = URLScheme()
    for byte in bytes where byte > 0x20 {
      switch byte {
      case 0x3a: return scheme.isAllowed
      case 0x2f, 0x3f, 0x23: return true
      default: scheme.append(byte)
      }
    }
    return true
  }

  /// Appends a whole URL: white space that a browser drops is left out and every byte that
  /// cannot stand in a URL (RFC 3986 §2) is percent-encoded.
  ///
  /// - Parameters:
  ///   - bytes: The URL.
  ///   - output: Where it goes.
  /// - Returns: false if its scheme is not allowed; nothing is appended then.
  package static func url(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Bool {
    guard isAllowedURL(bytes) else { return false }
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start &+= 1 }
    while end > start, bytes[end &- 1] <= 0x20 { end &-= 1 }
    for offset in start..<end {
      let byte = bytes[offset]
      if byte == 0x09 || byte == 0x0a || byte == 0x0d { continue }
      appendURLByte(byte, isEscape: isPercentEscape(bytes[offset..<end]), into: &output)
    }
    return true
  }

  /// Appends literal text of a URL template: bytes that cannot stand in a URL are encoded.
  static func urlLiteral(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      for (offset, byte) in bytes.enumerated() {
        appendURLByte(byte, isEscape: isPercentEscape(bytes[offset...]), into: &output)
      }
    }
  }

  /// Whether bytes start with a percent sign and two digits; a percent sign alone is a character.
  private static func isPercentEscape(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    bytes.first == 0x25 && bytes.count > 2
      && bytes.dropFirst().prefix(2).allSatisfy(Hexadecimal.isDigit)
  }

  private static func appendURLByte(_ byte: UInt8, isEscape: Bool, into output: inout [UInt8]) {
    if isEscape || isUnreserved(byte) || isReserved(byte) {
      output.append(byte)
    } else {
      appendPercent(byte, into: &output)
    }
  }

  /// Appends a value as a part of a URL: every byte but the unreserved ones (RFC 3986 §2.3) is
  /// percent-encoded.
  package static func urlComponent(
    _ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]
  ) {
    for byte in bytes {
      if isUnreserved(byte) { output.append(byte) } else { appendPercent(byte, into: &output) }
    }
  }

  /// Whether a URL is relative or has one of the schemes http, https and mailto.
  package static func isAllowedURL(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { isAllowedURL($0) }
  }

  /// Appends a whole URL; false, with nothing appended, if its scheme is not allowed.
  package static func url(_ bytes: [UInt8], into output: inout [UInt8]) -> Bool {
    bytes.withUnsafeBytes { url($0, into: &output) }
  }

  /// Appends a value as a percent-encoded part of a URL.
  package static func urlComponent(_ bytes: [UInt8], into output: inout [UInt8]) {
    bytes.withUnsafeBytes { urlComponent($0, into: &output) }
  }

  private static func appendPercent(_ byte: UInt8, into output: inout [UInt8]) {
    output.append(0x25)
    output.append(Hexadecimal.digit(byte >> 4))
    output.append(Hexadecimal.digit(byte))
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e: true
    default: false
    }
  }

  /// Whether a byte is one of the reserved characters (RFC 3986 §2.2).
  private static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23, 0x24, 0x26...0x2c, 0x2f, 0x3a, 0x3b, 0x3d, 0x3f, 0x40, 0x5b, 0x5d: true
    default: false
    }
  }
}

/// The scheme of a URL, put together byte by byte.
struct URLScheme: Sendable, Equatable {
  /// Lower case; a scheme that is longer than any allowed one is cut.
  private var bytes: [UInt8] = []
  private static let allowed: [[UInt8]] = ["http", "https", "mailto"].map { Array($0.utf8) }
  private static let longest = 8

  init() {}

  mutating func append(_ byte: UInt8) {
    guard bytes.count < Self.longest else { return }
    bytes.append((0x41...0x5a).contains(byte) ? byte | 0x20 : byte)
  }

  var isAllowed: Bool { Self.allowed.contains(bytes) }

  /// For messages.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
