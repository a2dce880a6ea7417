extension TextWidth {
  /// Whether ``appendVisible(_:to:_:)`` would change the bytes.
  package static func needsVisibility(
    _ bytes: UnsafeRawBufferPointer, _ options: VisibilityOptions = .singleLine
  ) -> Bool {
    bytes.plainCount(from: 0, keepsLineFeeds: options.lineFeed == .keep) < bytes.count
  }

  /// Whether ``appendVisible(_:to:_:)`` would change the bytes.
  package static func needsVisibility(
    _ bytes: [UInt8], _ options: VisibilityOptions = .singleLine
  ) -> Bool {
    bytes.withUnsafeBytes { needsVisibility($0, options) }
  }

  /// Whether ``visible(_:_:)`` would change the text.
  package static func needsVisibility(
    _ text: String, _ options: VisibilityOptions = .singleLine
  ) -> Bool {
    var text = text
    return text.withUTF8 { needsVisibility(UnsafeRawBufferPointer($0), options) }
  }
}

extension UnsafeRawBufferPointer {
  /// The length of the run from an offset that needs no sign.
  func plainCount(from start: Int, keepsLineFeeds: Bool) -> Int {
    var offset = start
    while offset < count {
      let byte = self[offset]
      if byte >= 0x80 {
        let scalar = scalar(at: offset)
        guard scalar.isValid, !isHidden(scalar.number) else { break }
        offset &+= scalar.length
      } else if byte &- 0x20 < 0x5f {
        offset &+= printableASCIICount(from: offset)
      } else if keepsLineFeeds, byte == 0x0a {
        offset &+= 1
      } else {
        break
      }
    }
    return offset &- start
  }

  /// Whether a scalar above U+007F is one of those that `TextWidth.appendVisible` shows.
  @inline(__always)
  private func isHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9f, 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }
}
