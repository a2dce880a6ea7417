/// The rows of one group, in stored order.
public struct GroupRows: Hashable, Sendable {
  /// The group.
  public var name: GroupName
  /// The keys of all its rows, shown or not.
  public var keys: [RowKey]

  /// Makes the rows of a group.
  public init(name: GroupName, keys: [RowKey]) {
    self.name = name
    self.keys = keys
  }
}

/// The keys of all rows of a view at one time.
///
/// A key should stand once in a group. A key that stands in several groups is matched within each
/// group by itself; repetitions within a group are matched in their order.
public struct ViewSnapshot: Sendable {
  /// The groups with their rows.
  public let groups: [GroupRows]
  let places: [GroupName: Int]

  /// Makes a snapshot.
  ///
  /// - Parameter groups: The groups with their rows, each one once, in any order.
  /// - Throws: ``MappingsError/duplicateGroup(_:)``.
  public init(groups: [GroupRows]) throws(MappingsError) {
    places = try Mappings.places(of: groups.map(\.name))
    self.groups = groups
  }

  /// A snapshot of groups that are known to be different.
  init(distinct groups: [GroupRows]) {
    self.groups = groups
    places = Dictionary(zip(groups.map(\.name), groups.indices)) { first, _ in first }
  }

  /// The keys of a group in stored order; none for a group that the snapshot does not hold.
  public func keys(ofGroup group: GroupName) -> [RowKey] {
    places[group].map { groups[$0].keys } ?? []
  }

  /// The keys of a group that most likely stands at `guess`.
  @inline(__always)
  func keys(ofGroup group: GroupName, near guess: Int) -> [RowKey] {
    if guess < groups.count, groups[guess].name == group { return groups[guess].keys }
    return keys(ofGroup: group)
  }

  /// The number of rows of each group, as an update of mappings takes it.
  public var counts: [GroupCount] {
    groups.map { GroupCount($0.name, $0.keys.count) }
  }
}
