import Mappings

/// The changes of the rows that a section draws, before and after.
struct SectionRowChanges {
  private let group: GroupName
  private let oldNumber: Int
  private let newNumber: Int
  /// Whether the section itself moves; then a row that stays and changes is told as a move, since
  /// its old section goes.
  private let sectionMoves: Bool
  private(set) var changes: [RowChange] = []
  private var oldRow = 0
  private var newRow = 0

  /// Compares the rows of a section that was `old` and is `new`.
  init(
    _ old: Section, at oldNumber: Int, _ new: Section, at newNumber: Int, sectionMoves: Bool
  ) {
    group = new.name ?? ""
    self.oldNumber = oldNumber
    self.newNumber = newNumber
    self.sectionMoves = sectionMoves
    guard !old.isHidden, !new.isHidden else { return }
    compareFixed(old.before, old, new.before, new)
    var isSummaryChanged = false
    switch (old.content, new.content) {
    case (.fixed(let before), .fixed(let after)):
      compareFixed(before, old, after, new)
    case (.rows(let before), .rows(let after)):
      let around = changes.count
      add(RowComparison(before, of: old, after, of: new), newCount: after.shownCount)
      isSummaryChanged = changes[around...].contains { $0.kind != .move || !$0.flags.isEmpty }
      compareFixed(old.note.map { [$0] } ?? [], old, new.note.map { [$0] } ?? [], new)
    default:
      // Data is no change here: runs that differ are drawn anew with their section.
      guard let oldEnd = old.firstRowBelowData, let newEnd = new.firstRowBelowData else { return }
      (oldRow, newRow) = (oldEnd, newEnd)
    }
    compareFixed(old.after, old, new.after, new)
    if isSummaryChanged, new.hasSummary {
      add(sectionMoves ? .move : .update, .dependency, nil, 0, 0)
    }
  }

  private mutating func compareFixed(
    _ old: [Row], _ oldSection: Section, _ new: [Row], _ newSection: Section
  ) {
    guard !(old.isEmpty && new.isEmpty) else { return }
    let before = old.drawn
    let after = new.drawn
    add(
      RowComparison(before, of: oldSection, after, of: newSection), newCount: after.count)
  }

  /// Adds the changes of some rows that stand together, and goes on behind them.
  private mutating func add(_ comparison: RowComparison, newCount: Int) {
    let difference = OrderDifference(
      comparison.rows.map(\.item), oldCount: comparison.oldCount)
    for (row, isMoved) in zip(comparison.rows, difference.isMoved) {
      let flags: ChangeFlags = row.isChanged ? .object : []
      switch (row.item.old, row.item.new) {
      case (let old?, nil):
        add(.delete, [.object, .metadata], row.key, old, nil)
      case (nil, let new?):
        add(.insert, [.object, .metadata], row.key, nil, new)
      case (let old?, let new?) where isMoved || (row.isChanged && sectionMoves):
        add(.move, flags, row.key, old, new)
      case (let old?, let new?) where row.isChanged:
        add(.update, flags, row.key, old, new)
      default:
        break
      }
    }
    for move in difference.otherMoves {
      add(.move, [], comparison.key(move.old), move.old, move.new)
    }
    oldRow += comparison.oldCount
    newRow += newCount
  }

  private mutating func add(
    _ kind: RowChangeKind, _ flags: ChangeFlags, _ key: RowKey?, _ old: Int?, _ new: Int?
  ) {
    changes.append(
      RowChange(
        kind: kind, flags: flags, key: key,
        original: old.map {
          RowPlace(group: group, path: RowPath(section: oldNumber, row: oldRow + $0))
        },
        final: new.map {
          RowPlace(group: group, path: RowPath(section: newNumber, row: newRow + $0))
        }))
  }
}
