/// The grapheme cluster break classes (UAX #29, table 2), as numbered in the generated tables.
enum GraphemeBreak: UInt8 {
  case other = 0
  case control
  case carriageReturn
  case lineFeed
  case extend
  case joiner
  case prepend
  case spacingMark
  case leadingJamo
  case vowelJamo
  case trailingJamo
  /// LV or LVT: the scalar's number tells which, see `ScalarProperties.isOpenSyllable`.
  case hangulSyllable
  case regionalIndicator
  case pictographic
  /// No class of the standard: a byte that is not part of valid UTF-8.
  case invalid
  /// Never in the tables: it completes the four bits, so that every number is a case.
  case unused
}
