/// Cuts an expression into tokens (CEL language definition, "Lexis").
struct ExpressionLexer {
  let bytes: [UInt8]
  let dialect: ExpressionDialect
  private var offset = 0

  init(_ bytes: [UInt8], _ dialect: ExpressionDialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  /// All tokens; the last one is the end.
  static func tokens(
    of bytes: [UInt8], _ dialect: ExpressionDialect
  ) throws(SyntaxFault) -> [Token] {
    var lexer = ExpressionLexer(bytes, dialect)
    var tokens: [Token] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private func byte(_ index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0a, 0x0c, 0x0d: offset += 1
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != 0x0a { offset += 1 }
      default: return
      }
    }
  }

  private mutating func next() throws(SyntaxFault) -> Token {
    skipSpace()
    let start = offset
    guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
    let first = bytes[start]
    if isDigit(first) || first == UInt8(ascii: ".") && isDigit(byte(start + 1)) {
      return try number(from: start)
    }
    if let quote = stringStart(at: start) {
      return try string(from: start, quote: quote)
    }
    if isNameStart(at: start) {
      offset = nameEnd(from: start)
      return Token(kind: .name, range: start..<offset)
    }
    if first == UInt8(ascii: "`") { return try quotedName(from: start) }
    return try symbol(from: start)
  }

  // MARK: - Names

  private func isNameStart(at index: Int) -> Bool {
    let first = byte(index)
    if first == UInt8(ascii: "_") || isLetter(first) { return true }
    return first >= 0x80 && foreignLetter(at: index) > 0
  }

