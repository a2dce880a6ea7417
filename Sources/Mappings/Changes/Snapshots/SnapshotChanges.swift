/// Tells the changes between two snapshots, each seen through its own mappings.
///
/// Only the shown lists are compared: windows, directions, consolidation and their settings may all
/// differ.
struct SnapshotChanges {
  private let plan: SectionPlan
  private let old: [ShownRows]
  private let new: [ShownRows]
  private let content: ContentChanges
  private var matching: RowMatching
  /// For each new group the offsets of the neighbours that its rows are drawn with.
  private let dependencies: [[Int]]
  /// For each new row whether it stays where it is among its neighbours.
  private var isKept: [Bool]

  init(
    from oldMappings: Mappings, _ oldSnapshot: ViewSnapshot, to newMappings: Mappings,
    _ newSnapshot: ViewSnapshot, content: ContentChanges
  ) throws(MappingsError) {
    guard oldMappings.snapshotOfLastUpdate != nil, newMappings.snapshotOfLastUpdate != nil else {
      throw .neverUpdated
    }
    // Within one section the rows themselves tell what moved.
    plan = SectionPlan(from: oldMappings, to: newMappings) { _ in 1 }
    old = try ShownRows.all(of: oldMappings, in: oldSnapshot)
    new = try ShownRows.all(of: newMappings, in: newSnapshot)
    self.content = content
    dependencies = new.map { oldMappings.state(of: $0.group).dependencies }
    let newCount = new.last.map { $0.base &+ $0.count } ?? 0
    matching = RowMatching(
      oldCount: old.last.map { $0.base &+ $0.count } ?? 0, newCount: newCount)
    isKept = [Bool](repeating: false, count: newCount)
    for (place, newPlace) in plan.newPlaces.enumerated() {
      if let newPlace { matching.match(old[place], new[newPlace]) }
    }
    GroupCrossing.match(&matching, old, new, in: oldSnapshot, newSnapshot)
    findKept()
  }

  // MARK: Moves

  /// Keeps as many rows as possible; those that remain moved.
  private mutating func findKept() {
    if plan.isReplaced { return }
    if plan.isConsolidated {
      keepRows(in: 0..<isKept.count, from: 0..<matching.isMatched.count)
      return
    }
    for (place, newPlace) in plan.newPlaces.enumerated() {
      guard let newPlace else { continue }
      let rows = new[newPlace]
      let oldRows = old[place]
      keepRows(
        in: rows.base..<(rows.base &+ rows.count),
        from: oldRows.base..<(oldRows.base &+ oldRows.count))
    }
  }

  private mutating func keepRows(in section: Range<Int>, from oldSection: Range<Int>) {
    var values: [Int] = []
    values.reserveCapacity(section.count)
    var isRising = true
    var last = -1
    for row in section where oldSection.contains(matching.oldRows[row]) {
      let value = matching.oldRows[row]
      if value < last { isRising = false }
      last = value
      values.append(value)
      isKept[row] = true
    }
    if isRising { return }
    let marks = RisingSubsequence.longest(of: values)
    var next = 0
    for row in section where isKept[row] {
      isKept[row] = marks[next]
      next &+= 1
    }
  }

  // MARK: Telling

  /// The change set: deleted rows in old order, then the others in new order.
  func changeSet() -> ChangeSet {
    var changes: [RowChange] = []
    let deletes = matching.isMatched.reduce(0) { $1 ? $0 : $0 &+ 1 }
    let others = isKept.reduce(0) { $1 ? $0 : $0 &+ 1 }
    changes.reserveCapacity(deletes &+ others &+ others / 4)
    for group in old {
      for row in 0..<group.count where !matching.isMatched[group.base &+ row] {
        changes.append(
          RowChange(
            kind: .delete, flags: .whole, key: group.key(row), original: group.place(row),
            final: nil))
      }
    }
    var oldGroup = 0
    for (place, group) in new.enumerated() {
      let isMoved = plan.passages[place] == .moved && !plan.isConsolidated
      for row in 0..<group.count {
        let oldRow = matching.oldRows[group.base &+ row]
        if oldRow < 0 {
          changes.append(
            RowChange(
              kind: .insert, flags: .whole, key: group.key(row), original: nil,
              final: group.place(row)))
          continue
        }
        oldGroup = self.oldGroup(of: oldRow, near: oldGroup)
        let before = old[oldGroup]
        let flags = flags(before, oldRow &- before.base, group, row, dependencies[place])
        let isKept = isKept[group.base &+ row]
        if isKept, flags.isEmpty { continue }
        changes.append(
          RowChange(
            kind: isKept && !isMoved ? .update : .move, flags: flags, key: group.key(row),
            original: before.place(oldRow &- before.base), final: group.place(row)))
      }
    }
    return ChangeSet(
      sectionChanges: plan.sectionChanges, rowChanges: changes, groupMoves: plan.groupMoves)
  }

  /// The old group that shows a row; mostly the one that showed the row asked for before.
  private func oldGroup(of row: Int, near guess: Int) -> Int {
    if row >= old[guess].base, row < old[guess].base &+ old[guess].count { return guess }
    var low = 0
    var high = old.count &- 1
    while low < high {
      let middle = (low &+ high &+ 1) / 2
      if old[middle].base <= row { low = middle } else { high = middle &- 1 }
    }
    return low
  }

  private func flags(
    _ before: ShownRows, _ oldRow: Int, _ after: ShownRows, _ newRow: Int, _ dependencies: [Int]
  ) -> ChangeFlags {
    let oldIndex = before.shown.index(ofRow: oldRow)
    let newIndex = after.shown.index(ofRow: newRow)
    var flags = content.flags(after.keys[newIndex], before, oldIndex, after, newIndex)
    if dependencies.contains(where: { offset in
      neighbourDiffers(before, oldIndex, after, newIndex, offset)
    }) {
      flags.insert(.dependency)
    }
    return flags
  }

  /// Whether the neighbour that a row is drawn with is another one than before, or changed.
  private func neighbourDiffers(
    _ before: ShownRows, _ oldIndex: Int, _ after: ShownRows, _ newIndex: Int, _ offset: Int
  ) -> Bool {
    let old = oldIndex.addingClamped(offset)
    let new = newIndex.addingClamped(offset)
    let hadOne = before.keys.indices.contains(old)
    guard hadOne == after.keys.indices.contains(new) else { return true }
    guard hadOne else { return false }
    guard before.keys[old] == after.keys[new] else { return true }
    return !content.flags(after.keys[new], before, old, after, new).isEmpty
  }
}

extension ShownRows {
  /// Where a row, counted from the first shown one, is shown.
  fileprivate func place(_ row: Int) -> RowPlace {
    RowPlace(group: shown.name, path: shown.path(of: shown.index(ofRow: row)))
  }
}
