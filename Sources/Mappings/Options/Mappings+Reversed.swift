extension Mappings {
  /// Whether groups that were never named are reversed; false at first.
  public var isReversedForAllGroups: Bool { defaults.isReversed }

  /// Whether a group is shown from its last row to its first.
  public func isReversed(forGroup group: GroupName) -> Bool {
    state(of: group).isReversed
  }

  /// Sets whether a group is shown from its last row to its first.
  ///
  /// The order of settings matters. Windows and dependencies are stored in the direction of the
  /// data: what is set while the group is reversed is translated then, and what was set before is
  /// not rewritten, so that it is read the other way round afterwards. Reverse first, and
  /// everything is as seen on the page.
  ///
  /// - Parameters:
  ///   - isReversed: True for last row first.
  ///   - group: A group of the list, or with a rule any name.
  /// - Throws: ``MappingsError/unknownGroup(_:known:)`` for a name outside a fixed list.
  public mutating func setIsReversed(
    _ isReversed: Bool, forGroup group: GroupName
  ) throws(MappingsError) {
    try set(group) { $0.isReversed = isReversed }
  }

  /// Sets the direction of all groups, also of those that appear later.
  ///
  /// Values set before for single groups are erased; values set afterwards hold.
  public mutating func setIsReversedForAllGroups(_ isReversed: Bool) {
    defaults.isReversed = isReversed
    setAll { $0.isReversed = isReversed }
  }
}
