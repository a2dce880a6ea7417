extension Mappings {
  /// Decides which groups are visible and whether they are consolidated.
  mutating func decideVisibility() {
    visible.removeAll(keepingCapacity: true)
    for place in groups.indices {
      let isVisible = groups[place].shownCount > 0 || !groups[place].isDynamic
      groups[place].place = isVisible ? visible.count : nil
      if isVisible { visible.append(place) }
    }
    countRowsBefore()
    if let consolidation, totalShown < consolidation.threshold {
      isUsingConsolidatedGroup = true
      visibleGroups = [consolidation.name]
    } else {
      isUsingConsolidatedGroup = false
      visibleGroups = visible.map { groups[$0].name }
    }
  }

  /// Sums up the shown rows; the sums stop at the largest `Int`.
  mutating func countRowsBefore() {
    rowsBefore.removeAll(keepingCapacity: true)
    var total = 0
    rowsBefore.append(0)
    for place in visible {
      total = total.addingClamped(groups[place].shownCount)
      rowsBefore.append(total)
    }
  }

  /// The number of rows shown in all visible groups.
  @inline(__always)
  var totalShown: Int { rowsBefore.last ?? 0 }
}
