/// Builds the tree of an expression (CEL language definition, "Syntax").
struct ExpressionParser {
  let source: [UInt8]
  let dialect: ExpressionDialect
  private let tokens: [Token]
  private var position = 0
  private var nesting = 0
  var tree = SyntaxTree()

  init(_ source: [UInt8], _ dialect: ExpressionDialect) throws(SyntaxFault) {
    self.source = source
    self.dialect = dialect
    tokens = try ExpressionLexer.tokens(of: source, dialect)
  }

  /// The tree of a whole expression.
  static func parse(
    _ source: [UInt8], _ dialect: ExpressionDialect
  ) throws(SyntaxFault) -> SyntaxTree {
    guard source.count <= ExpressionLimits.textBytes else {
      throw SyntaxFault(
        message: "the expression has \(source.count) bytes, more than the limit of "
          + "\(ExpressionLimits.textBytes)",
        range: 0..<0, isLimit: true)
    }
    var parser = try ExpressionParser(source, dialect)
    guard parser.peek.kind != .end else {
      throw SyntaxFault(message: "the expression is empty", range: 0..<source.count)
    }
    let root = try parser.expression()
    guard parser.peek.kind == .end else { throw parser.unexpected(parser.peek) }
    parser.tree.root = root
    return parser.tree
  }

  // MARK: - Tokens

  var peek: Token { tokens[min(position, tokens.count - 1)] }

  mutating func advance() -> Token {
    let token = peek
    position += 1
    return token
  }

  func isAt(_ symbol: Symbol) -> Bool { peek.kind == .symbol(symbol) }

  mutating func take(_ symbol: Symbol) -> Token? {
    isAt(symbol) ? advance() : nil
  }

  mutating func expect(
    _ symbol: Symbol, closing open: Token? = nil
  ) throws(SyntaxFault) -> Token {
    if let token = take(symbol) { return token }
    if peek.kind == .end, let open {
      throw SyntaxFault(
        message: "`\(text(open.range))` is never closed", range: open.range,
        help: ["add `\(symbol.rawValue)`"])
    }
    throw unexpected(peek, expected: symbol)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: source[range.clamped(to: source.indices)], as: UTF8.self)
  }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    Array(source[range.clamped(to: source.indices)])
  }

  func range(from start: NodeID, to end: NodeID) -> Range<Int> {
    let first = tree[start].range.lowerBound
    return first..<max(first, tree[end].range.upperBound)
  }

  // MARK: - Operators, from the loosest to the tightest

  mutating func expression() throws(SyntaxFault) -> NodeID {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= ExpressionLimits.depth else {
      throw SyntaxFault(
        message: "the expression is nested deeper than \(ExpressionLimits.depth) levels",
        range: peek.range, isLimit: true)
    }
    let condition = try logical(isAnd: false)
    guard take(.question) != nil else { return condition }
    let first = try logical(isAnd: false)
    _ = try expect(.colon)
    let second = try expression()
    return try tree.add(
      .conditional(condition, first, second), range(from: condition, to: second))
  }

  private mutating func logical(isAnd: Bool) throws(SyntaxFault) -> NodeID {
    let first = isAnd ? try relation() : try logical(isAnd: true)
    let symbol: Symbol = isAnd ? .and : .or
    guard isAt(symbol) else { return first }
    var operands = [first]
    while take(symbol) != nil {
      operands.append(isAnd ? try relation() : try logical(isAnd: true))
    }
    return try tree.add(
      .logical(isAnd: isAnd, operands),
      range(from: first, to: operands[operands.count - 1]))
  }

  private static let relations: [Symbol: BinaryOperator] = [
    .equal: .equal, .notEqual: .notEqual, .less: .less, .lessOrEqual: .lessOrEqual,
    .greater: .greater, .greaterOrEqual: .greaterOrEqual,
  ]
  private static let sums: [Symbol: BinaryOperator] = [.plus: .add, .minus: .subtract]
  private static let products: [Symbol: BinaryOperator] = [
    .times: .multiply, .divide: .divide, .remainder: .remainder,
  ]

  private mutating func relation() throws(SyntaxFault) -> NodeID {
    var left = try sum()
    while true {
      if case .symbol(let symbol) = peek.kind, let operation = Self.relations[symbol] {
        _ = advance()
        left = try add(operation, left, try sum())
      } else if peek.kind == .name, bytes(peek.range).elementsEqual("in".utf8) {
        _ = advance()
        left = try add(.isIn, left, try sum())
      } else {
        return left
      }
    }
  }

  private mutating func sum() throws(SyntaxFault) -> NodeID {
    var left = try product()
    while case .symbol(let symbol) = peek.kind, let operation = Self.sums[symbol] {
      _ = advance()
      left = try add(operation, left, try product())
    }
    return left
  }

  private mutating func product() throws(SyntaxFault) -> NodeID {
    var left = try unary()
    while case .symbol(let symbol) = peek.kind, let operation = Self.products[symbol] {
      _ = advance()
      left = try add(operation, left, try unary())
    }
    return left
  }

  private mutating func add(
    _ operation: BinaryOperator, _ left: NodeID, _ right: NodeID
  ) throws(SyntaxFault) -> NodeID {
    try tree.add(.binary(operation, left, right), range(from: left, to: right))
  }

  private mutating func unary() throws(SyntaxFault) -> NodeID {
    let symbol: Symbol = isAt(.not) ? .not : .minus
    var starts: [Int] = []
    while let token = take(symbol) { starts.append(token.range.lowerBound) }
    var operand: NodeID
    if symbol == .minus, let last = starts.last, isNumber(peek) {
      // A minus before a number is part of it, so that the least integer can be written.
      operand = try postfix(try number(negatedFrom: last))
      starts.removeLast()
    } else {
      operand = try postfix(try primary())
    }
    for start in starts.reversed() {
      let range = start..<tree[operand].range.upperBound
      operand = try tree.add(symbol == .not ? .not(operand) : .negate(operand), range)
    }
    return operand
  }

  private func isNumber(_ token: Token) -> Bool {
    token.kind == .int || token.kind == .double
  }
}
