/// Escapes and classes of characters.
extension PatternParser {
  mutating func escape(from start: Int) throws(PatternFault) -> PatternTree {
    guard let letter = byte(offset) else {
      throw fault("a backslash ends the pattern", from: start)
    }
    switch letter {
    case UInt8(ascii: "A"):
      offset += 1
      return .anchor(.textStart)
    case UInt8(ascii: "z"):
      offset += 1
      return .anchor(.textEnd)
    case UInt8(ascii: "b"):
      offset += 1
      return .anchor(.wordBoundary)
    case UInt8(ascii: "B"):
      offset += 1
      return .anchor(.noWordBoundary)
    case UInt8(ascii: "Q"):
      offset += 1
      return literalRun()
    default:
      if let set = try classEscape(from: start) { return .set(cased(set)) }
      return .set(cased(ScalarSet(try characterEscape(from: start))))
    }
  }

  /// `\Q…\E`: everything as it is written.
  private mutating func literalRun() -> PatternTree {
    var parts: [PatternTree] = []
    while offset < source.count {
      if isAt("\\"), byte(offset + 1) == UInt8(ascii: "E") {
        offset += 2
        break
      }
      if let scalar = takeScalar() { parts.append(.set(cased(ScalarSet(scalar)))) }
    }
    return .sequence(parts)
  }

  /// `\d`, `\s`, `\w`, `\p{L}` and their opposites, behind the backslash.
  private mutating func classEscape(from start: Int) throws(PatternFault) -> ScalarSet? {
    guard let letter = byte(offset) else { return nil }
    let set: ScalarSet
    switch letter | 0x20 {
    case UInt8(ascii: "d"): set = .digits
    case UInt8(ascii: "s"): set = .space
    case UInt8(ascii: "w"): set = .word
    case UInt8(ascii: "p"):
      offset += 1
      return try category(from: start, isInverted: letter == UInt8(ascii: "P"))
    default: return nil
    }
    offset += 1
    return letter & 0x20 == 0 ? set.inverted : set
  }

  private mutating func category(
    from start: Int, isInverted: Bool
  ) throws(PatternFault) -> ScalarSet {
    var name: [UInt8] = []
    var isInverted = isInverted
    if take("{") {
      if take("^") { isInverted.toggle() }
      while let byte = byte(offset), byte != UInt8(ascii: "}") {
        name.append(byte)
        offset += 1
      }
      guard take("}") else { throw fault("a `\\p{` is never closed", from: start) }
    } else if let byte = byte(offset) {
      name = [byte]
      offset += 1
    }
    guard let set = ScalarSet.category(String(decoding: name, as: UTF8.self)) else {
      throw fault(
        "a class of Unicode is unknown; general categories such as `\\pL` are", from: start)
    }
    return isInverted ? set.inverted : set
  }

  /// An escape for one character, behind the backslash.
  private mutating func characterEscape(from start: Int) throws(PatternFault) -> UInt32 {
    guard let letter = takeScalar() else {
      throw fault("a backslash ends the pattern", from: start)
    }
    switch letter {
    case 0x61: return 0x07
    case 0x66: return 0x0c
    case 0x6e: return 0x0a
    case 0x72: return 0x0d
    case 0x74: return 0x09
    case 0x76: return 0x0b
    case 0x78: return try hexadecimal(from: start)
    case 0x30...0x37: return try octal(letter - 0x30, from: start)
    default:
      let isPunctuation =
        letter < 0x80 && !isLetter(UInt8(letter)) && !isDigit(UInt8(letter)) && letter > 0x20
      guard isPunctuation else { throw fault("an escape is unknown", from: start) }
      return letter
    }
  }

  private mutating func hexadecimal(from start: Int) throws(PatternFault) -> UInt32 {
    let isBraced = take("{")
    var value: UInt32 = 0
    var count = 0
    while let digit = byte(offset).flatMap(hexDigit), count < (isBraced ? 8 : 2) {
      value = value << 4 | digit
      offset += 1
      count += 1
      guard value <= 0x10ffff else { break }
    }
    guard count > 0, isBraced ? take("}") : count == 2, Unicode.Scalar(value) != nil else {
      throw fault("an escape `\\x` is malformed", from: start)
    }
    return value
  }

