import Values

/// `+`, `-`, `*`, `/`, `%` and the unary minus.
///
/// Results out of range are faults, never wrapped. Decimals go with integers; a double goes with
/// an integer in expressions of a spec, and with a decimal nowhere (spec language §5).
struct Arithmetic: Sendable {
  let dialect: ExpressionDialect

  func apply(
    _ operation: BinaryOperator, _ first: ExpressionValue, _ second: ExpressionValue
  ) throws(EvaluationFault) -> ExpressionValue {
    switch (first, second) {
    case (.int(let first), .int(let second)):
      return .int(try Arithmetic.integers(operation, first, second))
    case (.uint(let first), .uint(let second)):
      return .uint(try Arithmetic.integers(operation, first, second))
    case (.double(let first), .double(let second)):
      if let result = Arithmetic.doubles(operation, first, second) { return .double(result) }
    case (.decimal(let first), .decimal(let second)):
      return .decimal(try Arithmetic.decimals(operation, first, second))
    case (.decimal(let first), _):
      if let second = second.wholeDecimal {
        return .decimal(try Arithmetic.decimals(operation, first, second))
      }
    case (_, .decimal(let second)):
      if let first = first.wholeDecimal {
        return .decimal(try Arithmetic.decimals(operation, first, second))
      }
    case (.int(let first), .double(let second)) where dialect == .report:
      if let result = Arithmetic.doubles(operation, Double(first), second) {
        return .double(result)
      }
    case (.double(let first), .int(let second)) where dialect == .report:
      if let result = Arithmetic.doubles(operation, first, Double(second)) {
        return .double(result)
      }
    default:
      if let result = try TimeArithmetic.apply(operation, first, second) { return result }
    }
    throw .noOverload(operation.rawValue, first, second)
  }

  static func integers<Integer: FixedWidthInteger>(
    _ operation: BinaryOperator, _ first: Integer, _ second: Integer
  ) throws(EvaluationFault) -> Integer {
    let result: (partialValue: Integer, overflow: Bool)
    switch operation {
    case .add: result = first.addingReportingOverflow(second)
    case .subtract: result = first.subtractingReportingOverflow(second)
    case .multiply: result = first.multipliedReportingOverflow(by: second)
    default:
      guard second != 0 else { throw EvaluationFault(.divisionByZero) }
      result =
        operation == .divide
        ? first.dividedReportingOverflow(by: second)
        : first.remainderReportingOverflow(dividingBy: second)
    }
    guard !result.overflow else { throw EvaluationFault(.overflow) }
    return result.partialValue
  }

  /// IEEE 754; a remainder of doubles does not exist in CEL.
  static func doubles(_ operation: BinaryOperator, _ first: Double, _ second: Double) -> Double? {
    switch operation {
    case .add: first + second
    case .subtract: first - second
    case .multiply: first * second
    case .divide: first / second
    default: nil
    }
  }

  static func decimals(
    _ operation: BinaryOperator, _ first: Decimal, _ second: Decimal
  ) throws(EvaluationFault) -> Decimal {
    do throws(ArithmeticFault) {
      switch operation {
      case .add: return try first.adding(second)
      case .subtract: return try first.subtracting(second)
      case .multiply: return try first.multiplying(second)
      case .divide: return try first.dividing(by: second)
      default: return try first.remainder(dividingBy: second)
      }
    } catch {
      throw EvaluationFault(decimal: error)
    }
  }

  static func negated(_ value: ExpressionValue) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .int(let value): return .int(try integers(.subtract, 0, value))
    case .double(let value): return .double(-value)
    case .decimal(let value): return .decimal(value.negated)
    case .duration(let value): return try TimeArithmetic.duration(.zero - value)
    default: throw .noOverload("-", value)
    }
  }
}

extension EvaluationFault {
  init(decimal fault: ArithmeticFault) {
    switch fault {
    case .overflow:
      self.init(.invalid("the result has more than \(Decimal.maxDigits) digits"))
    case .divisionByZero: self.init(.divisionByZero)
    }
  }
}
