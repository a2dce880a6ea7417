/// The rows of a group that no operation touched, in runs that share their fate.
///
/// Untouched rows keep their order, so two windows are compared run by run and never row by row.
struct UntouchedRows: Sequence {
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
    reduce(0) { $1.fate == .stays ? $0.addingClamped($1.rows.count) : $0 }
  }

  func makeIterator() -> IndexingIterator<[Part]> {
    var parts: [Part] = []
    var index = 0
    for chunk in list.chunks {
      for run in chunk {
        if run.record < 0 { compare(run, at: index, &parts) }
        index &+= run.length
      }
    }
    return parts.makeIterator()
  }

  private func compare(_ run: RunList.Run, at index: Int, _ parts: inout [Part]) {
    let shift = index &- run.first
    let before = (run.first..<(run.first &+ run.length)).clamped(to: oldWindow)
    let moved = (index..<(index &+ run.length)).clamped(to: newWindow)
    let after = (moved.lowerBound &- shift)..<(moved.upperBound &- shift)
    let both = before.isEmpty || after.isEmpty ? 0..<0 : before.clamped(to: after)
    let add = { (fate: Fate, low: Int, high: Int, parts: inout [Part]) in
      if low < high { parts.append(Part(fate: fate, rows: low..<high, shift: shift)) }
    }
    // Without common rows, `both` lies at the end of each, so that each is one part.
    let (low, high) = both.isEmpty ? (Int.max, Int.max) : (both.lowerBound, both.upperBound)
    add(.leaves, before.lowerBound, Swift.min(before.upperBound, low), &parts)
    add(.leaves, Swift.max(before.lowerBound, high), before.upperBound, &parts)
    add(.enters, after.lowerBound, Swift.min(after.upperBound, low), &parts)
    add(.enters, Swift.max(after.lowerBound, high), after.upperBound, &parts)
    add(.stays, both.lowerBound, both.upperBound, &parts)
  }
}
