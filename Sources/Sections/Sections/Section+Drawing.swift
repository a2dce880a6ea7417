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
  public var numberOfRows: Int {
    switch content {
    case _ where isHidden: 0
    case .rows(let list):
      before.drawn.count + list.shownCount + (note == nil ? 0 : 1) + after.drawn.count
        + (hasSummary ? 1 : 0)
    case .fixed, .runs: items.reduce(0) { $0.addingClamped(numberOfRows(of: $1)) }
    }
  }

  func numberOfRows(of item: SectionItem) -> Int {
    if case .rows(let run) = item { runs[run].shown } else { 1 }
  }

  /// What is drawn, from top to bottom; nothing for a hidden section.
  ///
  /// The order is that of spec language §2: before, earlier, rows or the note, more, after,
  /// summary. A note does not replace the lines that tell of a cut.
  public var items: [SectionItem] {
    if isHidden { return [] }
    var items = before.drawn.map(SectionItem.fixed)
    switch content {
    case .fixed(let rows):
      items += rows.drawn.map(SectionItem.fixed)
    case .rows(let list):
      items += list.shownRows.map(SectionItem.fixed)
      if let note { items.append(.note(note)) }
    case .runs(let runs):
      var note = note
      for (place, run) in runs.enumerated() where !run.isHidden {
        if run.earlier > 0 && run.showsEarlier { items.append(.earlier(run: place)) }
        if run.shown > 0 { items.append(.rows(run: place)) }
        if let only = note {
          items.append(.note(only))
          note = nil
        }
        if run.more > 0 && run.showsMore { items.append(.more(run: place)) }
      }
      if let note { items.append(.note(note)) }
    }
    items += after.drawn.map(SectionItem.fixed)
    if hasSummary && showsData { items.append(.summary) }
    return items
  }

  /// The item that a drawn row belongs to, and the row's place in it; nil out of range.
  public func item(atRow row: Int) -> (item: SectionItem, place: Int)? {
    guard case .rows(let list) = content, !isHidden else { return Self.item(row, of: items, self) }
    let above = before.drawn
    if above.indices.contains(row) { return (.fixed(above[row]), 0) }
    guard row >= above.count else { return nil }
    let place = row - above.count
    if let found = list.row(atShown: place) { return (.fixed(found), 0) }
    var below = after.drawn.map(SectionItem.fixed)
    if let note { below.insert(.note(note), at: 0) }
    if hasSummary { below.append(.summary) }
    return Self.item(place - list.shownCount, of: below, self)
  }

  private static func item(
    _ row: Int, of items: [SectionItem], _ section: Section
  ) -> (item: SectionItem, place: Int)? {
    var rest = row
    for item in items where rest >= 0 {
      let count = section.numberOfRows(of: item)
      if rest < count { return (item, rest) }
      rest -= count
    }
    return nil
  }

  /// The place of the first row of an item among all that the section draws; nil where it is not
  /// drawn, or below more rows than an `Int` can count.
  public func firstRow(of item: SectionItem) -> Int? {
    var row = 0
    for drawn in items {
      if drawn == item { return row }
      let (next, overflows) = row.addingReportingOverflow(numberOfRows(of: drawn))
      if overflows { return nil }
      row = next
    }
    return nil
  }

  /// What draws a row of the section: nil for a ready-made one, the prototype that the row names,
  /// else the one that the rules choose.
  public func cell(of row: Row) -> CellIdentifier? { cells.cell(drawing: row) }

  /// The height of a row of the section: its own, else that of the section.
  public func lines(of row: Row) -> LineBudget { row.lines ?? lines }
}
