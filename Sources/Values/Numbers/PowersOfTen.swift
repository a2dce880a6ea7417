/// Powers of ten that fit in 64 bits, by exponent 0…19.
@usableFromInline let powersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

extension UInt64 {
  /// The number of decimal digits; 1 for 0.
  @inlinable package var decimalDigitCount: Int {
    // log10(2) is a little more than 1233/4096, so the guess is right or one too low.
    let guess = ((64 - (self | 1).leadingZeroBitCount) &* 1233) >> 12
    return guess &+ (self >= powersOfTen[guess] ? 1 : (guess == 0 ? 1 : 0))
  }
}

extension Decimal {
  /// Ten to the power `exponent`, which is clamped to 0…38.
  package static func power(_ exponent: Int) -> Int128 {
    let exponent = min(max(exponent, 0), maxDigits)
    if exponent < 20 { return Int128(powersOfTen[exponent]) }
    return Int128(powersOfTen[19]) &* Int128(powersOfTen[exponent - 19])
  }
}
