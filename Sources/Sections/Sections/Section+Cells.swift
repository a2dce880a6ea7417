import Mappings

extension Section {
  /// Checks that every prototype named by a row exists, where the rules know which there are.
  ///
  /// - Parameter old: a section that this one came from and that was checked; what both share is
  ///   passed over
  /// - Throws: ``SectionError/unknownCellOfRow(_:row:known:)``
  func checkCells(since old: Section?) throws(SectionError) {
    guard cells.prototypes != nil else { return }
    for rows in [before, after, [noContent, allHidden].compactMap { $0 }] { try check(rows) }
    switch content {
    case .fixed(let rows): try check(rows)
    case .rows(let list):
      if let old, case .rows(let before) = old.content, old.cells.isCopy(of: cells),
        EditHistory.isShared(before.history, list.history)
      {
        try check(EditHistory.candidates(before.history, list.history).compactMap { list.row($0) })
      } else {
        try check(list.allRows)
      }
    case .runs(let runs):
      for run in runs {
        // A prototype for the rows without a choice is not needed where every row has one.
        let covered = run.cells.map { $0.count >= max(run.count, 1) } ?? false
        for cell in (run.cells?.cells ?? []) + (covered ? [] : [run.cell]) {
          try check(cell, of: run.group)
        }
      }
    }
  }

  /// Checks the prototypes that rows name.
  ///
  /// - Throws: ``SectionError/unknownCellOfRow(_:row:known:)``
  func check(_ rows: some Sequence<Row>) throws(SectionError) {
    for row in rows {
      if case .cell(let cell, _) = row.drawing { try check(cell, of: row.identity?.text ?? "") }
    }
  }

  private func check(_ cell: CellIdentifier, of row: String) throws(SectionError) {
    guard cells.knows(cell) else {
      throw .unknownCellOfRow(cell, row: row, known: cells.prototypes ?? [])
    }
  }
}
