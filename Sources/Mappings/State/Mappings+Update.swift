extension Mappings {
  /// Takes new counts for a fixed list: which rows exist now.
  ///
  /// Windows are fitted to the counts, then the visible groups and the consolidation are decided
  /// anew.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each group, in the order of ``allGroups``.
  ///   - snapshot: The number of the state of the data; without one, the last number plus 1.
  /// - Throws: ``MappingsError`` for negative counts, a wrong number of them, or mappings with a
  ///   rule.
  public mutating func update(counts: [Int], snapshot: UInt64? = nil) throws(MappingsError) {
    guard rule == nil else {
      throw .wrongKindOfUpdate(
        "these mappings choose their groups by a rule; valid is an update with groups")
    }
    guard counts.count == groups.count else {
      throw .wrongNumberOfCounts(given: counts.count, groups: groups.count)
    }
    for count in counts { try requireNotNegative("the number of rows of a group", count) }
    for place in groups.indices { groups[place].count = counts[place] }
    finishUpdate(snapshot: snapshot, keepingWindows: false)
  }

  /// Takes new counts by name for a fixed list; a group without a count has no rows.
  ///
  /// - Parameters:
  ///   - counts: The number of rows by group; groups outside the list are ignored.
  ///   - snapshot: The number of the state of the data; without one, the last number plus 1.
  /// - Throws: ``MappingsError`` for negative counts or mappings with a rule.
  public mutating func update(
    counts: [GroupName: Int], snapshot: UInt64? = nil
  ) throws(MappingsError) {
    try update(counts: allGroups.map { counts[$0] ?? 0 }, snapshot: snapshot)
  }

  /// Takes all groups that exist now, with their counts.
  ///
  /// A rule chooses from them and orders them; a fixed list takes its own groups and leaves the
  /// others alone.
  ///
  /// - Parameters:
  ///   - groups: Every group of the view, each one once.
  ///   - snapshot: The number of the state of the data; without one, the last number plus 1.
  /// - Throws: ``MappingsError`` for a group listed twice or a negative count.
  public mutating func update(
    groups: [GroupCount], snapshot: UInt64? = nil
  ) throws(MappingsError) {
    try takeCounts(of: groups)
    finishUpdate(snapshot: snapshot, keepingWindows: false)
  }

  /// Takes the list (where a rule chooses it) and the counts, and nothing else.
  mutating func takeCounts(of listing: [GroupCount]) throws(MappingsError) {
    for group in listing { try requireNotNegative("the number of rows of a group", group.count) }
    if rule == nil, listing.count == groups.count,
      listing.indices.allSatisfy({ listing[$0].name == groups[$0].name })
    {
      for place in groups.indices { groups[place].count = listing[place].count }
      return
    }
    let found = try Self.places(of: listing.map(\.name))
    if let rule {
      try takeList(rule.list(from: listing))
    } else {
      for place in groups.indices {
        groups[place].count = found[groups[place].name].map { listing[$0].count } ?? 0
      }
    }
  }

  /// Replaces the list of groups; options of groups that leave wait for their return.
  private mutating func takeList(_ list: [GroupCount]) throws(MappingsError) {
    let names = list.map(\.name)
    if names != allGroups {
      let next = names.map { state(of: $0) }
      for var group in groups {
        group.forgetCount()
        parked[group.name] = group
      }
      for name in names { parked[name] = nil }
      places = try Self.places(of: names)
      groups = next
      allGroups = names
      if let name = consolidation?.name, places[name] != nil { consolidation = nil }
    }
    for (place, group) in list.enumerated() { groups[place].count = group.count }
  }

  /// Fits the windows, unless a change set will move them itself, and decides what is visible.
  mutating func finishUpdate(snapshot: UInt64?, keepingWindows: Bool) {
    let isFirst = snapshotOfLastUpdate == nil
    snapshotOfLastUpdate = snapshot ?? snapshotOfLastUpdate.map { $0 &+ 1 } ?? 0
    if isFirst || !keepingWindows {
      for place in groups.indices { groups[place].clampWindow() }
    }
    decideVisibility()
  }
}

extension Mappings {
  /// Takes all groups with their counts and leaves every window as it is.
  ///
  /// This is the first half of computing changes; the second half moves the windows.
  package mutating func updateKeepingWindows(
    groups: [GroupCount], snapshot: UInt64? = nil
  ) throws(MappingsError) {
    try takeCounts(of: groups)
    finishUpdate(snapshot: snapshot, keepingWindows: true)
  }
}
