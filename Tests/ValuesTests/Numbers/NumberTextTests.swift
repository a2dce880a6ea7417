import TestSupport
import Testing
import Values

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("+5", 5), ("007", 7), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("0000000000000000000000000000001", 1),
    ] as [(String, Int64)])
  func readsIntegers(_ text: String, _ expected: Int64) throws {
    let value = try withBytes(text) { bytes throws(NumberFault) in try NumberText.integer(bytes) }
    #expect(value == expected)
  }

  @Test(arguments: ["", "-", "+", "1.0", "1 ", "0x1", "1e3", "a", "99999999999999999999a"])
  func refusesWhatIsNoInteger(_ text: String) {
    #expect(throws: NumberFault.malformed) {
      try withBytes(text) { bytes throws(NumberFault) in try NumberText.integer(bytes) }
    }
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "18446744073709551616",
    "99999999999999999999999999",
  ])
  func refusesIntegersBeyond64Bits(_ text: String) {
    #expect(throws: NumberFault.outOfRange) {
      try withBytes(text) { bytes throws(NumberFault) in try NumberText.integer(bytes) }
    }
  }

  @Test(
    arguments: [
      ("1.50", 150, 2), ("-0.07", -7, 2), ("000000000000000000000.5", 5, 1),
      ("0.00000000000000000000000000005", 5, 29),
      ("123456789012345678", 123_456_789_012_345_678, 0),
    ] as [(String, Int64, Int)])
  func readsScaledIntegers(_ text: String, _ coefficient: Int64, _ scale: Int) throws {
    let value = try withBytes(text) { bytes throws(NumberFault) in try NumberText.scaled(bytes) }
    #expect(value == ScaledInteger(coefficient: coefficient, scale: scale))
  }

  @Test func leavesMoreThan18DigitsToDecimal() {
    #expect(throws: NumberFault.outOfRange) {
      try withBytes("1.234567890123456789") { bytes throws(NumberFault) in
        try NumberText.scaled(bytes)
      }
    }
  }

  @Test(arguments: [
    ("1.5", 1.5), ("-1e3", -1000), ("1E+2", 100), ("0.1", 0.1),
    ("17.000000000000001", 17.000000000000001),
    ("1e-400", 0), ("1.7976931348623157e308", 1.7976931348623157e308), ("+2.50", 2.5),
    ("123456789012345678901234567890", 1.2345678901234568e29), ("4.9e-324", .leastNonzeroMagnitude),
    ("9007199254740993", 9007199254740992), ("007", 7),
  ])
  func readsDoubles(_ text: String, _ expected: Double) throws {
    #expect(try double(text) == expected)
  }

  @Test func readsNaNAloneAsNotANumber() throws {
    #expect(try double("NaN").isNaN)
    #expect(try double("-0").sign == .minus)
  }

  @Test(arguments: [
    "nan", "inf", "-NaN", "Infinity", "1e", "1e+", ".5", "5.", "1.e3", "0x1p3", "1_0", "", "1e3 ",
  ])
  func refusesWhatIsNoDouble(_ text: String) {
    #expect(throws: NumberFault.malformed) { try double(text) }
  }

  @Test(arguments: ["1e400", "-1e309", "1e999999999999999999999999"])
  func neverReadsInfinity(_ text: String) {
    #expect(throws: NumberFault.outOfRange) { try double(text) }
  }

  @Test func readsLongTexts() throws {
    #expect(try double("0." + String(repeating: "3", count: 900)) == 1.0 / 3)
    #expect(try double("1" + String(repeating: "0", count: 300)) == 1e300)
  }

  /// Doubles print and read back.
  @Test(arguments: [SplitMix64.runSeed]) func doublesReadBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let text = written { NumberText.append(value, to: &$0) }
      #expect(try double(text) == value)
      let small = Double(Int32(truncatingIfNeeded: random.next())) / 100
      let smallText = written { NumberText.append(small, to: &$0) }
      #expect(try double(smallText) == small)
    }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (5.0, "5"), (0.1, "0.1"), (-1234.5, "-1234.5"),
    (1e20, "100000000000000000000"), (1e21, "1e21"), (1.5e-6, "0.0000015"), (1.5e-7, "1.5e-7"),
    (123456789012345680.0, "123456789012345680"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "NaN"),
    (-.infinity, "-Infinity"), (1.2345e300, "1.2345e300"),
  ])
  func writesDoubles(_ value: Double, _ expected: String) {
    #expect(written { NumberText.append(value, to: &$0) } == expected)
  }

  @Test func rescalesWithinBounds() {
    #expect(NumberText.rescale(15, by: 2) == 1500)
    #expect(NumberText.rescale(0, by: 30) == 0)
    #expect(NumberText.rescale(1, by: 19) == nil)
    #expect(NumberText.rescale(.max, by: 1) == nil)
  }

  @Test func writesWholeNumbers() {
    for value in [0, 9, 10, 99, 100, -1, Int.max, Int.min, 1_000_000] {
      #expect(written { $0.append(integer: value) } == "\(value)")
    }
  }

  private func double(_ text: String) throws -> Double {
    try withBytes(text) { bytes throws(NumberFault) in try NumberText.double(bytes) }
  }
}

@Suite struct NumberNotationTests {
  @Test(
    arguments: [
      (",", ".", "1.234.567,89", "1234567.89"), (",", ".", "-5", "-5"), (",", ".", "1.23", nil),
      (",", ".", "1.2345", nil), (",", ".", "12.34.567", "1234567"), (",", ".", "1,5e3", "1.5e3"),
      (",", "", "1.234", nil), (",", " ", "1\u{A0}234,5", "1234.5"),
      (",", " ", "1\u{202F}234", "1234"),
      (".", "'", "1'000.50", "1000.50"), (",", ".", "\u{2212}1,5", "-1.5"), (",", ".", "+7", "7"),
      (",", ".", "1,", nil), (",", ".", ",5", nil), (",", ".", "", nil),
      (",", ".", "1234.567", nil),
      (",", ".", ".123", nil), (".", ",", "1,234,567", "1234567"), (".", ",", "123,45,678", nil),
    ] as [(String, String, String, String?)])
  func normalizes(_ decimal: String, _ grouping: String, _ text: String, _ expected: String?) throws
  {
    let notation = try #require(NumberNotation(decimal: decimal, grouping: grouping))
    var buffer = ByteBuffer()
    let fits = withBytes(text) { notation.normalize($0, into: &buffer) }
    #expect((fits ? String(decoding: buffer.bytes(), as: UTF8.self) : nil) == expected)
    if !fits { #expect(buffer.count == 0) }
  }

  @Test func refusesMarksThatCannotBeTold() {
    #expect(NumberNotation(decimal: ",", grouping: ",") == nil)
    #expect(NumberNotation(decimal: "1", grouping: ",") == nil)
    #expect(NumberNotation(decimal: "-", grouping: ",") == nil)
    #expect(NumberNotation(decimal: "e", grouping: ",") == nil)
  }
}
