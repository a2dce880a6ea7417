/// Reads regular expressions in the syntax of RE2, without names of scripts.
///
/// Greedy and lazy repetition match the same texts, so both are read alike.
struct PatternParser {
  /// What `(?i)`, `(?m)` and `(?s)` switch.
  struct Flags {
    var ignoresCase = false
    var isMultiLine = false
    var dotMatchesLineEnd = false
  }

  let source: [UInt8]
  var offset = 0
  var flags = Flags()
  private var depth = 0

  private init(_ source: [UInt8]) {
    self.source = source
  }

  static func parse(_ source: [UInt8]) throws(PatternFault) -> PatternTree {
    guard source.count <= ExpressionLimits.patternBytes else {
      throw PatternFault(
        message: "it has more than \(ExpressionLimits.patternBytes) bytes",
        range: 0..<source.count)
    }
    guard String(validating: source, as: UTF8.self) != nil else {
      throw PatternFault(message: "it is not UTF-8", range: 0..<source.count)
    }
    var parser = PatternParser(source)
    let tree = try parser.alternatives()
    guard parser.offset == source.count else {
      throw parser.fault("a `)` closes nothing", from: parser.offset)
    }
    return tree
  }

  // MARK: - Characters

  func byte(_ index: Int) -> UInt8? {
    index >= 0 && index < source.count ? source[index] : nil
  }

  func isAt(_ character: Character) -> Bool {
    character.asciiValue.map { byte(offset) == $0 } ?? false
  }

  mutating func take(_ character: Character) -> Bool {
    guard isAt(character) else { return false }
    offset += 1
    return true
  }

  /// The next code point; the source is known to be UTF-8.
  mutating func takeScalar() -> UInt32? {
    guard let first = byte(offset) else { return nil }
    let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    var value = UInt32(length == 1 ? first : first & (0x7f >> UInt8(length)))
    for next in source[(offset + 1)..<min(offset + length, source.count)] {
      value = value << 6 | UInt32(next & 0x3f)
    }
    offset += length
    return value
  }

  func fault(_ message: String, from start: Int) -> PatternFault {
    PatternFault(message: message, range: min(start, source.count)..<source.count)
  }

  // MARK: - Structure

  private mutating func alternatives() throws(PatternFault) -> PatternTree {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 100 else { throw fault("groups are nested deeper than 100", from: offset) }
    // Flags that are set within a group end with it.
    let outer = flags
    defer { flags = outer }
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .alternatives(parts)
  }

  private mutating func sequence() throws(PatternFault) -> PatternTree {
    var parts: [PatternTree] = []
    while offset < source.count, !isAt("|"), !isAt(")") {
      let start = offset
      guard let part = try atom() else { continue }
      parts.append(try repetitions(of: part, from: start))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repetitions(
    of part: PatternTree, from start: Int
  ) throws(PatternFault) -> PatternTree {
    var part = part
    var count = 0
    while let (least, most) = try repetition() {
      count += 1
      guard count == 1 else { throw fault("two repetitions follow one another", from: start) }
      _ = take("?")
      part = .repeated(part, least: least, most: most)
    }
    return part
  }

  private mutating func repetition() throws(PatternFault) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = offset
    guard take("{"), let least = number() else {
      // A brace that starts no repetition stands for itself.
      offset = start
      return nil
    }
    var most: Int? = least
    if take(",") { most = isAt("}") ? nil : number() ?? -1 }
    guard take("}"), most.map({ $0 >= 0 }) ?? true else {
      offset = start
      return nil
    }
    guard least <= 1_000, most.map({ $0 >= least && $0 <= 1_000 }) ?? true else {
      throw fault("a repetition is beyond 1000 or ends before it starts", from: start)
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = byte(offset), isDigit(digit) {
      value = min((value ?? 0) * 10 + Int(digit - 0x30), 10_000)
      offset += 1
    }
    return value
  }

  /// One character, class, group or anchor; nil for flags alone.
  private mutating func atom() throws(PatternFault) -> PatternTree? {
    let start = offset
    if take("(") { return try group(from: start) }
    if take("[") { return .set(try characterClass(from: start)) }
    if take(".") {
      return .set(flags.dotMatchesLineEnd ? .all : ScalarSet(0x0a).inverted)
    }
    if take("^") { return .anchor(flags.isMultiLine ? .lineStart : .textStart) }
    if take("$") { return .anchor(flags.isMultiLine ? .lineEnd : .textEnd) }
    if isAt("*") || isAt("+") || isAt("?") {
      throw fault("there is nothing to repeat", from: start)
    }
    if take("\\") { return try escape(from: start) }
    guard let scalar = takeScalar() else { return nil }
    return .set(cased(ScalarSet(scalar)))
  }

  func cased(_ set: ScalarSet) -> ScalarSet {
    flags.ignoresCase ? set.ignoringCase : set
  }

  private mutating func group(from start: Int) throws(PatternFault) -> PatternTree? {
    let before = flags
    if take("?") {
      var opens = try takeGroupName(from: start)
      if !opens { opens = try takeFlags(from: start) }
      guard opens else { return nil }
    }
    let inner = try alternatives()
    guard take(")") else { throw fault("a group is never closed", from: start) }
    flags = before
    return inner
  }

  /// `P<name>` or `<name>`; the name has no meaning for a test.
  private mutating func takeGroupName(from start: Int) throws(PatternFault) -> Bool {
    let before = offset
    _ = take("P")
    guard take("<") else {
      offset = before
      return false
    }
    if isAt("=") || isAt("!") {
      throw fault("looking behind is not possible in linear time", from: start)
    }
    let name = offset
    while let byte = byte(offset), isLetter(byte) || isDigit(byte) || byte == 0x5f { offset += 1 }
    guard offset > name, take(">") else {
      throw fault("the name of a group is malformed", from: start)
    }
    return true
  }

  /// Flags up to `:` or `)`.
  /// - Returns: false when they stand alone and hold for what follows.
  private mutating func takeFlags(from start: Int) throws(PatternFault) -> Bool {
    var value = true
    while let letter = byte(offset) {
      offset += 1
      switch letter {
      case UInt8(ascii: "i"): flags.ignoresCase = value
      case UInt8(ascii: "m"): flags.isMultiLine = value
      case UInt8(ascii: "s"): flags.dotMatchesLineEnd = value
      case UInt8(ascii: "U"): break
      case UInt8(ascii: "-") where value: value = false
      case UInt8(ascii: ":"): return true
      case UInt8(ascii: ")"): return false
      case UInt8(ascii: "="), UInt8(ascii: "!"):
        throw fault("looking ahead is not possible in linear time", from: start)
      default: throw fault("a flag is unknown", from: start)
      }
    }
    throw fault("a group is never closed", from: start)
  }
}
