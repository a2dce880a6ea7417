/// Which row shown before is which row shown after.
struct RowMatching {
  /// For each new row, counted over all groups, the old row that it is, or -1.
  private(set) var oldRows: [Int]
  /// For each old row whether it is a new row too.
  private(set) var isMatched: [Bool]
  private var table = KeyTable()

  init(oldCount: Int, newCount: Int) {
    oldRows = [Int](repeating: -1, count: newCount)
    isMatched = [Bool](repeating: false, count: oldCount)
  }

  mutating func join(old: Int, new: Int) {
    oldRows[new] = old
    isMatched[old] = true
  }

  /// Matches the rows that one group shows before and after.
  mutating func match(_ old: ShownRows, _ new: ShownRows) {
    var start = 0
    var oldEnd = old.count
    var newEnd = new.count
    // What both lists begin and end with needs no table.
    while start < oldEnd, start < newEnd, old.key(start) == new.key(start) {
      join(old: old.base &+ start, new: new.base &+ start)
      start &+= 1
    }
    while start < oldEnd, start < newEnd, old.key(oldEnd &- 1) == new.key(newEnd &- 1) {
      oldEnd &-= 1
      newEnd &-= 1
      join(old: old.base &+ oldEnd, new: new.base &+ newEnd)
    }
    guard start < oldEnd, start < newEnd else { return }
    table.fill(start..<oldEnd) { old.key($0) }
    for row in start..<newEnd {
      if let oldRow = table.take(new.key(row), key: { old.key($0) }) {
        join(old: old.base &+ oldRow, new: new.base &+ row)
      }
    }
  }
}
