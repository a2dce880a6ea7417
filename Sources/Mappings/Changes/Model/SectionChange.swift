/// What happens to a section.
public enum SectionChangeKind: String, Hashable, Sendable, CaseIterable {
  /// The section goes.
  case delete
  /// The section comes.
  case insert
}

/// A section that comes or goes.
public struct SectionChange: Hashable, Sendable {
  /// What happens.
  public var kind: SectionChangeKind
  /// The number of the section: the old one of a deleted section, the new one of an inserted
  /// section.
  public var section: Int
  /// The group of the section, or the consolidated name.
  public var group: GroupName

  /// Makes a change of a section.
  public init(kind: SectionChangeKind, section: Int, group: GroupName) {
    self.kind = kind
    self.section = section
    self.group = group
  }
}

/// A group that stays visible and stands in another order among the other groups.
///
/// A batch of changes knows no moved sections, so the section is among the section changes too,
/// once as deleted and once as inserted; its untouched rows have no change of their own. While the
/// groups are consolidated, the rows of the group move within the one section instead.
public struct GroupMove: Hashable, Sendable {
  /// The group.
  public var group: GroupName
  /// The old number of the group among the visible ones: of its section, unless consolidated.
  public var original: Int
  /// The new number of the group among the visible ones.
  public var final: Int

  /// Makes a move of a group.
  public init(group: GroupName, original: Int, final: Int) {
    self.group = group
    self.original = original
    self.final = final
  }
}
