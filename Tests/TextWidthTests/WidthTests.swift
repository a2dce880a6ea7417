import Testing

@testable import TextWidth

@Suite struct WidthTests {
  @Test(
    arguments: [
      ("", 0), ("a", 1), ("Hello, world", 12), ("0123456789abcdef0", 17),
      // Latin with precomposed and combining accents.
      ("é", 1), ("e\u{301}", 1), ("naïve café", 10), ("Z\u{351}\u{36b}\u{343}\u{36a}\u{302}a", 2),
      ("\u{301}", 0), ("12345678e\u{301}", 9), ("a\u{20dd}", 1),
      // East Asian wide, fullwidth and halfwidth.
      ("日本語", 6), ("ａｂｃ！", 8), ("ｱｲｳ", 3), ("ｶﾞ", 2), ("か\u{3099}", 2), ("「」、。", 8),
      ("\u{3000}", 2), ("𠮷野家", 6), ("￥", 2), ("¥", 1), ("₩", 1), ("￦", 2), ("①", 1),
      // Hangul.
      ("한글", 4), ("\u{1112}\u{1161}\u{11ab}", 2), ("\u{ac00}\u{11a8}", 2), ("ㅎㅏㄴ", 6),
      // Scripts with marks that take a cell and marks that do not.
      ("नमस्ते", 4), ("สวัสดี", 4), ("กำ", 2), ("שָׁלוֹם", 4), ("العربية", 7), ("\u{600}1", 2),
    ])
  func letters(text: String, cells: Int) {
    #expect(TextWidth.width(of: text) == cells)
    #expect(TextWidth.width(of: Array(text.utf8)) == cells)
    #expect(TextWidth.width(of: Array(text.utf8)[...]) == cells)
  }

  @Test(
    arguments: [
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏿‍🚀", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("🧑🏻‍❤️‍🧑🏿", 2),
      ("🇫🇷", 2), ("🇫🇷🇩🇪", 4), ("🇫", 1), ("🇫🇷🇩", 3), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2), ("#️⃣", 2), ("1\u{20e3}", 1),
      ("❤", 1), ("❤\u{fe0e}", 1), ("❤\u{fe0f}", 2), ("☺", 1), ("☺️", 2), ("⌚", 2), ("⌚\u{fe0e}", 2),
      ("☝🏿", 2), ("⛹🏿‍♂️", 2), ("a\u{fe0f}", 1), ("a🏽", 3), ("🏽", 2), ("©", 1), ("©️", 2), ("™", 1),
      ("👩\u{200d}a", 3), ("a\u{200d}👩", 3), ("✓", 1), ("★", 1), ("🚀🚀", 4), ("🪿", 2),
      ("\u{1fae9}", 2),
      ("abc👍🏽def", 8), ("🅰", 1), ("🅰️", 2), ("🈁", 2), ("🀄", 2), ("🃏", 2), ("♠", 1), ("♠️", 2),
    ])
  func emoji(text: String, cells: Int) {
    #expect(TextWidth.width(of: text) == cells)
  }

  /// Marks and controls: not test arguments, which would print them raw.
  @Test func withoutWidth() {
    let texts = [
      "\u{200b}", "\u{200c}", "\u{200d}", "\u{200e}", "\u{202e}", "\u{2060}", "\u{feff}",
      "\u{fe0f}", "\u{34f}", "\u{180e}", "\u{e0001}", "\u{e01ef}", "\u{2028}", "\u{1161}",
      "\u{11ab}", "\0", "\t", "\n", "\r\n", "\u{7f}", "\u{85}", "\u{fff0}",
    ]
    for text in texts {
      #expect(TextWidth.width(of: text) == 0, "\(text.debugDescription)")
      #expect(TextWidth.width(of: "ab" + text + "cd") == 4, "\(text.debugDescription)")
    }
  }

  @Test func softHyphenIsDrawn() {
    #expect(TextWidth.width(of: "co\u{ad}op") == 5)
    #expect(TextWidth.width(of: "\u{ad}", ambiguous: .wide) == 1)
  }

  @Test(arguments: [("α", 2), ("Ж", 2), ("①", 2), ("±", 2), ("a", 1), ("日", 2), ("\u{301}", 0)])
  func ambiguousCanBeWide(text: String, cells: Int) {
    #expect(TextWidth.width(of: text, ambiguous: .wide) == cells)
  }

  @Test func constantTexts() {
    let text: StaticString = "日本 ok"
    #expect(TextWidth.width(of: text) == 7)
  }

  @Test(
    arguments: [
      ([0xff], 1), ([0x80, 0x80], 2), ([0xc3], 1), ([0xc0, 0xaf], 2), ([0xe2, 0x82], 2),
      ([0xed, 0xa0, 0x80], 3), ([0xf4, 0x90, 0x80, 0x80], 4), ([0xf0, 0x9f, 0x91], 3),
      ([0x61, 0xff, 0x62], 3), ([0xff, 0xcc, 0x81], 1), ([0xe0, 0x80, 0x80], 3),
      ([0xf0, 0x80, 0x80, 0x80], 4), ([0xf8, 0x61], 2), ([0xc3, 0x61], 2),
    ] as [([UInt8], Int)])
  func invalidBytesTakeACellEach(bytes: [UInt8], cells: Int) {
    #expect(TextWidth.width(of: bytes) == cells)
  }

  @Test func eachPlaceInAWordIsSeen() {
    for length in 0..<20 {
      for place in 0...length {
        let text =
          String(repeating: "x", count: place) + "日" + String(repeating: "y", count: length)
        #expect(TextWidth.width(of: text) == place + 2 + length)
      }
    }
  }

  @Test func bufferWithoutAddress() {
    let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
    #expect(TextWidth.width(of: nothing) == 0)
    #expect(TextWidth.prefix(of: nothing, fitting: 3) == .init(count: 0, width: 0))
    #expect(TextWidth.wrap(nothing, width: 3) == [0..<0])
    #expect(!TextWidth.needsVisibility(nothing))
    #expect(Array(TextWidth.Clusters(of: nothing)).isEmpty)
    var output: [UInt8] = [0x61]
    TextWidth.appendVisible(nothing, to: &output)
    #expect(output == [0x61])
  }

  @Test func longRunsAfterOtherScripts() {
    let tail = String(repeating: "plain text ", count: 30)
    #expect(TextWidth.width(of: "é" + tail + "1\u{fe0f}\u{20e3}" + tail + "e\u{301}") == 664)
  }

  @Test func versionIsNamed() {
    #expect(TextWidth.unicodeVersion.split(separator: ".").count == 3)
  }
}
