/// A chain of `&&` or `||`: an operand that decides hides the faults of the others.
final class LogicalNode: Node {
  private let isAnd: Bool
  private let operands: [Node]

  init(isAnd: Bool, _ operands: [Node], _ range: Range<Int>) {
    self.isAnd = isAnd
    self.operands = operands
    super.init(range)
  }

  override func truth(_ frame: inout Frame) throws(EvaluationFault) -> Bool {
    var fault: EvaluationFault?
    for operand in operands {
      do throws(EvaluationFault) {
        if try operand.truth(&frame) != isAnd { return !isAnd }
      } catch {
        guard error.isAbsorbable else { throw error }
        if fault == nil { fault = error }
      }
    }
    if let fault { throw fault }
    return isAnd
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }
}

/// The negation of a condition: `!x`.
final class NotNode: Node {
  private let operand: Node

  init(_ operand: Node, _ range: Range<Int>) {
    self.operand = operand
    super.init(range)
  }

  override func truth(_ frame: inout Frame) throws(EvaluationFault) -> Bool {
    try !operand.truth(&frame)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }
}

/// The conditional: `test ? first : second`.
final class ConditionalNode: Node {
  private let test: Node
  private let first: Node
  private let second: Node

  init(_ test: Node, _ first: Node, _ second: Node, _ range: Range<Int>) {
    self.test = test
    self.first = first
    self.second = second
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try test.truth(&frame) ? first.value(&frame) : second.value(&frame)
  }
}
