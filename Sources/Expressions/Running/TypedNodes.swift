import Values

/// Arithmetic on integers.
final class IntegerArithmetic: Node {
  private let operation: BinaryOperator
  private let left: Node
  private let right: Node

  init(_ operation: BinaryOperator, _ left: Node, _ right: Node, _ range: Range<Int>) {
    self.operation = operation
    self.left = left
    self.right = right
    super.init(range)
  }

  override func integer(_ frame: inout Frame) throws(EvaluationFault) -> Int64? {
    let first = try left.integer(&frame)
    let second = try right.integer(&frame)
    guard let first, let second else { return nil }
    do throws(EvaluationFault) {
      return try Arithmetic.integers(operation, first, second)
    } catch {
      throw error.located(range)
    }
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try integer(&frame).map { .int($0) } ?? .null
  }

  override func decimal(_ frame: inout Frame) throws(EvaluationFault) -> Decimal? {
    try integer(&frame).map { Decimal($0) }
  }

  override func number(_ frame: inout Frame) throws(EvaluationFault) -> Double? {
    try integer(&frame).map { Double($0) }
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    guard let first = left.operand(batch)?.calculable,
      let second = right.operand(batch)?.calculable
    else { return nil }
    return ScaledNumbers(operation, first, second).map { .numbers($0) }
  }
}

/// Arithmetic on decimals, or a decimal and an integer.
final class DecimalArithmetic: Node {
  private let operation: BinaryOperator
  private let left: Node
  private let right: Node

  init(_ operation: BinaryOperator, _ left: Node, _ right: Node, _ range: Range<Int>) {
    self.operation = operation
    self.left = left
    self.right = right
    super.init(range)
  }

  override func decimal(_ frame: inout Frame) throws(EvaluationFault) -> Decimal? {
    let first = try left.decimal(&frame)
    let second = try right.decimal(&frame)
    guard let first, let second else { return nil }
    do throws(EvaluationFault) {
      return try Arithmetic.decimals(operation, first, second)
    } catch {
      throw error.located(range)
    }
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try decimal(&frame).map { .decimal($0) } ?? .null
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    guard let first = left.operand(batch)?.calculable,
      let second = right.operand(batch)?.calculable
    else { return nil }
    return ScaledNumbers(operation, first, second).map { .numbers($0) }
  }
}

/// Arithmetic on doubles, or a double and an integer.
final class NumberArithmetic: Node {
  private let operation: BinaryOperator
  private let left: Node
  private let right: Node

  init(_ operation: BinaryOperator, _ left: Node, _ right: Node, _ range: Range<Int>) {
    self.operation = operation
    self.left = left
    self.right = right
    super.init(range)
  }

  override func number(_ frame: inout Frame) throws(EvaluationFault) -> Double? {
    let first = try left.number(&frame)
    let second = try right.number(&frame)
    guard let first, let second else { return nil }
    return Arithmetic.doubles(operation, first, second)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    try number(&frame).map { .double($0) } ?? .null
  }
}

/// Comparison of two integers.
final class IntegerComparison: Node {
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
    let first = try left.integer(&frame)
    let second = try right.integer(&frame)
    guard let first, let second else { return operation.holdsWithNull(first == nil, second == nil) }
    return operation.holds(first < second ? -1 : first > second ? 1 : 0)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }

  override func filter(_ batch: Batch) -> RowFilter? {
    RowFilter(operation, left.operand(batch), right.operand(batch))
  }
}

/// Comparison of two decimals, or of a decimal and an integer.
final class DecimalComparison: Node {
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
    let first = try left.decimal(&frame)
    let second = try right.decimal(&frame)
    guard let first, let second else { return operation.holdsWithNull(first == nil, second == nil) }
    return operation.holds(first.compared(with: second))
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }

  override func filter(_ batch: Batch) -> RowFilter? {
    RowFilter(operation, left.operand(batch), right.operand(batch))
  }
}

/// Comparison of two strings.
final class TextComparison: Node {
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
    let first = try left.text(&frame)
    let second = try right.text(&frame)
    guard let first, let second else { return operation.holdsWithNull(first == nil, second == nil) }
    do throws(EvaluationFault) {
      try frame.spend(comparing: first, second)
    } catch {
      throw error.located(range)
    }
    switch operation {
    case .equal: return first.equals(second)
    case .notEqual: return !first.equals(second)
    default: return operation.holds(first.compared(with: second))
    }
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .bool(try truth(&frame))
  }

  override func filter(_ batch: Batch) -> RowFilter? {
    RowFilter(operation, left.operand(batch), right.operand(batch))
  }
}

extension BinaryOperator {
  /// A comparison of which a side is null: it equals null alone and has no order.
  func holdsWithNull(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .equal: first && second
    case .notEqual: first != second
    default: false
    }
  }
}
