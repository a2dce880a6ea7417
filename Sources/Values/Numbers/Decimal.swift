/// An exact decimal number of up to 38 significant digits (spec language §4, §5).
///
/// The value is `coefficient` divided by ten to the power `scale`. Two decimals are equal when
/// their values are, whatever their scales: 1.0 is 1.00.
package struct Decimal: Sendable {
  /// The most digits that a coefficient has, and the largest scale.
  package static let maxDigits = 38

  /// All digits with the sign; its magnitude is below 10^38.
  package let coefficient: Int128
  /// Number of digits after the decimal point, 0…38.
  package let scale: Int

  /// A decimal of a coefficient and a scale; nil beyond 38 digits.
  package init?(coefficient: Int128, scale: Int) {
    guard scale >= 0, scale <= Decimal.maxDigits,
      coefficient.magnitude < Decimal.power(Decimal.maxDigits).magnitude
    else { return nil }
    self.init(unchecked: coefficient, scale: scale)
  }

  /// A decimal of a coefficient that fits in any case; the scale is clamped to 0…38.
  package init(coefficient: Int64, scale: Int) {
    self.init(unchecked: Int128(coefficient), scale: min(max(scale, 0), Decimal.maxDigits))
  }

  /// A whole number.
  package init(_ integer: Int64) {
    self.init(unchecked: Int128(integer), scale: 0)
  }

  /// A decimal within the limits, which the caller has made sure of.
  init(unchecked coefficient: Int128, scale: Int) {
    self.coefficient = coefficient
    self.scale = scale
  }

  package var isNegative: Bool { coefficient < 0 }
  package var isZero: Bool { coefficient == 0 }
  package var negated: Decimal { Decimal(unchecked: -coefficient, scale: scale) }
  package var magnitude: Decimal { isNegative ? negated : self }

  /// The whole part, cut towards zero; nil beyond 64 bits.
  package var truncated: Int64? {
    Int64(exactly: coefficient / Decimal.power(scale))
  }

  /// The nearest double, ties to even.
  package var double: Double {
    // Both parts are exact doubles here, so one division rounds once.
    if scale <= 22, coefficient.magnitude <= 1 << 53 {
      return Double(Int64(truncatingIfNeeded: coefficient)) / doublePowersOfTen[scale]
    }
    return Double(description) ?? .nan
  }
}

extension Decimal: Comparable, Hashable {
  /// -1, 0 or 1 as the value is less than, equal to or greater than `other`'s.
  package func compared(with other: Decimal) -> Int {
    if scale == other.scale { return order(coefficient, other.coefficient) }
    if scale > other.scale { return -other.compared(with: self) }
    let (raised, overflow) = coefficient.multipliedReportingOverflow(
      by: Decimal.power(other.scale - scale))
    // A product beyond 128 bits is larger than every coefficient.
    if overflow { return coefficient < 0 ? -1 : 1 }
    return order(raised, other.coefficient)
  }

  package static func == (first: Decimal, second: Decimal) -> Bool {
    first.compared(with: second) == 0
  }

  package static func < (first: Decimal, second: Decimal) -> Bool {
    first.compared(with: second) < 0
  }

  package func hash(into hasher: inout Hasher) {
    let least = trimmed()
    hasher.combine(least.coefficient)
    hasher.combine(least.scale)
  }
}

private func order(_ first: Int128, _ second: Int128) -> Int {
  first < second ? -1 : (first == second ? 0 : 1)
}
