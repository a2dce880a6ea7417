import Diagnostics

/// Operators and the conditional.
extension ExpressionChecker {
  mutating func negate(_ operand: NodeID) -> ExpressionType {
    let type = check(operand)
    switch type {
    case .int, .double, .decimal, .duration: return type
    default:
      guard isStrict, !type.isOpen else { return type }
      report(.expressionType, "`-` does not take \(type.words)", at: tree[operand].range)
      return .faulty
    }
  }

  mutating func binary(
    _ operation: BinaryOperator, _ left: NodeID, _ right: NodeID, _ id: NodeID
  ) -> ExpressionType {
    check(left)
    if types[left] == .string || types[left] == .dynamic, !operation.isArithmetic {
      if case .list(let elements) = tree[right].kind {
        quotable.formUnion(elements)
      } else {
        quotable.insert(right)
      }
    }
    check(right)
    if operation == .isIn {
      membership(left, right)
      return .bool
    }
    unify([left, right])
    let (first, second) = (types[left], types[right])
    guard operation.isArithmetic else {
      comparison(operation, left, right)
      return .bool
    }
    guard let type = arithmetic(operation, first, second) else {
      reportOperands(operation, left, right)
      return .faulty
    }
    if isStrict, operation == .divide, first == .int || first == .uint, second == first {
      report(
        .integerDivision, "the division of two integers drops the remainder",
        at: tree[id].range, severity: .warning,
        help: ["write `decimal(\(source.text(tree[left].range))) / …` to keep it"])
    }
    return type
  }

  /// The type of an arithmetic result; nil where the operator does not take the operands.
  func arithmetic(
    _ operation: BinaryOperator, _ first: ExpressionType, _ second: ExpressionType
  ) -> ExpressionType? {
    if first == .faulty || second == .faulty { return .faulty }
    if !isStrict || first.isOpen || second.isOpen {
      if first == .null { return second == .null ? .null : second }
      if second == .null { return first }
      return first == second && first.isNumber ? first : .dynamic
    }
    if first.isNumber, second.isNumber {
      return number(operation, first, second)
    }
    switch (operation, first, second) {
    case (.add, .string, .string), (.add, .bytes, .bytes): return first
    case (.add, .list(let one), .list(let other)): return .list(one.joined(with: other))
    case (.add, .duration, .duration), (.subtract, .duration, .duration): return .duration
    case (.add, .timestamp, .duration), (.add, .duration, .timestamp),
      (.subtract, .timestamp, .duration):
      return .timestamp
    case (.add, .date, .duration), (.add, .duration, .date), (.subtract, .date, .duration):
      return .date
    case (.subtract, .time, .time): return .duration
    case (.subtract, _, _) where first.isTemporal && second.isTemporal: return .duration
    default: return nil
    }
  }

  private func number(
    _ operation: BinaryOperator, _ first: ExpressionType, _ second: ExpressionType
  ) -> ExpressionType? {
    switch (first, second) {
    case (.int, .int), (.uint, .uint): return first
    case (.double, .double), (.double, .int), (.int, .double):
      return operation == .remainder ? nil : .double
    case (.decimal, .decimal), (.decimal, .int), (.int, .decimal), (.decimal, .uint),
      (.uint, .decimal):
      return .decimal
    default: return nil
    }
  }

  // MARK: - Comparisons

  /// Whether values of both types can be equal or ordered.
  func areComparable(_ first: ExpressionType, _ second: ExpressionType) -> Bool {
    if first.isOpen || second.isOpen { return true }
    if first.isNumber, second.isNumber {
      return !(first == .decimal && second == .double || first == .double && second == .decimal)
    }
    if first.isTemporal, second.isTemporal { return true }
    switch (first, second) {
    case (.list(let one), .list(let other)): return areComparable(one, other)
    case (.map, .map): return true
    case (.record, _), (_, .record), (.lookup, _), (_, .lookup), (.namespace, _), (_, .namespace):
      return false
    default: return first == second
    }
  }

  private mutating func comparison(
    _ operation: BinaryOperator, _ left: NodeID, _ right: NodeID
  ) {
    guard isStrict else { return }
    let (first, second) = (types[left], types[right])
    let isPossible =
      operation.isOrder
      ? first.isOrdered && second.isOrdered && areComparable(first, second)
      : areComparable(first, second)
    if !isPossible { reportOperands(operation, left, right) }
  }

