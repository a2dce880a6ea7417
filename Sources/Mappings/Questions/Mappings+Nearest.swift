extension Mappings {
  /// The shown place nearest to a row that may be gone.
  ///
  /// That is the row itself or else the last row of its group; in a group that shows none, the last
  /// row of the nearest group before it that shows some; else the first row of the nearest one
  /// after it.
  ///
  /// - Parameters:
  ///   - row: A row of the group as it was shown; numbers below 0 count as 0.
  ///   - group: A group of the list, not the consolidated name.
  /// - Returns: The place, or nil if the group is unknown or nothing is shown.
  public func nearestRowPath(forRow row: Int, inGroup group: GroupName) -> RowPath? {
    guard let start = places[group] else { return nil }
    let state = groups[start]
    if let place = state.place, state.shownCount > 0 {
      return path(ofRow: min(max(row, 0), state.shownCount &- 1), inVisible: place)
    }
    let before = filledBefore[numberOfVisible(before: start)]
    if before >= 0 {
      return path(ofRow: groups[visible[before]].shownCount &- 1, inVisible: before)
    }
    return firstFilled.map { path(ofRow: 0, inVisible: $0) }
  }

  /// How many visible groups stand before a place of the list, by halving.
  private func numberOfVisible(before place: Int) -> Int {
    var low = 0
    var high = visible.count
    while low < high {
      let middle = (low &+ high) / 2
      if visible[middle] < place { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
