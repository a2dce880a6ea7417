package import Diagnostics

/// Reads a YAML 1.2 document into a tree of nodes that know their places.
package enum YAMLReader {
  /// The tree of a source.
  ///
  /// Faults that leave a tree (a duplicate key, an unknown tag, a merge key, …) are added to
  /// `bag`, and the tree comes without the faulty parts, so that it can be checked further.
  /// - Parameters:
  ///   - source: One document in UTF-8.
  ///   - limits: What the document may cost.
  ///   - notes: Whether to note values that tools for YAML 1.1 read otherwise.
  ///   - bag: Takes every fault found.
  /// - Returns: nil only where there is no tree: after a syntax error, a wrong encoding or a
  ///   limit, and for an empty document.
  package static func read(
    _ source: SourceFile, limits: YAMLLimits = .standard, notes: Bool = false,
    into bag: inout DiagnosticBag
  ) -> YAMLNode? {
    var found = DiagnosticBag()
    let tree = source.withBytes { bytes in
      read(bytes, of: source, limits, notes: notes, into: &found)
    }
    bag.add(contentsOf: found)
    return tree
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, of source: SourceFile, _ limits: YAMLLimits, notes: Bool,
    into bag: inout DiagnosticBag
  ) -> YAMLNode? {
    guard bytes.count <= limits.bytes else {
      bag.add(
        LimitFault.bytes(bytes.count).diagnostic(limits, at: SourceSpan(source, 0..<0)))
      return nil
    }
    let check = EncodingCheck(bytes, of: source)
    if let fault = check.fault() {
      bag.add(fault)
      return nil
    }
    let text = SourceText(bytes, of: source, start: check.markLength)
    guard let mask = SeparatorMask(for: bytes) else {
      return read(bytes, text, nil, limits, notes: notes, into: &bag)
    }
    return mask.masked(bytes).withUnsafeBytes { masked in
      read(masked, text, mask, limits, notes: notes, into: &bag)
    }
  }

  private static func read(
    _ input: UnsafeRawBufferPointer, _ text: SourceText, _ mask: SeparatorMask?,
    _ limits: YAMLLimits, notes: Bool, into bag: inout DiagnosticBag
  ) -> YAMLNode? {
    if let directive = DirectiveCheck.tagDirective(before: text.start, in: text) {
      bag.add(directive)
      return nil
    }
    guard let parser = EventParser(UnsafeRawBufferPointer(rebasing: input[text.start...])) else {
      bag.add(LimitFault.memory.diagnostic(limits, at: text.span(text.start..<text.start)))
      return nil
    }
    var builder = TreeBuilder(text, mask, limits, notes: notes)
    let root = builder.build(parser)
    bag.add(contentsOf: builder.bag)
    return root
  }
}

/// The bytes of a source while they are read, and the parser's places in them.
struct SourceText {
  let bytes: UnsafeRawBufferPointer
  let source: SourceFile
  /// Where the text starts, behind a byte order mark.
  let start: Int
  private let table: OffsetTable

  init(_ bytes: UnsafeRawBufferPointer, of source: SourceFile, start: Int) {
    self.bytes = bytes
    self.source = source
    self.start = start
    table = OffsetTable(bytes, from: start)
  }

  /// The UTF-8 offset of one of the parser's places.
  func offset(of number: Int) -> Int { table.offset(of: number, in: bytes) }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(source, range) }

  /// The byte at an offset; nil at the end.
  subscript(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// The first offset from `start` on that holds no space or tab.
  func skipBlanks(_ start: Int) -> Int {
    var offset = start
    while let byte = self[offset], byte == 0x20 || byte == 0x09 { offset += 1 }
    return offset
  }

  /// The end of the line that an offset stands in.
  func lineEnd(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, !bytes.isBreak(at: offset) { offset += 1 }
    return offset
  }

  /// Skips blanks, line breaks and comments.
  func skipTrivia(_ start: Int) -> Int {
    var offset = start
    while let byte = self[offset] {
      if byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
        offset += 1
      } else if byte == UInt8(ascii: "#") {
        offset = lineEnd(offset)
      } else {
        break
      }
    }
    return offset
  }
}
