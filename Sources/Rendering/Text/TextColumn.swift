/// How the texts of a column stand in it.
struct TextColumn {
  /// Cells of the column.
  let width: Int
  var alignment = Alignment.start
  /// Whether long texts go on in a next line; else they are cut.
  var wraps = true
  /// The most lines of a cell; `Int.max` for no limit.
  var maxLines = Int.max
  /// What numbers are lined up on; empty where texts stand at the column's edge.
  var decimalMark = NumberMark([])
  /// Cells kept free behind the whole part of numbers for their fractions and units.
  var tailWidth = 0
}

extension PageColumn {
  /// The most lines of a cell; `Int.max` for no limit.
  var lineLimit: Int { maxLines.flatMap { $0 > 0 ? $0 : nil } ?? Int.max }
}
