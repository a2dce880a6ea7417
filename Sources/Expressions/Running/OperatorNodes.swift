/// Arithmetic on values of any type.
final class ArithmeticNode: Node {
  private let operation: BinaryOperator
  private let arithmetic: Arithmetic
  private let left: Node
  private let right: Node

  init(
    _ operation: BinaryOperator, _ arithmetic: Arithmetic, _ left: Node, _ right: Node,
    _ range: Range<Int>
  ) {
    self.operation = operation
    self.arithmetic = arithmetic
    self.left = left
    self.right = right
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    let first = try left.value(&frame)
    let second = try right.value(&frame)
    if frame.liftsNull, first.isNull || second.isNull { return .null }
    do throws(EvaluationFault) {
      let result = try arithmetic.apply(operation, first, second)
      switch result {
      case .string(let text): try frame.spend(bytes: text.count)
      case .bytes(let bytes): try frame.spend(bytes: bytes.count)
      case .list(let list): try frame.spend(list.count)
      default: break
      }
      return result
    } catch {
      throw error.located(range)
    }
  }
}

/// An integer that stands where decimals or doubles do.
final class WideningNode: Node {
  private let operand: Node
  private let toDecimal: Bool

  init(_ operand: Node, toDecimal: Bool) {
    self.operand = operand
    self.toDecimal = toDecimal
    super.init(operand.range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    let value = try operand.value(&frame)
    if toDecimal { return value.wholeDecimal.map { .decimal($0) } ?? value }
    if case .int(let integer) = value { return .double(Double(integer)) }
    return value
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    // As coefficients, integers are decimals already.
    guard toDecimal, let numbers = operand.operand(batch)?.calculable else { return nil }
    return .numbers(numbers)
  }
}

/// The unary minus.
final class NegateNode: Node {
  private let operand: Node

  init(_ operand: Node, _ range: Range<Int>) {
    self.operand = operand
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    let value = try operand.value(&frame)
    if frame.liftsNull, value.isNull { return .null }
    do throws(EvaluationFault) {
      return try Arithmetic.negated(value)
    } catch {
      throw error.located(range)
    }
  }
}

/// `==`, `!=`, `<`, … on values of any type.
final class ComparisonNode: Node {
  private let operation: BinaryOperator
  private let left: Node
  private let right: Node

  init(_ operation: BinaryOperator, _ left: Node, _ right: Node, _ range: Range<Int>) {
    self.operation = operation
    self.left = left
    self.right = right
    super.init(range)
  }

  override func truth(_ frame: inout Frame) throws(EvaluationFault) -> Bool {
    let first = try left.value(&frame)
    let second = try right.value(&frame)
    do throws(EvaluationFault) {
      switch operation {
      case .equal: return try first.equals(second, &frame)
      case .notEqual: return try !first.equals(second, &frame)
      default:
        if frame.liftsNull, first.isNull || second.isNull { return false }
        if case .string(let one) = first, case .string(let other) = second {
          try frame.spend(comparing: one, other)
        }
        return operation.holds(try first.compared(with: second, operation))
      }
    } catch {
      throw error.located(range)
    }
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }

  override func filter(_ batch: Batch) -> RowFilter? {
    RowFilter(operation, left.operand(batch), right.operand(batch))
  }
}

/// Whether a list has an element or a map a key: `x in y`.
final class MembershipNode: Node {
  private let element: Node
  private let container: Node

  init(_ element: Node, _ container: Node, _ range: Range<Int>) {
    self.element = element
    self.container = container
    super.init(range)
  }

  override func truth(_ frame: inout Frame) throws(EvaluationFault) -> Bool {
    let element = try element.value(&frame)
    switch try container.value(&frame) {
    case .list(let list):
      do throws(EvaluationFault) {
        try frame.spend(list.count)
        for candidate in list where try candidate.equals(element, &frame) { return true }
      } catch {
        throw error.located(range)
      }
      return false
    case .map(let map): return map.value(of: element) != nil
    case .null where frame.liftsNull: return false
    case let other: throw EvaluationFault.noOverload("in", element, other).located(range)
    }
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }
}
