extension TextWidth {
  /// A grapheme cluster and its width.
  ///
  /// The width is the sum of the widths of its scalars, as a terminal that places scalars one by
  /// one moves on, with these exceptions that make one picture of two cells:
  /// - an emoji with a skin tone, or joined to others by U+200D (families, professions);
  /// - an emoji variation sequence: heart, digit of a keycap, … followed by U+FE0F.
  ///
  /// Flags, tag sequences and decomposed Hangul syllables come out as two cells by the sum. U+FE0E
  /// changes no width: UAX #11 leaves a wide scalar wide in its text form.
  package struct Cluster: Sendable, Equatable {
    /// The offsets of its bytes.
    package let bytes: Range<Int>
    /// Its width in cells; 0 for controls and marks without a base.
    package let width: Int

    /// A cluster of bytes with a width in cells.
    package init(bytes: Range<Int>, width: Int) {
      self.bytes = bytes
      self.width = width
    }
  }

  /// The clusters of a run of UTF-8 bytes, in order; together they cover every byte once.
  ///
  /// The bytes must stay in place while the sequence is used.
  package struct Clusters: Sequence, IteratorProtocol {
    private var scanner: ClusterScanner

    /// The clusters of the given bytes.
    package init(of bytes: UnsafeRawBufferPointer, ambiguous: Ambiguous = .narrow) {
      scanner = ClusterScanner(bytes, from: 0, ambiguous: ambiguous)
    }

    /// The next cluster, nil after the last.
    package mutating func next() -> Cluster? {
      guard let found = scanner.next() else { return nil }
      return Cluster(bytes: found.start..<found.end, width: found.width)
    }
  }

  /// The clusters of UTF-8 bytes, in order.
  package static func clusters(of bytes: [UInt8], ambiguous: Ambiguous = .narrow) -> [Cluster] {
    bytes.withUnsafeBytes { Array(Clusters(of: $0, ambiguous: ambiguous)) }
  }

  /// The clusters of a string, in order; offsets count its UTF-8 bytes.
  package static func clusters(of text: String, ambiguous: Ambiguous = .narrow) -> [Cluster] {
    clusters(of: Array(text.utf8), ambiguous: ambiguous)
  }
}
