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
  package func cellText(of name: String) -> TemplateSpec? {
    cellChain(from: name).lazy.compactMap(\.text).first
  }

  /// What rows of data by this cell draw: the nearest text and the nearest HTML in the chain; nil
  /// for the columns.
  package func rowForms(of name: String) -> CellForms {
    let chain = walk(from: name).cells
    return CellForms(
      text: chain.lazy.compactMap(\.text).first, html: chain.lazy.compactMap(\.html).first,
      values: values(of: chain))
  }

  /// What rows without data by this cell draw.
  ///
  /// The nearest cell with a text or HTML counts: where it has a text alone, that is drawn in HTML
  /// too. The built-in `row`, `heading` and `summary` have nothing for them: what they draw is made
  /// of columns, titles and sums.
  package func fixedForms(of name: String) -> CellForms {
    let (chain, base) = walk(from: name)
    var forms = CellForms(values: values(of: chain))
    let builtIn: CellForms?
    switch base {
    case .empty?, .more?: builtIn = base.flatMap { builtInForms[$0] }
    case .row?, .heading?, .summary?, nil: builtIn = nil
    }
    forms.text = chain.lazy.compactMap(\.text).first
    let nearest = chain.first { $0.html != nil || $0.text != nil }
    forms.html = nearest == nil ? builtIn?.html : nearest?.html
    return forms
  }

  /// What a part of the page draws: the nearest HTML and text in the chain of its cell, else the
  /// built-in HTML.
  func partForms(of cell: BuiltInCell) -> CellForms {
    let chain = walk(from: cell.rawValue).cells
    return CellForms(
      text: chain.lazy.compactMap(\.text).first,
      html: chain.lazy.compactMap(\.html).first ?? builtInForms[cell]?.html,
      values: values(of: chain))
  }

  private func values(of chain: [CellSpec]) -> [CellValueSpec] {
    var seen = NameTable<Bool>()
    return chain.flatMap(\.values).filter { seen.add($0.name.value, true) == nil }
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
