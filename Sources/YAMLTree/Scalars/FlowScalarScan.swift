/// A second scan of a plain or quoted scalar (YAML 1.2 §7.3): line folding and escapes.
struct FlowScalarScan {
  enum Quote {
    case single
    case double
  }

  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  private let quote: Quote?
  private var offset: Int

  /// A scan of the bytes in `range`, which leaves the quotes out.
  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, quote: Quote?) {
    self.bytes = bytes
    self.quote = quote
    offset = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  mutating func run(into map: inout ScalarSourceMap) {
    while offset < end {
      let start = offset
      switch bytes[offset] {
      case 0x20, 0x09, 0x0a, 0x0d: scanBlanks(into: &map)
      case UInt8(ascii: "'") where quote == .single:
        offset = min(offset + 2, end)
        map.add("'".utf8, for: start..<offset)
      case UInt8(ascii: "\\") where quote == .double: scanEscape(into: &map)
      default:
        offset += 1
        map.addVerbatim(start..<offset, of: bytes)
      }
    }
  }

  /// Blanks within a line are text; around line breaks they fold with them.
  private mutating func scanBlanks(into map: inout ScalarSourceMap) {
    let start = offset
    skipSpaces()
    guard offset < end, bytes.isBreak(at: offset) else {
      map.addVerbatim(start..<offset, of: bytes)
      return
    }
    let breaks = skipBreaks()
    if breaks.count == 1 {
      map.add(" ".utf8, for: start..<offset)
    } else {
      addEmptyLines(breaks.dropFirst(), into: &map)
    }
  }

  private func addEmptyLines(
    _ breaks: some Sequence<Range<Int>>, into map: inout ScalarSourceMap
  ) {
    for range in breaks { map.add("\n".utf8, for: range) }
  }

  private mutating func scanEscape(into map: inout ScalarSourceMap) {
    let start = offset
    offset += 1
    guard offset < end else { return }
    if bytes.isBreak(at: offset) {
      addEmptyLines(skipBreaks().dropFirst(), into: &map)
      return
    }
    let letter = bytes[offset]
    offset += 1
    let digits =
      switch letter {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    let digitEnd = min(offset + digits, end)
    let number = UInt32(String(decoding: bytes[offset..<digitEnd], as: UTF8.self), radix: 16)
    offset = digitEnd
    let scalar = digits > 0 ? number.flatMap(Unicode.Scalar.init) : Self.escapes[letter]
    guard let scalar else { return }
    map.add(String(Character(scalar)).utf8, for: start..<offset)
  }

  /// YAML 1.2 §5.7.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}",
    UInt8(ascii: "t"): "\t", 0x09: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{0b}",
    UInt8(ascii: "f"): "\u{0c}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1b}",
    UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{a0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  private mutating func skipSpaces() {
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
  }

  /// Skips line breaks and the blanks between and behind them.
  private mutating func skipBreaks() -> [Range<Int>] {
    var breaks: [Range<Int>] = []
    while offset < end, bytes.isBreak(at: offset) {
      let start = offset
      offset = min(bytes.breakEnd(at: offset), end)
      breaks.append(start..<offset)
      skipSpaces()
    }
    return breaks
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a line ends at an offset: LF, CR or CRLF.
  func isBreak(at offset: Int) -> Bool {
    offset < count && (self[offset] == 0x0a || self[offset] == 0x0d)
  }

  /// The offset behind the line break at `offset`.
  func breakEnd(at offset: Int) -> Int {
    let isPair = self[offset] == 0x0d && offset + 1 < count && self[offset + 1] == 0x0a
    return offset + (isPair ? 2 : 1)
  }
}
