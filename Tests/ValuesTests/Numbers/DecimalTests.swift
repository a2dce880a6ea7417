import Testing
import Values

@Suite struct DecimalTests {
  @Test(
    arguments: [
      ("0", "0"), ("-0", "0"), ("-0.00", "0.00"), ("+5", "5"), ("007", "7"), ("1.50", "1.50"),
      ("-.5", nil), ("5.", nil), ("", nil), ("-", nil), ("1e3", nil), (" 1", nil), ("1.2.3", nil),
      ("١", nil), ("--1", nil), ("+-1", nil), ("1,5", nil),
      ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
      ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"),
      ("00000000000000000000000000000000000000000000000001.5", "1.5"),
      ("-12345678901234567890.123456789012345678", "-12345678901234567890.123456789012345678"),
    ] as [(String, String?)])
  func reads(_ text: String, _ expected: String?) {
    #expect((try? decimal(text))?.description == expected)
    #expect(withBytes(text) { Decimal(parsing: $0) }?.description == expected)
  }

  @Test(arguments: [
    "100000000000000000000000000000000000000", "0.000000000000000000000000000000000000001",
    "1234567890123456789012345678901234567.89",
  ])
  func refusesMoreThan38Digits(_ text: String) {
    #expect(throws: NumberFault.outOfRange) { try decimal(text) }
  }

  @Test func equalityIsByValue() throws {
    #expect(try decimal("1.0") == decimal("1.00"))
    #expect(try Set([decimal("1.0"), decimal("1.00"), decimal("1")]).count == 1)
    #expect(try decimal("-1.01") < decimal("-1.0"))
  }

  @Test(arguments: [
    ("10.00", "4", "2.50"), ("1", "3", "0.3333333333"), ("2", "3", "0.6666666667"),
    ("-1", "8", "-0.125"), ("1.00", "3.0000000", "0.33333333333"), ("7", "7", "1"),
    ("0.0000000001", "3", "0.00000000003333"),
  ])
  func dividesWithTheDigitsOfTheSpec(_ first: String, _ second: String, _ expected: String) throws {
    #expect(try decimal(first).dividing(by: decimal(second)).description == expected)
  }

  @Test func meansDivideByACount() throws {
    #expect(try decimal("10.00").dividing(by: Int64(3)).description == "3.3333333333")
    #expect(throws: ArithmeticFault.divisionByZero) { try Decimal(1).dividing(by: Int64(0)) }
  }

  @Test func remainderHasTheSignOfTheDividend() throws {
    #expect(try decimal("-7.5").remainder(dividingBy: decimal("2")).description == "-1.5")
    #expect(try decimal("7.5").remainder(dividingBy: decimal("-2")).description == "1.5")
    #expect(throws: ArithmeticFault.divisionByZero) {
      try Decimal(1).remainder(dividingBy: Decimal(0))
    }
  }

  @Test(arguments: [
    ("0.5", 0, "1"), ("-0.5", 0, "-1"), ("0.49", 0, "0"), ("-0.49", 0, "0"), ("2.675", 2, "2.68"),
    ("2.5", -3, "3"), ("1.5", 4, "1.5"), ("99.995", 2, "100.00"),
  ])
  func rounds(_ text: String, _ digits: Int, _ expected: String) throws {
    #expect(try decimal(text).rounded(toScale: digits).description == expected)
  }

  @Test func rescalesExactly() throws {
    #expect(try decimal("1.5").rescaled(to: 4).description == "1.5000")
    #expect(try decimal("0").rescaled(to: 38).scale == 38)
    #expect(throws: ArithmeticFault.overflow) { try decimal("10").rescaled(to: 37) }
    #expect(throws: ArithmeticFault.overflow) { try decimal("1").rescaled(to: 39) }
  }

  @Test func convertsToDoubleAndWholeNumbers() throws {
    #expect(try decimal("0.1").double == 0.1)
    #expect(try decimal("12345678901234567890.123").double == 12345678901234567890.123)
    #expect(try decimal("-9223372036854775808.9").truncated == .min)
    #expect(try decimal("9223372036854775808").truncated == nil)
  }

  @Test(
    arguments: [
      (0.1, "0.1"), (-2.5, "-2.5"), (1e21, "1000000000000000000000"), (.leastNonzeroMagnitude, nil),
      (1.7976931348623157e308, nil), (.nan, nil), (.infinity, nil), (-0.0, "0"),
      (1e-38, "0.00000000000000000000000000000000000001"),
    ] as [(Double, String?)])
  func takesTheShortestDigitsOfADouble(_ double: Double, _ expected: String?) {
    #expect(Decimal(shortest: double)?.description == expected)
  }

  @Test func limitsHold() {
    #expect(Values.Decimal(coefficient: Decimal.power(38) - 1, scale: 38) != nil)
    #expect(Values.Decimal(coefficient: Decimal.power(38), scale: 0) == nil)
    #expect(Values.Decimal(coefficient: Int128(1), scale: 39) == nil)
    #expect(Values.Decimal(coefficient: Int128(1), scale: -1) == nil)
  }
}
