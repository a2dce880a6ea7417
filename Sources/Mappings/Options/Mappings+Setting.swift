extension Mappings {
  /// Changes the options of one group.
  ///
  /// Mappings with a rule accept every name; a fixed list knows its own only.
  mutating func set(
    _ group: GroupName, _ change: (inout GroupState) -> Void
  ) throws(MappingsError) {
    if let place = places[group] {
      change(&groups[place])
    } else if rule != nil {
      var state = state(of: group)
      change(&state)
      parked[group] = state
    } else {
      throw .unknownGroup(group, known: allGroups)
    }
  }

  /// Changes the options of every group that was ever named.
  mutating func setAll(_ change: (inout GroupState) -> Void) {
    for place in groups.indices { change(&groups[place]) }
    for name in parked.keys {
      guard var state = parked[name] else { continue }
      change(&state)
      parked[name] = state
    }
  }
}
