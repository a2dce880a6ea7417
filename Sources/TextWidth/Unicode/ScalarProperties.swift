/// What the tables know of a scalar, packed into eight bits.
///
/// Bits 0 to 3 are the break class, 4 and 5 the width, 6 says that the width is ambiguous, 7 that
/// U+FE0F after the scalar asks for its emoji form.
struct ScalarProperties {
  let packed: UInt8

  /// The properties of a byte that is not part of valid UTF-8.
  static let invalid = ScalarProperties(packed: 0x10 | GraphemeBreak.invalid.rawValue)

  var graphemeBreak: GraphemeBreak {
    GraphemeBreak(rawValue: packed & 0x0f) ?? .other
  }

  /// Whether the class is one of other, hangulSyllable and pictographic.
  ///
  /// Between two such scalars there is always a boundary.
  @inline(__always)
  var isPlain: Bool { 0b10_1000_0000_0001 &>> UInt32(packed & 0x0f) & 1 != 0 }

  /// The scalar's own cells: 0, 1 or 2.
  ///
  /// - 2: East Asian width W or F (UAX #11), which takes in every scalar with emoji presentation;
  ///   also scalars that this version holds for emoji to come, so that columns line up for them.
  /// - 0: categories Mn, Me, Cf, Cc, Zl and Zp, vowel and trailing jamo, and unassigned scalars
  ///   that are ignorable by default. Two kinds of Cf are drawn and count 1: the soft hyphen, as
  ///   in xterm, VTE and the C library, and the Arabic signs that stand around a number.
  /// - 1: everything else. A lone regional indicator is neutral in UAX #11 and so counts 1, a
  ///   spacing mark (Mc) counts 1 as terminals move on by a cell for it.
  @inline(__always)
  func width(_ ambiguous: TextWidth.Ambiguous) -> Int {
    let own = Int(packed &>> 4 & 3)
    return ambiguous == .wide && packed & 0x40 != 0 ? 2 : own
  }

  /// Whether the scalar is two cells wide whatever ambiguous scalars are.
  var isWide: Bool { packed & 0x20 != 0 }

  /// Whether U+FE0F after the scalar makes a standard emoji variation sequence.
  var hasEmojiVariation: Bool { packed & 0x80 != 0 }
}
