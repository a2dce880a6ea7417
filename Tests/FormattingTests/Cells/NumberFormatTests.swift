import Formatting
import TestSupport
import Testing
import Values

@Suite struct NumberFormatTests {
  @Test(arguments: [
    ("0", 0, "0"), ("-0.4", 0, "0"), ("-0.004", 2, "0.00"), ("-0.005", 2, "−0.01"),
    ("0.5", 0, "1"), ("2.5", 0, "3"), ("-2.5", 0, "−3"), ("999.995", 2, "1,000.00"),
    ("1234", 2, "1,234.00"), ("0.07", 5, "0.07000"),
    ("123456789012345678", 0, "123,456,789,012,345,678"),
    (
      "99999999999999999999999999999999999999", 1,
      "99,999,999,999,999,999,999,999,999,999,999,999,999.0"
    ),
    ("0.00000000000000000000000000000000000001", 38, "0.00000000000000000000000000000000000001"),
    ("9223372036854775807", 3, "9,223,372,036,854,775,807.000"),
    ("12345678901234567890.5", 0, "12,345,678,901,234,567,891"),
  ])
  func drawsDecimals(_ text: String, _ decimals: Int, _ expected: String) throws {
    #expect(try visible(formatted(exact(text), .number(decimals: decimals))) == expected)
  }

  @Test func integersOfAllSizes() throws {
    for (value, expected) in [
      (Int64.max, "9,223,372,036,854,775,807"), (.min, "−9,223,372,036,854,775,808"), (0, "0"),
      (999, "999"), (1_000, "1,000"), (-1_000_000, "−1,000,000"), (12_345, "12,345"),
    ] {
      #expect(try visible(formatted(.integer(value), .integer)) == expected)
    }
    #expect(try formatted(.integer(.max), .integer, "hi-IN") == "92,23,37,20,36,85,47,75,807")
  }

  @Test(arguments: [
    ("5", SignDisplay.always, "+5"), ("-5", .always, "−5"), ("0", .always, "0"),
    ("-0.2", .always, "0"), ("5", .accounting, "5"), ("-5", .accounting, "(5)"),
    ("-0.2", .accounting, "0"), ("-5", .auto, "−5"),
  ])
  func showsSigns(_ text: String, _ sign: SignDisplay, _ expected: String) throws {
    #expect(try visible(formatted(exact(text), .number(decimals: 0, sign: sign))) == expected)
  }

  @Test func decimalsComeFromTheColumn() throws {
    #expect(try formatted(exact("1.5"), .number(), scale: 3) == "1.500")
    #expect(try formatted(.integer(1_500), .number(grouping: false), scale: 0) == "1500")
    #expect(try formatted(exact("1.50"), .number()) == "1.5")
    #expect(try formatted(.number(1.0 / 3), .number()) == "0.3333333333")
    #expect(try formatted(exact("0.2567"), .percent(), scale: 4) == "25.67%")
    #expect(try formatted(exact("0.2"), .percent(), scale: 1) == "20%")
    #expect(try formatted(exact("0.2567"), .percent()) == "25.67%")
    #expect(try formatted(.integer(3), .percent(), scale: 0) == "300%")
    #expect(try formatted(exact("5"), .currency(code: "KWD")) == "KWD\u{A0}5.000")
    #expect(try formatted(exact("5"), .currency(code: "EUR", decimals: 0)) == "€5")
  }

