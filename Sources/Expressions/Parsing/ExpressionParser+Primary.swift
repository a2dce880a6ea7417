import Values

/// Literals, names, calls and members.
extension ExpressionParser {
  mutating func primary() throws(SyntaxFault) -> NodeID {
    let token = peek
    switch token.kind {
    case .int, .uint, .double: return try number(negatedFrom: nil)
    case .string:
      _ = advance()
      let content = try StringLiteral.content(of: source, token.range, isBytes: false)
      return try tree.add(.literal(.string(ExpressionText(content))), token.range)
    case .bytes:
      _ = advance()
      let content = try StringLiteral.content(of: source, token.range, isBytes: true)
      return try tree.add(.literal(.bytes(content)), token.range)
    case .name: return try name(isAbsolute: false)
    case .symbol(.dot):
      _ = advance()
      guard peek.kind == .name else { throw unexpected(peek) }
      return try name(isAbsolute: true)
    case .symbol(.openParenthesis):
      _ = advance()
      let inner = try expression()
      let close = try expect(.closeParenthesis, closing: token)
      tree.widen(inner, to: token.range.lowerBound..<close.range.upperBound)
      return inner
    case .symbol(.openBracket): return try list()
    case .symbol(.openBrace): return try map()
    default: throw unexpected(token)
    }
  }

  /// A number; `start` is the place of a minus that belongs to it.
  mutating func number(negatedFrom start: Int?) throws(SyntaxFault) -> NodeID {
    let token = advance()
    let range = (start ?? token.range.lowerBound)..<token.range.upperBound
    let sign = start == nil ? "" : "-"
    var digits = text(token.range)
    var value: ExpressionValue?
    switch token.kind {
    case .double:
      value = Double(sign + digits).flatMap { $0.isFinite ? .double($0) : nil }
    case .uint:
      digits.removeLast()
      value = UInt64(unprefixed(digits), radix: radix(digits)).map { .uint($0) }
    default:
      value = Int64(sign + unprefixed(digits), radix: radix(digits)).map { .int($0) }
    }
    guard let value else {
      throw SyntaxFault(
        message: "the number is too large",
        range: range,
        help: token.kind == .int && dialect == .report
          ? ["write it as a decimal: `decimal(\"\(sign)\(digits)\")`"] : [])
    }
    return try tree.add(.literal(value), range)
  }

  private func radix(_ digits: String) -> Int {
    digits.hasPrefix("0x") || digits.hasPrefix("0X") ? 16 : 10
  }

  private func unprefixed(_ digits: String) -> String {
    radix(digits) == 16 ? String(digits.dropFirst(2)) : digits
  }

  private mutating func name(isAbsolute: Bool) throws(SyntaxFault) -> NodeID {
    let token = advance()
    let name = text(token.range)
    if !isAbsolute {
      switch name {
      case "true": return try tree.add(.literal(.bool(true)), token.range)
      case "false": return try tree.add(.literal(.bool(false)), token.range)
      case "null": return try tree.add(.literal(.null), token.range)
      default: break
      }
    }
    if Self.reserved.contains(name) { throw reservedWord(name, token.range) }
    if isAt(.openParenthesis) {
      let open = advance()
      let (arguments, close) = try self.arguments(closing: open)
      let range = token.range.lowerBound..<close.range.upperBound
      if name == "has" { return try has(arguments, range) }
      return try tree.add(
        .call(bytes(token.range), receiver: nil, arguments), range, name: token.range)
    }
    return try tree.add(.name(bytes(token.range), isAbsolute: isAbsolute), token.range)
  }

  private mutating func arguments(
    closing open: Token
  ) throws(SyntaxFault) -> (nodes: [NodeID], close: Token) {
    var nodes: [NodeID] = []
    if let close = take(.closeParenthesis) { return (nodes, close) }
    repeat { nodes.append(try expression()) } while take(.comma) != nil
    return (nodes, try expect(.closeParenthesis, closing: open))
  }

