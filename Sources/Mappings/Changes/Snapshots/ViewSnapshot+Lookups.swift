extension ViewSnapshot {
  /// The key at a stored place, or nil for a place that does not exist.
  public func key(at place: GroupIndex) -> RowKey? {
    let keys = keys(ofGroup: place.group)
    return keys.indices.contains(place.index) ? keys[place.index] : nil
  }

  /// The key of a shown row, or nil for a place that is not shown.
  ///
  /// - Parameters:
  ///   - path: A place as `mappings` show it.
  ///   - mappings: Mappings that were updated for this snapshot.
  /// - Returns: The key, or nil.
  public func key(at path: RowPath, with mappings: Mappings) -> RowKey? {
    mappings.groupAndIndex(for: path).flatMap { key(at: $0) }
  }

  /// The first stored place of a key in a group, found by walking the group.
  public func place(ofKey key: RowKey, inGroup group: GroupName) -> GroupIndex? {
    keys(ofGroup: group).firstIndex(of: key).map { GroupIndex(group: group, index: $0) }
  }

  /// The path of a key of a group, or nil for a key that is not there or not shown.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - group: The group to walk.
  ///   - mappings: Mappings that were updated for this snapshot.
  /// - Returns: The path, or nil.
  public func rowPath(
    ofKey key: RowKey, inGroup group: GroupName, with mappings: Mappings
  ) -> RowPath? {
    place(ofKey: key, inGroup: group).flatMap {
      mappings.rowPath(forIndex: $0.index, inGroup: $0.group)
    }
  }

  /// The first shown path of a key, found by walking the groups of the mappings in order.
  public func rowPath(ofKey key: RowKey, with mappings: Mappings) -> RowPath? {
    for group in mappings.allGroups {
      if let path = rowPath(ofKey: key, inGroup: group, with: mappings) { return path }
    }
    return nil
  }
}