  @Test func percentagesNeverOverflow() throws {
    #expect(
      try formatted(.integer(.max), .percent(decimals: 0)) == "922,337,203,685,477,580,700%")
    #expect(
      try formatted(exact("99999999999999999999999999999999999999"), .percent(decimals: 0))
        == "9,999,999,999,999,999,999,999,999,999,999,999,999,900%")
  }

  @Test(arguments: [
    (2.675, 2, "2.68"), (1.005, 2, "1.01"), (-0.001, 2, "0.00"),
    (1e15, 1, "1,000,000,000,000,000.0"),
    (123_456_789.125, 2, "123,456,789.13"), (0.1 + 0.2, 17, "0.30000000000000004"),
    (1e40, 0, "10,000,000,000,000,000,000,000,000,000,000,000,000,000"),
    (.leastNonzeroMagnitude, 2, "0.00"),
    (.infinity, 2, "∞"), (-.infinity, 2, "−∞"), (.nan, 2, "NaN"), (-0.0, 0, "0"),
    (0.5, 0, "1"), (-1.5, 0, "−2"), (4.35, 1, "4.4"), (1_234.5, 0, "1,235"),
  ])
  func drawsDoublesByTheirShortestDigits(
    _ value: Double, _ decimals: Int, _ expected: String
  ) throws {
    #expect(try visible(formatted(.number(value), .number(decimals: decimals))) == expected)
  }

  /// Rounds digits as on paper.
  private func onPaper(_ digits: [Int], scale: Int, to decimals: Int) -> String {
    var digits = Array(repeating: 0, count: max(scale + 1 - digits.count, 0)) + digits
    if decimals < scale {
      let cut = digits.count - (scale - decimals)
      let roundsUp = digits[cut] >= 5
      digits = Array(digits[..<cut])
      if roundsUp {
        var at = digits.count - 1
        while at >= 0, digits[at] == 9 {
          digits[at] = 0
          at -= 1
        }
        if at >= 0 { digits[at] += 1 } else { digits.insert(1, at: 0) }
      }
    } else {
      digits += Array(repeating: 0, count: decimals - scale)
    }
    let whole = digits.dropLast(decimals).drop { $0 == 0 }
    let text = whole.isEmpty ? "0" : whole.map(String.init).joined()
    let fraction = digits.suffix(decimals).map(String.init).joined()
    return decimals == 0 ? text : "\(text).\(fraction)"
  }

  @Test(arguments: [SplitMix64.runSeed]) func roundsAsOnPaper(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      let count = Int.random(in: 1...38, using: &random)
      let scale = Int.random(in: 0...min(count + 3, 38), using: &random)
      let decimals = Int.random(in: 0...12, using: &random)
      let digits = (0..<count).map { _ in [0, 4, 5, 9, 9].randomElement(using: &random) ?? 0 }
      let isNegative = Bool.random(using: &random)
      let magnitude = digits.reduce(Int128(0)) { $0 * 10 + Int128($1) }
      let value = try #require(
        Decimal(coefficient: isNegative ? -magnitude : magnitude, scale: scale))
      let expected = onPaper(digits, scale: scale, to: decimals)
      let isZero = expected.allSatisfy { $0 == "0" || $0 == "." }
      let format = ValueFormat.number(decimals: decimals, grouping: false)
      #expect(
        try formatted(.decimal(value), format)
          == (isNegative && !isZero ? "\u{2212}" : "") + expected)
      let grouped = try formatted(.decimal(value), .number(decimals: decimals))
      #expect(grouped.replacing(",", with: "").replacing("\u{2212}", with: "") == expected)
    }
  }

  @Test(arguments: [SplitMix64.runSeed]) func doublesRoundAsTheirDigitsDo(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      let digits = Int.random(in: 0...6, using: &random)
      // Many values that lie on a half or beside one.
      let half = Double(Int.random(in: -99_999_999...99_999_999, using: &random)) / 1_000
      let value =
        [half, half.nextUp, half.nextDown, half * 1e9, half / 1e5]
        .randomElement(using: &random) ?? half
      let exact = try #require(Decimal(shortest: value))
      let format = ValueFormat.number(decimals: digits)
      #expect(try formatted(.number(value), format) == formatted(.decimal(exact), format))
    }
  }

  @Test func saysWhatAlignmentNeeds() {
    func formatter(_ format: ValueFormat, scale: Int?) -> CellFormatter {
      CellFormatter(format, locale: .unitedStates, zone: .utc, scale: scale)
    }
    let number = formatter(.number(), scale: 2)
    #expect(number.isNumeric && number.fractionDigits == 2)
    #expect(formatter(.number(), scale: nil).fractionDigits == nil)
    #expect(formatter(.currency(code: "JPY"), scale: 2).fractionDigits == 0)
    #expect(formatter(.percent(), scale: 3).fractionDigits == 1)
    #expect(formatter(.compact, scale: 2).isNumeric)
    #expect(formatter(.duration, scale: nil).isNumeric)
    #expect(!formatter(.date(.short), scale: nil).isNumeric)
    #expect(!formatter(.text, scale: 2).isNumeric)
  }
}
