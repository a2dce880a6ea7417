extension TextWidth {
  /// Appends text with everything in it made visible that hides itself or steers a terminal.
  ///
  /// | in the text | shown as |
  /// |---|---|
  /// | C0 (U+0000 to U+001F) | its Control Picture: ␀ … ␛ … ␟; tab and line feed by the options |
  /// | DEL (U+007F) | ␡ |
  /// | C1 (U+0080 to U+009F) | `<U+0085>` |
  /// | bidi controls (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069) | `<U+202E>` |
  /// | separators U+2028, U+2029 and byte order marks U+FEFF | `<U+2028>` |
  /// | a byte that is not part of valid UTF-8 | `<0xFF>` |
  ///
  /// Everything else is appended as it is, so the result is valid UTF-8 without controls but for
  /// kept line feeds. It is made for the eye: a text that has such a sign in it looks the same.
  /// Tab stops count from the end of `output` as it was, and from each kept line feed.
  package static func appendVisible(
    _ bytes: UnsafeRawBufferPointer, to output: inout [UInt8],
    _ options: VisibilityOptions = .singleLine
  ) {
    var column = Column(start: output.count)
    var offset = 0
    while offset < bytes.count {
      let plain = bytes.plainCount(from: offset, keepsLineFeeds: false)
      output.append(contentsOf: bytes[offset..<offset &+ plain])
      offset &+= plain
      guard offset < bytes.count else { return }
      let scalar = bytes.scalar(at: offset)
      switch scalar.number {
      case 0x0a where options.lineFeed == .keep:
        output.append(0x0a)
        column = Column(start: output.count)
      case 0x0a:
        output.append(contentsOf: "↵".utf8)
      case 0x09:
        appendTab(to: &output, &column, options)
      case ..<0x20:
        // The Control Pictures block starts at U+2400.
        output.append(contentsOf: [0xe2, 0x90, 0x80 | UInt8(truncatingIfNeeded: scalar.number)])
      case 0x7f:
        output.append(contentsOf: "␡".utf8)
      case .max:
        append("<0x", bytes[offset], digits: 2, to: &output)
      default:
        append("<U+", scalar.number, digits: 4, to: &output)
      }
      offset &+= scalar.length
    }
  }

  /// How far a line has been measured, so that each byte is measured once however many tabs.
  private struct Column {
    /// The offset up to which the output is measured.
    var start: Int
    /// The cells of the line up to there.
    var width = 0
  }

  private static func appendTab(
    to output: inout [UInt8], _ column: inout Column, _ options: VisibilityOptions
  ) {
    guard case .expand(let distance) = options.tab else {
      output.append(contentsOf: "␉".utf8)
      return
    }
    let stop = min(max(distance, 1), 64)
    column.width &+= width(of: output[column.start...], ambiguous: options.ambiguous)
    let spaces = stop - column.width % stop
    output.append(contentsOf: repeatElement(0x20, count: spaces))
    column = Column(start: output.count, width: column.width &+ spaces)
  }

  private static func append(
    _ opening: StaticString, _ number: some FixedWidthInteger, digits: Int,
    to output: inout [UInt8]
  ) {
    opening.withUTF8Buffer { output.append(contentsOf: $0) }
    for place in (0..<digits).reversed() {
      let digit = UInt8(truncatingIfNeeded: number >> (place * 4)) & 0x0f
      output.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
    }
    output.append(0x3e)
  }
}
