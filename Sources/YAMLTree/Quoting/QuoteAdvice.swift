internal import Diagnostics

/// Help for values that quotes would make the text that was meant.
package enum QuoteAdvice {
  /// The help line for a node that is no text where text is expected.
  ///
  /// - Returns: `quote it:` with the mended line; nil for a node that quotes would not mend,
  ///   such as a mapping over several lines, or a number.
  package static func help(for node: YAMLNode) -> String? {
    let span = node.span
    return span.source.withBytes { bytes in
      guard span.range.upperBound <= bytes.count else { return nil }
      let first = span.range.first.map { bytes[$0] }
      switch node.content {
      case .mapping, .sequence:
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
          !bytes[span.range].contains(where: { $0 == 0x0a || $0 == 0x0d })
        else { return nil }
        return mended(at: span.range.lowerBound, in: bytes, [false, true])?.help
      case .scalar(let scalar):
        guard scalar.text.isEmpty, scalar.style != .singleQuoted, scalar.style != .doubleQuoted
        else { return nil }
        var place = span.range.lowerBound
        while place < bytes.count, bytes[place] == 0x20 { place += 1 }
        let isCut = place < bytes.count && "#>".utf8.contains(bytes[place])
        return isCut ? mended(at: place, in: bytes, [false, true])?.help : nil
      case .faulty: return nil
      }
    }
  }

  /// The help line for an entry in braces whose value is null since a comma ended the value
  /// before it, as in `{title: Wine, and more}`.
  ///
  /// - Returns: nil where that is not the cause.
  package static func help(forEntry index: Int, of mapping: YAMLMapping) -> String? {
    guard mapping.isFlow, index > 0, mapping.entries.indices.contains(index) else { return nil }
    let entry = mapping.entries[index]
    let before = mapping.entries[index - 1].value
    guard entry.value.span.range.isEmpty, entry.key.scalar?.style == .plain,
      entry.key.span.range.upperBound == entry.value.span.range.lowerBound,
      before.scalar?.style == .plain
    else { return nil }
    let source = entry.key.span.source
    return source.withBytes { bytes in
      mended(at: entry.key.span.range.lowerBound, in: bytes, [true, false])?.help
    }
  }

  /// The help line for a plain text that a comment on the same line ends.
  ///
  /// - Returns: nil where no comment stands behind the text.
  package static func help(forCommentBehind node: YAMLNode) -> String? {
    guard let scalar = node.scalar, scalar.style == .plain else { return nil }
    let range = node.span.range
    return node.span.source.withBytes { bytes in
      var place = range.upperBound
      while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
      guard place > range.upperBound, place < bytes.count, bytes[place] == UInt8(ascii: "#")
      else { return nil }
      return mended(at: range.lowerBound, in: bytes, [false, true])?.help
    }
  }

  private static func mended(
    at offset: Int, in bytes: UnsafeRawBufferPointer, _ flows: [Bool]
  ) -> QuoteMend? {
    for inFlow in flows {
      if let mend = QuoteMend(valueAt: offset, in: bytes, inFlow: inFlow) { return mend }
    }
    return nil
  }
}
