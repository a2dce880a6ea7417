/// Finds rows that moved from one group to another.
///
/// A key that stands in exactly one group before and in exactly one group after is the same row; a key in several
/// groups of a snapshot is not.
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
    var leftOver: [RowKey: Int] = [:]
    for group in old {
      for row in 0..<group.count where !matching.isMatched[group.base &+ row] {
        let key = group.key(row)
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
    var homes: [RowKey: Int] = [:]
    homes.reserveCapacity(candidates.count)
    for (number, group) in snapshot.groups.enumerated() {
      for key in group.keys where candidates[key] != nil {
        if let home = homes.updateValue(number, forKey: key), home != number {
          candidates[key]?.isSingle = false
        }
      }
    }
  }
}
