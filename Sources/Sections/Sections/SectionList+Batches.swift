public import Mappings

extension SectionList {
  /// Makes some edits and tells what they change together, for one batch.
  ///
  /// The changes are those between the list before and the list after, whatever way led there; see
  /// ``changes(from:)``. Edits that throw change nothing. Beside the edits it takes the time to copy
  /// the list of sections, O(n) for n of them.
  ///
  /// - Parameter edits: the edits, of sections and of their rows
  /// - Returns: the changes
  /// - Throws: what `edits` throws
  public mutating func apply(
    _ edits: (inout SectionList) throws -> Void
  ) rethrows -> ChangeSet {
    var new = self
    try edits(&new)
    let changes = new.changes(from: self)
    new.restart()
    self = new
    return changes
  }

  /// Makes every section anew, in order and hidden ones too, and tells what that changes.
  ///
  /// Rows are known by their keys, and a key that was hidden stays hidden where the new section
  /// keeps its rows by ``RowList/replaceAll(with:)``.
  ///
  /// - Parameter recompute: gives the section as it is with the new data; nil where it loses its
  ///   place
  /// - Returns: the changes
  /// - Throws: what `recompute` throws, ``SectionError/duplicateSection(_:first:second:)`` or
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``; then nothing is changed
  public mutating func updateAll(
    _ recompute: (Section) throws -> Section?
  ) throws -> ChangeSet {
    try replaceAll(with: try sections.compactMap(recompute))
  }

  /// Puts other sections in place of all, and tells what that changes.
  ///
  /// - Parameter sections: the sections from top to bottom
  /// - Returns: the changes
  /// - Throws: ``SectionError/duplicateSection(_:first:second:)`` or
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``; then nothing is changed
  public mutating func replaceAll(with sections: [Section]) throws(SectionError) -> ChangeSet {
    var next = SectionList(unchecked: sections)
    try next.check(since: self)
    let changes = next.changes(from: self)
    self = next
    return changes
  }
}
