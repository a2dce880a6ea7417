extension Mappings {
  /// The number of sections: 1 while consolidated (also without rows), else one for each visible
  /// group.
  public var numberOfSections: Int { visibleGroups.count }

  /// Whether no section shows a row.
  public var isEmpty: Bool { totalShown == 0 }

  /// The number of rows shown in all sections.
  public var numberOfItemsInAllGroups: Int { totalShown }

  /// The number of rows shown in a section; 0 for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    if isUsingConsolidatedGroup { return section == 0 ? totalShown : 0 }
    guard visible.indices.contains(section) else { return 0 }
    return groups[visible[section]].shownCount
  }

  /// The number of rows shown of a group; 0 for one that does not exist.
  ///
  /// While consolidated, the consolidated name stands for all groups.
  public func numberOfItems(inGroup group: GroupName) -> Int {
    if let state = listed(group) { return state.shownCount }
    return isConsolidated(group) ? totalShown : 0
  }

  /// The number of all rows of a group, shown or not; 0 for one that does not exist.
  public func fullCount(ofGroup group: GroupName) -> Int {
    listed(group)?.count ?? 0
  }

  /// The name of a section: its group, or the consolidated name; nil for a section that does not
  /// exist.
  public func group(forSection section: Int) -> GroupName? {
    visibleGroups.indices.contains(section) ? visibleGroups[section] : nil
  }

  /// The section of a group, or nil for a group that is not visible.
  ///
  /// While consolidated, 0 for every visible group and for the consolidated name.
  public func section(forGroup group: GroupName) -> Int? {
    if isUsingConsolidatedGroup {
      return isConsolidated(group) || listed(group)?.place != nil ? 0 : nil
    }
    return listed(group)?.place
  }

  /// The groups that a section shows, in order, as places in ``allGroups``; empty for a bad
  /// section.
  public func groupPlaces(inSection section: Int) -> ArraySlice<Int> {
    if isUsingConsolidatedGroup { return section == 0 ? visible[...] : [] }
    return visible.indices.contains(section) ? visible[section...section] : []
  }

  /// Whether `group` is the name of the one section that is in effect now.
  @inline(__always)
  func isConsolidated(_ group: GroupName) -> Bool {
    isUsingConsolidatedGroup && consolidatedNameInEffect == group
  }

  /// The name of the one section, kept until the next update even if the setting is changed before.
  @inline(__always)
  private var consolidatedNameInEffect: GroupName? { visibleGroups.first }
}
