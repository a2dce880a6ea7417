import Values

/// Operators and calls, by the types of their operands where they are known.
extension Binder {
  mutating func binary(
    _ operation: BinaryOperator, _ left: NodeID, _ right: NodeID, _ range: Range<Int>
  ) throws(BindingFault) -> Node {
    if operation == .isIn, case .lookup(let lookup) = expression.resolutions[right] {
      return LookupMembership(try index(lookup), try node(left), range)
    }
    let first = try node(left)
    let second = try node(right)
    if operation == .isIn {
      return
        (usesTypes ? ConstantMembership.make(first, expression.types[left], second, range) : nil)
        ?? MembershipNode(first, second, range)
    }
    if usesTypes,
      let typed = typed(
        operation, expression.types[left], expression.types[right], first, second, range)
    {
      return operation.isArithmetic ? folded(typed, [left, right]) : typed
    }
    if operation.isArithmetic {
      let arithmetic = Arithmetic(dialect: expression.dialect)
      return folded(
        ArithmeticNode(operation, arithmetic, first, second, range), [left, right])
    }
    return ComparisonNode(operation, first, second, range)
  }

  private func typed(
    _ operation: BinaryOperator, _ first: ExpressionType, _ second: ExpressionType,
    _ left: Node, _ right: Node, _ range: Range<Int>
  ) -> Node? {
    switch (first, second) {
    case (.int, .int):
      return operation.isArithmetic
        ? IntegerArithmetic(operation, left, right, range)
        : IntegerComparison(operation, left, right, range)
    case (.decimal, .decimal), (.decimal, .int), (.int, .decimal):
      return operation.isArithmetic
        ? DecimalArithmetic(operation, left, right, range)
        : DecimalComparison(operation, left, right, range)
    case (.double, .double), (.double, .int), (.int, .double):
      // Comparisons of doubles beside integers are exact, which the general node sees to.
      return operation.isArithmetic
        ? NumberArithmetic(operation, left, right, range) : nil
    case (.date, .date):
      return operation.isArithmetic ? nil : IntegerComparison(operation, left, right, range)
    case (.string, .string):
      return operation.isArithmetic ? nil : TextComparison(operation, left, right, range)
    default: return nil
    }
  }

  mutating func call(
    _ function: FunctionDeclaration, _ form: FunctionForm, _ node: SyntaxNode, _ id: NodeID
  ) throws(BindingFault) -> Node {
    guard case .call(_, let receiver, let arguments) = node.kind else {
      return ConstantNode(.null, node.range)
    }
    // The receiver of a function with a dot in its name is a part of the name.
    let isQualified = function.name.utf8.contains(UInt8(ascii: "."))
    let ids = (isQualified ? [] : receiver.map { [$0] } ?? []) + arguments
    var type = ExpressionType.dynamic
    if case .common = form.result, ids.count > 1 { type = expression.types[id] }
    let nodes = try self.nodes(ids, as: type)
    let range = node.range
    if function.name == "coalesce" { return CoalesceNode(nodes, range) }
    if function.name == "matches", nodes.count == 2,
      let constant = nodes[1] as? ConstantNode, case .string(let text) = constant.constant,
      let pattern = try? Pattern.compile(text.bytes)
    {
      return MatchNode(nodes[0], pattern, range)
    }
    let takesNull = function.takesNull
    let call: Node
    switch form.body {
    case .none(let body): return NullaryCall(body, range)
    case .one(let body):
      guard nodes.count == 1 else { return miscount(function, range) }
      call = UnaryCall(body, nodes[0], takesNull: takesNull, range)
    case .two(let body):
      guard nodes.count == 2 else { return miscount(function, range) }
      call = BinaryCall(body, nodes[0], nodes[1], takesNull: takesNull, range)
    case .many(let body): call = VariadicCall(body, nodes, takesNull: takesNull, range)
    }
    return function.isPure ? folded(call, ids) : call
  }

  private func miscount(_ function: FunctionDeclaration, _ range: Range<Int>) -> Node {
    FaultNode(
      EvaluationFault(.noOverload("`\(function.name)` does not take so many arguments")), range)
  }
}
