import Mappings
import Sections

/// What has to be drawn anew between two states of a page, told from its model alone.
enum DrawnAnew {
  /// What changes tell otherwise than they have to; none where they are right.
  ///
  /// A section that stays is drawn anew as a whole, or each of its rows where its content differs
  /// or where it was asked for, and nothing else is.
  static func faults(
    _ changes: ChangeSet, from old: [ModelSection], to new: [ModelSection]
  ) -> [String] {
    var faults: [String] = []
    let told = Set(changes.reloadedGroups)
    for section in new {
      guard let before = old.first(where: { $0.name == section.name }) else { continue }
      let isWhole = isWhole(before, section)
      if told.contains(section.name) != isWhole {
        faults.append("section \(section.name) is \(isWhole ? "not " : "")drawn anew")
      }
      if isWhole || section.isHidden || section.kind == .data { continue }
      let number = new.firstIndex { $0.name == section.name }
      let changed = changes.rowChanges.filter { change in
        change.original != nil && change.final?.path.section == number
          && change.flags.contains(.object)
      }
      let shown = before.rows.filter { !$0.isHidden }
      let expected = section.rows.filter { row in
        guard !row.isHidden, let other = shown.first(where: { $0.key == row.key }) else {
          return false
        }
        return other.content != row.content || isNew(row.request, since: other.request)
      }
      let keys = Set(changed.map { $0.key?.text ?? "?" })
      if keys.count != changed.count || keys != Set(expected.map { $0.key.text }) {
        faults.append("\(keys.sorted()) for \(expected.map(\.key)) of \(section.name)")
      }
    }
    return faults
  }

  /// Whether a request is one that the other state does not know.
  private static func isNew(_ request: Int, since old: Int) -> Bool {
    request > 0 && request != old
  }

  /// Whether a section is drawn anew as a whole.
  private static func isWhole(_ old: ModelSection, _ new: ModelSection) -> Bool {
    if old.isHidden && new.isHidden { return false }
    return old.isHidden != new.isHidden || isNew(new.request, since: old.request)
      || old.kind != new.kind
      || old.hasSummary != new.hasSummary
      || (new.kind == .data && (old.dataCount != new.dataCount || old.around != new.around))
  }
}
