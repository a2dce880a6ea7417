import Diagnostics

/// Gives every node of an expression its type and what it stands for.
struct ExpressionChecker {
  let source: ExpressionSource
  let dialect: ExpressionDialect
  let tree: SyntaxTree
  let scope: ExpressionScope
  var bag = DiagnosticBag()
  /// How many errors were reported, those beyond the limit too.
  private(set) var errorCount = 0
  var types: [ExpressionType]
  var resolutions: [Resolution]
  /// Whether a node is made of literals only, so that it may become a decimal or a double.
  var flexible: [Bool]
  var aggregates: [AggregateCall] = []
  /// The variables of the macros around a node.
  var locals: [(name: [UInt8], type: ExpressionType)] = []
  /// Nodes that are compared with what is or may be a text, and may be one without its quotes.
  var quotable: Set<NodeID> = []
  /// Whether the node is an argument of an aggregate.
  var isInAggregate = false
  var readsRow = false
  var readsClock = false

  init(_ parsed: ParsedExpression, _ scope: ExpressionScope) {
    source = parsed.source
    dialect = parsed.dialect
    tree = parsed.tree
    self.scope = scope
    types = [ExpressionType](repeating: .dynamic, count: tree.nodes.count)
    resolutions = [Resolution](repeating: .none, count: tree.nodes.count)
    flexible = [Bool](repeating: false, count: tree.nodes.count)
  }

  /// Whether types that do not fit are errors.
  var isStrict: Bool { dialect == .report }

  /// The type of a node, which is also noted.
  @discardableResult
  mutating func check(_ id: NodeID) -> ExpressionType {
    let type = type(of: id)
    types[id] = type
    if isStrict { flexible[id] = isFlexible(id) }
    return types[id]
  }

  private mutating func type(of id: NodeID) -> ExpressionType {
    switch tree[id].kind {
    case .literal(let value): return ExpressionType(of: value)
    case .name(let name, let isAbsolute): return self.name(name, isAbsolute: isAbsolute, id)
    case .select(let operand, let member, let isTest):
      return select(operand, member, isTest: isTest, id)
    case .index(let operand, let index): return self.index(operand, index, id)
    case .call(let name, let receiver, let arguments):
      return call(name, receiver, arguments, id)
    case .negate(let operand): return negate(operand)
    case .not(let operand):
      condition(operand)
      return .bool
    case .binary(let operation, let left, let right):
      return binary(operation, left, right, id)
    case .logical(_, let operands):
      for operand in operands { condition(operand) }
      return .bool
    case .conditional(let test, let first, let second):
      return conditional(test, first, second, id)
    case .list(let elements):
      for element in elements { check(element) }
      unify(elements)
      // Numbers in a list are of one type where they can be.
      if isStrict, let type = joined(elements), type.isNumber { return .list(type) }
      return .list(common(elements))
    case .map(let entries):
      for entry in entries {
        check(entry.key)
        check(entry.value)
      }
      unify(entries.map(\.value))
      return .map(common(entries.map(\.key)), common(entries.map(\.value)))
    case .macro(let macro, let range, let variable, let condition, let body):
      return self.macro(macro, range, variable, condition, body)
    }
  }

  /// The type that some nodes have in common; dynamic where they have none.
  func common(_ ids: [NodeID]) -> ExpressionType {
    guard let first = ids.first else { return .dynamic }
    return ids.dropFirst().reduce(types[first]) { type, id in
      type.joined(with: types[id])
    }
  }

  // MARK: - Conditions

  /// Checks an operand of a logical operator.
  mutating func condition(_ id: NodeID) {
    let type = check(id)
    requireCondition(type, at: tree[id].range)
  }

  private mutating func requireCondition(_ type: ExpressionType, at range: Range<Int>) {
    guard isStrict, type != .bool, !type.isOpen else { return }
    let text = source.text(range)
    let help: String? =
      switch type {
      case .string: "compare it, as in `\(text) != \"\"`"
      case .int, .uint, .decimal, .double: "compare it, as in `\(text) != 0`"
      case .list, .map: "write `size(\(text)) > 0`"
      case .record: "write `\(text) != null`"
      default: nil
      }
    report(
      .notACondition, "the condition is \(type.words), not a boolean", at: range,
      help: help.map { [$0] } ?? [])
  }

  mutating func check(_ type: ExpressionType, for purpose: ExpressionPurpose) {
    let range = tree[tree.root].range
    guard isStrict, type != .faulty else { return }
    switch purpose {
    case .any: break
    case .condition: requireCondition(type, at: range)
    case .value:
      guard !type.isScalar else { return }
      report(.expressionType, "\(type.words) is no value of a cell", at: range)
    case .sortKey:
      guard !type.isOrdered else { return }
      report(.expressionType, "\(type.words) has no order", at: range)
    }
  }

  // MARK: - Macros

  private mutating func macro(
    _ macro: ListMacro, _ range: NodeID, _ variable: [UInt8], _ condition: NodeID?, _ body: NodeID
  ) -> ExpressionType {
    let element: ExpressionType
    switch check(range) {
    case .list(let type): element = type
    case .map(let key, _): element = key
    case let type where type.isOpen || !isStrict: element = .dynamic
    case let type:
      report(
        .expressionType, "`\(macro.rawValue)` goes through a list or a map, not \(type.words)",
        at: tree[range].range)
      element = .faulty
    }
    locals.append((variable, element))
    defer { locals.removeLast() }
    if let condition { self.condition(condition) }
    switch macro {
    case .map: return .list(check(body))
    case .filter:
      self.condition(body)
      return .list(element)
    case .all, .exists, .existsOne:
      self.condition(body)
      return .bool
    }
  }

  // MARK: - Words

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>,
    severity: Severity = .error, help: [String] = []
  ) {
    if severity == .error {
      errorCount += 1
      guard errorCount <= ExpressionLimits.errors else { return }
    }
    bag.add(Diagnostic(code, severity, message, at: source.place(range), help: help))
  }

  /// Whether further errors are only counted.
  var hasManyErrors: Bool { errorCount >= ExpressionLimits.errors }

  /// What was found; the last error says how many are left out.
  var findings: DiagnosticBag {
    guard errorCount > ExpressionLimits.errors,
      let last = bag.all.lastIndex(where: { $0.severity == .error })
    else { return bag }
    let left = errorCount - ExpressionLimits.errors
    var findings = DiagnosticBag()
    for (place, var diagnostic) in bag.all.enumerated() {
      if place == last {
        diagnostic.notes.append(
          "\(left) more error\(left == 1 ? "" : "s") in this expression \(left == 1 ? "is" : "are")"
            + " not shown")
      }
      findings.add(diagnostic)
    }
    return findings
  }
}

extension ExpressionType {
  /// The type of a literal.
  init(of value: ExpressionValue) {
    switch value {
    case .null: self = .null
    case .bool: self = .bool
    case .int: self = .int
    case .uint: self = .uint
    case .double: self = .double
    case .decimal: self = .decimal
    case .string: self = .string
    case .bytes: self = .bytes
    case .list: self = .list(.dynamic)
    case .map: self = .map(.dynamic, .dynamic)
    case .timestamp: self = .timestamp
    case .duration: self = .duration
    case .date: self = .date
    case .time: self = .time
    case .type: self = .type
    }
  }
}