  private mutating func membership(_ left: NodeID, _ right: NodeID) {
    guard isStrict else { return }
    let second = types[right]
    switch second {
    case .list:
      if case .list(let elements) = tree[right].kind {
        unify([left] + elements)
        types[right] = .list(common(elements))
        if let element = elements.first(where: { !areComparable(types[left], types[$0]) }) {
          report(
            .expressionType,
            "the element is \(types[element].words), which \(types[left].words) never equals",
            at: tree[element].range, help: operandHelp(types[left], types[element], element))
        }
      } else if case .list(let element) = second, !areComparable(types[left], element) {
        reportOperands(.isIn, left, right)
      }
    case .map(let key, _):
      if !areComparable(types[left], key) { reportOperands(.isIn, left, right) }
    case .lookup(let lookup):
      if !areComparable(types[left], scope.lookups[lookup].key ?? .dynamic) {
        reportOperands(.isIn, left, right)
      }
    default:
      guard !second.isOpen else { return }
      report(
        .expressionType, "`in` looks into a list or a map, not into \(second.words)",
        at: tree[right].range,
        help: second == .string
          ? ["write `\(source.text(tree[right].range)).contains(…)`"] : [])
    }
  }

  // MARK: - The conditional

  mutating func conditional(
    _ test: NodeID, _ first: NodeID, _ second: NodeID, _ id: NodeID
  ) -> ExpressionType {
    condition(test)
    check(first)
    check(second)
    unify([first, second])
    guard isStrict else { return common([first, second]) }
    guard let type = joined([first, second]) else {
      report(
        .expressionType,
        "the branches are \(types[first].words) and \(types[second].words)",
        at: tree[second].range,
        help: operandHelp(types[first], types[second], second))
      return .faulty
    }
    return type
  }

  /// The type that nodes beside each other have in common; nil where they do not go together.
  func joined(_ ids: [NodeID]) -> ExpressionType? {
    var result = ExpressionType.null
    for id in ids {
      switch (result, types[id]) {
      case (.faulty, _), (_, .faulty): return .faulty
      case (.decimal, .int), (.int, .decimal): result = .decimal
      case (.double, .int), (.int, .double): result = .double
      case (let first, let second):
        let common = first.joined(with: second)
        if common == .dynamic, !first.isOpen, !second.isOpen { return nil }
        result = common
      }
    }
    return result
  }

  // MARK: - Words

  mutating func reportOperands(
    _ operation: BinaryOperator, _ left: NodeID, _ right: NodeID
  ) {
    let (first, second) = (types[left], types[right])
    guard first != .faulty, second != .faulty else { return }
    let range =
      tree[left].range
      .lowerBound..<max(tree[left].range.lowerBound, tree[right].range.upperBound)
    if !operation.isArithmetic, !isLiteral(left), !isLiteral(right),
      let number = first == .string ? right : second == .string ? left : nil,
      types[number].isNumber || types[number] == .bool
    {
      report(
        .expressionType,
        "`\(operation.rawValue)` does not take \(first.words) and \(second.words)",
        at: range, help: ["write `string(\(source.text(tree[number].range)))`"])
      return
    }
    let literal = isStringLiteral(left) ? left : right
    let help =
      operation.isArithmetic && operation == .add && (first == .string) != (second == .string)
        && (first.isNumber || second.isNumber)
      ? ["make a string of the number with `string(…)`"]
      : operandHelp(
        literal == left ? second : first, literal == left ? first : second, literal)
    report(
      .expressionType,
      "`\(operation.rawValue)` does not take \(first.words) and \(second.words)",
      at: range, help: help)
  }

  private func isLiteral(_ id: NodeID) -> Bool {
    if case .literal = tree[id].kind { true } else { false }
  }

  private func isStringLiteral(_ id: NodeID) -> Bool {
    if case .literal(.string) = tree[id].kind { true } else { false }
  }

  /// How values of two types may be brought together; `id` is the second one.
  func operandHelp(
    _ first: ExpressionType, _ second: ExpressionType, _ id: NodeID
  ) -> [String] {
    let text = source.text(tree[id].range)
    switch (first, second) {
    case (.decimal, .double), (.double, .decimal):
      return ["convert one of them with `double(…)` or `decimal(…)`"]
    case (.date, .string): return ["write `date(\(text))`"]
    case (.time, .string): return ["write `time(\(text))`"]
    case (.timestamp, .string):
      // A date alone is no timestamp, but goes with one.
      return [text.utf8.count == 12 ? "write `date(\(text))`" : "write `timestamp(\(text))`"]
    case (.duration, .string): return ["write `duration(\(text))`"]
    case (.bool, .string):
      return isStringLiteral(id) ? ["leave out the quotes"] : []
    case (_, .string) where first.isNumber && isStringLiteral(id): return ["leave out the quotes"]
    case (.string, _) where second.isNumber || second == .bool:
      return [isLiteral(id) ? "write `\"\(text)\"`" : "write `string(\(text))`"]
    default: return []
    }
  }
}
