import Foundation
import TestSupport
import Testing

@testable import TextWidth

@Suite struct VisibilityTests {
  /// Controls: not test arguments, which would print them raw.
  @Test func signs() {
    let samples = [
      ("plain text, naïve 日本 👨‍👩‍👧‍👦", "plain text, naïve 日本 👨‍👩‍👧‍👦"), ("", ""),
      ("\u{1b}[31mred\u{7}", "␛[31mred␇"), ("\0", "␀"), ("\u{1f}", "␟"), ("\u{7f}", "␡"),
      ("a\tb\nc\r\n", "a␉b↵c␍↵"), ("\u{80}\u{85}\u{9f}", "<U+0080><U+0085><U+009F>"),
      ("abc\u{202e}cba", "abc<U+202E>cba"), ("\u{61c}\u{200e}\u{200f}", "<U+061C><U+200E><U+200F>"),
      ("\u{202a}\u{2066}\u{2069}", "<U+202A><U+2066><U+2069>"),
      ("\u{2065}\u{206a}", "\u{2065}\u{206a}"),
      ("a\u{2028}b\u{2029}", "a<U+2028>b<U+2029>"), ("a\u{feff}b", "a<U+FEFF>b"),
      ("\u{a0}", "\u{a0}"),
      ("<U+0085>", "<U+0085>"), ("␛", "␛"), ("12345678\u{1}", "12345678␁"),
    ]
    for (text, shown) in samples {
      #expect(Array(TextWidth.visible(text).utf8) == Array(shown.utf8))
      #expect(TextWidth.needsVisibility(text) == (Array(text.utf8) != Array(shown.utf8)))
    }
  }

  @Test(
    arguments: [
      ([0xff], "<0xFF>"), ([0x61, 0x80, 0x62], "a<0x80>b"), ([0xc0, 0xaf], "<0xC0><0xAF>"),
      ([0xe2, 0x82], "<0xE2><0x82>"), ([0xed, 0xa0, 0x80], "<0xED><0xA0><0x80>"),
      ([0xf4, 0x90, 0x80, 0x80], "<0xF4><0x90><0x80><0x80>"), ([0xc3, 0x0a], "<0xC3>↵"),
    ] as [([UInt8], String)])
  func invalidBytes(bytes: [UInt8], shown: String) {
    #expect(TextWidth.visible(bytes) == Array(shown.utf8))
    #expect(TextWidth.needsVisibility(bytes))
  }

  @Test func tabsExpandToStops() {
    func expanded(_ text: String, _ stop: Int) -> String {
      TextWidth.visible(text, .init(tab: .expand(stop), lineFeed: .keep))
    }
    #expect(expanded("a\tb", 8) == "a       b")
    #expect(expanded("\tb", 4) == "    b")
    #expect(expanded("日\tb", 4) == "日  b")
    #expect(expanded("abcd\tb", 4) == "abcd    b")
    #expect(expanded("\u{1}\tb", 4) == "␁   b")
    #expect(expanded("abc\nx\ty", 4) == "abc\nx   y")
    #expect(expanded("a\tb", 0) == "a b")
    #expect(expanded("a\tb", .max).utf8.count == 65)
  }

  @Test func stopsCountOverSeveralTabs() {
    let options = TextWidth.VisibilityOptions(tab: .expand(4), lineFeed: .keep)
    #expect(TextWidth.visible("a\tbcd\t日本\te\u{301}\tx", options) == "a   bcd 日本    e\u{301}   x")
    #expect(
      TextWidth.visible(String(repeating: "ab\t", count: 100_000), options).utf8.count == 400_000)
  }

  @Test func keptLineFeedsNeedNothing() {
    #expect(!TextWidth.needsVisibility("a\nb", .multiLine))
    #expect(TextWidth.needsVisibility("a\nb", .singleLine))
    #expect(TextWidth.needsVisibility("a\nb\tc", .multiLine))
    #expect(TextWidth.visible("a\nb", .multiLine) == "a\nb")
    #expect(TextWidth.visible("a\r\nb", .multiLine) == "a␍\nb")
  }

  @Test func appendsBehindWhatIsThere() {
    var output = Array("1234567".utf8)
    TextWidth.appendVisible("\tx", to: &output, .multiLine)
    #expect(output == Array("1234567        x".utf8))
  }

  /// Holds what `visible` promises of any bytes.
  private func check(_ bytes: [UInt8], _ note: Comment) {
    for options in [TextWidth.VisibilityOptions.singleLine, .multiLine] {
      let shown = TextWidth.visible(bytes, options)
      #expect(String(validating: shown, as: UTF8.self) != nil, note)
      for scalar in String(decoding: shown, as: UTF8.self).unicodeScalars {
        let isKept = options.lineFeed == .keep && scalar == "\n"
        #expect(scalar.properties.generalCategory != .control || isKept, note)
        #expect(!scalar.properties.isBidiControl, note)
        #expect(!["\u{2028}", "\u{2029}", "\u{feff}"].contains(scalar), note)
      }
      #expect(TextWidth.needsVisibility(bytes, options) == (shown != bytes), note)
      #expect(!TextWidth.needsVisibility(shown, options), note)
      #expect(TextWidth.visible(shown, options) == shown, note)
      #expect(shown.count >= bytes.count, note)
    }
    let width = TextWidth.width(of: bytes)
    #expect(width >= 0 && width <= bytes.count, note)
    #expect(width == TextWidth.clusters(of: bytes).reduce(0) { $0 + $1.width }, note)
  }

  @Test func randomBytes() {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    for _ in 0..<10_000 {
      let bytes = RandomText.bytes(using: &random)
      check(bytes, "seed \(SplitMix64.runSeed): \(bytes)")
    }
  }

  @Test(.enabled(if: Conformance.folder("strings") != nil, "needs the suite `strings`"))
  func naughtyStrings() throws {
    let folder = try #require(Conformance.folder("strings"))
    for name in ["naughty-strings.json", "markup-strings.json"] {
      let file = folder.appendingPathComponent(name)
      let texts = try JSONDecoder().decode([String].self, from: Data(contentsOf: file))
      for text in texts {
        check(Array(text.utf8), "\(text.debugDescription)")
        for width in [1, 7, 40] {
          for line in TextWidth.wrap(text, width: width) {
            let bytes = Array(text.utf8)[line]
            let drawn = TextWidth.clusters(of: Array(bytes)).filter { $0.width > 0 }.count
            #expect(TextWidth.width(of: bytes) <= width || drawn == 1)
          }
        }
      }
    }
  }
}
