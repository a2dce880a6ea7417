extension Mappings {
  /// The window of groups that were never named, as the reader sees it, or nil for none.
  public var rangeOptionsForAllGroups: RangeOptions? {
    defaults.isReversed ? defaults.range?.turned : defaults.range
  }

  /// The window of a group as it stands now, as the reader sees it, or nil for a group without one.
  public func rangeOptions(forGroup group: GroupName) -> RangeOptions? {
    let state = state(of: group)
    return state.isReversed ? state.range?.turned : state.range
  }

  /// Sets the window of a group; nil removes it.
  ///
  /// In a group that is reversed at this moment the pin is read as seen by the reader. After the
  /// first update the window is fitted at once and the visible groups are decided anew; a removal
  /// waits for the next update with that, though the counts of rows follow it at once.
  ///
  /// - Parameters:
  ///   - options: The window, made by ``RangeOptions/fixed(length:offset:from:)`` or
  ///     ``RangeOptions/flexible(length:offset:from:)``.
  ///   - group: A group of the list, or with a rule any name.
  /// - Throws: ``MappingsError/unknownGroup(_:known:)`` for a name outside a fixed list.
  public mutating func setRangeOptions(
    _ options: RangeOptions?, forGroup group: GroupName
  ) throws(MappingsError) {
    try set(group) { $0.take(options) }
    followRanges(removed: options == nil)
  }

  /// Removes the window of a group.
  ///
  /// - Parameter group: A group of the list, or with a rule any name.
  /// - Throws: ``MappingsError/unknownGroup(_:known:)`` for a name outside a fixed list.
  public mutating func removeRangeOptions(forGroup group: GroupName) throws(MappingsError) {
    try setRangeOptions(nil, forGroup: group)
  }

  /// Sets the window of all groups, also of those that appear later; nil removes all windows.
  ///
  /// Windows set before for single groups are erased; windows set afterwards hold. Each group has
  /// its own copy, which moves by itself. The pin is read as seen by the reader of each group at
  /// this moment.
  public mutating func setRangeOptionsForAllGroups(_ options: RangeOptions?) {
    defaults.range = defaults.isReversed ? options?.turned : options
    setAll { $0.take(options) }
    followRanges(removed: options == nil)
  }

  private mutating func followRanges(removed: Bool) {
    guard snapshotOfLastUpdate != nil else { return }
    if removed {
      countRowsBefore()
    } else {
      decideVisibility()
    }
  }
}

extension GroupState {
  /// Takes a window as the reader sees it, fitted if the group was counted.
  fileprivate mutating func take(_ options: RangeOptions?) {
    range = isReversed ? options?.turned : options
    requestedRange = range
    clampWindow()
  }
}
