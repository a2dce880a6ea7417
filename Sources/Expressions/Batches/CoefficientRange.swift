import Values

/// The coefficients that stand in some order to a constant: comparisons with a constant are brought
/// to the scale of the column once, and then are those of two integers.
struct CoefficientRange {
  /// From the least to the largest; nil if there is none.
  let bounds: ClosedRange<Int64>?
  /// Whether the condition holds within the bounds, or outside them and for null.
  let isInside: Bool

  /// The coefficients at a scale that `operation` holds for, with the constant on the right.
  init?(_ operation: BinaryOperator, _ constant: Decimal, scale: Int) {
    let (floor, isExact) = CoefficientRange.floor(of: constant, atScale: scale)
    isInside = operation != .notEqual
    switch operation {
    case .equal, .notEqual:
      bounds = isExact ? CoefficientRange.bounds(floor, floor) : nil
    case .less: bounds = CoefficientRange.bounds(.min, isExact ? floor - 1 : floor)
    case .lessOrEqual: bounds = CoefficientRange.bounds(.min, floor)
    case .greater: bounds = CoefficientRange.bounds(floor + 1, .max)
    case .greaterOrEqual: bounds = CoefficientRange.bounds(isExact ? floor : floor + 1, .max)
    default: return nil
    }
  }

  /// The largest coefficient that does not exceed the constant, held within 65 bits, and whether
  /// it is the constant.
  private static func floor(of constant: Decimal, atScale scale: Int) -> (Int128, Bool) {
    let beyond = Int128(1) << 65
    guard constant.scale > scale else {
      let (raised, overflow) = constant.coefficient.multipliedReportingOverflow(
        by: Decimal.power(scale - constant.scale))
      if overflow { return (constant.isNegative ? -beyond : beyond, true) }
      return (min(max(raised, -beyond), beyond), true)
    }
    let (quotient, remainder) = constant.coefficient.quotientAndRemainder(
      dividingBy: Decimal.power(constant.scale - scale))
    let floor = remainder < 0 ? quotient - 1 : quotient
    return (min(max(floor, -beyond), beyond), remainder == 0)
  }

  private static func bounds(_ low: Int128, _ high: Int128) -> ClosedRange<Int64>? {
    let low = max(low, Int128(Int64.min))
    let high = min(high, Int128(Int64.max))
    return low <= high
      ? Int64(truncatingIfNeeded: low)...Int64(truncatingIfNeeded: high) : nil
  }
}