  /// `has(a.b)`: whether the member is there.
  private mutating func has(
    _ arguments: [NodeID], _ range: Range<Int>
  ) throws(SyntaxFault) -> NodeID {
    guard arguments.count == 1,
      case .select(let operand, let name, isTest: false) = tree[arguments[0]].kind
    else {
      throw SyntaxFault(
        message: "`has` takes one member such as `has(a.b)`", range: range,
        help: arguments.count == 1 && dialect == .report
          ? ["write `\(text(tree[arguments[0]].range)) != null`"] : [])
    }
    return try tree.add(
      .select(operand, name, isTest: true), range, name: tree[arguments[0]].nameRange)
  }

  private mutating func list() throws(SyntaxFault) -> NodeID {
    let open = advance()
    var elements: [NodeID] = []
    while !isAt(.closeBracket), peek.kind != .end {
      elements.append(try expression())
      if take(.comma) == nil { break }
    }
    let close = try expect(.closeBracket, closing: open)
    return try tree.add(.list(elements), open.range.lowerBound..<close.range.upperBound)
  }

  private mutating func map() throws(SyntaxFault) -> NodeID {
    let open = advance()
    var entries: [(key: NodeID, value: NodeID)] = []
    while !isAt(.closeBrace), peek.kind != .end {
      let key = try expression()
      _ = try expect(.colon)
      entries.append((key, try expression()))
      if take(.comma) == nil { break }
    }
    let close = try expect(.closeBrace, closing: open)
    return try tree.add(.map(entries), open.range.lowerBound..<close.range.upperBound)
  }

  /// Members, calls and indexes behind a primary expression.
  mutating func postfix(_ first: NodeID) throws(SyntaxFault) -> NodeID {
    var operand = first
    while true {
      let start = tree[operand].range.lowerBound
      if take(.dot) != nil {
        operand = try member(of: operand)
      } else if let open = take(.openBracket) {
        let index = try expression()
        let close = try expect(.closeBracket, closing: open)
        operand = try tree.add(.index(operand, index), start..<close.range.upperBound)
      } else if isAt(.openBrace) {
        throw SyntaxFault(
          message: "messages such as `Name{…}` are not part of this language", range: peek.range)
      } else {
        return operand
      }
    }
  }

  private mutating func member(of operand: NodeID) throws(SyntaxFault) -> NodeID {
    let token = peek
    let start = tree[operand].range.lowerBound
    if token.kind == .quotedName {
      _ = advance()
      let inner = token.range.lowerBound + 1..<token.range.upperBound - 1
      return try tree.add(
        .select(operand, bytes(inner), isTest: false), start..<token.range.upperBound,
        name: token.range)
    }
    guard token.kind == .name else { throw unexpected(token) }
    let name = text(token.range)
    // `in`, `true`, `false` and `null` are no names even behind a dot.
    if Self.literals.contains(name) { throw reservedWord(name, token.range) }
    _ = advance()
    guard isAt(.openParenthesis) else {
      return try tree.add(
        .select(operand, bytes(token.range), isTest: false), start..<token.range.upperBound,
        name: token.range)
    }
    let open = advance()
    let (arguments, close) = try self.arguments(closing: open)
    let range = start..<close.range.upperBound
    if let macro = try macro(name, over: operand, arguments, range) { return macro }
    return try tree.add(
      .call(bytes(token.range), receiver: operand, arguments), range, name: token.range)
  }

  private mutating func macro(
    _ name: String, over range: NodeID, _ arguments: [NodeID], _ whole: Range<Int>
  ) throws(SyntaxFault) -> NodeID? {
    guard let macro = ListMacro(rawValue: name == "existsOne" ? "exists_one" : name),
      arguments.count == 2 || macro == .map && arguments.count == 3
    else { return nil }
    guard case .name(let variable, isAbsolute: false) = tree[arguments[0]].kind else {
      throw SyntaxFault(
        message: "the first argument of `\(name)` is the name of a variable",
        range: tree[arguments[0]].range)
    }
    return try tree.add(
      .macro(
        macro, range: range, variable: variable,
        condition: arguments.count == 3 ? arguments[1] : nil, body: arguments[arguments.count - 1]),
      whole)
  }

  private static let literals: Set<String> = ["in", "true", "false", "null"]

  /// Words that are kept for later versions of CEL or mean something else.
  static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "false", "for", "function", "if", "import", "in",
    "let", "loop", "namespace", "null", "package", "return", "true", "var", "void", "while",
  ]
}
