extension SourceText {
  /// The offset behind the anchor and the tag at the start of a node.
  ///
  /// - Parameters:
  ///   - start: Where the node with its properties starts.
  ///   - count: How many there are; nil for a scalar, whose text cannot look like one.
  ///   - limit: The end of the node.
  /// - Returns: `limit` where nothing follows.
  func skipProperties(_ start: Int, count: Int?, to limit: Int) -> Int {
    var offset = start
    var left = count ?? 2
    while left > 0, offset < limit, let byte = self[offset],
      byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!")
    {
      offset = byte == UInt8(ascii: "&") ? anchorEnd(offset) : tagEnd(offset)
      offset = skipTrivia(offset)
      left -= 1
    }
    return min(offset, max(limit, start))
  }

  private func anchorEnd(_ start: Int) -> Int {
    var offset = start + 1
    while let byte = self[offset], byte.isWordByte { offset += 1 }
    return offset
  }

  private func tagEnd(_ start: Int) -> Int {
    var offset = start + 1
    if self[offset] == UInt8(ascii: "<") {
      while let byte = self[offset], byte != UInt8(ascii: ">") { offset += 1 }
      return min(offset + 1, bytes.count)
    }
    while let byte = self[offset], byte > 0x20, !",[]{}".utf8.contains(byte) { offset += 1 }
    return offset
  }

  /// The end of the last line with text of a block scalar, or of its header.
  func trimmedBlockEnd(_ start: Int, _ end: Int) -> Int {
    var trimmed = min(end, bytes.count)
    while trimmed > start + 1, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[trimmed - 1]) {
      trimmed -= 1
    }
    return trimmed
  }
}

extension UInt8 {
  /// Whether libyaml takes the byte as part of an anchor's name.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
