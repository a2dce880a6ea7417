public import Mappings

extension SectionList {
  /// Makes some edits and tells what they change together, for one batch.
  ///
  /// The changes are those between the list before and the list after, whatever way led there; see
  /// ``changes(from:)``. Edits that throw change nothing.
  ///
  /// - Parameter edits: the edits, of sections and of their rows
  /// - Returns: the changes
  /// - Throws: what `edits` throws
  public mutating func apply(
    _ edits: (inout SectionList) throws -> Void
  ) rethrows -> ChangeSet {
    let old = startingHistories()
    var new = old
    try edits(&new)
    self = new
    return changes(from: old)
  }

  /// Makes every section anew, in order and hidden ones too, and tells what that changes.
  ///
  /// Rows are known by their keys, and a key that was hidden stays hidden where the new section
  /// keeps its rows by ``RowList/replaceAll(with:)``.
  ///
  /// - Parameter recompute: gives the section as it is with the new data; nil where it loses its
  ///   place
  /// - Returns: the changes
  /// - Throws: what `recompute` throws; then nothing is changed
  public mutating func updateAll(
    _ recompute: (Section) throws -> Section?
  ) rethrows -> ChangeSet {
    let old = startingHistories()
    self = SectionList(try old.sections.compactMap(recompute))
    return changes(from: old)
  }

  /// Puts other sections in place of all, and tells what that changes.
  ///
  /// - Parameter sections: the sections from top to bottom
  /// - Returns: the changes
  public mutating func replaceAll(with sections: [Section]) -> ChangeSet {
    let old = self
    self.sections = sections
    return changes(from: old)
  }

  /// The list, with this state as the origin that edits are compared with.
  private func startingHistories() -> SectionList {
    var list = self
    for place in sections.indices {
      guard case .rows(var rows) = sections[place].content else { continue }
      rows.history.restart()
      list.sections[place].content = .rows(rows)
    }
    return list
  }
}
