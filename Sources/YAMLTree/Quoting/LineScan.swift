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
    let next = skipBlanks(close + 1)
    if endsLine(close + 1) {
      slots.insert(ValueSlot(range: start..<close + 1, slip: nil), at: count)
    } else if !isCloser(next) {
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
      // At the end of a line, commas alone tell of a bracket that is not closed.
      let signs = range.upperBound == line.count ? "[]{}" : ",[]{}"
      let isSplit = line[range].contains { signs.utf8.contains($0) }
      let isBlock = line[start] == UInt8(ascii: ">") || line[start] == UInt8(ascii: "|")
      let slip = isBlock ? .indicator(line[start]) : plainSlip(in: range)
      add(range, slip ?? (isSplit ? .bracketInFlow : nil))
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

  private mutating func add(_ range: Range<Int>, _ slip: Slip?) {
    if !range.isEmpty { slots.append(ValueSlot(range: range, slip: slip)) }
  }
}
