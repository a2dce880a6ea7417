extension ChangeSet {
  /// Tells the changes between two snapshots, each seen through its own mappings.
  ///
  /// The settings of the two mappings may differ. Moves are as few as possible. A row that keeps
  /// its place among its neighbours is an update if its content or a neighbour that it is drawn
  /// with changed, and else no change.
  ///
  /// - Parameters:
  ///   - old: The mappings before, updated for `oldRows`.
  ///   - oldRows: The rows before.
  ///   - new: The mappings after, updated for `newRows`.
  ///   - newRows: The rows after.
  ///   - changed: The keys of the rows whose content changed.
  /// - Returns: The changes.
  /// - Throws: ``MappingsError/neverUpdated``, or ``MappingsError/rowsDiffer(group:counted:rows:)``
  ///   if mappings were updated for other rows.
  public static func between(
    _ old: Mappings, _ oldRows: ViewSnapshot, _ new: Mappings, _ newRows: ViewSnapshot,
    changed: Set<RowKey>
  ) throws(MappingsError) -> ChangeSet {
    try SnapshotChanges(from: old, oldRows, to: new, newRows, content: .keys(changed))
      .changeSet()
  }

  /// Tells the changes between two snapshots, asking for the content of each row.
  ///
  /// - Parameters:
  ///   - old: The mappings before, updated for `oldRows`.
  ///   - oldRows: The rows before.
  ///   - new: The mappings after, updated for `newRows`.
  ///   - newRows: The rows after.
  ///   - flags: What changed about the row with a key between its old and its new place; asked for
  ///     rows that are in both snapshots, perhaps more than once.
  /// - Returns: The changes.
  /// - Throws: ``MappingsError/neverUpdated``, or ``MappingsError/rowsDiffer(group:counted:rows:)``
  ///   if mappings were updated for other rows.
  public static func between(
    _ old: Mappings, _ oldRows: ViewSnapshot, _ new: Mappings, _ newRows: ViewSnapshot,
    flags: (_ key: RowKey, _ old: GroupIndex, _ new: GroupIndex) -> ChangeFlags
  ) throws(MappingsError) -> ChangeSet {
    try withoutActuallyEscaping(flags) { flags throws(MappingsError) in
      try SnapshotChanges(from: old, oldRows, to: new, newRows, content: .flags(flags))
        .changeSet()
    }
  }
}
