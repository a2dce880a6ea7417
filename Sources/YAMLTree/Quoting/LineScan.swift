/// The values of one line as its author probably meant them.
///
/// This is a guess, made where YAML's own reading failed or gave something else than text:
/// parentheses and quotes inside a value hold together, and in braces a comma ends a value only
/// where a key follows.
struct LineScan {
  let line: [UInt8]
  private(set) var slots: [ValueSlot] = []
  private let deepest = 50

  /// The values of a line; `inFlow` tells that it starts inside braces or brackets.
  init(_ line: [UInt8], inFlow: Bool = false) {
    self.line = line
    var offset = skipBlanks(0)
    while isIndicator(UInt8(ascii: "-"), at: offset) || isIndicator(UInt8(ascii: "?"), at: offset)
      || isIndicator(UInt8(ascii: ":"), at: offset)
    {
      offset = skipBlanks(offset + 1)
    }
    guard offset < line.count, !isCommentStart(offset) else { return }
    if inFlow {
      _ = scanEntries(from: offset, depth: 0)
    } else if let colon = keyEnd(from: offset) {
      scanBlockValue(from: skipBlanks(colon + 1))
    } else {
      scanBlockValue(from: offset)
    }
  }

  // MARK: - Block values

  private mutating func scanBlockValue(from offset: Int) {
    let start = skipProperties(offset)
    guard start < line.count, !isCommentStart(start) else { return }
    switch line[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      scanBlockFlow(from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let close = closingQuote(of: start) else { return }
      let isWhole = endsLine(close + 1)
      add(start..<(isWhole ? close + 1 : blockEnd(from: start)), isWhole ? nil : .textBehindQuote)
    default:
      let range = start..<blockEnd(from: start)
      add(range, plainSlip(in: range))
    }
  }

  private mutating func scanBlockFlow(from start: Int) {
    if isTemplate(start) {
      return add(start..<blockEnd(from: start), .indicator(UInt8(ascii: "{")))
    }
    let count = slots.count
    let close = scanEntries(from: start + 1, depth: 1)
    guard let close else { return }
    if endsLine(close + 1) {
      slots.insert(ValueSlot(range: start..<close + 1, slip: nil), at: count)
    } else {
      slots.removeSubrange(count...)
      add(start..<blockEnd(from: start), .textBehindBracket(line[start]))
    }
  }

  /// Where a plain value ends: before a comment that looks like one, or at the end of the line.
  private func blockEnd(from start: Int) -> Int {
    var end = start
    while end < line.count {
      if line[end] == UInt8(ascii: "#"), end > start, isBlank(end - 1), looksLikeComment(end) {
        break
      }
      end += 1
    }
    return trimmed(start, end)
  }

  private func plainSlip(in range: Range<Int>) -> Slip? {
    if let slip = startSlip(in: range) { return slip }
    for offset in range.dropFirst() {
      if line[offset] == UInt8(ascii: ":"), offset + 1 >= line.count || isBlank(offset + 1) {
        return .colon
      }
      if line[offset] == UInt8(ascii: "#"), isBlank(offset - 1) { return .comment }
    }
    return nil
  }

  /// A fault of the first character; what is right for an alias or a block is none.
  private func startSlip(in range: Range<Int>) -> Slip? {
    guard let start = range.first else { return nil }
    let rest = line[range].dropFirst()
    switch line[start] {
    case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      return .indicator(line[start])
    case UInt8(ascii: "*"), UInt8(ascii: "&"):
      let isName = !rest.isEmpty && rest.allSatisfy(isNameByte)
      return isName ? nil : .indicator(line[start])
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let isHeader = rest.count <= 2 && rest.allSatisfy { "+-0123456789".utf8.contains($0) }
      return isHeader ? nil : .indicator(line[start])
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      return isIndicator(line[start], at: start) ? .indicator(line[start]) : nil
    case UInt8(ascii: "#"): return .comment
    default: return nil
    }
  }

  // MARK: - Values in braces and brackets

  /// Scans entries up to the bracket that ends them.
  /// - Returns: The offset of that bracket, or nil where the line ends before it.
  private mutating func scanEntries(from start: Int, depth: Int) -> Int? {
    var offset = start
    while true {
      offset = skipBlanks(offset)
      guard offset < line.count, depth < deepest else { return nil }
      if line[offset] == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      if isCloser(offset) { return offset }
      let colon = flowKeyEnd(from: offset)
      let valueStart = skipProperties(colon.map { skipBlanks($0 + 1) } ?? offset)
      let end = flowEnd(from: valueStart, hasKey: colon != nil)
      scanFlowValue(valueStart..<trimmed(valueStart, end), depth: depth)
      offset = end
    }
  }

  private mutating func scanFlowValue(_ range: Range<Int>, depth: Int) {
    guard let start = range.first else { return }
    switch line[start] {
    case UInt8(ascii: "{") where isTemplate(start): add(range, .indicator(UInt8(ascii: "{")))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let count = slots.count
      let close = scanEntries(from: start + 1, depth: depth + 1)
      if close == range.upperBound - 1 {
        slots.insert(ValueSlot(range: range, slip: nil), at: count)
      } else if let close, close < range.upperBound, !startsValue(skipBlanks(close + 1)) {
        slots.removeSubrange(count...)
        add(range, .textBehindBracket(line[start]))
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let close = closingQuote(of: start) else { return }
      if startsValue(skipBlanks(close + 1)) { return }
      add(range, close == range.upperBound - 1 ? nil : .textBehindQuote)
    default:
      let isSplit = line[range].contains { ",[]{}".utf8.contains($0) }
      add(range, plainSlip(in: range) ?? (isSplit ? .bracketInFlow : nil))
    }
  }

  /// Where a value in braces or brackets was probably meant to end.
  private func flowEnd(from start: Int, hasKey: Bool) -> Int {
    var open: [UInt8] = []
    var offset = start
    while offset < line.count {
      let byte = line[offset]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"):
        if open.last == UInt8(ascii: "(") { open.removeLast() }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        while open.last == UInt8(ascii: "(") { open.removeLast() }
        if open.popLast() == nil { return offset }
      case UInt8(ascii: ",") where open.isEmpty:
        let next = skipBlanks(offset + 1)
        if !hasKey || next >= line.count || isCloser(next) || flowKeyEnd(from: next) != nil {
          return offset
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let isOpening = offset == start || !isNameByte(line[offset - 1])
        if isOpening, let close = closingQuote(of: offset) { offset = close }
      default: break
      }
      offset += 1
    }
    return offset
  }

  private func flowKeyEnd(from start: Int) -> Int? {
    guard let colon = keyEnd(from: start) else { return nil }
    let isQuoted = line[start] == UInt8(ascii: "\"") || line[start] == UInt8(ascii: "'")
    return isQuoted || !line[start..<colon].contains { ",[]{}()".utf8.contains($0) } ? colon : nil
  }

  // MARK: - Parts of a line

  /// The offset of the colon that ends a key.
  private func keyEnd(from start: Int) -> Int? {
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
  private func skipProperties(_ start: Int) -> Int {
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

  private func closingQuote(of start: Int) -> Int? {
    let quote = line[start]
    var offset = start + 1
    while offset < line.count {
      if line[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 1
      } else if line[offset] == quote {
        let isPair = quote == UInt8(ascii: "'") && offset + 1 < line.count && line[offset + 1] == quote
        guard isPair else { return offset }
        offset += 1
      }
      offset += 1
    }
    return nil
  }

  /// Whether only blanks, a comma or a comment follow.
  private func endsLine(_ start: Int) -> Bool {
    var offset = skipBlanks(start)
    if offset < line.count, line[offset] == UInt8(ascii: ",") { offset = skipBlanks(offset + 1) }
    return offset >= line.count || line[offset] == UInt8(ascii: "#") && isBlank(offset - 1)
  }

  /// Whether a value with a bracket or quote of its own starts here, so that a comma is missing.
  private func startsValue(_ offset: Int) -> Bool {
    offset < line.count && "{[\"'".utf8.contains(line[offset])
  }

  private func isTemplate(_ offset: Int) -> Bool { line[offset...].starts(with: "{{".utf8) }

  private func isCloser(_ offset: Int) -> Bool {
    line[offset] == UInt8(ascii: "]") || line[offset] == UInt8(ascii: "}")
  }

  private func isIndicator(_ byte: UInt8, at offset: Int) -> Bool {
    offset < line.count && line[offset] == byte
      && (offset + 1 >= line.count || isBlank(offset + 1))
  }

  /// Whether a comment starts here that is meant as one: alone on its line, or with a space.
  private func isCommentStart(_ offset: Int) -> Bool {
    line[offset] == UInt8(ascii: "#") && (skipBlanks(0) == offset || looksLikeComment(offset))
  }

  private func looksLikeComment(_ offset: Int) -> Bool {
    offset + 1 >= line.count || isBlank(offset + 1) || line[offset + 1] == UInt8(ascii: "#")
  }

  private func isBlank(_ offset: Int) -> Bool { line[offset] == 0x20 || line[offset] == 0x09 }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: byte >= 0x80
    }
  }

  private func skipBlanks(_ start: Int) -> Int {
    var offset = start
    while offset < line.count, isBlank(offset) { offset += 1 }
    return offset
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBlank(end - 1) { end -= 1 }
    return end
  }

  private mutating func add(_ range: Range<Int>, _ slip: Slip?) {
    if !range.isEmpty { slots.append(ValueSlot(range: range, slip: slip)) }
  }
}
