extension Section {
  /// Edits the rows; an edit that throws changes nothing.
  ///
  /// Fixed rows can be edited too, in O(n log n), and stay fixed rows: they never count as content. A
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
    try withRows(body)
  }

  /// Edits the rows, whatever the last edit returns; an edit that throws changes nothing.
  ///
  /// - Parameter body: the edits, by key and by place
  /// - Throws: as the other ``edit(_:)``
  public mutating func edit(_ body: (inout RowList) throws -> Void) throws {
    try withRows(body)
  }

  /// Edits the rows and gives what the edits give.
  mutating func withRows<Result>(
    _ body: (inout RowList) throws -> Result
  ) throws -> Result {
    switch content {
    case .runs:
      throw SectionError.rowsOfData(section: name)
    case .fixed(let rows):
      var list = RowList(fixed: rows)
      let result = try body(&list)
      var edited = self
      edited.content = .fixed(Array(list.allRows))
      try edited.check()
      self = edited
      return result
    case .rows(let old):
      var list = old
      let round = cells.prototypes.map { _ in EditHistory.Round() }
      if let round { list.history.begin(round) }
      let result = try body(&list)
      let keys = round.flatMap { list.history.edited(in: $0) }
      list.history.end()
      var edited = self
      if let keys { try check(keys.compactMap { list.row($0) }) }
      edited.put(.rows(list), isChecked: keys != nil)
      try edited.check()
      self = edited
      return result
    }
  }

  /// Has the section drawn anew as a whole though nothing about it changed.
  ///
  /// The section is equal to what it was before.
  public mutating func reload() {
    reloadMark.renew()
  }

  /// Takes the rows as they are for the origin of their copies.
  mutating func restart() {
    guard case .rows(var list) = content else { return }
    list.history.restart()
    put(.rows(list))
  }

  /// Takes over the reloads of the section that this one stands in for, if it has its name.
  mutating func keepReloads(of old: Section) {
    guard name != nil, name == old.name else { return }
    reloadMark.keep(old.reloadMark)
    switch (old.content, content) {
    case (.rows(let before), .rows(var list)):
      list.keepReloads(of: before)
      put(.rows(list))
    case (.fixed(let before), .fixed(let rows)):
      put(.fixed(rows.keepingReloads(of: before)))
    default: break
    }
  }
}
