/// Where the lines of a template start and end: at LF, which CR may precede.
struct TemplateLines {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || offset <= bytes.count && bytes[offset &- 1] == 0x0a
  }

  /// The blanks before an offset if nothing else is before it on its line.
  func prefix(before offset: Int) -> Range<Int>? {
    var start = offset
    while start > 0, isBlank(bytes[start &- 1]) { start &-= 1 }
    return isLineStart(start) ? start..<offset : nil
  }

  /// The start of the next line if nothing but blanks is left of this one.
  func lineEnd(after offset: Int) -> Int? {
    let end = skipBlanks(from: offset, to: bytes.count)
    if end == bytes.count { return end }
    if bytes[end] == 0x0a { return end &+ 1 }
    if bytes[end] == 0x0d, end &+ 1 < bytes.count, bytes[end &+ 1] == 0x0a { return end &+ 2 }
    return nil
  }

  func skipBlanks(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end, isBlank(bytes[offset]) { offset &+= 1 }
    return offset
  }

  /// The offset behind the next line feed, or `end`.
  func afterNewline(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      offset &+= 1
      if bytes[offset &- 1] == 0x0a { return offset }
    }
    return end
  }

  /// The leading blanks of the first line in a range that has something else in it.
  func firstIndentation(in range: Range<Int>) -> Range<Int>? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = skipBlanks(from: offset, to: range.upperBound)
      guard end < range.upperBound else { return nil }
      if bytes[end] != 0x0a, bytes[end] != 0x0d { return offset..<end }
      offset = afterNewline(from: end, to: range.upperBound)
    }
    return nil
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
  }
}
