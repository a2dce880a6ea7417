/// Finds rows that moved from one group to another.
///
/// A key that stands in exactly one group before and in exactly one group after is the same row; a
/// key in several groups of a snapshot is not.
struct GroupCrossing {
  private struct Candidate {
    let old: Int
    let new: Int
    var isSingle = true
  }

  private var candidates: [RowKey: Candidate] = [:]

  /// Matches rows left over after each group was matched by itself.
  static func match(
    _ matching: inout RowMatching, _ old: [ShownRows], _ new: [ShownRows],
    in oldSnapshot: ViewSnapshot, _ newSnapshot: ViewSnapshot
  ) {
    var crossing = GroupCrossing()
    guard crossing.collect(matching, old, new) else { return }
    crossing.dropShared(in: oldSnapshot)
    crossing.dropShared(in: newSnapshot)
    for candidate in crossing.candidates.values where candidate.isSingle {
      matching.join(old: candidate.old, new: candidate.new)
    }
  }

  /// Collects the keys that are left over on both sides.
  private mutating func collect(
    _ matching: RowMatching, _ old: [ShownRows], _ new: [ShownRows]
  ) -> Bool {
    let filter = matching.filterOfNewRows(new)
    var leftOver: [RowKey: Int] = [:]
    for group in old {
      for row in 0..<group.count where !matching.isMatched[group.base &+ row] {
        let index = group.shown.index(ofRow: row)
        guard filter.mayContain(group.keys[index]) else { continue }
        let key = group.keys[index]
        if leftOver[key] == nil { leftOver[key] = group.base &+ row }
      }
    }
    guard !leftOver.isEmpty else { return false }
    for group in new {
      for row in 0..<group.count where matching.oldRows[group.base &+ row] < 0 {
        let key = group.key(row)
        if candidates[key] == nil, let oldRow = leftOver[key] {
          candidates[key] = Candidate(old: oldRow, new: group.base &+ row)
        }
      }
    }
    return !candidates.isEmpty
  }

  /// Drops the keys that stand in several groups of a snapshot.
  private mutating func dropShared(in snapshot: ViewSnapshot) {
    var filter = KeyFilter(count: candidates.count)
    for key in candidates.keys { filter.insert(key) }
    var homes: [RowKey: Int] = [:]
    homes.reserveCapacity(candidates.count)
    for (number, group) in snapshot.groups.enumerated() {
      for index in group.keys.indices where filter.mayContain(group.keys[index]) {
        let key = group.keys[index]
        guard candidates[key] != nil else { continue }
        if let home = homes.updateValue(number, forKey: key), home != number {
          candidates[key]?.isSingle = false
        }
      }
    }
  }
}

extension RowMatching {
  /// A filter of the keys of all new rows that have no old row yet.
  fileprivate func filterOfNewRows(_ new: [ShownRows]) -> KeyFilter {
    var filter = KeyFilter(count: oldRows.reduce(0) { $1 < 0 ? $0 &+ 1 : $0 })
    for group in new {
      for row in 0..<group.count where oldRows[group.base &+ row] < 0 {
        filter.insert(group.keys[group.shown.index(ofRow: row)])
      }
    }
    return filter
  }
}