  private func nameEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if bytes[end] >= 0x80 {
        let length = foreignLetter(at: end)
        if length == 0 { break }
        end += length
      } else if isLetter(bytes[end]) || isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "_") {
        end += 1
      } else {
        break
      }
    }
    return end
  }

  /// The bytes of a letter beyond ASCII at an offset, 0 where there is none.
  ///
  /// CEL's names are ASCII; a spec's may have the letters that its data have.
  private func foreignLetter(at index: Int) -> Int {
    guard dialect == .report else { return 0 }
    let rest = bytes[index..<min(index + 4, bytes.count)]
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first,
      scalar != "\u{fffd}"
    else { return 0 }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return UTF8.width(scalar)
    default: return 0
    }
  }

  private mutating func quotedName(from start: Int) throws(SyntaxFault) -> Token {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0a { end += 1 }
    guard byte(end) == UInt8(ascii: "`"), end > start + 1 else {
      throw SyntaxFault(message: "the backquote is never closed", range: start..<start + 1)
    }
    offset = end + 1
    return Token(kind: .quotedName, range: start..<offset)
  }

  // MARK: - Numbers

  private mutating func number(from start: Int) throws(SyntaxFault) -> Token {
    var end = start
    if byte(end) == UInt8(ascii: "0"), byte(end + 1) | 0x20 == UInt8(ascii: "x") {
      end += 2
      let digits = end
      while isHexDigit(byte(end)) { end += 1 }
      guard end > digits else {
        throw SyntaxFault(message: "the hexadecimal number has no digits", range: start..<end)
      }
      return finishNumber(.int, start, end)
    }
    var kind = TokenKind.int
    while isDigit(byte(end)) { end += 1 }
    if byte(end) == UInt8(ascii: "."), isDigit(byte(end + 1)) {
      kind = .double
      end += 1
      while isDigit(byte(end)) { end += 1 }
    }
    if byte(end) | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if byte(exponent) == UInt8(ascii: "+") || byte(exponent) == UInt8(ascii: "-") {
        exponent += 1
      }
      if isDigit(byte(exponent)) {
        kind = .double
        end = exponent
        while isDigit(byte(end)) { end += 1 }
      }
    }
    let token = finishNumber(kind, start, end)
    try check(token)
    return token
  }

  private mutating func finishNumber(_ kind: TokenKind, _ start: Int, _ end: Int) -> Token {
    if kind == .int, byte(end) | 0x20 == UInt8(ascii: "u") {
      offset = end + 1
      return Token(kind: .uint, range: start..<offset)
    }
    offset = end
    return Token(kind: kind, range: start..<offset)
  }

  /// A number that runs into a name, such as `5px`, is a slip.
  private func check(_ token: Token) throws(SyntaxFault) {
    guard isNameStart(at: offset) else { return }
    let end = nameEnd(from: offset)
    throw SyntaxFault(
      message: "`\(text(token.range.lowerBound..<end))` is neither a number nor a name",
      range: token.range.lowerBound..<end)
  }

  // MARK: - Strings

  /// The offset of the quote where a string or bytes literal starts.
  private func stringStart(at start: Int) -> Int? {
    var index = start
    var prefixes: Set<UInt8> = []
    while index < start + 2 {
      let letter = byte(index) | 0x20
      guard letter == UInt8(ascii: "r") || letter == UInt8(ascii: "b"), byte(index) >= 0x40,
        prefixes.insert(letter).inserted
      else { break }
      index += 1
    }
    return byte(index) == UInt8(ascii: "\"") || byte(index) == UInt8(ascii: "'") ? index : nil
  }

  private mutating func string(from start: Int, quote: Int) throws(SyntaxFault) -> Token {
    let mark = bytes[quote]
    let isRaw = bytes[start..<quote].contains { $0 | 0x20 == UInt8(ascii: "r") }
    let isBytes = bytes[start..<quote].contains { $0 | 0x20 == UInt8(ascii: "b") }
    let isTriple = byte(quote + 1) == mark && byte(quote + 2) == mark
    var end = quote + (isTriple ? 3 : 1)
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\\"), !isRaw {
        end += 2
      } else if bytes[end] == mark {
        if !isTriple {
          offset = end + 1
          return Token(kind: isBytes ? .bytes : .string, range: start..<offset)
        }
        if byte(end + 1) == mark, byte(end + 2) == mark {
          offset = end + 3
          return Token(kind: isBytes ? .bytes : .string, range: start..<offset)
        }
        end += 1
      } else if !isTriple, bytes[end] == 0x0a || bytes[end] == 0x0d {
        break
      } else {
        end += 1
      }
    }
    throw SyntaxFault(
      message: "the string is never closed", range: start..<min(quote + 1, bytes.count),
      help: ["end it with the quote that starts it"])
  }

  // MARK: - Symbols

  private mutating func symbol(from start: Int) throws(SyntaxFault) -> Token {
    if start + 1 < bytes.count,
      let double = Symbol(rawValue: text(start..<start + 2))
    {
      offset = start + 2
      return Token(kind: .symbol(double), range: start..<offset)
    }
    if let single = Symbol(rawValue: text(start..<start + 1)) {
      offset = start + 1
      return Token(kind: .symbol(single), range: start..<offset)
    }
    throw strayCharacter(at: start)
  }

  private func strayCharacter(at start: Int) -> SyntaxFault {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
    let character = text(start..<end)
    let operators = ["=>": ">=", "=<": "<="]
    let pair = text(start..<end + 1)
    if let meant = operators[pair] {
      return SyntaxFault(
        message: "`\(pair)` has no meaning here", range: start..<end + 1,
        help: ["write `\(meant)`"])
    }
    let help: String? =
      switch character {
      case "=" where pair == "=~": "write `name.matches(\"pattern\")`"
      case "=": "compare with `==`"
      case "&": "write `&&` for and"
      case "|": "write `||` for or"
      case "“", "”", "„", "‘", "’", "«", "»": "use straight quotes: `\"` or `'`"
      case "≥": "write `>=`"
      case "≤": "write `<=`"
      case "≠": "write `!=`"
      case "×": "write `*`"
      case "−", "–": "write `-`"
      default: nil
      }
    return SyntaxFault(
      message: "`\(character)` has no meaning here", range: start..<end,
      help: help.map { [$0] } ?? [])
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 && byte < 0x80 }

func isHexDigit(_ byte: UInt8) -> Bool { hexDigit(byte) != nil }

func hexDigit(_ byte: UInt8) -> UInt32? {
  if isDigit(byte) { return UInt32(byte &- 0x30) }
  let letter = (byte | 0x20) &- 0x61
  return letter < 6 && byte < 0x80 ? UInt32(letter) + 10 : nil
}
