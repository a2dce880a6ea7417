/// Measuring, cutting, wrapping and showing UTF-8 text in a monospace terminal.
///
/// Everything works on UTF-8 bytes, in the unit that terminals count in: the *cell*, the room of
/// one Latin letter. Text is taken in *grapheme clusters* (UAX #29, extended), the units that a
/// reader sees as one character. No input traps: a byte that is not part of valid UTF-8 is a
/// cluster of its own, one cell wide, as terminals draw one replacement sign for it.
///
/// The rules that give a cluster's width stand at ``Cluster``, those that give a scalar's width
/// at `ScalarProperties.width`.
package enum TextWidth {
  /// The version of the Unicode Character Database that the tables were made from.
  package static var unicodeVersion: String { UnicodeTables.version }

  /// How wide a scalar of ambiguous East Asian width is (UAX #11, class A).
  package enum Ambiguous: Sendable {
    /// One cell, as terminals do outside East Asian locales.
    case narrow
    /// Two cells, as terminals set up for East Asian legacy fonts do.
    case wide
  }
}
