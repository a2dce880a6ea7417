/// A place in a group as stored, whatever window or direction it is shown with.
public struct GroupIndex: Hashable, Sendable {
  /// The group.
  public var group: GroupName
  /// The place in the group, counted from 0.
  public var index: Int

  /// Makes a place from a group and a number.
  public init(group: GroupName, index: Int) {
    self.group = group
    self.index = index
  }
}
