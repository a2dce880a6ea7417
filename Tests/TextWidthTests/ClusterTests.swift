import Testing

@testable import TextWidth

@Suite struct ClusterTests {
  private func parts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return TextWidth.clusters(of: bytes).map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
  }

  @Test func offsetsAndWidths() {
    #expect(
      TextWidth.clusters(of: "ae\u{301}日👍🏽") == [
        .init(bytes: 0..<1, width: 1), .init(bytes: 1..<4, width: 1),
        .init(bytes: 4..<7, width: 2), .init(bytes: 7..<15, width: 2),
      ])
    #expect(TextWidth.clusters(of: "").isEmpty)
  }

  @Test func controlsStandAlone() {
    #expect(parts("a\r\nb\n\r\u{301}") == ["a", "\r\n", "b", "\n", "\r", "\u{301}"])
    #expect(parts("\u{200b}\u{301}") == ["\u{200b}", "\u{301}"])
  }

  @Test func flagsPairFromTheLeft() {
    #expect(parts("🇫🇷🇩") == ["🇫🇷", "🇩"])
    #expect(parts("🇫\u{301}🇷🇩") == ["🇫\u{301}", "🇷🇩"])
  }

  @Test func joinersNeedPictographsOnBothSides() {
    #expect(parts("👩\u{200d}a\u{200d}👩") == ["👩\u{200d}", "a\u{200d}", "👩"])
    #expect(parts("👩\u{200d}\u{200d}👩") == ["👩\u{200d}\u{200d}", "👩"])
    #expect(parts("👩\u{200d}\u{301}👩") == ["👩\u{200d}\u{301}", "👩"])
  }

  @Test func hangulSyllables() {
    #expect(parts("\u{ac00}\u{1161}\u{11a8}") == ["\u{ac00}\u{1161}\u{11a8}"])
    #expect(parts("\u{ac01}\u{1161}") == ["\u{ac01}", "\u{1161}"])
    #expect(parts("\u{ac01}\u{11a8}\u{1100}") == ["\u{ac01}\u{11a8}", "\u{1100}"])
  }

  @Test func invalidBytesAreClusters() {
    let bytes: [UInt8] = [0x61, 0xcc, 0x81, 0xff, 0xcc, 0x81, 0xe2, 0x82]
    #expect(
      TextWidth.clusters(of: bytes).map(\.bytes) == [0..<3, 3..<4, 4..<6, 6..<7, 7..<8])
  }
}
