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
}
