/// A visible group as it is shown: which of its rows, in which section, from which row on.
struct ShownGroup: Sendable {
  /// The number of the group among the visible ones.
  let place: Int
  let section: Int
  /// The row of the section where the group begins.
  let firstRow: Int
  /// The shown rows, as stored indices.
  let window: Range<Int>
  let isReversed: Bool
  /// The name of the section.
  let name: GroupName

  /// The group of a place in the list as `mappings` show it, or nil if it is not visible.
  init?(_ listPlace: Int, in mappings: Mappings) {
    let state = mappings.groups[listPlace]
    guard let place = state.place else { return nil }
    let path = mappings.path(ofRow: 0, inVisible: place)
    self.place = place
    section = path.section
    firstRow = path.row
    window = state.shownRange
    isReversed = state.isReversed
    name = mappings.visibleGroups[path.section]
  }

  /// A group that is shown alone, in stored direction.
  init(window: Range<Int>, name: GroupName) {
    place = 0
    section = 0
    firstRow = 0
    self.window = window
    isReversed = false
    self.name = name
  }

  /// Where a stored index is shown, or nil if it is not.
  @inline(__always)
  func shown(_ index: Int) -> RowPlace? {
    window.contains(index) ? RowPlace(group: name, path: path(of: index)) : nil
  }

  /// The path of an index of the window.
  @inline(__always)
  func path(of index: Int) -> RowPath {
    let row = isReversed ? window.upperBound &- 1 &- index : index &- window.lowerBound
    return RowPath(section: section, row: firstRow.addingClamped(row))
  }

  /// The stored index of a row of the window, counted from the first shown one.
  @inline(__always)
  func index(ofRow row: Int) -> Int {
    isReversed ? window.upperBound &- 1 &- row : window.lowerBound &+ row
  }
}
