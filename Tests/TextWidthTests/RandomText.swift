import TestSupport

/// Random texts that meet the rules often: pieces of many scripts, controls and broken bytes.
enum RandomText {
  private static let pieces: [[UInt8]] =
    [
      "a", "b", "word", " ", " ", "  ", "\n", "\r\n", "\t", "-", "1", "e\u{301}", "é", "日", "本",
      "。", "「",
      "ｶ", "ﾞ", "한", "\u{1112}", "\u{1161}", "\u{11ab}", "👍", "🏽", "👩", "\u{200d}", "🚀", "❤",
      "\u{fe0f}", "\u{fe0e}", "\u{20e3}", "🇫", "🇷", "न", "\u{94d}", "ि", "ก", "ำ", "\u{301}",
      "\u{200b}", "\u{600}", "\u{ad}", "\u{202e}", "\u{85}", "\u{2028}", "\u{feff}", "\u{1b}[31m",
      "\u{7f}", "\0", "α", "\u{10ffff}",
    ].map { Array($0.utf8) } + [[0xff], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0x80]]

  /// Up to 24 pieces; about one text in four is plain random bytes instead.
  static func bytes(using random: inout SplitMix64) -> [UInt8] {
    let size = Int.random(in: 0...24, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      return (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }
    return (0..<size).flatMap { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
  }
}
