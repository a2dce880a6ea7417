import Mappings
import Sections

/// A section as drawn: its name and a label for each row that says all that can be seen of it.
struct DrawnSection: Equatable {
  var name: String
  var rows: [String]
}

extension SectionList {
  var drawn: [DrawnSection] {
    sections.map { section in
      DrawnSection(name: section.id ?? "", rows: section.items.map { label($0, in: section) })
    }
  }

  private func label(_ item: SectionItem, in section: Section) -> String {
    switch item {
    case .fixed(let row):
      let content = row.content(as: Int.self).map { " \($0)" } ?? ""
      return "\(row.identity?.text ?? "?")\(content) by \(section.cell(of: row)?.name ?? "itself")"
    case .note(let row): return "note \(row.drawing)"
    case .summary:
      // A summary of rows that a program edits is of those that are shown, in any order.
      guard case .rows(let list) = section.content else { return "summary" }
      return "summary \(list.shownRows.map { label(.fixed($0), in: section) }.sorted())"
    case .rows(let run): return "rows \(section.runs[run].count)"
    default: return "\(item)"
    }
  }
}

/// Carries out a batch of changes as a list on a screen does, and tells what is wrong with it.
struct BatchApplier {
  let changes: ChangeSet
  let old: [DrawnSection]
  let new: [DrawnSection]
  private(set) var faults: [String] = []
  private(set) var result: [DrawnSection] = []

  /// The faults of `changes` as the way from `old` to `new`; none where they are right.
  static func faults(
    _ changes: ChangeSet, from old: [DrawnSection], to new: [DrawnSection]
  ) -> [String] {
    var applier = BatchApplier(changes: changes, old: old, new: new)
    applier.apply()
    return applier.faults
  }

  private mutating func apply() {
    checkRoles()
    let gone = Set(changes.sectionChanges.filter { $0.kind == .delete }.map(\.section))
    let come = Set(changes.sectionChanges.filter { $0.kind == .insert }.map(\.section))
    guard gone.allSatisfy(old.indices.contains), come.allSatisfy(new.indices.contains),
      old.count - gone.count == new.count - come.count
    else {
      faults.append("the sections do not add up")
      return
    }
    var stay = old.indices.filter { !gone.contains($0) }.makeIterator()
    for number in new.indices {
      if let move = changes.groupMoves.first(where: { $0.final == number }) {
        if !gone.contains(move.original) || !come.contains(number) {
          faults.append("\(move) neither goes nor comes")
        }
        result.append(rows(from: move.original, to: number))
      } else if come.contains(number) {
        result.append(new[number])
      } else if let original = stay.next() {
        result.append(rows(from: original, to: number))
      }
    }
    if result != new { faults.append("\(result) is not \(new)") }
  }

  private mutating func rows(from original: Int, to final: Int) -> DrawnSection {
    let own = changes.rowChanges.filter {
      $0.original?.path.section == original || $0.final?.path.section == final
    }
    var rows: [String?] = old[original].rows
    for change in own where change.kind != .insert {
      guard let place = change.original?.path.row, rows.indices.contains(place) else {
        faults.append("\(change) has no old row")
        continue
      }
      if change.kind == .update {
        guard let row = change.final?.path.row, new[final].rows.indices.contains(row) else {
          faults.append("\(change) has no new row")
          continue
        }
        rows[place] = new[final].rows[row]
      } else {
        rows[place] = nil
      }
    }
    var left = rows.compactMap { $0 }
    let arrivals = own.filter { $0.kind == .insert || $0.kind == .move }
      .compactMap { $0.final?.path.row }.sorted()
    for place in arrivals {
      guard place <= left.count, new[final].rows.indices.contains(place) else {
        faults.append("row \(place) of section \(final) cannot come")
        continue
      }
      left.insert(new[final].rows[place], at: place)
    }
    return DrawnSection(name: old[original].name, rows: left)
  }

  /// No place is named twice, before or after, and a mere move joins equal rows.
  private mutating func checkRoles() {
    var before: Set<RowPath> = []
    var after: Set<RowPath> = []
    let gone = Set(changes.sectionChanges.filter { $0.kind == .delete }.map(\.section))
    for change in changes.rowChanges {
      if let path = change.original?.path, !before.insert(path).inserted {
        faults.append("two changes of old \(path)")
      }
      if let path = change.final?.path, !after.insert(path).inserted {
        faults.append("two changes of new \(path)")
      }
      if change.kind == .update, let path = change.original?.path, gone.contains(path.section) {
        faults.append("\(change) is in a section that goes")
      }
      if (change.original == nil) != (change.kind == .insert)
        || (change.final == nil) != (change.kind == .delete)
      {
        faults.append("\(change) lacks a place or has one too many")
      }
      if change.kind == .move, change.flags.isEmpty, let path = change.original?.path,
        let target = change.final?.path,
        old[path.section].rows[path.row] != new[target.section].rows[target.row]
      {
        faults.append("\(change) changes its row")
      }
    }
  }
}
