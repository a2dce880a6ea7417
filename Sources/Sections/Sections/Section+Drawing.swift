import Mappings

extension Section {
  /// Number of data rows in all windows, hidden ones included; as near as an `Int` comes to it, as
  /// all numbers of rows are.
  public var count: Int {
    switch content {
    case .fixed: 0
    case .runs(let runs): runs.reduce(0) { $0.addingClamped($1.count) }
    case .rows(let list): list.count
    }
  }

  /// Number of data rows that are drawn.
  public var shown: Int { isHidden ? 0 : unhidden }

  /// Number of data rows that are not hidden, in a hidden section too.
  private var unhidden: Int {
    switch content {
    case .fixed: 0
    case .runs(let runs): runs.reduce(0) { $0.addingClamped($1.shown) }
    case .rows(let list): list.shownCount
    }
  }

  /// What stands in place of the data rows: the no-content row where there is no row, the
  /// all-hidden row where every one is hidden; nil where a row is drawn, where that row is itself
  /// hidden, and for fixed rows.
  ///
  /// Hidden rows are rows: a section of them is not empty.
  public var note: Row? {
    guard showsData, !isHidden, unhidden == 0 else { return nil }
    let note = count == 0 ? noContent : allHidden
    return note?.isHidden == true ? nil : note
  }

  /// Number of rows that the section draws: fixed and data rows, its note, the lines that tell of
  /// a cut, and its summary; 0 for a hidden section.
  public var numberOfRows: Int { parts.reduce(0) { $0.addingClamped($1.count) } }

  /// What is drawn, from top to bottom; nothing for a hidden section.
  ///
  /// The order is that of spec language §2: before, earlier, rows or the note, more, after,
  /// summary. A note does not replace the lines that tell of a cut.
  public var items: [SectionItem] { parts.flatMap(\.items) }

  /// What is drawn, from top to bottom, with the rows that it takes; nothing for a hidden section.
  ///
  /// Things below more rows than an `Int` can count are left out.
  public var placedItems: [PlacedItem] {
    parts.flatMap { part -> [PlacedItem] in
      if case .item(let item) = part.content {
        return part.firstRow.map { [PlacedItem(item: item, firstRow: $0, count: part.count)] } ?? []
      }
      return part.items.enumerated().compactMap { place, item in
        part.row(place).map { PlacedItem(item: item, firstRow: $0, count: 1) }
      }
    }
  }

  /// The item that a drawn row belongs to, and the row's place in it; nil out of range.
  public func item(atRow row: Int) -> (item: SectionItem, place: Int)? {
    for part in parts {
      guard let first = part.firstRow, first <= row else { return nil }
      if let found = part.item(at: row - first) { return found }
    }
    return nil
  }

  /// The place of the first row of an item among all that the section draws; nil where it is not
  /// drawn, or below more rows than an `Int` can count.
  public func firstRow(of item: SectionItem) -> Int? {
    for part in parts {
      if let place = part.place(of: item) { return part.row(place) }
    }
    return nil
  }

  /// What draws a row of the section: nil for a ready-made one, the prototype that the row names,
  /// else the one that the rules choose.
  public func cell(of row: Row) -> CellIdentifier? { cells.cell(drawing: row) }

  /// The height of a row of the section: its own, else that of the section.
  public func lines(of row: Row) -> LineBudget { row.lines ?? lines }
}