  private mutating func octal(_ first: UInt32, from start: Int) throws(PatternFault) -> UInt32 {
    var value = first
    var count = 1
    while count < 3, let digit = byte(offset), digit &- 0x30 < 8 {
      value = value * 8 + UInt32(digit - 0x30)
      offset += 1
      count += 1
    }
    // One digit alone would be a reference to a group, which has no linear time.
    guard first == 0 || count > 1 else {
      throw fault("a reference to a group is not possible in linear time", from: start)
    }
    return value
  }

  // MARK: - Brackets

  mutating func characterClass(from start: Int) throws(PatternFault) -> ScalarSet {
    let isInverted = take("^")
    var set = ScalarSet()
    var isFirst = true
    while isFirst || !isAt("]") {
      isFirst = false
      guard offset < source.count else { throw fault("a `[` is never closed", from: start) }
      if let named = try namedClass(from: start) {
        set = set.union(named)
        continue
      }
      if isAt("\\") {
        let escape = offset
        offset += 1
        if let shorthand = try classEscape(from: escape) {
          set = set.union(shorthand)
          continue
        }
        offset = escape
      }
      let low = try classCharacter(from: start)
      var high = low
      if isAt("-"), let next = byte(offset + 1), next != UInt8(ascii: "]") {
        offset += 1
        high = try classCharacter(from: start)
      }
      guard low <= high else { throw fault("a range ends before it starts", from: start) }
      set = set.union(ScalarSet([low...high]))
    }
    _ = take("]")
    set = cased(set)
    return isInverted ? set.inverted : set
  }

  private mutating func classCharacter(from start: Int) throws(PatternFault) -> UInt32 {
    if take("\\") { return try characterEscape(from: start) }
    guard let scalar = takeScalar() else { throw fault("a `[` is never closed", from: start) }
    return scalar
  }

  /// `[:alpha:]` within brackets.
  private mutating func namedClass(from start: Int) throws(PatternFault) -> ScalarSet? {
    guard isAt("["), byte(offset + 1) == UInt8(ascii: ":") else { return nil }
    var end = offset + 2
    while let byte = byte(end), byte != UInt8(ascii: ":"), byte != UInt8(ascii: "]") { end += 1 }
    guard byte(end) == UInt8(ascii: ":"), byte(end + 1) == UInt8(ascii: "]") else { return nil }
    var name = String(decoding: source[(offset + 2)..<end], as: UTF8.self)
    let isInverted = name.utf8.first == UInt8(ascii: "^")
    if isInverted { name.removeFirst() }
    guard let set = Self.named[name] else { throw fault("a class is unknown", from: start) }
    offset = end + 2
    return isInverted ? set.inverted : set
  }

  private static let named: [String: ScalarSet] = [
    "alnum": ScalarSet([0x30...0x39, 0x41...0x5a, 0x61...0x7a]),
    "alpha": ScalarSet([0x41...0x5a, 0x61...0x7a]),
    "ascii": ScalarSet([0...0x7f]),
    "blank": ScalarSet([0x09...0x09, 0x20...0x20]),
    "cntrl": ScalarSet([0...0x1f, 0x7f...0x7f]),
    "digit": .digits,
    "graph": ScalarSet([0x21...0x7e]),
    "lower": ScalarSet([0x61...0x7a]),
    "print": ScalarSet([0x20...0x7e]),
    "punct": ScalarSet([0x21...0x2f, 0x3a...0x40, 0x5b...0x60, 0x7b...0x7e]),
    "space": ScalarSet([0x09...0x0d, 0x20...0x20]),
    "upper": ScalarSet([0x41...0x5a]),
    "word": .word,
    "xdigit": ScalarSet([0x30...0x39, 0x41...0x46, 0x61...0x66]),
  ]
}
