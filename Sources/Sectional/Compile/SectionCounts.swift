import Formatting
import ReportSpec
import Tables

/// The counts of a section, which its templates name; sums where it stands for several.
struct SectionCounts {
  let count: Int
  /// Rows that are drawn; those that would be, before the section itself is hidden.
  var shown: Int
  let total: Int
  let earlier: Int
  let more: Int

  /// The place of the first row in its group, from 1, and of the last; both 0 for an empty window.
  var from: Int { count == 0 ? 0 : earlier + 1 }
  var to: Int { count == 0 ? 0 : earlier + count }

  /// The counts of some windows together, of which `shown` rows are drawn.
  init(_ windows: [SectionWindow], shown: Int) {
    count = windows.reduce(0) { $0 + $1.count }
    self.shown = shown
    total = windows.reduce(0) { $0 + $1.total }
    earlier = windows.reduce(0) { $0 + $1.earlier }
    more = windows.reduce(0) { $0 + $1.more }
  }

  /// The names with their values.
  func names(_ counts: CellFormatter) -> [String: Names.Value] {
    [
      "count": .count(count, counts),
      "shown": .count(shown, counts),
      "total": .count(total, counts),
      "earlier": .count(earlier, counts),
      "more": .count(more, counts),
      "from": .count(from, counts),
      "to": .count(to, counts),
    ]
  }
}

/// Which part of each group some windows show together, each row once.
///
/// A group may be shown by several sections; their windows lie over the same rows.
struct GroupShares {
  struct Share {
    /// The place of the group in the view.
    let place: Int
    let total: Int
    /// Stored places that some window shows, in order and apart from each other.
    let ranges: [Range<Int>]
    /// The group's rows, as many as any window needs.
    let rows: [UInt32]
  }

  /// One for each group, in the order of the windows.
  let shares: [Share]

  init(_ windows: [SectionWindow]) {
    var order: [Int] = []
    var byPlace: [Int: [SectionWindow]] = [:]
    for window in windows {
      guard let place = window.entry.place else { continue }
      if byPlace[place] == nil { order.append(place) }
      byPlace[place, default: []].append(window)
    }
    shares = order.map { place in
      let windows = byPlace[place] ?? []
      return Share(
        place: place, total: windows.first?.total ?? 0,
        ranges: GroupShares.union(windows.map(\.window)), rows: windows.first?.rows ?? [])
    }
  }

  /// Rows of all groups.
  var total: Int { shares.reduce(0) { $0 + $1.total } }

  /// Rows in some window.
  var count: Int {
    shares.reduce(0) { $0 + $1.ranges.reduce(0) { $0 + $1.count } }
  }

  private static func union(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension SummaryRows {
  /// The rows of several windows' groups, or only those in the windows, each once; `isOrdered` puts
  /// them in the order of the view across groups.
  static func union(
    _ windows: [SectionWindow], basis: SummaryBasis, isOrdered: Bool, _ report: DrawnReport
  ) -> SummaryRows {
    let shares = GroupShares(windows).shares
    if basis == .group, let top = report.top {
      return .streamed(top, groups: shares.map(\.place))
    }
    let rows = shares.flatMap { share -> [UInt32] in
      switch basis {
      case .group: report.view.groups[share.place].allRows
      case .window: share.ranges.flatMap { share.rows[$0.clamped(to: 0..<share.rows.count)] }
      }
    }
    guard isOrdered, shares.count > 1, !report.order.isEmpty else { return .rows(rows) }
    // `first` and `last` follow the order of the view across groups.
    let ordered = View.make(
      rows: .some(rows.sorted()), group: nil, order: report.order)
    return .rows(ordered.groups.first?.rows ?? rows)
  }
}

extension [SummaryTermSpec] {
  /// Whether some summary depends on the order of the rows.
  var followOrder: Bool {
    contains { term in
      term.function?.value == .first || term.function?.value == .last || term.expression != nil
    }
  }
}
