import TestSupport
import Testing
import Values

@Suite struct CollationTests {
  private func order(_ collation: Collation, _ texts: [String]) -> [String] {
    texts.sorted { first, second in
      withBytes(first) { one in withBytes(second) { two in collation.compare(one, two) } } < 0
    }
  }

  @Test func ordersByBytes() {
    #expect(order(.bytes, ["é", "z", "a", "Z", "ab", ""]) == ["", "Z", "a", "ab", "z", "é"])
  }

  @Test func ordersNaturally() {
    #expect(
      order(.natural, ["a10", "a9", "a09", "a1b", "a", "10", "9", "a010", "b"])
        == ["9", "10", "a", "a1b", "a09", "a9", "a010", "a10", "b"])
    let long = String(repeating: "9", count: 60)
    #expect(order(.natural, ["x1" + long, "x" + long]) == ["x" + long, "x1" + long])
    #expect(order(.natural, ["1.10", "1.9", "1.2"]) == ["1.2", "1.9", "1.10"])
  }

  @Test func equalTextsAreEqual() {
    for collation in [Collation.bytes, .natural] {
      #expect(withBytes("a07") { text in collation.compare(text, text) } == 0)
    }
  }

  @Test(arguments: [SplitMix64.runSeed]) func naturalOrderIsAnOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func text() -> [UInt8] {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in
        "0019a.b".utf8.randomElement(using: &random) ?? 0
      }
    }
    func order(_ first: [UInt8], _ second: [UInt8]) -> Int {
      first.withUnsafeBytes { one in
        second.withUnsafeBytes { two in Collation.natural.compare(one, two).signum() }
      }
    }
    for _ in 0..<5_000 {
      let (one, two, three) = (text(), text(), text())
      #expect(order(one, two) == -order(two, one))
      #expect((order(one, two) == 0) == (one == two))
      if order(one, two) <= 0, order(two, three) <= 0 { #expect(order(one, three) <= 0) }
    }
  }
}
