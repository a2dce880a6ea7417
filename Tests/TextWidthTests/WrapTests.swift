import TestSupport
import Testing

@testable import TextWidth

@Suite struct WrapTests {
  private func lines(_ text: String, _ width: Int) -> [String] {
    let bytes = Array(text.utf8)
    return TextWidth.wrap(bytes, width: width).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test func words() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
    #expect(lines("short", 10) == ["short"])
    #expect(lines("", 10) == [""])
    #expect(lines("one  two", 5) == ["one", "two"])
    #expect(lines("one  two", 8) == ["one  two"])
  }

  @Test func longWordsBreakBetweenClusters() {
    #expect(lines("hi abcdefgh", 4) == ["hi", "abcd", "efgh"])
    #expect(lines("abcdefgh hi", 4) == ["abcd", "efgh", "hi"])
    #expect(lines("abcdefg hi", 6) == ["abcdef", "g hi"])
    #expect(lines("ae\u{301}e\u{301}e\u{301}", 2) == ["ae\u{301}", "e\u{301}e\u{301}"])
    #expect(lines("👨‍👩‍👧‍👦ab", 1) == ["👨‍👩‍👧‍👦", "a", "b"])
    #expect(lines("ab", 0) == ["a", "b"])
    #expect(lines("ab", -5) == ["a", "b"])
  }

  @Test func lineFeeds() {
    #expect(lines("a\nb", 10) == ["a", "b"])
    #expect(lines("a\r\nb\n", 10) == ["a", "b", ""])
    #expect(lines("\n\n", 10) == ["", "", ""])
    #expect(lines("one two\nthree four", 5) == ["one", "two", "three", "four"])
  }

  @Test func spacesAtTheEdges() {
    #expect(lines("  indented text", 10) == ["  indented", "text"])
    #expect(lines("  word", 4) == ["word"])
    #expect(lines("ab   ", 5) == ["ab   "])
    #expect(lines("ab   ", 4) == ["ab"])
    #expect(lines("ab   \ncd", 3) == ["ab", "cd"])
    #expect(lines("     ", 3) == [""])
    #expect(lines("ab     cd", 3) == ["ab", "cd"])
    #expect(lines("a\u{a0}b c", 3) == ["a\u{a0}b", "c"])
  }

  @Test func eastAsian() {
    #expect(lines("日本語の文字", 5) == ["日本", "語の", "文字"])
    #expect(lines("日本語。文字", 6) == ["日本", "語。文", "字"])
    #expect(lines("日本「語」", 6) == ["日本", "「語」"])
    #expect(lines("日本abc", 5) == ["日", "本abc"])
    #expect(lines("ok 日本語", 7) == ["ok 日本", "語"])
    #expect(lines("ab\u{200b}cd", 3) == ["ab\u{200b}", "cd"])
  }

  /// The lines without the short ways for ASCII.
  private func clusterByCluster(_ bytes: [UInt8], _ limit: Int) -> [Range<Int>] {
    bytes.withUnsafeBytes { bytes in
      var folder = LineFolder(limit: limit)
      var scanner = ClusterScanner(bytes, from: 0, ambiguous: .narrow)
      while let cluster = scanner.next() { folder.add(cluster) }
      folder.endParagraph(at: bytes.count, next: bytes.count)
      return folder.lines
    }
  }

  @Test func laws() {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    for _ in 0..<5000 {
      let bytes = RandomText.bytes(using: &random)
      let limit = Int.random(in: 1...14, using: &random)
      let lines = TextWidth.wrap(bytes, width: limit)
      let note: Comment = "seed \(SplitMix64.runSeed), width \(limit): \(bytes)"

      #expect(!lines.isEmpty, note)
      #expect(lines == clusterByCluster(bytes, limit), note)
      var end = 0
      for line in lines {
        #expect(line.lowerBound >= end, note)
        let gap = bytes[end..<max(end, line.lowerBound)]
        #expect(gap.allSatisfy { [0x20, 0x0a, 0x0d].contains($0) }, note)
        end = line.upperBound
        let clusters = TextWidth.clusters(of: Array(bytes[line]))
        let drawn = clusters.filter { $0.width > 0 }.count
        #expect(TextWidth.width(of: bytes[line]) <= limit || drawn == 1, note)
      }
      #expect(bytes[end...].allSatisfy { [0x20, 0x0a, 0x0d].contains($0) }, note)
      // Each line feed parts two lines.
      for (place, byte) in bytes.enumerated() where byte == 0x0a {
        #expect(lines.allSatisfy { !$0.contains(place) }, note)
      }
      // Wide enough, nothing is dropped but the line feeds.
      let whole = TextWidth.wrap(bytes, width: bytes.count)
      #expect(whole.count == bytes.filter { $0 == 0x0a }.count + 1, note)
    }
  }
}
