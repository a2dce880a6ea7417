/// A group with the number of its rows.
public struct GroupCount: Hashable, Sendable {
  /// The group.
  public var name: GroupName
  /// The number of all its rows, shown or not.
  public var count: Int

  /// Makes a pair of a group and its number of rows.
  public init(_ name: GroupName, _ count: Int) {
    self.name = name
    self.count = count
  }
}
