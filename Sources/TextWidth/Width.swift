extension TextWidth {
  /// The number of cells that a run of UTF-8 bytes takes.
  ///
  /// The result is never greater than the number of bytes. Control characters, line feeds and
  /// tabs among them, count 0: make them visible first (see ``appendVisible(_:to:_:)``).
  package static func width(
    of bytes: UnsafeRawBufferPointer, ambiguous: Ambiguous = .narrow
  ) -> Int {
    let ascii = bytes.printableASCIICount(from: 0)
    if ascii == bytes.count { return ascii }
    // The last ASCII byte may be the base of a cluster that the bytes after it complete.
    let start = max(ascii &- 1, 0)
    var width = start
    var scanner = ClusterScanner(bytes, from: start, ambiguous: ambiguous)
    width &+= scanner.skipPlain()
    while let cluster = scanner.next() {
      width &+= cluster.width &+ scanner.skipPlain()
    }
    return width
  }

  /// The number of cells that UTF-8 bytes take.
  package static func width(of bytes: [UInt8], ambiguous: Ambiguous = .narrow) -> Int {
    bytes.withUnsafeBytes { width(of: $0, ambiguous: ambiguous) }
  }

  /// The number of cells that UTF-8 bytes take.
  package static func width(of bytes: ArraySlice<UInt8>, ambiguous: Ambiguous = .narrow) -> Int {
    bytes.withUnsafeBytes { width(of: $0, ambiguous: ambiguous) }
  }

  /// The number of cells that a string takes.
  package static func width(of text: String, ambiguous: Ambiguous = .narrow) -> Int {
    var text = text
    return text.withUTF8 { width(of: UnsafeRawBufferPointer($0), ambiguous: ambiguous) }
  }

  /// The number of cells that a constant text takes.
  package static func width(of text: StaticString, ambiguous: Ambiguous = .narrow) -> Int {
    text.withUTF8Buffer { width(of: UnsafeRawBufferPointer($0), ambiguous: ambiguous) }
  }
}
