/// What happens to a row.
public enum RowChangeKind: String, Hashable, Sendable, CaseIterable {
  /// The row goes, from the data or from the window.
  case delete
  /// The row comes, into the data or into the window.
  case insert
  /// The row stands elsewhere, and may have changed as well.
  case move
  /// The row keeps its place among the others and must be drawn anew.
  case update
}

/// Where a row is shown.
public struct RowPlace: Hashable, Sendable {
  /// The group of the section, or the consolidated name.
  public var group: GroupName
  /// The section and the row in it.
  public var path: RowPath

  /// Makes a place.
  public init(group: GroupName, path: RowPath) {
    self.group = group
    self.path = path
  }
}

/// A row that comes, goes, moves or is to be drawn anew.
public struct RowChange: Hashable, Sendable {
  /// What happens.
  public var kind: RowChangeKind
  /// What about the row changed; object and metadata for a row that comes or goes, nothing for a
  /// mere move.
  public var flags: ChangeFlags
  /// The key of the row; nil where a log does not tell it, as for rows that a window takes in.
  public var key: RowKey?
  /// The old place; nil for an insert.
  public var original: RowPlace?
  /// The new place; nil for a delete.
  public var final: RowPlace?

  /// Makes a change of a row.
  public init(
    kind: RowChangeKind, flags: ChangeFlags, key: RowKey?, original: RowPlace?, final: RowPlace?
  ) {
    self.kind = kind
    self.flags = flags
    self.key = key
    self.original = original
    self.final = final
  }
}
