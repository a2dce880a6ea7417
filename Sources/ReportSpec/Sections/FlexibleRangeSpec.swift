package import Diagnostics

/// The key `range.flexible`: the range follows its rows when data changes (spec language §3).
///
/// A page drawn from one data file shows the range as it stands at first: `length` rows behind
/// `offset`, and where the group ends too soon, as many rows before them as `min` asks for.
package struct FlexibleRangeSpec: Sendable {
  package let span: SourceSpan
  package let grow: RangeGrowth
  /// The range keeps at least so many rows while the group has them; nil: 0.
  package let min: Located<Int>?
  /// The range never has more rows; nil: no limit.
  package let max: Located<Int>?
}

/// Where a flexible range takes in a row that is inserted exactly at its edge (`grow`).
package enum RangeGrowth: String, Sendable, CaseIterable {
  /// At the edge on the side from which the range counts.
  case pinSide = "pin_side"
  case nonPinSide = "non_pin_side"
  case bothSides = "both_sides"
  /// At neither edge: only rows between two rows of the range come in.
  case inRange = "in_range"
}
