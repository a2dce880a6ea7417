/// One thing that a section draws, with the rows that it takes among all that the section draws.
public struct PlacedItem: Hashable, Sendable {
  /// What is drawn.
  public let item: SectionItem
  /// The place of its first row among all rows that the section draws.
  public let firstRow: Int
  /// The number of its rows: those of a run that are drawn, else 1.
  public let count: Int
}
