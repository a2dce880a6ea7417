/// The titles that stand over neighbouring columns of the same spanner.
struct SpannerRow {
  struct Cell {
    /// nil over columns without a spanner.
    let title: [UInt8]?
    /// Number of columns under it.
    let count: Int
  }

  let cells: [Cell]

  /// Neighbours with equal spanners share a cell.
  init(_ spanners: [[UInt8]?]) {
    var cells: [Cell] = []
    for spanner in spanners {
      if let last = cells.last, last.title == spanner {
        cells[cells.count - 1] = Cell(title: spanner, count: last.count + 1)
      } else {
        cells.append(Cell(title: spanner, count: 1))
      }
    }
    self.cells = cells
  }

  /// Whether no column has a spanner.
  var isEmpty: Bool { cells.allSatisfy { $0.title == nil } }
}
