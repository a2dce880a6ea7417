/// A second scan of a literal or folded scalar (YAML 1.2 §8.1).
struct BlockScalarScan {
  private let bytes: UnsafeRawBufferPointer
  private let isLiteral: Bool
  private var offset: Int
  private var indent = 0
  /// Whether final line breaks are dropped (`-`), kept (`+`) or reduced to one.
  private var chomping: UInt8?
  /// The breaks of empty lines that were not yet added.
  private var emptyLines: [Range<Int>] = []

  /// A scan from the header.
  ///
  /// The first attempt takes the indentation of the first line with text; each further one takes
  /// a space less, for headers that state it.
  init(_ bytes: UnsafeRawBufferPointer, from start: Int, isLiteral: Bool, attempt: Int) {
    self.bytes = bytes
    self.isLiteral = isLiteral
    offset = start
    skipHeader()
    indent = max(firstIndent() - attempt, 1)
  }

  private mutating func skipHeader() {
    while offset < bytes.count, !bytes.isBreak(at: offset) {
      let byte = bytes[offset]
      if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { chomping = byte }
      offset += 1
    }
    while offset < bytes.count, !bytes.isBreak(at: offset) { offset += 1 }
    if offset < bytes.count { offset = bytes.breakEnd(at: offset) }
  }

  private func firstIndent() -> Int {
    var offset = offset
    var widest = 0
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
      widest = max(widest, offset - start)
      guard bytes.isBreak(at: offset) else { return offset - start }
      offset = bytes.breakEnd(at: offset)
    }
    return widest
  }

  mutating func run(into map: inout ScalarSourceMap) {
    var lineBreak: Range<Int>?
    var followsBlank = false
    skipIndentation()
    while isContent {
      let isBlank = bytes[offset] == 0x20 || bytes[offset] == 0x09
      if let lineBreak, isLiteral || followsBlank || isBlank {
        map.add("\n".utf8, for: lineBreak)
      } else if let lineBreak, emptyLines.isEmpty {
        map.add(" ".utf8, for: lineBreak.lowerBound..<offset)
      }
      for range in emptyLines { map.add("\n".utf8, for: range) }
      followsBlank = isBlank
      let start = offset
      while offset < bytes.count, !bytes.isBreak(at: offset) { offset += 1 }
      map.addVerbatim(start..<offset, of: bytes)
      lineBreak = nil
      if offset < bytes.count {
        lineBreak = offset..<bytes.breakEnd(at: offset)
        offset = bytes.breakEnd(at: offset)
      }
      skipIndentation()
    }
    if let lineBreak, chomping != UInt8(ascii: "-") { map.add("\n".utf8, for: lineBreak) }
    if chomping == UInt8(ascii: "+") {
      for range in emptyLines { map.add("\n".utf8, for: range) }
    }
  }

  /// Whether the scan stands on a line of the text, behind its indentation.
  private var isContent: Bool { column == indent && offset < bytes.count }

  private var column = 0

  /// Skips empty lines and then the indentation of the next line.
  private mutating func skipIndentation() {
    emptyLines = []
    while true {
      let start = offset
      while offset - start < indent, offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
      column = offset - start
      guard bytes.isBreak(at: offset) else { return }
      emptyLines.append(offset..<bytes.breakEnd(at: offset))
      offset = bytes.breakEnd(at: offset)
    }
  }
}
