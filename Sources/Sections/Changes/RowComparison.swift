import Mappings

/// A row of two lists that may differ between them.
struct ComparedRow {
  var key: RowKey?
  var item: ListItem
  /// Whether it is drawn otherwise than before.
  var isChanged = false
}

/// The rows of two lists that may differ between them; all others are shown in both, in the same
/// order and drawn alike.
struct RowComparison {
  var rows: [ComparedRow] = []
  /// The number of rows shown before.
  let oldCount: Int
  /// The list before; nil for fixed rows, which are all given.
  private var oldList: RowList?

  /// The key of a row that was not given, by its place before.
  func key(_ place: Int) -> RowKey? { oldList?.key(atShown: place) }

  /// Compares the shown rows of two lists.
  init(_ old: RowList, of oldSection: Section, _ new: RowList, of newSection: Section) {
    oldCount = old.shownCount
    oldList = old
    let isShared = EditHistory.isShared(old.history, new.history)
    let cellsStay = oldSection.cells == newSection.cells
    if cellsStay, old.tree.root === new.tree.root { return }
    let isChanged = { (before: RowNode, after: RowNode) in
      before.row != after.row
        || after.row.reloadMark.isNew(since: before.row.reloadMark)
        || (!cellsStay && oldSection.cell(of: before.row) != newSection.cell(of: after.row))
    }
    if cellsStay, isShared {
      compareEdited(old, new, isChanged)
    } else {
      compareAll(old, new, isChanged)
    }
  }

  /// Looks at the rows alone that were edited since the lists were one.
  private mutating func compareEdited(
    _ old: RowList, _ new: RowList, _ isChanged: (RowNode, RowNode) -> Bool
  ) {
    for key in EditHistory.candidates(old.history, new.history) {
      let before = old.tree.find(key).flatMap { $0.node.row.isHidden ? nil : $0 }
      let after = new.tree.find(key).flatMap { $0.node.row.isHidden ? nil : $0 }
      guard before != nil || after != nil else { continue }
      var row = ComparedRow(key: key, item: ListItem(old: before?.shown, new: after?.shown))
      if let before, let after { row.isChanged = isChanged(before.node, after.node) }
      rows.append(row)
    }
  }

  /// Looks at all rows between those that both lists begin and end with.
  private mutating func compareAll(
    _ old: RowList, _ new: RowList, _ isChanged: (RowNode, RowNode) -> Bool
  ) {
    let before = old.shownRows.nodes
    let after = new.shownRows.nodes
    func isSame(_ old: RowNode, _ new: RowNode) -> Bool {
      old.key == new.key && !isChanged(old, new)
    }
    var start = 0
    while start < min(before.count, after.count), isSame(before[start], after[start]) {
      start &+= 1
    }
    var oldEnd = before.count
    var newEnd = after.count
    while oldEnd > start, newEnd > start, isSame(before[oldEnd &- 1], after[newEnd &- 1]) {
      oldEnd &-= 1
      newEnd &-= 1
    }
    var places: [RowKey: Int] = [:]
    places.reserveCapacity(newEnd - start)
    for place in start..<newEnd {
      places[after[place].key] = rows.count
      rows.append(ComparedRow(key: after[place].key, item: ListItem(new: place)))
    }
    for place in start..<oldEnd {
      if let row = places[before[place].key], let new = rows[row].item.new {
        rows[row].item.old = place
        rows[row].isChanged = isChanged(before[place], after[new])
      } else {
        rows.append(ComparedRow(key: before[place].key, item: ListItem(old: place)))
      }
    }
  }

  /// Compares fixed rows: known by their keys, or by what they draw, each as often as it stands.
  init(_ old: [Row], of oldSection: Section, _ new: [Row], of newSection: Section) {
    oldCount = old.count
    var places: [FixedRowIdentity: Int] = [:]
    for (place, identity) in FixedRowIdentity.all(of: new).enumerated() {
      places[identity] = place
      rows.append(ComparedRow(key: new[place].identity, item: ListItem(new: place)))
    }
    for (place, identity) in FixedRowIdentity.all(of: old).enumerated() {
      let before = old[place]
      guard let found = places[identity] else {
        rows.append(ComparedRow(key: before.identity, item: ListItem(old: place)))
        continue
      }
      let after = new[found]
      rows[found].item.old = place
      rows[found].isChanged =
        before != after || after.reloadMark.isNew(since: before.reloadMark)
        || oldSection.cell(of: before) != newSection.cell(of: after)
    }
  }
}
