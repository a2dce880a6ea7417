import Mappings

/// Which section of a list is which of another, and which of them keep their order.
struct SectionPairs {
  /// The sections that are in both lists and not drawn anew as a whole, by rising new number.
  private(set) var compared: [(old: Int, new: Int, isMoved: Bool)] = []
  private var keptOld: [Bool]
  private var keptNew: [Bool]

  private struct Identity: Hashable {
    let name: GroupName?
    let number: Int
  }

  init(_ oldList: SectionList, _ newList: SectionList) {
    let old = oldList.sections
    let new = newList.sections
    let edited = newList.candidates(since: oldList)
    keptOld = [Bool](repeating: edited != nil, count: old.count)
    keptNew = [Bool](repeating: edited != nil, count: new.count)
    if let edited {
      // The same sections in the same order.
      for place in edited {
        keptNew[place] = !new[place].isDrawnAnew(from: old[place])
        keptOld[place] = keptNew[place]
        if keptNew[place] { compared.append((place, place, false)) }
      }
      return
    }
    let oldIdentities = Self.identities(of: old)
    var places: [Identity: Int] = [:]
    for (place, identity) in oldIdentities.enumerated() { places[identity] = place }
    var items: [ListItem] = []
    for (place, identity) in Self.identities(of: new).enumerated() {
      let match = places.removeValue(forKey: identity)
      items.append(ListItem(old: match, new: place, weight: new[place].weight))
    }
    for place in places.values.sorted() { items.append(ListItem(old: place)) }
    let moved = OrderDifference(items, oldCount: old.count).isMoved
    for (item, isMoved) in zip(items, moved) {
      guard let before = item.old, let after = item.new,
        !new[after].isDrawnAnew(from: old[before])
      else { continue }
      compared.append((before, after, isMoved))
      keptOld[before] = !isMoved
      keptNew[after] = !isMoved
    }
  }

  /// Whether the section of an old number neither goes nor moves nor is drawn anew.
  func keeps(old number: Int) -> Bool { keptOld[number] }

  /// Whether the section of a new number neither comes nor moves nor is drawn anew.
  func keeps(new number: Int) -> Bool { keptNew[number] }

  private static func identities(of sections: [Section]) -> [Identity] {
    var numbers: [GroupName?: Int] = [:]
    return sections.map { section in
      let number = numbers[section.name, default: 0]
      numbers[section.name] = number + 1
      return Identity(name: section.name, number: number)
    }
  }
}

extension Section {
  /// What it costs to move the section: a section with many rows rather stays.
  fileprivate var weight: Int {
    // So that the weights of many sections have a sum.
    min(count, Int.max >> 24) + 1
  }

  /// Whether the section is drawn anew as a whole rather than row by row.
  fileprivate func isDrawnAnew(from old: Section) -> Bool {
    if isHidden && old.isHidden { return false }
    if reloadMark.isNew(since: old.reloadMark) || isHidden != old.isHidden
      || lines != old.lines || hasSummary != old.hasSummary
    {
      return true
    }
    switch (old.content, content) {
    case (.fixed, .fixed), (.rows, .rows): return false
    case (.runs, .runs): return content != old.content || drawsOtherwise(than: old)
    default: return true
    }
  }

  /// Whether a row with a name of its own is another one than before, or drawn otherwise.
  private func drawsOtherwise(than old: Section) -> Bool {
    let items = items
    let oldItems = old.items
    return items != oldItems
      || (cells != old.cells
        && zip(items, oldItems).contains { item, oldItem in
          item.row.flatMap(cell(of:)) != oldItem.row.flatMap(old.cell(of:))
        })
  }
}
