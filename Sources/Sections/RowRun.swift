/// The rows of one group that a section shows, in their window and direction.
///
/// A normal section has one run; a consolidated section has one for each section it stands for.
public struct RowRun: Hashable, Sendable {
  /// The group of the mappings that the rows belong to.
  public let group: String
  /// Number of rows in the window, hidden ones included.
  public let count: Int
  /// Number of rows cut off above the window, as seen on the page.
  public let earlier: Int
  /// Number of rows cut off below the window, as seen on the page.
  public let more: Int
  /// What draws the rows.
  public let cell: CellIdentifier
  /// Whether a line says how many rows are cut off above.
  public let showsEarlier: Bool
  /// Whether a line says how many rows are cut off below.
  public let showsMore: Bool
  /// Whether the run draws nothing; its rows count all the same.
  public let isHidden: Bool

  /// A run of `count` rows.
  public init(
    group: String, count: Int, earlier: Int = 0, more: Int = 0, cell: CellIdentifier = .row,
    showsEarlier: Bool = true, showsMore: Bool = true, isHidden: Bool = false
  ) {
    self.group = group
    self.count = count
    self.earlier = earlier
    self.more = more
    self.cell = cell
    self.showsEarlier = showsEarlier
    self.showsMore = showsMore
    self.isHidden = isHidden
  }
}
