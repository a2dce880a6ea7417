import Values

/// A step of a bound expression.
///
/// `value` is what every node has; the others are shortcuts for nodes of a known type, where nil
/// stands for null. A node that has no better way takes them from its value.
class Node {
  /// The part of the expression that the node stands for.
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    .null
  }

  /// The value as a condition: null is false in expressions of a spec.
  func truth(_ frame: inout Frame) throws(EvaluationFault) -> Bool {
    switch try value(&frame) {
    case .bool(let value): return value
    case .null where frame.liftsNull: return false
    case let other:
      throw EvaluationFault.noOverload("a condition", other).located(range)
    }
  }

  func integer(_ frame: inout Frame) throws(EvaluationFault) -> Int64? {
    switch try value(&frame) {
    case .int(let value): return value
    // Dates are compared by their days.
    case .date(let days): return Int64(days)
    case .null: return nil
    case let other: throw EvaluationFault.noOverload("an integer", other).located(range)
    }
  }

  func number(_ frame: inout Frame) throws(EvaluationFault) -> Double? {
    switch try value(&frame) {
    case .double(let value): return value
    case .int(let value): return Double(value)
    case .null: return nil
    case let other: throw EvaluationFault.noOverload("a number", other).located(range)
    }
  }

  func decimal(_ frame: inout Frame) throws(EvaluationFault) -> Decimal? {
    let value = try value(&frame)
    if case .decimal(let decimal) = value { return decimal }
    if let whole = value.wholeDecimal { return whole }
    if value.isNull { return nil }
    throw EvaluationFault.noOverload("a decimal", value).located(range)
  }

  func text(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionText? {
    switch try value(&frame) {
    case .string(let value): return value
    case .null: return nil
    case let other: throw EvaluationFault.noOverload("a string", other).located(range)
    }
  }

  // MARK: - Many rows at once

  /// The node as a side of an operator over many rows; nil if only its value at a row is known.
  func operand(_ batch: Batch) -> BatchOperand? {
    nil
  }

  /// The node as a condition over many rows, which then has no faults.
  func filter(_ batch: Batch) -> RowFilter? {
    if case .booleans(let column) = operand(batch) { .booleans(column) } else { nil }
  }

  /// A condition without which the node is false at a row and has no faults there.
  func prefilter(_ batch: Batch) -> RowFilter? {
    nil
  }
}

/// A value that never changes.
final class ConstantNode: Node {
  let constant: ExpressionValue
  private let integer: Int64?
  private let decimal: Decimal?
  private let text: ExpressionText?

  init(_ constant: ExpressionValue, _ range: Range<Int>) {
    self.constant = constant
    switch constant {
    case .int(let value): (integer, decimal, text) = (value, Decimal(value), nil)
    case .date(let days): (integer, decimal, text) = (Int64(days), nil, nil)
    case .decimal(let value): (integer, decimal, text) = (nil, value, nil)
    case .string(let value): (integer, decimal, text) = (nil, nil, value)
    default: (integer, decimal, text) = (nil, nil, nil)
    }
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    constant
  }

  override func integer(_ frame: inout Frame) throws(EvaluationFault) -> Int64? {
    if let integer { return integer }
    return try super.integer(&frame)
  }

  override func decimal(_ frame: inout Frame) throws(EvaluationFault) -> Decimal? {
    if let decimal { return decimal }
    return try super.decimal(&frame)
  }

  override func text(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionText? {
    if let text { return text }
    return try super.text(&frame)
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    .constant(constant)
  }
}

/// A value that is set before a row or section.
final class SlotNode: Node {
  private let slot: Int

  init(_ slot: Int, _ range: Range<Int>) {
    self.slot = slot
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    slot < frame.slots.count ? frame.slots[slot] : .null
  }

  override func operand(_ batch: Batch) -> BatchOperand? {
    slot < batch.slots.count ? .constant(batch.slots[slot]) : nil
  }
}

/// A variable of a macro.
final class LocalNode: Node {
  private let local: Int

  init(_ local: Int, _ range: Range<Int>) {
    self.local = local
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    local < frame.locals.count ? frame.locals[local] : .null
  }
}

/// A name or function that is known to nobody.
final class FaultNode: Node {
  private let fault: EvaluationFault

  init(_ fault: EvaluationFault, _ range: Range<Int>) {
    self.fault = fault
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    throw fault.located(range)
  }
}
