import Values

/// A node's place in the list of its tree.
typealias NodeID = Int

/// Operators with two operands, the logical ones apart.
enum BinaryOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case isIn = "in"

  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    default: false
    }
  }

  var isOrder: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}

/// The macros that go through a list or the keys of a map.
enum ListMacro: String, Sendable {
  case all
  case exists
  case existsOne = "exists_one"
  case map
  case filter
}

/// What a node is, with its children by place.
enum SyntaxKind: Sendable {
  case literal(ExpressionValue)
  /// A name; one with a leading dot passes the variables of macros by.
  case name([UInt8], isAbsolute: Bool)
  /// A member; `isTest` is that of `has(…)`.
  case select(NodeID, [UInt8], isTest: Bool)
  case index(NodeID, NodeID)
  /// A function, with the receiver where it is called like a member.
  case call([UInt8], receiver: NodeID?, [NodeID])
  case negate(NodeID)
  case not(NodeID)
  case binary(BinaryOperator, NodeID, NodeID)
  /// A chain of `&&` or `||`.
  case logical(isAnd: Bool, [NodeID])
  case conditional(NodeID, NodeID, NodeID)
  case list([NodeID])
  case map([(key: NodeID, value: NodeID)])
  /// A macro over `range` with a variable, an optional condition and a body.
  case macro(ListMacro, range: NodeID, variable: [UInt8], condition: NodeID?, body: NodeID)
}

/// A node and its place in the expression.
struct SyntaxNode: Sendable {
  let kind: SyntaxKind
  let range: Range<Int>
  /// The place of the name of a member or a function, else that of the node.
  let nameRange: Range<Int>
  let depth: Int
}

/// The nodes of an expression; children stand before their parents.
struct SyntaxTree: Sendable {
  private(set) var nodes: [SyntaxNode] = []
  /// The node of the whole expression.
  var root: NodeID = 0

  subscript(id: NodeID) -> SyntaxNode { nodes[id] }

  mutating func add(
    _ kind: SyntaxKind, _ range: Range<Int>, name: Range<Int>? = nil
  ) throws(SyntaxFault) -> NodeID {
    let depth = 1 + (SyntaxTree.children(of: kind).map { nodes[$0].depth }.max() ?? 0)
    guard depth <= ExpressionLimits.depth else {
      throw SyntaxFault(
        message: "the expression is nested deeper than \(ExpressionLimits.depth) levels",
        range: range, isLimit: true)
    }
    nodes.append(SyntaxNode(kind: kind, range: range, nameRange: name ?? range, depth: depth))
    return nodes.count - 1
  }

  /// Takes parentheses into the place of a node, but for literals, whose text is read again.
  mutating func widen(_ id: NodeID, to range: Range<Int>) {
    let node = nodes[id]
    if case .literal = node.kind { return }
    nodes[id] = SyntaxNode(
      kind: node.kind, range: range, nameRange: node.nameRange, depth: node.depth)
  }

  static func children(of kind: SyntaxKind) -> [NodeID] {
    switch kind {
    case .literal, .name: []
    case .select(let operand, _, _), .negate(let operand), .not(let operand): [operand]
    case .index(let first, let second), .binary(_, let first, let second): [first, second]
    case .call(_, let receiver, let arguments): (receiver.map { [$0] } ?? []) + arguments
    case .logical(_, let operands), .list(let operands): operands
    case .conditional(let condition, let first, let second): [condition, first, second]
    case .map(let entries): entries.flatMap { [$0.key, $0.value] }
    case .macro(_, let range, _, let condition, let body):
      [range] + (condition.map { [$0] } ?? []) + [body]
    }
  }
}
