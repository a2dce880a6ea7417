/// Finds the tags of a template, one after the other (Mustache specification 1.4).
struct TemplateLexer {
  /// What is wrong with a tag.
  enum Problem: Error, Equatable {
    case unclosed(Range<Int>)
    case unclosedBeforeNext(Range<Int>)
    case withoutName(Range<Int>)
    case delimiters(Range<Int>)
  }

  let source: [UInt8]
  private(set) var position = 0
  private var open: [UInt8] = Array("{{".utf8)
  private var close: [UInt8] = Array("}}".utf8)

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// The next tag, or nil at the end.
  ///
  /// After a problem the next call goes on behind it.
  mutating func next() throws(Problem) -> TemplateTag? {
    guard let start = find(open, from: position) else {
      position = source.count
      return nil
    }
    let content = skipWhiteSpace(from: start &+ open.count)
    let kind = content < source.count ? Self.kind(of: source[content]) : nil
    let sigil = kind == nil ? content : content &+ 1
    let ending = ending(of: kind, sigil: content < source.count ? source[content] : 0)
    guard let end = find(ending, from: sigil) else {
      position = source.count
      throw .unclosed(start..<start &+ open.count)
    }
    let range = start..<end &+ ending.count
    if kind != .comment, kind != .delimiters, let inner = findLast(open, in: sigil..<end) {
      // The tag meant ends nowhere; the last one before the end is read for itself.
      position = inner
      throw .unclosedBeforeNext(start..<start &+ open.count)
    }
    position = range.upperBound
    if kind == .delimiters {
      try setDelimiters(sigil..<end, of: range)
      return TemplateTag(kind: .delimiters, range: range, name: sigil..<end, isDynamic: false)
    }
    return try tag(kind ?? .value, range, content: sigil..<end)
  }

  private func tag(
    _ kind: TemplateTag.Kind, _ range: Range<Int>, content: Range<Int>
  ) throws(Problem) -> TemplateTag {
    var name = trimmed(content)
    guard kind != .comment else {
      return TemplateTag(kind: kind, range: range, name: name, isDynamic: false)
    }
    let isDynamic =
      !name.isEmpty && source[name.lowerBound] == 0x2a
      && (kind == .partial || kind == .parent || kind == .close)
    if isDynamic { name = trimmed(name.lowerBound &+ 1..<name.upperBound) }
    guard !name.isEmpty else { throw .withoutName(range) }
    return TemplateTag(kind: kind, range: range, name: name, isDynamic: isDynamic)
  }

  private static func kind(of sigil: UInt8) -> TemplateTag.Kind? {
    switch sigil {
    case 0x21: .comment
    case 0x3d: .delimiters
    case 0x26, 0x7b: .unescaped
    case 0x23: .section
    case 0x5e: .inverted
    case 0x3e: .partial
    case 0x3c: .parent
    case 0x24: .block
    case 0x2f: .close
    default: nil
    }
  }

  /// The bytes that end a tag: `}}}` for `{{{`, `=}}` for `{{=`.
  private func ending(of kind: TemplateTag.Kind?, sigil: UInt8) -> [UInt8] {
    switch kind {
    case .delimiters: [0x3d] + close
    case .unescaped where sigil == 0x7b: [0x7d] + close
    default: close
    }
  }

  private mutating func setDelimiters(_ content: Range<Int>, of tag: Range<Int>) throws(Problem) {
    let parts = source[content].split(whereSeparator: Self.isWhiteSpace)
    guard parts.count == 2, let first = parts.first, let last = parts.last,
      !first.contains(0x3d), !last.contains(0x3d)
    else { throw .delimiters(tag) }
    open = Array(first)
    close = Array(last)
  }

  // MARK: Bytes

  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  private func skipWhiteSpace(from start: Int) -> Int {
    var offset = start
    while offset < source.count, Self.isWhiteSpace(source[offset]) { offset &+= 1 }
    return offset
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isWhiteSpace(source[start]) { start &+= 1 }
    while end > start, Self.isWhiteSpace(source[end &- 1]) { end &-= 1 }
    return start..<end
  }

  /// The offset of the next `pattern`, or nil.
  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    let last = source.count &- pattern.count
    var offset = start
    while offset <= last {
      if source[offset] == first, source[offset..<offset &+ pattern.count].elementsEqual(pattern) {
        return offset
      }
      offset &+= 1
    }
    return nil
  }

  /// The offset of the last `pattern` in a range, or nil; of overlapping ones the first.
  private func findLast(_ pattern: [UInt8], in range: Range<Int>) -> Int? {
    var offset = range.upperBound &- pattern.count
    let matches = { [source] (offset: Int) in
      offset >= range.lowerBound
        && source[offset..<offset &+ pattern.count].elementsEqual(pattern)
    }
    while offset >= range.lowerBound, !matches(offset) { offset &-= 1 }
    guard offset >= range.lowerBound else { return nil }
    while matches(offset &- 1) { offset &-= 1 }
    return offset
  }
}
