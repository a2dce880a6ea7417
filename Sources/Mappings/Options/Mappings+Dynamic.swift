extension Mappings {
  /// Whether groups without a setting of their own are dynamic; false at first.
  public var isDynamicSectionForAllGroups: Bool { defaults.isDynamic }

  /// Whether the section of a group goes when the group shows no row.
  public func isDynamicSection(forGroup group: GroupName) -> Bool {
    state(of: group).isDynamic
  }

  /// Sets whether the section of a group goes when the group shows no row; works from the next
  /// update on.
  ///
  /// - Parameters:
  ///   - isDynamic: True to let the section go, false to keep it.
  ///   - group: A group of the list, or with a rule any name.
  /// - Throws: ``MappingsError/unknownGroup(_:known:)`` for a name outside a fixed list.
  public mutating func setIsDynamicSection(
    _ isDynamic: Bool, forGroup group: GroupName
  ) throws(MappingsError) {
    try set(group) { $0.isDynamic = isDynamic }
  }

  /// Sets for all groups, also those that appear later, whether their sections go when they show no
  /// row.
  ///
  /// Values set before for single groups are erased; values set afterwards hold.
  public mutating func setIsDynamicSectionForAllGroups(_ isDynamic: Bool) {
    defaults.isDynamic = isDynamic
    setAll { $0.isDynamic = isDynamic }
  }
}
