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

  override func filter(_ batch: Batch) -> RowFilter? {
    var filters: [RowFilter] = []
    for operand in operands {
      guard let filter = operand.filter(batch) else { return nil }
      filters.append(filter)
    }
    return isAnd ? .all(filters) : .any(filters)
  }

  /// The operands of `&&` before the first that has to be judged by itself: where one of them is
  /// false, that one is never reached.
  override func prefilter(_ batch: Batch) -> RowFilter? {
    guard isAnd else { return nil }
    var filters: [RowFilter] = []
    for operand in operands {
      guard let filter = operand.filter(batch) else {
        if let filter = operand.prefilter(batch) { filters.append(filter) }
        break
      }
      filters.append(filter)
    }
    return filters.isEmpty ? nil : .all(filters)
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

  override func filter(_ batch: Batch) -> RowFilter? {
    operand.filter(batch).map { .not($0) }
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
