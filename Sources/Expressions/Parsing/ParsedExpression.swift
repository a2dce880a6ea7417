package import Diagnostics

/// An expression that is well formed; its names and types are not looked at yet.
package struct ParsedExpression: Sendable {
  package let source: ExpressionSource
  package let dialect: ExpressionDialect
  let tree: SyntaxTree

  /// Reads an expression.
  /// - Returns: nil for one that is not well formed, which `bag` then tells.
  package static func parse(
    _ source: ExpressionSource, dialect: ExpressionDialect = .report,
    into bag: inout DiagnosticBag
  ) -> ParsedExpression? {
    do throws(SyntaxFault) {
      let tree = try ExpressionParser.parse(source.bytes, dialect)
      return ParsedExpression(source: source, dialect: dialect, tree: tree)
    } catch {
      bag.add(
        Diagnostic(
          error.isLimit ? .expressionTooLarge : .expressionSyntax, error.message,
          at: source.place(error.range), help: error.help))
      return nil
    }
  }

  /// The names of fields that the expression may read, without duplicates, as they first occur.
  ///
  /// These are all names that no macro declares, whole (`a.b` gives `a` and `a.b`), and the
  /// members of `row`, `previous`, `next` and `at(…)`. Which of them are fields is known only
  /// with a scope.
  package var mentions: [[UInt8]] {
    var collector = MentionCollector(tree)
    collector.visit(tree.root, hidden: [])
    return collector.names
  }
}

extension ParsedExpression {
  /// The names of all members that the expression selects, of whatever it selects them:
  /// `airlines[carrier].name` gives `name`.
  ///
  /// They decide which fields of a lookup are needed.
  package var members: [[UInt8]] {
    var names: [[UInt8]] = []
    for node in tree.nodes {
      switch node.kind {
      case .select(_, let member, _): names.append(member)
      case .index(_, let index):
        if case .literal(.string(let text)) = tree[index].kind { names.append(text.bytes) }
      default: break
      }
    }
    return names
  }
}

/// Gathers names that are not those of macro variables.
private struct MentionCollector {
  private let tree: SyntaxTree
  private(set) var names: [[UInt8]] = []
  private var seen: Set<[UInt8]> = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  mutating func visit(_ id: NodeID, hidden: [[UInt8]]) {
    switch tree[id].kind {
    case .name(let name, let isAbsolute):
      if isAbsolute || !hidden.contains(name) { add(name) }
    case .select(let operand, let member, _):
      addPath(id, hidden: hidden)
      if isRow(operand) { add(member) }
      visit(operand, hidden: hidden)
    case .index(let operand, let index):
      if isRow(operand), case .literal(.string(let text)) = tree[index].kind { add(text.bytes) }
      visit(operand, hidden: hidden)
      visit(index, hidden: hidden)
    case .macro(_, let range, let variable, let condition, let body):
      visit(range, hidden: hidden)
      if let condition { visit(condition, hidden: hidden + [variable]) }
      visit(body, hidden: hidden + [variable])
    case .call(let name, receiver: nil, let arguments)
    where AggregateFunction(name, argumentCount: arguments.count) != nil:
      // The rows of the group know nothing of the variables around the aggregate.
      for argument in arguments { visit(argument, hidden: []) }
    default:
      for child in SyntaxTree.children(of: tree[id].kind) { visit(child, hidden: hidden) }
    }
  }

  private mutating func add(_ name: [UInt8]) {
    if seen.insert(name).inserted { names.append(name) }
  }

  private mutating func addPath(_ id: NodeID, hidden: [[UInt8]]) {
    guard let path = tree.path(of: id), let first = path.first, !hidden.contains(first) else {
      return
    }
    add(Array(path.joined(separator: [UInt8(ascii: ".")])))
  }

  private func isRow(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .name(let name, _):
      return ["row", "previous", "next"].contains { name.elementsEqual($0.utf8) }
    case .call(let name, receiver: nil, _): return name.elementsEqual("at".utf8)
    default: return false
    }
  }
}

extension SyntaxTree {
  /// The parts of `a.b.c`; nil where something else than names stands in it.
  func path(of id: NodeID) -> [[UInt8]]? {
    var parts: [[UInt8]] = []
    var node = id
    while true {
      switch self[node].kind {
      case .name(let name, _):
        parts.append(name)
        return parts.reversed()
      case .select(let operand, let member, isTest: false):
        parts.append(member)
        node = operand
      default: return nil
      }
    }
  }
}
