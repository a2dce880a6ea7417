import Values

/// `<`, `<=`, `>`, `>=`.
extension ExpressionValue {
  /// -1, 0 or 1; nil where NaN takes part, for which every order is false.
  func compared(
    with other: ExpressionValue, _ operation: BinaryOperator = .less
  ) throws(EvaluationFault) -> Int? {
    switch (self, other) {
    case (.int(let first), .int(let second)): return order(first, second)
    case (.string(let first), .string(let second)): return first.compared(with: second).signum()
    case (.bool(let first), .bool(let second)):
      return order(first ? 1 : 0, second ? 1 : 0)
    case (.bytes(let first), .bytes(let second)):
      if first == second { return 0 }
      return first.lexicographicallyPrecedes(second) ? -1 : 1
    case (.duration(let first), .duration(let second)): return order(first, second)
    case (.time(let first), .time(let second)): return order(first, second)
    default:
      if let numbers = numericOrder(other) { return numbers }
      if let first = instant, let second = other.instant { return order(first, second) }
      throw .noOverload(operation.rawValue, self, other)
    }
  }
}

extension BinaryOperator {
  /// Whether an order operator holds for a comparison; NaN gives nil and never holds.
  func holds(_ order: Int?) -> Bool {
    guard let order else { return false }
    switch self {
    case .less: return order < 0
    case .lessOrEqual: return order <= 0
    case .greater: return order > 0
    case .greaterOrEqual: return order >= 0
    case .equal: return order == 0
    case .notEqual: return order != 0
    default: return false
    }
  }
}

extension ExpressionValue {
  /// −1, 0 or 1 as the value stands before, beside or behind another; nil for values without an
  /// order, such as NaN and values of different kinds.
  package func ordering(to other: ExpressionValue) -> Int? {
    guard let order = try? compared(with: other) else { return nil }
    return order.signum()
  }
}
