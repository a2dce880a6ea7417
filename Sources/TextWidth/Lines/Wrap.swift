extension TextWidth {
  /// The lines of a text that is folded to a width, as byte ranges in order.
  ///
  /// - A line feed, alone or after a carriage return, ends a line and belongs to none; n line
  ///   feeds give n + 1 paragraphs, each of at least one line.
  /// - A line that is too wide breaks at the last run of spaces (U+0020) that leaves it narrow
  ///   enough; those spaces belong to no line. So do spaces at the end of a paragraph that do not
  ///   fit. Indentation stays with the first word, and goes where the two do not fit together.
  /// - It may also break between two wide clusters, but not before a wide closing or after a wide
  ///   opening sign (UAX #14), and after U+200B.
  /// - A word wider than the line starts on a line of its own and breaks between clusters.
  ///
  /// No line is wider than `limit` cells unless it is one cluster that is; a limit below 1 counts
  /// as 1. Controls are 0 wide: expand tabs before.
  package static func wrap(
    _ bytes: UnsafeRawBufferPointer, width limit: Int, ambiguous: Ambiguous = .narrow
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    wrap(bytes, width: limit, ambiguous: ambiguous, into: &lines)
    return lines
  }

  /// The same in place of what stands in `lines`, whose memory is used again.
  ///
  /// `isWide` says that the text is known not to fit, which saves measuring it.
  package static func wrap(
    _ bytes: UnsafeRawBufferPointer, width limit: Int, ambiguous: Ambiguous = .narrow,
    isWide: Bool = false, into lines: inout [Range<Int>]
  ) {
    lines.removeAll(keepingCapacity: true)
    // Most texts fit, and measuring is much quicker than folding. A cell takes up to four bytes but
    // for long clusters, so a text with more is not worth the try.
    if !isWide, bytes.count / 4 <= limit, width(of: bytes, ambiguous: ambiguous) <= limit,
      !bytes.contains(0x0a)
    {
      lines.append(0..<bytes.count)
      return
    }
    var reused: [Range<Int>] = []
    swap(&reused, &lines)
    var folder = LineFolder(limit: max(limit, 1), lines: reused)
    reused = []
    var scanner = ClusterScanner(bytes, from: 0, ambiguous: ambiguous)
    while let cluster = scanner.next() {
      folder.add(cluster)
      // The last ASCII byte may be the base of a longer cluster.
      let run = bytes.printableASCIICount(from: scanner.position) &- 1
      if run > 0 {
        folder.addASCII(bytes, scanner.position..<scanner.position &+ run)
        scanner.skip(run)
      }
    }
    folder.endParagraph(at: bytes.count, next: bytes.count)
    lines = folder.lines
  }

  /// The lines of a text that is folded to a width, as byte ranges in order.
  package static func wrap(
    _ bytes: [UInt8], width limit: Int, ambiguous: Ambiguous = .narrow
  ) -> [Range<Int>] {
    bytes.withUnsafeBytes { wrap($0, width: limit, ambiguous: ambiguous) }
  }

  /// The lines of a string that is folded to a width, as ranges of its UTF-8 bytes.
  package static func wrap(
    _ text: String, width limit: Int, ambiguous: Ambiguous = .narrow
  ) -> [Range<Int>] {
    var text = text
    return text.withUTF8 {
      wrap(UnsafeRawBufferPointer($0), width: limit, ambiguous: ambiguous)
    }
  }
}
