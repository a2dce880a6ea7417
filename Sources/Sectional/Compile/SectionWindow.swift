import Mappings
import ReportSpec
import Tables

/// What a section shows of its group: the rows, the window over them, what is cut off.
struct SectionWindow {
  let entry: SectionPlan.DataEntry
  /// The group's rows in order; only as many as any window needs.
  private(set) var rows: [UInt32]
  /// The stored places that are shown.
  let window: Range<Int>
  let isReversed: Bool
  /// Rows of the whole group.
  let total: Int
  /// Rows cut off above and below the window, as seen on the page.
  let earlier: Int
  let more: Int

  /// Rows in the window, hidden ones included.
  var count: Int { window.count }

  init(_ entry: SectionPlan.DataEntry, _ mappings: Mappings, _ view: View) {
    let name = GroupName(entry.id)
    let group = entry.place.map { view.groups[$0] }
    self.entry = entry
    rows = group?.rows ?? []
    window = mappings.window(ofGroup: name)
    isReversed = mappings.isReversed(forGroup: name)
    total = group?.count ?? 0
    let position = mappings.rangePosition(forGroup: name)
    if window.isEmpty {
      // An offset beyond the group: every row lies between its pin and the window.
      earlier = position.offsetFromBeginning > 0 ? total : 0
      more = total - earlier
    } else {
      earlier = position.offsetFromBeginning
      more = position.offsetFromEnd
    }
  }

  /// The stored place of the row that stands at a place of the window, in page direction.
  func stored(_ place: Int) -> Int {
    isReversed ? window.upperBound - 1 - place : window.lowerBound + place
  }

  /// The row of the data at a place of the window, which is below ``count``.
  func row(at place: Int) -> Int { Int(rows[stored(place)]) }

  /// The same window with other numbers for the rows at some stored places.
  func replacing(rows numbers: [Int: UInt32]) -> SectionWindow {
    var window = self
    for (place, number) in numbers where window.rows.indices.contains(place) {
      window.rows[place] = number
    }
    return window
  }

  /// The rows in the window, in stored order.
  var windowRows: ArraySlice<UInt32> {
    rows[window.clamped(to: 0..<rows.count)]
  }
}
