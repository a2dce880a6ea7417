import TestSupport
import Testing
import Values

/// Laws on random decimals, judged by ``BigNatural``.
@Suite struct DecimalLawTests {
  private static let limit = BigNatural("1" + String(repeating: "0", count: 38))

  /// A decimal with its magnitude as the judge sees it.
  private struct Sample {
    let value: Values.Decimal
    let magnitude: BigNatural

    init(_ random: inout SplitMix64) {
      let digits = Int.random(in: 1...38, using: &random)
      let scale = Int.random(in: 0...38, using: &random)
      var coefficient: Int128 = 0
      for _ in 0..<digits {
        // Many zeros and nines, where carries and trimming happen.
        let digit = [0, 0, 9, Int.random(in: 0...9, using: &random)].randomElement(using: &random)
        coefficient = coefficient * 10 + Int128(digit ?? 0)
      }
      magnitude = BigNatural("\(coefficient)")
      if Bool.random(using: &random) { coefficient = -coefficient }
      value = Values.Decimal(coefficient: coefficient, scale: scale) ?? Values.Decimal(0)
    }
  }

  private func forSamples(
    _ seed: UInt64,
    _ body: (Values.Decimal, BigNatural, Values.Decimal, BigNatural) -> Void
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_500 {
      let first = Sample(&random)
      let second = Sample(&random)
      body(first.value, first.magnitude, second.value, second.magnitude)
    }
  }

  /// Compares across scales.
  @Test(arguments: [SplitMix64.runSeed]) func compares(seed: UInt64) {
    forSamples(seed) { first, one, second, two in
      let left = one.timesTen(to: second.scale)
      let right = two.timesTen(to: first.scale)
      let expected: Int
      if first.isNegative != second.isNegative {
        expected = left.isZero && right.isZero ? 0 : first.isNegative ? -1 : 1
      } else {
        let order = left < right ? -1 : left == right ? 0 : 1
        expected = first.isNegative ? -order : order
      }
      #expect(first.compared(with: second) == expected)
      #expect(second.compared(with: first) == -expected)
    }
  }

  /// Adds and subtracts.
  @Test(arguments: [SplitMix64.runSeed]) func adds(seed: UInt64) {
    forSamples(seed) { first, one, second, two in
      let scale = max(first.scale, second.scale)
      let left = one.timesTen(to: scale - first.scale)
      let right = two.timesTen(to: scale - second.scale)
      let sameSign = first.isNegative == second.isNegative
      let magnitude = sameSign ? left + right : left < right ? right - left : left - right
      let fits = left < Self.limit && right < Self.limit && magnitude < Self.limit
      let sum = try? first.adding(second)
      #expect((sum != nil) == fits)
      guard let sum else { return }
      #expect(sum.scale == scale)
      #expect("\(sum.coefficient.magnitude)" == magnitude.description)
      if !magnitude.isZero {
        let negative = sameSign || left >= right ? first.isNegative : second.isNegative
        #expect(sum.isNegative == negative)
      }
      #expect((try? sum.subtracting(second)) == first)
    }
  }

  /// Multiplies.
  @Test(arguments: [SplitMix64.runSeed]) func multiplies(seed: UInt64) {
    forSamples(seed) { first, one, second, two in
      let exact = one * two
      let scale = first.scale + second.scale
      guard let product = try? first.multiplying(second) else {
        // Refused only where even the trimmed operands do not fit.
        let trimmed = (first.trimmed(), second.trimmed())
        let digits =
          BigNatural("\(trimmed.0.coefficient.magnitude)")
          * BigNatural("\(trimmed.1.coefficient.magnitude)")
        #expect(digits >= Self.limit || trimmed.0.scale + trimmed.1.scale > 38)
        return
      }
      let magnitude = BigNatural("\(product.coefficient.magnitude)")
      #expect(magnitude.timesTen(to: scale - product.scale) == exact)
      #expect(product.isNegative == (!exact.isZero && first.isNegative != second.isNegative))
    }
  }

  /// Divides.
  @Test(arguments: [SplitMix64.runSeed]) func divides(seed: UInt64) {
    forSamples(seed) { first, one, second, two in
      guard !two.isZero else {
        #expect(throws: ArithmeticFault.divisionByZero) { try first.dividing(by: second) }
        return
      }
      let operands = max(first.scale, second.scale)
      let digits = min(max(operands, 6) + 4, 38)
      let exact = one.timesTen(to: digits - first.scale + second.scale).dividedRounding(by: two)
      let quotient = try? first.dividing(by: second)
      #expect((quotient != nil) == (exact < Self.limit))
      guard let quotient else { return }
      let magnitude = BigNatural("\(quotient.coefficient.magnitude)")
      #expect(magnitude.timesTen(to: digits - quotient.scale) == exact)
      #expect(quotient.scale >= min(operands, digits))
      #expect(quotient.scale == operands || quotient.coefficient % 10 != 0)
    }
  }

  /// Rounds half away from zero.
  @Test(arguments: [SplitMix64.runSeed]) func rounds(seed: UInt64) {
    forSamples(seed) { first, one, second, _ in
      let digits = second.scale
      let rounded = first.rounded(toScale: digits)
      guard digits < first.scale else {
        #expect(rounded.coefficient == first.coefficient)
        #expect(rounded.scale == first.scale)
        return
      }
      let divisor = BigNatural("1").timesTen(to: first.scale - digits)
      #expect("\(rounded.coefficient.magnitude)" == one.dividedRounding(by: divisor).description)
      #expect(rounded.scale == digits)
      #expect(rounded.isNegative == (first.isNegative && !rounded.isZero))
    }
  }

  /// Prints and reads back.
  @Test(arguments: [SplitMix64.runSeed]) func printsAndReads(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_500 {
      let value = Sample(&random).value
      let read = try decimal(value.description)
      #expect(read.coefficient == value.coefficient)
      #expect(read.scale == value.scale)
      let trimmed = value.trimmed()
      #expect(trimmed == value)
      #expect(trimmed.hashValue == value.hashValue)
      #expect(trimmed.scale == 0 || trimmed.coefficient % 10 != 0)
      #expect(value.double == Double(value.description))
    }
  }

  /// A column's coefficients print as decimals do.
  @Test(arguments: [SplitMix64.runSeed]) func smallCoefficients(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let coefficient =
        Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random)
      let scale = Int.random(in: 0...25, using: &random)
      let expected = Values.Decimal(coefficient: coefficient, scale: scale)
      let text = written { NumberText.append(coefficient: coefficient, scale: scale, to: &$0) }
      #expect(text == expected.description)
      let digits = "\(coefficient.magnitude)"
      let padded = String(repeating: "0", count: max(scale + 1 - digits.count, 0)) + digits
      let body =
        scale == 0 ? padded : "\(padded.dropLast(scale)).\(padded.suffix(scale))"
      #expect(text == (coefficient < 0 ? "-" : "") + body)
    }
  }
}
