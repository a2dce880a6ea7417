/// Exact calculation (spec language §5): the result has the digits that the operands give, and a
/// result beyond 38 digits is an error.
extension Decimal {
  /// The sum, at the larger of both scales.
  package func adding(_ other: Decimal) throws(ArithmeticFault) -> Decimal {
    let digits = max(scale, other.scale)
    let first = try rescaled(to: digits)
    let second = try other.rescaled(to: digits)
    // Both are below 10^38, so the sum stays below 2^128 / 2 only just: check it.
    let (sum, overflow) = first.coefficient.addingReportingOverflow(second.coefficient)
    guard !overflow, let result = Decimal(coefficient: sum, scale: digits) else { throw .overflow }
    return result
  }

  /// The difference, at the larger of both scales.
  package func subtracting(_ other: Decimal) throws(ArithmeticFault) -> Decimal {
    try adding(other.negated)
  }

  /// The product, at the sum of both scales.
  ///
  /// Where that needs more than 38 digits, trailing zeros of the operands are dropped first.
  package func multiplying(_ other: Decimal) throws(ArithmeticFault) -> Decimal {
    if let result = product(with: other) { return result }
    guard let result = trimmed().product(with: other.trimmed()) else { throw .overflow }
    return result
  }

  private func product(with other: Decimal) -> Decimal? {
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: other.coefficient)
    return overflow ? nil : Decimal(coefficient: product, scale: scale + other.scale)
  }

  /// The quotient with max(scale, 6) + 4 digits after the point, half away from zero.
  ///
  /// `scale` is the larger of both; trailing zeros beyond it are dropped.
  package func dividing(by other: Decimal) throws(ArithmeticFault) -> Decimal {
    guard !other.isZero else { throw .divisionByZero }
    let operandScale = max(scale, other.scale)
    let digits = min(max(operandScale, 6) + 4, Decimal.maxDigits)
    let quotient = try Decimal.quotient(
      coefficient.magnitude, timesTenTo: digits - scale + other.scale,
      by: other.coefficient.magnitude)
    let negative = isNegative != other.isNegative
    guard let result = Decimal(coefficient: signed(quotient, negative: negative), scale: digits)
    else { throw .overflow }
    return result.trimmed(toScale: operandScale)
  }

  /// The mean of `count` values whose sum this is, rounded as a quotient is.
  package func dividing(by count: Int64) throws(ArithmeticFault) -> Decimal {
    try dividing(by: Decimal(count))
  }

  /// The remainder of the division cut towards zero; it has the sign of the dividend.
  package func remainder(dividingBy other: Decimal) throws(ArithmeticFault) -> Decimal {
    guard !other.isZero else { throw .divisionByZero }
    let digits = max(scale, other.scale)
    let first = try rescaled(to: digits)
    let second = try other.rescaled(to: digits)
    return Decimal(unchecked: first.coefficient % second.coefficient, scale: digits)
  }

  /// `dividend` × 10^`exponent` / `divisor`, rounded half up, by long division in base 10^19.
  private static func quotient(
    _ dividend: UInt128, timesTenTo exponent: Int, by divisor: UInt128
  ) throws(ArithmeticFault) -> UInt128 {
    if exponent <= maxDigits {
      let (raised, overflow) = dividend.multipliedReportingOverflow(by: power(exponent).magnitude)
      if !overflow { return divideRounding(raised, by: divisor) }
    }
    let limit = power(maxDigits).magnitude
    var (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    var left = exponent
    while left > 0 {
      let step = min(left, 19)
      let base = power(step).magnitude
      // The remainder is below the divisor, so the digits of this step are below the base.
      let next = divisor.dividingFullWidth(remainder.multipliedFullWidth(by: base))
      let (raised, overflow) = quotient.multipliedReportingOverflow(by: base)
      guard !overflow, raised < limit else { throw .overflow }
      quotient = raised &+ next.quotient
      remainder = next.remainder
      left -= step
    }
    return remainder &+ remainder >= divisor ? quotient &+ 1 : quotient
  }
}
