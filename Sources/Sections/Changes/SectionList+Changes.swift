public import Mappings

extension SectionList {
  /// Tells how the rows that another list draws become those that this one draws.
  ///
  /// Sections are known by their names and rows by their keys within their section; a section
  /// without a name by its number among its like; in the changes it has the empty name. As few
  /// rows as possible move within a section. Sections move so that those that stay have as many
  /// data rows as possible, a section counting as one row more: where a section of a hundred rows
  /// changes places with three that have none, the three are told to move. The changes are for one
  /// batch, as ``ChangeSet`` says, with these differences:
  /// - Every drawn row counts as a row: a fixed row, a note, a row of a list, and its summary, which
  ///   is an update of dependency without a key where rows of the list come, go or are drawn anew.
  ///   Rows of data do not: a section of runs is drawn anew as a whole where it differs, since
  ///   `Mappings` tells the changes of data.
  /// - A section that is drawn anew as a whole goes and comes under one name, without being a moved
  ///   group: one that was or is hidden, was reloaded, has another height of rows, another kind of
  ///   content, or a summary where it had none or the other way round. See
  ///   ``ChangeSet/reloadedGroups``.
  /// - The rows of sections that come, go or are drawn anew have no changes of their own.
  ///
  /// After a few edits it takes O(log n) for each row edited, however many rows and sections there
  /// are; it takes O(n) where the lists have no origin in common, and O(n) for n sections where some
  /// came, went or moved.
  ///
  /// - Parameter old: the list before
  /// - Returns: the changes
  public func changes(from old: SectionList) -> ChangeSet {
    let pairs = SectionPairs(old, self)
    var changes = ChangeSet()
    for number in old.sections.indices where !pairs.keeps(old: number) {
      changes.sectionChanges.append(
        SectionChange(kind: .delete, section: number, group: old.sections[number].name ?? ""))
    }
    for number in sections.indices where !pairs.keeps(new: number) {
      changes.sectionChanges.append(
        SectionChange(kind: .insert, section: number, group: sections[number].name ?? ""))
    }
    for (oldNumber, newNumber, isMoved) in pairs.compared {
      let old = old.sections[oldNumber]
      let new = sections[newNumber]
      if isMoved {
        changes.groupMoves.append(
          GroupMove(group: new.name ?? "", original: oldNumber, final: newNumber))
      }
      changes.rowChanges +=
        SectionRowChanges(old, at: oldNumber, new, at: newNumber, sectionMoves: isMoved).changes
    }
    changes.rowChanges.sort { left, right in
      switch (left.kind == .delete, right.kind == .delete) {
      case (true, true): left.originalPath < right.originalPath
      case (false, false): left.finalPath < right.finalPath
      case (let isFirst, _): isFirst
      }
    }
    return changes
  }
}

extension ChangeSet {
  /// The sections that are drawn anew as a whole: they go and come under one name and are no moved
  /// groups.
  ///
  /// Sections without names are under the empty one.
  public var reloadedGroups: [GroupName] {
    let moved = Set(groupMoves.map(\.group))
    let gone = Set(sectionChanges.lazy.filter { $0.kind == .delete }.map(\.group))
    return sectionChanges.compactMap { change in
      change.kind == .insert && gone.contains(change.group) && !moved.contains(change.group)
        ? change.group : nil
    }
  }
}

extension RowChange {
  fileprivate var originalPath: RowPath { original?.path ?? RowPath(section: 0, row: 0) }
  fileprivate var finalPath: RowPath { final?.path ?? RowPath(section: 0, row: 0) }
}
