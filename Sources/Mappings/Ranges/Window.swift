/// The edges of a window in stored direction: rows `low` up to but not including `high`.
///
/// An offset beyond the group puts both edges outside of it, `low` above the count or `high` below
/// 0.
struct Window: Hashable, Sendable {
  var low: Int
  var high: Int

  init(low: Int, high: Int) {
    self.low = low
    self.high = high
  }

  /// The window that options (with a pin in stored direction) give in a group of `count` rows.
  init(_ options: RangeOptions, count: Int) {
    switch options.pin {
    case .beginning:
      low = options.offset
      high = low.addingClamped(options.length)
    case .end:
      high = count &- options.offset
      low = high.subtractingClamped(options.length)
    }
  }

  func contains(_ index: Int) -> Bool { index >= low && index < high }

  /// The part of the window that lies inside a group of `count` rows.
  func inside(count: Int) -> Range<Int> {
    let lower = min(max(low, 0), count)
    return lower..<max(lower, min(high, count))
  }
}
