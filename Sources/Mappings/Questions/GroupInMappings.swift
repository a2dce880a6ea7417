/// What mappings know of one group: its options and what is shown of it.
///
/// It is a view of the mappings as they were when it was asked for, and is read only; the setters
/// of ``Mappings`` change options, since they can refuse a value.
public struct GroupInMappings: Sendable {
  private let mappings: Mappings
  /// The group.
  public let name: GroupName

  init(_ mappings: Mappings, _ name: GroupName) {
    self.mappings = mappings
    self.name = name
  }

  /// Whether its section goes when it shows no row.
  public var isDynamic: Bool { mappings.isDynamicSection(forGroup: name) }

  /// Whether it is shown from its last row to its first.
  public var isReversed: Bool { mappings.isReversed(forGroup: name) }

  /// Its window as the reader sees it, with the length that it has now; nil for all rows.
  public var range: RangeOptions? { mappings.rangeOptions(forGroup: name) }

  /// Where its window stands, as the reader sees it.
  public var rangePosition: RangePosition { mappings.rangePosition(forGroup: name) }

  /// The neighbours that its rows are drawn with, as the reader sees them, in rising order.
  public var dependencies: [Int] { mappings.cellDrawingDependencyOffsets(forGroup: name) }

  /// The number of its section, or nil while it is not visible.
  public var section: Int? { mappings.section(forGroup: name) }

  /// The number of rows shown of it, 0 for a group that does not exist.
  public var numberOfItems: Int { mappings.numberOfItems(inGroup: name) }

  /// The number of all its rows, shown or not, 0 for a group that does not exist.
  public var fullCount: Int { mappings.fullCount(ofGroup: name) }
}

extension Mappings {
  /// What is known of a group; a name that no list holds has the options of groups never named and
  /// shows nothing.
  public subscript(group: GroupName) -> GroupInMappings {
    GroupInMappings(self, group)
  }
}
