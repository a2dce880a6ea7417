extension Decimal {
  /// The value with at most `digits` digits after the point, half away from zero.
  ///
  /// A value that has no more digits is returned as it is. Negative `digits` count as 0.
  package func rounded(toScale digits: Int) -> Decimal {
    let digits = max(digits, 0)
    if digits >= scale { return self }
    let quotient = Decimal.divideRounding(
      coefficient.magnitude, by: Decimal.power(scale - digits).magnitude)
    return Decimal(unchecked: signed(quotient, negative: isNegative), scale: digits)
  }

  /// The value with exactly `digits` digits after the point: rounded, or filled with zeros.
  /// - Throws: `.overflow` when the zeros do not fit.
  package func rescaled(to digits: Int) throws(ArithmeticFault) -> Decimal {
    if digits <= scale { return rounded(toScale: digits) }
    let (raised, overflow) = coefficient.multipliedReportingOverflow(
      by: Decimal.power(digits - scale))
    guard digits <= Decimal.maxDigits, !overflow,
      let result = Decimal(coefficient: raised, scale: digits)
    else {
      if isZero { return Decimal(unchecked: 0, scale: min(digits, Decimal.maxDigits)) }
      throw .overflow
    }
    return result
  }

  /// The same value without the trailing zeros that stand beyond `digits` digits after the point.
  package func trimmed(toScale digits: Int = 0) -> Decimal {
    let digits = max(digits, 0)
    if scale <= digits { return self }
    if coefficient == 0 { return Decimal(unchecked: 0, scale: digits) }
    var rest = coefficient
    var places = scale
    while places > digits, Int64(exactly: rest) == nil {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      if remainder != 0 { return Decimal(unchecked: rest, scale: places) }
      rest = quotient
      places -= 1
    }
    guard var small = Int64(exactly: rest) else {
      return Decimal(unchecked: rest, scale: places)
    }
    while places > digits, small % 10 == 0 {
      small /= 10
      places -= 1
    }
    return Decimal(unchecked: Int128(small), scale: places)
  }

  /// A quotient of magnitudes, rounded half up; the divisor is not 0 and below 2^127.
  static func divideRounding(_ dividend: UInt128, by divisor: UInt128) -> UInt128 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder &+ remainder >= divisor ? quotient &+ 1 : quotient
  }
}

/// A magnitude below 2^127 with a sign.
func signed(_ magnitude: UInt128, negative: Bool) -> Int128 {
  let value = Int128(truncatingIfNeeded: magnitude)
  return negative ? -value : value
}
