import Mappings

/// One section as shown: its name and its rows in order.
struct ShownSection: Equatable {
  var group: String
  var rows: [String]
}

/// The rules that a batch of changes obeys, checked by carrying it out.
enum BatchRules {
  /// What is wrong with `changes` as the way from `before` to `after`; empty if nothing.
  static func faults(
    _ changes: ChangeSet, from before: [ShownSection], to after: [ShownSection]
  ) -> [String] {
    var faults: [String] = []
    let deleted = changes.sectionChanges.filter { $0.kind == .delete }
    let inserted = changes.sectionChanges.filter { $0.kind == .insert }
    check(deleted, against: before, &faults)
    check(inserted, against: after, &faults)
    let gone = Set(deleted.map(\.section))
    let come = Set(inserted.map(\.section))
    var pairs = Array(
      zip(
        before.indices.filter { !gone.contains($0) },
        after.indices.filter { !come.contains($0) }))
    if before.count - gone.count != after.count - come.count {
      return faults + ["the number of sections does not add up"]
    }
    for (old, new) in pairs where before[old].group != after[new].group {
      faults.append("section \(old) to \(new) changes its group")
    }
    for move in changes.groupMoves
    where gone.contains(move.original) && before[move.original].group == move.group.text
      && come.contains(move.final) && after[move.final].group == move.group.text
    {
      pairs.append((move.original, move.final))
    }
    var left: Set<RowPath> = []
    var updated: Set<RowPath> = []
    var taken: Set<RowPath> = []
    for change in changes.rowChanges {
      let old = change.original.flatMap { row($0.path, in: before) }
      let new = change.final.flatMap { row($0.path, in: after) }
      if change.kind != .insert {
        guard let path = change.original?.path, old != nil else {
          faults.append("\(change) has no old place")
          continue
        }
        if left.contains(path) || updated.contains(path) {
          faults.append("two changes of old \(path)")
        }
        if change.kind == .update, gone.contains(path.section) {
          faults.append("\(change) updates a row of a deleted section")
        }
        if change.kind == .update { updated.insert(path) } else { left.insert(path) }
      }
      if change.kind == .insert || change.kind == .move {
        guard let path = change.final?.path, new != nil else {
          faults.append("\(change) has no new place")
          continue
        }
        if !taken.insert(path).inserted { faults.append("two changes of new \(path)") }
      }
      if change.kind == .move || change.kind == .update, old != new {
        faults.append("\(change) joins two rows")
      }
      if let name = change.original?.group.text, let path = change.original?.path,
        before.indices.contains(path.section), before[path.section].group != name
      {
        faults.append("\(change) names a wrong old group")
      }
      if let name = change.final?.group.text, let path = change.final?.path,
        after.indices.contains(path.section), after[path.section].group != name
      {
        faults.append("\(change) names a wrong new group")
      }
    }
    for (old, new) in pairs {
      let rest = rows(of: old, in: before, without: left)
      let wanted = rows(of: new, in: after, without: taken)
      if rest != wanted { faults.append("section \(old) to \(new): \(rest) is not \(wanted)") }
    }
    return faults
  }

  private static func check(
    _ changes: [SectionChange], against sections: [ShownSection], _ faults: inout [String]
  ) {
    if Set(changes.map(\.section)).count != changes.count { faults.append("a section twice") }
    for change in changes {
      if !sections.indices.contains(change.section) {
        faults.append("no section \(change.section)")
      } else if sections[change.section].group != change.group.text {
        faults.append("section \(change.section) is not \(change.group)")
      }
    }
  }

  private static func row(_ path: RowPath, in sections: [ShownSection]) -> String? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  private static func rows(
    of section: Int, in sections: [ShownSection], without paths: Set<RowPath>
  ) -> [String] {
    sections[section].rows.enumerated()
      .filter { !paths.contains(RowPath(section: section, row: $0.offset)) }.map(\.element)
  }
}

/// What a change set between two shown lists needs at least, for lists of different rows.
enum LeastChanges {
  /// Inserted + deleted rows + fewest moves.
  static func count(from before: [ShownSection], to after: [ShownSection]) -> Int {
    var oldPlaces: [String: (section: Int, row: Int)] = [:]
    for (section, shown) in before.enumerated() {
      for (row, name) in shown.rows.enumerated() { oldPlaces[name] = (section, row) }
    }
    var both = 0
    var kept = 0
    for shown in after {
      // In each new section, per old section of the same name, the longest rising part stays.
      var order: [Int] = []
      for name in shown.rows {
        guard let old = oldPlaces[name] else { continue }
        both += 1
        if before[old.section].group == shown.group { order.append(old.row) }
      }
      kept += longestRising(order)
    }
    let total = { (sections: [ShownSection]) in sections.reduce(0) { $0 + $1.rows.count } }
    return total(before) + total(after) - 2 * both + (both - kept)
  }

  private static func longestRising(_ values: [Int]) -> Int {
    var best = [Int](repeating: 1, count: values.count)
    for place in values.indices {
      for earlier in 0..<place where values[earlier] < values[place] {
        best[place] = max(best[place], best[earlier] + 1)
      }
    }
    return best.max() ?? 0
  }
}
