extension ReportSpec {
  /// The longest chain of cells that extend each other.
  static let longestCellChain = 100

  /// The cell of this name and the cells that it extends, nearest first; built-in cells left out.
  ///
  /// A cell that extends its own name stands for a built-in cell and extends that one.
  package func cellChain(from name: String) -> [CellSpec] {
    walk(from: name).cells
  }

  /// The built-in cell in which the chain of a name ends; nil where it ends in none.
  package func baseCell(of name: String) -> BuiltInCell? {
    walk(from: name).base
  }

  /// The nearest text in the chain of a name.
  package func cellText(of name: String) -> CellTextSpec? {
    cellChain(from: name).lazy.compactMap(\.text).first
  }

  /// The CSS classes of a cell, those of the cells that it extends first.
  package func cellClasses(of name: String) -> [String] {
    cellChain(from: name).reversed().compactMap { $0.className?.value }
  }

  /// The height of a cell's rows, each of its two numbers the nearest in the chain of the name.
  package func cellLines(of name: String) -> (min: Int?, max: Int?) {
    let chain = cellChain(from: name).compactMap(\.lines)
    return (chain.lazy.compactMap(\.min).first, chain.lazy.compactMap(\.max).first)
  }

  private func walk(from name: String) -> (cells: [CellSpec], base: BuiltInCell?) {
    var cells: [CellSpec] = []
    var next = name
    while let cell = cell(named: next), cells.count < Self.longestCellChain {
      cells.append(cell)
      guard let base = cell.extends?.value else { return (cells, nil) }
      if base.hasSameBytes(as: next) { return (cells, BuiltInCell(rawValue: base)) }
      next = base
    }
    return (cells, BuiltInCell(rawValue: next))
  }
}
