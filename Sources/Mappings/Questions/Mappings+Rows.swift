extension Mappings {
  /// The stored place of a row of a section, or nil for a place that is not shown.
  public func groupAndIndex(forRow row: Int, inSection section: Int) -> GroupIndex? {
    guard let (place, index) = placeAndIndex(forRow: row, inSection: section) else { return nil }
    return GroupIndex(group: groups[place].name, index: index)
  }

  /// The stored place of a path, or nil for a place that is not shown.
  public func groupAndIndex(for path: RowPath) -> GroupIndex? {
    groupAndIndex(forRow: path.row, inSection: path.section)
  }

  /// The index, in its own group, of a row of a section; nil for a place that is not shown.
  public func index(forRow row: Int, inSection section: Int) -> Int? {
    placeAndIndex(forRow: row, inSection: section)?.index
  }

  /// The index of a row of a group, or nil for a row that is not shown.
  ///
  /// While consolidated, the consolidated name stands for the one section.
  public func index(forRow row: Int, inGroup group: GroupName) -> Int? {
    if let state = listed(group) { return state.index(forRow: row) }
    return isConsolidated(group) ? index(forRow: row, inSection: 0) : nil
  }

  /// The row, in its own group, of a stored index; nil for an index outside the group or its
  /// window.
  ///
  /// This is the row in the group even while consolidated; ``rowPath(forIndex:inGroup:)`` counts in
  /// the section.
  public func row(forIndex index: Int, inGroup group: GroupName) -> Int? {
    listed(group)?.row(forIndex: index)
  }

  /// The path of a stored index, or nil for one that is not shown.
  public func rowPath(forIndex index: Int, inGroup group: GroupName) -> RowPath? {
    guard let state = listed(group), let place = state.place,
      let row = state.row(forIndex: index)
    else { return nil }
    return path(ofRow: row, inVisible: place)
  }

  /// The path of a row of the visible group number `place`.
  @inline(__always)
  func path(ofRow row: Int, inVisible place: Int) -> RowPath {
    isUsingConsolidatedGroup
      ? RowPath(section: 0, row: rowsBefore[place].addingClamped(row))
      : RowPath(section: place, row: row)
  }

  private func placeAndIndex(
    forRow row: Int, inSection section: Int
  ) -> (place: Int, index: Int)? {
    guard row >= 0, section >= 0 else { return nil }
    if isUsingConsolidatedGroup {
      guard section == 0, row < totalShown else { return nil }
      let number = visibleGroup(holding: row)
      let place = visible[number]
      return groups[place].index(forRow: row &- rowsBefore[number]).map { (place, $0) }
    }
    guard section < visible.count else { return nil }
    let place = visible[section]
    return groups[place].index(forRow: row).map { (place, $0) }
  }

  /// The visible group that holds a row of the consolidated section, by halving.
  private func visibleGroup(holding row: Int) -> Int {
    var low = 0
    var high = visible.count &- 1
    while low < high {
      let middle = (low &+ high) / 2
      if rowsBefore[middle &+ 1] <= row { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

extension GroupState {
  /// The stored index of a shown row.
  @inline(__always)
  func index(forRow row: Int) -> Int? {
    guard row >= 0, row < shownCount, let count, let window else { return nil }
    let index = isReversed ? window.high &- 1 &- row : window.low &+ row
    return index >= 0 && index < count ? index : nil
  }

  /// The shown row of a stored index.
  @inline(__always)
  func row(forIndex index: Int) -> Int? {
    guard let count, let window, index >= 0, index < count, window.contains(index) else {
      return nil
    }
    return isReversed ? window.high &- 1 &- index : index &- window.low
  }
}
