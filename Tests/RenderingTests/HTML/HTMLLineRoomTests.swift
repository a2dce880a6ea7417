import Testing

@testable import Rendering

/// Which texts a page may cut.
@Suite("Room of lines")
struct HTMLLineRoomTests {
  private func mayExceed(_ limit: Int, _ text: String, _ room: HTMLLineRoom) -> Bool {
    Array(text.utf8).withUnsafeBytes { room.mayExceed(limit, $0) }
  }

  /// A column that a browser may shrink to its longest word.
  private let narrow = HTMLLineRoom(line: 0, word: 14)

  @Test(
    "a word each line where a column may get as narrow as its words",
    arguments: [
      ("", 1, false), ("Karakoram", 1, false), ("New York", 1, true), ("New York", 2, false),
      ("San Juan Bautista", 2, true), ("  New \t\n York  ", 2, false),
      ("Karakoram, Kashmir", 1, true),
      ("Baden-Baden", 1, true), ("a/b", 1, true), ("a!b", 1, true), ("a.b@c:d", 1, false),
      ("don’t", 1, false), ("a\u{2014}b", 1, true), ("a\u{AD}b", 1, true), ("a\u{A0}b", 1, false),
      ("Łódź", 1, false), ("東京", 1, true), ("東京", 2, false), ("กรุงเทพ", 1, true),
      ("1234567890123", 1, false), ("123456789012345", 1, true), ("ABCDEFGHIJK", 1, true),
    ])
  func words(_ text: String, _ limit: Int, _ isCut: Bool) {
    #expect(mayExceed(limit, text, narrow) == isCut)
  }

  @Test(
    "words share a line of a known width",
    arguments: [
      (1, 8, false), (1, 7, true), (2, 5, false), (2, 4, true), (3, 4, false), (3, 2, false),
    ])
  func width(_ limit: Int, _ width: Int, _ isCut: Bool) {
    // Digits are as wide as the unit, and a space is nowhere wider.
    #expect(mayExceed(limit, "11 22 33", HTMLLineRoom(line: width, word: 2)) == isCut)
  }

  @Test("wide letters count as in the widest font, narrow ones as if all had one width")
  func letters() {
    let room = HTMLLineRoom(line: 4, word: 4)
    #expect(!mayExceed(1, "illi", room))
    #expect(mayExceed(1, "illil", room))
    #expect(!mayExceed(1, "WW", room))
    #expect(mayExceed(1, "WWW", room))
    #expect(!mayExceed(1, "日本", HTMLLineRoom(line: 4, word: 4)))
    #expect(mayExceed(1, "日本語", HTMLLineRoom(line: 4, word: 4)))
  }

  @Test("a word that is longer than every line is broken")
  func longWords() {
    let room = HTMLLineRoom(line: 8, word: 8)
    let digits = String(repeating: "1", count: 40)
    #expect(mayExceed(4, digits, room))
    #expect(!mayExceed(10, digits, room))
    #expect(!mayExceed(1, "11111111", room))
  }

  @Test("a line that does not wrap is cut at its end")
  func oneLine() {
    let room = HTMLLineRoom(line: 0, word: 14, wraps: false)
    #expect(!mayExceed(1, "2024-05-31", room))
    #expect(!mayExceed(1, "1 2 3 4 5 6 7", room))
    #expect(mayExceed(1, "1 2 3 4 5 6 7 8", room))
    #expect(mayExceed(9, "1 2 3 4 5 6 7 8", room))
  }

  @Test(
    "each line feed ends a line where they are kept",
    arguments: [
      ("a\nb", 2, false), ("a\nb\nc", 2, true), ("a\n\nb", 2, true), ("a\n", 1, false),
      ("\n\na", 2, true), ("a\nb\nc\nd", 4, false),
    ])
  func lineFeeds(_ text: String, _ limit: Int, _ isCut: Bool) {
    let room = HTMLLineRoom(line: 27, word: 27, keepsLineFeeds: true)
    #expect(mayExceed(limit, text, room) == isCut)
  }

  @Test("bytes that are no text and limits beyond all lines are harmless")
  func hostile() {
    for text in [[0xFF, 0xC3], [0xE2, 0x82], [0xF0], [0x80, 0x41]] as [[UInt8]] {
      #expect(!text.withUnsafeBytes { narrow.mayExceed(9, $0) })
    }
    #expect(!mayExceed(Int.max, "a b", HTMLLineRoom(line: .max, word: .max, wraps: false)))
    #expect(!mayExceed(1, "a b", HTMLLineRoom(line: .max, word: 0)))
    #expect(mayExceed(1, "ab", HTMLLineRoom(line: -5, word: -5)))
  }
}
