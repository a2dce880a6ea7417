extension Mappings {
  /// The shown place nearest to a row that may be gone.
  ///
  /// That is the row itself or else the last row of its group; in a group that shows none, the last row of the
  /// nearest group before it that shows some; else the first row of the nearest one after it.
  ///
  /// - Parameters:
  ///   - row: A row of the group as it was shown; numbers below 0 count as 0.
  ///   - group: A group of the list, not the consolidated name.
  /// - Returns: The place, or nil if the group is unknown or nothing is shown.
  public func nearestRowPath(forRow row: Int, inGroup group: GroupName) -> RowPath? {
    guard let start = places[group] else { return nil }
    if let visible = groups[start].place, groups[start].shownCount > 0 {
      return path(ofRow: min(max(row, 0), groups[start].shownCount &- 1), inVisible: visible)
    }
    for place in groups[..<start].indices.reversed() {
      let state = groups[place]
      if let visible = state.place, state.shownCount > 0 {
        return path(ofRow: state.shownCount &- 1, inVisible: visible)
      }
    }
    for state in groups[start...] {
      if let visible = state.place, state.shownCount > 0 {
        return path(ofRow: 0, inVisible: visible)
      }
    }
    return nil
  }
}
