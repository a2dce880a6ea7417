/// Which sections stay, come, go and move between two states of mappings.
struct SectionPlan {
  /// How a group that is visible in both states comes through.
  enum Passage {
    /// Its rows keep their order among the rows around them.
    case kept
    /// The whole group stands elsewhere among the others.
    case moved
  }

  private(set) var sectionChanges: [SectionChange] = []
  private(set) var groupMoves: [GroupMove] = []
  /// Whether all sections are replaced: consolidation begins, ends or takes another name.
  let isReplaced: Bool
  /// Whether both states show the same one section.
  let isConsolidated: Bool
  /// For each old visible group its new place among the visible ones, nil if it is no longer
  /// visible.
  private(set) var newPlaces: [Int?] = []
  /// For each new visible group its passage, nil if it was not visible.
  private(set) var passages: [Passage?]

  /// Compares the visible groups.
  ///
  /// - Parameters:
  ///   - old: The mappings before.
  ///   - new: The mappings after.
  ///   - survivors: How many rows of a group would have to move if the group moved within the one
  ///     section.
  init(from old: Mappings, to new: Mappings, survivors: (GroupName) -> Int) {
    isReplaced =
      old.isUsingConsolidatedGroup != new.isUsingConsolidatedGroup
      || (old.isUsingConsolidatedGroup && old.visibleGroups != new.visibleGroups)
    isConsolidated = !isReplaced && new.isUsingConsolidatedGroup
    passages = [Passage?](repeating: nil, count: new.visible.count)
    newPlaces = old.visible.map { place in
      new.place(of: old.groups[place].name, near: place).flatMap { new.groups[$0].place }
    }
    findPassages(from: old, to: new, survivors)
    if isReplaced {
      sectionChanges =
        old.visibleGroups.indices.map { change(.delete, $0, old) }
        + new.visibleGroups.indices.map { change(.insert, $0, new) }
    } else if !isConsolidated {
      comeAndGo(from: old, to: new)
    }
  }

  /// Keeps the groups with the most rows among those in unchanged order; the others move.
  private mutating func findPassages(
    from old: Mappings, to new: Mappings, _ survivors: (GroupName) -> Int
  ) {
    var oldPlaces = [Int](repeating: -1, count: new.visible.count)
    for (oldPlace, newPlace) in newPlaces.enumerated() {
      if let newPlace { oldPlaces[newPlace] = oldPlace }
    }
    let both = oldPlaces.indices.filter { oldPlaces[$0] >= 0 }
    let kept = RisingSubsequence.heaviest(
      of: both.map { oldPlaces[$0] },
      weights: both.map { place in
        let group = new.groups[new.visible[place]]
        return isConsolidated ? survivors(group.name) : group.shownCount.addingClamped(1)
      },
      below: old.visible.count)
    for (place, isKept) in zip(both, kept) {
      passages[place] = isKept ? .kept : .moved
      if !isKept {
        let group = new.groups[new.visible[place]].name
        groupMoves.append(GroupMove(group: group, original: oldPlaces[place], final: place))
      }
    }
  }

  private mutating func comeAndGo(from old: Mappings, to new: Mappings) {
    for (place, newPlace) in newPlaces.enumerated() {
      if newPlace.flatMap({ passages[$0] }) != .kept {
        sectionChanges.append(change(.delete, place, old))
      }
    }
    for (place, passage) in passages.enumerated() where passage != .kept {
      sectionChanges.append(change(.insert, place, new))
    }
  }

  private func change(
    _ kind: SectionChangeKind, _ section: Int, _ mappings: Mappings
  ) -> SectionChange {
    SectionChange(kind: kind, section: section, group: mappings.visibleGroups[section])
  }
}
