import Mappings

/// The rows of one group that a section shows, in their window and direction.
///
/// A normal section has one run; a consolidated section has one for each section it stands for. A
/// run of a million rows takes no more memory than one of three, unless rows are hidden (three bits
/// a row at most) or rules choose their prototypes (two bytes a row).
public struct RowRun: Hashable, Sendable {
  private let name: GroupName
  /// Number of rows in the window, hidden ones included.
  public let count: Int
  /// Number of rows cut off above the window, as seen on the page.
  public let earlier: Int
  /// Number of rows cut off below the window, as seen on the page.
  public let more: Int
  /// What draws the rows for which ``cells`` says nothing.
  public let cell: CellIdentifier
  /// What draws each row, where rules choose.
  public let cells: CellChoices?
  /// The rows, by their places in the window, that are there and not drawn.
  public let hidden: RowSet
  /// Whether a line says how many rows are cut off above.
  public let showsEarlier: Bool
  /// Whether a line says how many rows are cut off below.
  public let showsMore: Bool
  /// Whether the run draws nothing; its rows count all the same.
  public let isHidden: Bool

  /// A run of `count` rows; a negative number is none.
  public init(
    group: String, count: Int, earlier: Int = 0, more: Int = 0, cell: CellIdentifier = .row,
    cells: CellChoices? = nil, hidden: RowSet = RowSet(), showsEarlier: Bool = true,
    showsMore: Bool = true, isHidden: Bool = false
  ) {
    name = GroupName(group)
    self.count = max(count, 0)
    self.earlier = max(earlier, 0)
    self.more = max(more, 0)
    self.cell = cell
    self.cells = cells
    self.hidden = hidden
    self.showsEarlier = showsEarlier
    self.showsMore = showsMore
    self.isHidden = isHidden
  }

  /// The group of the mappings that the rows belong to.
  public var group: String { name.text }

  /// Number of rows that are drawn.
  public var shown: Int { isHidden ? 0 : count - hidden.count(below: count) }

  /// Whether the row at a place in the window is hidden; nil out of range.
  public func isHidden(at place: Int) -> Bool? {
    (0..<count).contains(place) ? isHidden || hidden.contains(place) : nil
  }

  /// What draws the row at a place in the window; nil out of range.
  public func cell(at place: Int) -> CellIdentifier? {
    guard (0..<count).contains(place) else { return nil }
    return cells?.cell(at: place) ?? cell
  }

  /// The place among the drawn rows of the row at a place in the window; nil for a hidden row and
  /// out of range.
  public func shownPlace(of place: Int) -> Int? {
    isHidden(at: place) == false ? place - hidden.count(below: place) : nil
  }

  /// The place in the window of a drawn row; nil out of range.
  public func place(ofShown place: Int) -> Int? {
    (0..<shown).contains(place) ? hidden.gap(place) : nil
  }

  /// The place in the window of the drawn row nearest to a place: itself, or the next one where
  /// two are as near; nil where no row is drawn and out of range.
  public func nearestShown(to place: Int) -> Int? {
    guard !isHidden, (0..<count).contains(place) else { return nil }
    let next = hidden.first(from: place, below: count, isMember: false)
    return next == place ? place : place.nearer(of: hidden.lastGap(before: place), next)
  }

  /// Hands out the drawn rows in order, as stretches of neighbours with one prototype.
  ///
  /// - Parameter body: takes the places of a stretch in the window, and what draws its rows
  /// - Throws: what `body` throws
  public func forEachStretch<Failure: Error>(
    _ body: (_ places: Range<Int>, _ cell: CellIdentifier) throws(Failure) -> Void
  ) throws(Failure) {
    guard !isHidden else { return }
    var start = 0
    while let first = hidden.first(from: start, below: count, isMember: false) {
      let end = hidden.first(from: first, below: count, isMember: true) ?? count
      start = first
      while start < end {
        let next = cells?.end(from: start, below: end) ?? end
        try body(start..<next, cell(at: start) ?? cell)
        start = next
      }
    }
  }
}
