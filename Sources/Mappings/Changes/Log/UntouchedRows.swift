/// The rows of a group that no operation touched, in runs that share their fate.
///
/// Untouched rows keep their order, so two windows are compared run by run and never row by row.
struct UntouchedRows {
  enum Fate {
    /// Shown before and not shown after.
    case leaves
    /// Not shown before and shown after.
    case enters
    /// Shown before and after.
    case stays
  }

  struct Part {
    let fate: Fate
    /// The rows as old indices.
    let rows: Range<Int>
    /// The new index less the old one.
    let shift: Int

    /// The rows in rising or in falling order.
    func inOrder(_ isRising: Bool) -> StrideTo<Int> {
      isRising
        ? stride(from: rows.lowerBound, to: rows.upperBound, by: 1)
        : stride(from: rows.upperBound &- 1, to: rows.lowerBound &- 1, by: -1)
    }
  }

  private let list: RunList
  private let oldWindow: Range<Int>
  private let newWindow: Range<Int>

  init(_ list: RunList, _ old: ShownGroup?, _ new: ShownGroup?) {
    self.list = list
    oldWindow = old?.window ?? 0..<0
    newWindow = new?.window ?? 0..<0
  }

  /// The number of rows that are shown before and after.
  var survivors: Int {
    var count = 0
    forEach { part in
      if part.fate == .stays { count = count.addingClamped(part.rows.count) }
    }
    return count
  }

  /// Calls `body` with each part, in old order.
  func forEach<Failure: Error>(_ body: (Part) throws(Failure) -> Void) throws(Failure) {
    try list.forEachRun { (run, index) throws(Failure) in
      if run.record < 0 { try compare(run, at: index, body) }
    }
  }

  private func compare<Failure: Error>(
    _ run: RunList.Run, at index: Int, _ body: (Part) throws(Failure) -> Void
  ) throws(Failure) {
    let shift = index &- run.first
    let before = (run.first..<(run.first &+ run.length)).clamped(to: oldWindow)
    let moved = (index..<(index &+ run.length)).clamped(to: newWindow)
    let after = (moved.lowerBound &- shift)..<(moved.upperBound &- shift)
    let both = before.isEmpty || after.isEmpty ? 0..<0 : before.clamped(to: after)
    // Without common rows, all of `before` lies below the gap and nothing above it; so with
    // `after`.
    let (low, high) = both.isEmpty ? (Int.max, Int.max) : (both.lowerBound, both.upperBound)
    func tell(_ fate: Fate, _ low: Int, _ high: Int) throws(Failure) {
      if low < high { try body(Part(fate: fate, rows: low..<high, shift: shift)) }
    }
    try tell(.leaves, before.lowerBound, min(before.upperBound, low))
    try tell(.leaves, max(before.lowerBound, high), before.upperBound)
    try tell(.enters, after.lowerBound, min(after.upperBound, low))
    try tell(.enters, max(after.lowerBound, high), after.upperBound)
    try tell(.stays, both.lowerBound, both.upperBound)
  }
}
