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

  /// Sums up the shown rows and notes where some are; the sums stop at the largest `Int`.
  mutating func countRowsBefore() {
    rowsBefore.removeAll(keepingCapacity: true)
    filledBefore.removeAll(keepingCapacity: true)
    firstFilled = nil
    var total = 0
    var filled = -1
    rowsBefore.append(total)
    filledBefore.append(filled)
    for (number, place) in visible.enumerated() {
      let count = groups[place].shownCount
      if count > 0 {
        filled = number
        if firstFilled == nil { firstFilled = number }
      }
      total = total.addingClamped(count)
      rowsBefore.append(total)
      filledBefore.append(filled)
    }
  }

  /// The number of rows shown in all visible groups.
  @inline(__always)
  var totalShown: Int { rowsBefore.last ?? 0 }
}
