/// The least room that a text has on any screen, by which a page knows the texts that it may cut.
///
/// A page does not know the fonts and the width of its reader's screen, so it counts with letters as
/// wide as in the widest of some usual fonts (``widths``), with those of a font whose letters all have one width,
/// and with columns as narrow as they can get: a text that passes this test is whole everywhere.
/// Widths are in eighths of the width of a digit, the unit `ch`.
struct HTMLLineRoom: Equatable {
  /// The least width of a line that words share; 0: each word may have to stand alone.
  let line: Int
  /// The longest word that stays whole, and where lines do not wrap the longest line.
  let word: Int
  /// Whether a text that is longer than a line goes on in a next one.
  var wraps = true
  /// Whether a line feed ends a line; else it is a space.
  var keepsLineFeeds = false

  /// Room of lines and words of so many digits.
  init(line: Int, word: Int, wraps: Bool = true, keepsLineFeeds: Bool = false) {
    self.line = HTMLLineRoom.eighths(line)
    self.word = max(HTMLLineRoom.eighths(word), self.line)
    self.wraps = wraps
    self.keepsLineFeeds = keepsLineFeeds
  }

  private static func eighths(_ digits: Int) -> Int {
    min(max(digits, 0), 1_000_000) * 8
  }

  /// Whether a text may take more than so many lines, or more than the width of its one line.
  func mayExceed(_ limit: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    var lines = LineCount(self, spaceWidth: 4)
    var evenLines = LineCount(self, spaceWidth: HTMLLineRoom.even)
    var next = 0
    while next < text.count, lines.count <= limit, evenLines.count <= limit {
      let byte = text[next]
      next &+= 1
      var isBreak = false
      switch byte {
      case 0x0A where keepsLineFeeds:
        lines.endLine()
        evenLines.endLine()
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
        lines.space()
        evenLines.space()
      case ..<0x80:
        lines.add(Int(HTMLLineRoom.widths[Int(byte)]))
        evenLines.add(HTMLLineRoom.even)
        isBreak = HTMLLineRoom.breaksBehind(byte)
      default:
        let scalar = HTMLLineRoom.scalar(byte, text, &next)
        lines.add(scalar < 0x1F000 ? 16 : 22)
        evenLines.add(scalar < 0x1100 ? HTMLLineRoom.even : 16)
        isBreak = HTMLLineRoom.breaksBehind(scalar)
      }
      if isBreak {
        lines.endWord()
        evenLines.endWord()
      }
    }
    lines.endWord()
    evenLines.endWord()
    return lines.count > limit || evenLines.count > limit
  }

  // MARK: Letters

  /// The width of every letter where all have the same.
  private static let even = 8

  /// The widths of ASCII letters in the font where each is widest.
  ///
  /// The fonts are DejaVu Sans, DejaVu Serif, Liberation Sans (as wide as Arial) and Liberation
  /// Serif (as wide as Times New Roman), upright and slanted, none of them bold. The widths are the
  /// advance widths in the fonts' tables (`hmtx`) over that of the digit 0, rounded up to eighths.
  private static let widths: [UInt8] = {
    var widths = [UInt8](repeating: 8, count: 128)
    for (width, letters) in [
      (5, "il|\\/'.,"), (6, ":;jft-()"), (7, "!I[]`"), (9, "bdghknopqu\"?{}"), (10, "PS"),
      (11, "BEFLTZ#<=>+^~"), (12, "ACDNRUVXYw"), (13, "GHKOQ"), (14, "m&"), (16, "MW%@"),
    ] as [(UInt8, String)] {
      for letter in letters.utf8 { widths[Int(letter)] = width }
    }
    return widths
  }()

  /// The scalar that begins with `first`, whose other bytes are taken.
  private static func scalar(
    _ first: UInt8, _ text: UnsafeRawBufferPointer, _ next: inout Int
  ) -> UInt32 {
    let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
    var scalar = UInt32(first) & (0x3F >> UInt32(count))
    for _ in 0..<count where next < text.count && text[next] & 0xC0 == 0x80 {
      scalar = scalar << 6 | UInt32(text[next] & 0x3F)
      next &+= 1
    }
    return scalar
  }

  /// Whether a line may end behind a character that is no space (UAX #14, and what browsers add).
  private static func breaksBehind(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// The same for characters beyond ASCII: scripts that need no spaces, and what is not known here.
  private static func breaksBehind(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD: true
    // An apostrophe, and blanks that do not break.
    case 0x2019, 0x2011, 0x202F, 0x2060, 0x2212: false
    // More Latin and Greek.
    case 0x1E00...0x1FFF: false
    default: scalar >= 0x0E00
    }
  }
}

/// The lines of a text in a given room.
private struct LineCount {
  private let room: HTMLLineRoom
  /// Lines that were begun.
  private(set) var count = 0
  /// The width of the line so far; 0 where none is begun.
  private var used = 0
  private var word = 0
  private var isSpaced = false
  private let spaceWidth: Int

  /// What a line loses where a word is broken in it.
  private static let widestLetter = 22

  init(_ room: HTMLLineRoom, spaceWidth: Int) {
    self.room = room
    self.spaceWidth = spaceWidth
  }

  mutating func add(_ width: Int) {
    word &+= width
  }

  mutating func space() {
    endWord()
    isSpaced = true
  }

  mutating func endLine() {
    endWord()
    if used == 0 { count &+= 1 }
    used = 0
    isSpaced = false
  }

  mutating func endWord() {
    guard word > 0 else { return }
    let joined = used &+ (isSpaced ? spaceWidth : 0) &+ word
    if used == 0 || room.wraps && joined > room.line {
      count &+= 1
      used = word
    } else {
      used = joined
    }
    if used > room.word {
      // A line that does not wrap is cut at its end.
      count &+= room.wraps ? (used - 1) / max(room.word - LineCount.widestLetter, 8) : Int.max / 2
      used = max(room.line, 1)
    }
    word = 0
    isSpaced = false
  }
}
