/// Where the parts of a line start and end.
extension LineScan {
  /// The offset of the colon that ends a key.
  func keyEnd(from start: Int) -> Int? {
    guard start < line.count else { return nil }
    switch line[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let close = closingQuote(of: start) else { return nil }
      let colon = skipBlanks(close + 1)
      return isIndicator(UInt8(ascii: ":"), at: colon) ? colon : nil
    case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
    default:
      for offset in start..<line.count {
        if isIndicator(UInt8(ascii: ":"), at: offset) { return offset }
        if line[offset] == UInt8(ascii: "#"), offset > start, isBlank(offset - 1) { return nil }
      }
      return nil
    }
  }

  /// Skips an anchor and a core tag with blanks behind them.
  func skipProperties(_ start: Int) -> Int {
    var offset = start
    while offset < line.count,
      line[offset] == UInt8(ascii: "&") || line[offset...].starts(with: "!!".utf8)
    {
      let name = offset + (line[offset] == UInt8(ascii: "&") ? 1 : 2)
      var end = name
      while end < line.count, isNameByte(line[end]) { end += 1 }
      guard end > name, end < line.count, isBlank(end) else { return offset }
      offset = skipBlanks(end)
    }
    return offset
  }

  func closingQuote(of start: Int) -> Int? {
    let quote = line[start]
    var offset = start + 1
    while offset < line.count {
      if line[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 1
      } else if line[offset] == quote {
        let isPair =
          quote == UInt8(ascii: "'") && offset + 1 < line.count && line[offset + 1] == quote
        guard isPair else { return offset }
        offset += 1
      }
      offset += 1
    }
    return nil
  }

  /// Whether only blanks, a comma or a comment follow.
  func endsLine(_ start: Int) -> Bool {
    var offset = skipBlanks(start)
    if offset < line.count, line[offset] == UInt8(ascii: ",") { offset = skipBlanks(offset + 1) }
    return offset >= line.count || line[offset] == UInt8(ascii: "#") && isBlank(offset - 1)
  }

  /// Whether a value with a bracket or quote of its own starts here, so that a comma is missing.
  func startsValue(_ offset: Int) -> Bool {
    offset < line.count && "{[\"'".utf8.contains(line[offset])
  }

  func isTemplate(_ offset: Int) -> Bool { line[offset...].starts(with: "{{".utf8) }

  func isCloser(_ offset: Int) -> Bool {
    offset < line.count && (line[offset] == UInt8(ascii: "]") || line[offset] == UInt8(ascii: "}"))
  }

  func isIndicator(_ byte: UInt8, at offset: Int) -> Bool {
    offset < line.count && line[offset] == byte
      && (offset + 1 >= line.count || isBlank(offset + 1))
  }

  /// Whether a comment starts here that is meant as one: alone on its line, or with a space.
  func isCommentStart(_ offset: Int) -> Bool {
    line[offset] == UInt8(ascii: "#") && (skipBlanks(0) == offset || looksLikeComment(offset))
  }

  func looksLikeComment(_ offset: Int) -> Bool {
    offset + 1 >= line.count || isBlank(offset + 1) || line[offset + 1] == UInt8(ascii: "#")
  }

  func isBlank(_ offset: Int) -> Bool { line[offset] == 0x20 || line[offset] == 0x09 }

  func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: byte >= 0x80
    }
  }

  func skipBlanks(_ start: Int) -> Int {
    var offset = start
    while offset < line.count, isBlank(offset) { offset += 1 }
    return offset
  }

  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBlank(end - 1) { end -= 1 }
    return end
  }
}
