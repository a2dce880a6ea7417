/// All changes between two states of mappings, for one batch.
///
/// Deleted sections, deleted rows and the origins of moves are named by their old numbers, inserted
/// sections, inserted rows and the targets of moves by their new ones; no place is named twice in
/// either. What is left when the deleted and moved rows of a section are taken away are the new
/// rows without the inserted and moved ones, in the same order. Rows of deleted and inserted
/// sections have their changes too.
public struct ChangeSet: Hashable, Sendable {
  /// The sections that go, by rising old number, then those that come, by rising new number.
  public var sectionChanges: [SectionChange]
  /// The changes of rows; from snapshots in reading order (deletes first), from a log in its order.
  public var rowChanges: [RowChange]
  /// The groups whose order among the visible groups changed, by rising new number.
  public var groupMoves: [GroupMove]

  /// Makes a change set from its parts.
  public init(
    sectionChanges: [SectionChange] = [], rowChanges: [RowChange] = [],
    groupMoves: [GroupMove] = []
  ) {
    self.sectionChanges = sectionChanges
    self.rowChanges = rowChanges
    self.groupMoves = groupMoves
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { sectionChanges.isEmpty && rowChanges.isEmpty }

  /// The largest number of row changes that one change set may hold.
  static let limit = 1 << 26
}
