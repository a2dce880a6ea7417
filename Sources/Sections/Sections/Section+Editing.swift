extension Section {
  /// Edits the rows; an edit that throws changes nothing.
  ///
  /// Fixed rows can be edited too, in O(n), and stay fixed rows: they never count as content.
  ///
  /// - Parameter body: the edits, by key and by place
  /// - Returns: what `body` returns
  /// - Throws: what `body` throws, and ``SectionError/rowsOfData(section:)`` for runs of data rows,
  ///   which change with their data
  public mutating func edit<Result>(
    _ body: (inout RowList) throws -> Result
  ) throws -> Result {
    switch content {
    case .runs:
      throw SectionError.rowsOfData(section: name)
    case .fixed(let rows):
      var list = try RowList(rows)
      let result = try body(&list)
      content = .fixed(Array(list.allRows))
      return result
    case .rows(let old):
      var list = old
      let result = try body(&list)
      content = .rows(list)
      return result
    }
  }

  /// Has the section drawn anew as a whole though nothing about it changed.
  public mutating func reload() {
    lastReload = Reload()
  }
}
