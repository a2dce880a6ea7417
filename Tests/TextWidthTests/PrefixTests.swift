import TestSupport
import Testing

@testable import TextWidth

@Suite struct PrefixTests {
  @Test(
    arguments: [
      ("hello", 3, 3, 3), ("hello", 5, 5, 5), ("hello", 99, 5, 5), ("hello", 0, 0, 0),
      ("hello", -1, 0, 0), ("日本語", 3, 3, 2), ("日本語", 4, 6, 4), ("a日", 2, 1, 1),
      ("e\u{301}x", 1, 3, 1), ("abe\u{301}x", 3, 5, 3), ("👨‍👩‍👧‍👦!", 1, 0, 0), ("👨‍👩‍👧‍👦!", 2, 25, 2),
      ("ab\u{200b}c", 2, 5, 2), ("\u{200b}c", 0, 3, 0), ("1\u{fe0f}\u{20e3}", 1, 0, 0),
      ("abcdefgh1\u{fe0f}\u{20e3}", 9, 8, 8), ("", 5, 0, 0), ("hello", .max, 5, 5),
    ])
  func prefixes(text: String, limit: Int, count: Int, width: Int) {
    #expect(TextWidth.prefix(of: text, fitting: limit) == .init(count: count, width: width))
  }

  @Test func laws() {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    for _ in 0..<3000 {
      let bytes = RandomText.bytes(using: &random)
      let limit = Int.random(in: -1...12, using: &random)
      let prefix = TextWidth.prefix(of: bytes, fitting: limit)
      // The same, cluster by cluster.
      var count = 0
      var width = 0
      for cluster in TextWidth.clusters(of: bytes) {
        if width + cluster.width > limit { break }
        width += cluster.width
        count = cluster.bytes.upperBound
      }
      #expect(
        prefix == .init(count: count, width: width), "seed \(SplitMix64.runSeed): \(bytes)")
      #expect(TextWidth.width(of: bytes[..<prefix.count]) == prefix.width)
    }
  }
}
