extension Mappings {
  /// The neighbours that rows of a never named group are drawn with, as the reader sees them.
  public var cellDrawingDependencyOffsetsForAllGroups: [Int] {
    defaults.isReversed ? turned(defaults.dependencies) : defaults.dependencies
  }

  /// The neighbours that rows of a group are drawn with, as the reader sees them, in rising order.
  public func cellDrawingDependencyOffsets(forGroup group: GroupName) -> [Int] {
    let state = state(of: group)
    return state.isReversed ? turned(state.dependencies) : state.dependencies
  }

  /// Sets the neighbours that the rows of a group are drawn with.
  ///
  /// The offset -1 says that a row is drawn using the row before it, so that a change there means
  /// that it must be drawn anew. In a group that is reversed at this moment, offsets are read as
  /// seen by the reader.
  ///
  /// - Parameters:
  ///   - offsets: Distances in rows; 0 and repetitions are dropped.
  ///   - group: A group of the list, or with a rule any name.
  /// - Throws: ``MappingsError`` for a name outside a fixed list, or the offset `Int.min`.
  public mutating func setCellDrawingDependencyOffsets(
    _ offsets: [Int], forGroup group: GroupName
  ) throws(MappingsError) {
    let sorted = try sortedOffsets(offsets)
    try set(group) { $0.dependencies = $0.isReversed ? turned(sorted) : sorted }
  }

  /// Sets the one neighbour that the rows of a group are drawn with; 0 for none.
  ///
  /// - Parameters:
  ///   - offset: The distance in rows, -1 for the row before.
  ///   - group: A group of the list, or with a rule any name.
  /// - Throws: ``MappingsError`` for a name outside a fixed list, or the offset `Int.min`.
  public mutating func setCellDrawingDependencyForNeighboringCell(
    offset: Int, forGroup group: GroupName
  ) throws(MappingsError) {
    try setCellDrawingDependencyOffsets([offset], forGroup: group)
  }

  /// Sets the neighbours for all groups, also for those that appear later.
  ///
  /// Offsets set before for single groups are erased; offsets set afterwards hold.
  ///
  /// - Parameter offsets: Distances in rows; 0 and repetitions are dropped.
  /// - Throws: ``MappingsError/tooSmall(what:value:lowest:)`` for the offset `Int.min`.
  public mutating func setCellDrawingDependencyOffsetsForAllGroups(
    _ offsets: [Int]
  ) throws(MappingsError) {
    let sorted = try sortedOffsets(offsets)
    defaults.dependencies = defaults.isReversed ? turned(sorted) : sorted
    setAll { $0.dependencies = $0.isReversed ? turned(sorted) : sorted }
  }
}

private func sortedOffsets(_ offsets: [Int]) throws(MappingsError) -> [Int] {
  // Int.min has no opposite number.
  if offsets.contains(.min) {
    throw .tooSmall(what: "a dependency offset", value: .min, lowest: .min + 1)
  }
  return Set(offsets).subtracting([0]).sorted()
}

private func turned(_ offsets: [Int]) -> [Int] {
  offsets.reversed().map { 0 &- $0 }
}
