extension Section {
  /// Edits the rows; an edit that throws changes nothing.
  ///
  /// Fixed rows can be edited too, in O(n), and stay fixed rows: they never count as content. A
  /// fixed row without a key, or with that of a row above it, has `#` and its place for its key
  /// meanwhile; rows that the edit brings need a key.
  ///
  /// - Parameter body: the edits, by key and by place
  /// - Returns: what `body` returns
  /// - Throws: what `body` throws, ``SectionError/rowsOfData(section:)`` for runs of data rows,
  ///   which change with their data, and ``SectionError/unknownCellOfRow(_:row:known:)`` for a row
  ///   that names a prototype that the rules do not know
  @discardableResult
  public mutating func edit<Result>(
    _ body: (inout RowList) throws -> Result
  ) throws -> Result {
    switch content {
    case .runs:
      throw SectionError.rowsOfData(section: name)
    case .fixed(let rows):
      var list = RowList(fixed: rows)
      let result = try body(&list)
      if cells.prototypes != nil { try check(list.allRows) }
      content = .fixed(Array(list.allRows))
      return result
    case .rows(let old):
      var list = old
      list.history.journal = cells.prototypes == nil ? nil : []
      let result = try body(&list)
      if cells.prototypes != nil {
        if let edited = list.history.journal {
          try check(edited.compactMap { list.row($0) })
        } else {
          try check(list.allRows)
        }
      }
      list.history.journal = nil
      content = .rows(list)
      return result
    }
  }

  /// Has the section drawn anew as a whole though nothing about it changed.
  ///
  /// The section is equal to what it was before.
  public mutating func reload() {
    reloadMark.renew()
  }

  /// Takes over the reloads of the section that this one stands in for, if it has its name.
  mutating func keepReloads(of old: Section) {
    guard name != nil, name == old.name else { return }
    reloadMark.keep(old.reloadMark)
    switch (old.content, content) {
    case (.rows(let before), .rows(var list)):
      list.keepReloads(of: before)
      content = .rows(list)
    case (.fixed(let before), .fixed(let rows)):
      content = .fixed(rows.keepingReloads(of: before))
    default: break
    }
  }
}
