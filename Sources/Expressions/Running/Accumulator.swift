import Values

/// The state of an aggregate while it goes through the rows; nulls are left out before.
struct Accumulator {
  private let function: AggregateFunction
  private let type: ExpressionType
  private var count: Int64 = 0
  private var total: Int128 = 0
  private var floating = FloatingSum()
  private var best: ExpressionValue = .null
  private var values: [ExpressionValue] = []
  private var distinct: Set<DistinctKey> = []
  private static let arithmetic = Arithmetic(dialect: .report)

  init(_ function: AggregateFunction, _ type: ExpressionType) {
    self.function = function
    self.type = type
  }

  /// Takes a value.
  /// - Returns: Whether others may still change the result.
  mutating func add(_ value: ExpressionValue) throws(EvaluationFault) -> Bool {
    count += 1
    switch function {
    case .count: break
    case .countDistinct:
      guard let key = DistinctKey(value) else { throw .noOverload("count_distinct", value) }
      distinct.insert(key)
    case .sum, .mean:
      switch value {
      // Four thousand million integers of 64 bits fit into 128.
      case .int(let value): total &+= Int128(value)
      case .double(let value): floating.add(value)
      default: best = best.isNull ? value : try Self.arithmetic.apply(.add, best, value)
      }
    case .min, .max:
      if best.isNull || best.isNaN {
        best = value
      } else if let order = try value.compared(with: best), function == .min ? order < 0 : order > 0
      {
        best = value
      }
    case .median: values.append(value)
    case .first:
      best = value
      return false
    case .last: best = value
    }
    return true
  }

  func result() throws(EvaluationFault) -> ExpressionValue {
    switch function {
    case .count: return .int(count)
    case .countDistinct: return .int(Int64(distinct.count))
    case .min, .max, .first, .last: return best
    case .sum: return try sum()
    case .mean:
      guard count > 0 else { return .null }
      if best.isNull, type == .decimal || type == .dynamic, floating.count == 0 {
        guard let sum = Decimal(coefficient: total, scale: 0) else {
          throw EvaluationFault(.overflow)
        }
        return .decimal(try Arithmetic.decimals(.divide, sum, Decimal(count)))
      }
      return try divide(try sum(), by: count)
    case .median: return try median()
    }
  }

  private func sum() throws(EvaluationFault) -> ExpressionValue {
    if floating.count > 0 { return .double(floating.total + Double(total)) }
    if best.isNull, total == 0 { return zero }
    if best.isNull {
      guard let whole = Int64(exactly: total) else {
        throw EvaluationFault(
          .invalid("the sum of the integers does not fit into 64 bits"))
      }
      return .int(whole)
    }
    guard total != 0 else { return best }
    guard let whole = Decimal(coefficient: total, scale: 0) else {
      throw EvaluationFault(.overflow)
    }
    return try Self.arithmetic.apply(.add, best, .decimal(whole))
  }

  /// The sum of nothing.
  private var zero: ExpressionValue {
    switch type {
    case .decimal: .decimal(Decimal(0))
    case .double: .double(0)
    case .uint: .uint(0)
    case .duration: .duration(.zero)
    default: .int(0)
    }
  }

  private func divide(
    _ sum: ExpressionValue, by count: Int64
  ) throws(EvaluationFault) -> ExpressionValue {
    switch sum {
    case .double(let value): return .double(value / Double(count))
    case .duration(let value):
      guard let nanoseconds = TimeArithmetic.nanoseconds(of: value) else {
        throw EvaluationFault(.overflow)
      }
      return .duration(.nanoseconds(nanoseconds / count))
    case .decimal(let value):
      return .decimal(try Arithmetic.decimals(.divide, value, Decimal(count)))
    default:
      guard let whole = sum.wholeDecimal else { throw .noOverload("mean", sum) }
      return .decimal(try Arithmetic.decimals(.divide, whole, Decimal(count)))
    }
  }

  private func median() throws(EvaluationFault) -> ExpressionValue {
    var sorted = values
    var fault: EvaluationFault?
    sorted.sort { first, second in
      do throws(EvaluationFault) {
        // NaN sorts behind every number.
        if let order = try first.compared(with: second) { return order < 0 }
        return second.isNaN && !first.isNaN
      } catch {
        fault = error
        return false
      }
    }
    if let fault { throw fault }
    guard !sorted.isEmpty else { return .null }
    let middle = sorted.count / 2
    if sorted.count % 2 == 1 {
      return try divide(sorted[middle], by: 1)
    }
    return try divide(try Self.arithmetic.apply(.add, sorted[middle - 1], sorted[middle]), by: 2)
  }
}

extension ExpressionValue {
  var isNaN: Bool {
    if case .double(let value) = self { value.isNaN } else { false }
  }
}
