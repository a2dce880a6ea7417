import Mappings

/// Rows that stand together in a section, with the hidden ones among them.
struct SectionPart {
  enum Content {
    /// The fixed rows above the data rows.
    case before([Row])
    /// The rows of a section of fixed rows.
    case fixed([Row])
    /// The rows of a section that the program edits.
    case list(RowList)
    /// Drawn rows of data, or a line about them; a note, a summary.
    case item(SectionItem)
    /// The fixed rows below the data rows.
    case after([Row])
  }

  let content: Content
  /// The place of the first drawn row, or of what follows where none is drawn, among all that the
  /// section draws; nil below more rows than an `Int` can count.
  let firstRow: Int?
  /// The number of rows that are drawn.
  let count: Int

  /// The place of a drawn row among all that the section draws, by its place among the drawn ones
  /// of the part; nil below more rows than an `Int` can count.
  func row(_ place: Int) -> Int? {
    guard let firstRow else { return nil }
    let (row, overflows) = firstRow.addingReportingOverflow(place)
    return overflows ? nil : row
  }

  // MARK: Items

  /// What is drawn, from top to bottom.
  var items: [SectionItem] {
    switch content {
    case .before(let rows), .fixed(let rows), .after(let rows): rows.drawn.map(SectionItem.fixed)
    case .list(let list): list.shownRows.map(SectionItem.fixed)
    case .item(let item): [item]
    }
  }

  /// The item of a drawn row, by its place among the drawn ones, and the row's place in the item;
  /// nil out of range.
  func item(at place: Int) -> (item: SectionItem, place: Int)? {
    guard (0..<count).contains(place) else { return nil }
    switch content {
    case .before(let rows), .fixed(let rows), .after(let rows):
      return (.fixed(rows.drawn[place]), 0)
    case .list(let list): return list.row(atShown: place).map { (.fixed($0), 0) }
    case .item(let item): return (item, place)
    }
  }

  /// The place of the first row of an item among the drawn rows; nil where it is not drawn here.
  func place(of item: SectionItem) -> Int? {
    switch (content, item) {
    case (.before(let rows), .fixed(let row)), (.fixed(let rows), .fixed(let row)),
      (.after(let rows), .fixed(let row)):
      rows.drawn.firstIndex(of: row)
    case (.list(let list), .fixed(let row)):
      row.identity.flatMap { list.row($0) == row ? list.shownPlace(of: $0) : nil }
    case (.item(let own), _): own == item ? 0 : nil
    default: nil
    }
  }

  /// The run whose rows the part is; nil for any other part.
  var run: Int? {
    if case .item(.rows(let run)) = content { run } else { nil }
  }

  // MARK: Keys

  /// Whether a row is known by this key.
  func contains(_ key: RowKey) -> Bool {
    switch content {
    case .before(let rows), .fixed(let rows), .after(let rows):
      rows.contains { $0.identity == key }
    case .list(let list): list.contains(key)
    case .item(.note(let row)): row.identity == key
    case .item: false
    }
  }

  /// The place of the first row known by this key among the drawn ones.
  func drawnPlace(of key: RowKey, ifHidden hidden: HiddenRowAnswer) -> Int? {
    switch content {
    case .before(let rows), .fixed(let rows), .after(let rows):
      rows.firstIndex { $0.identity == key }.flatMap { rows.drawnPlace(of: $0, ifHidden: hidden) }
    case .list(let list):
      hidden == .nearest ? list.nearestShownPlace(to: key) : list.shownPlace(of: key)
    case .item(.note(let row)): row.identity == key ? 0 : nil
    case .item: nil
    }
  }

  /// The rows that were given this key, from top to bottom: whether each is drawn, and its place
  /// among the drawn ones or that of the nearest to it, nil where none is drawn.
  func rows(withKey key: RowKey) -> [(isDrawn: Bool, drawnPlace: Int?)] {
    switch content {
    case .before(let rows), .fixed(let rows), .after(let rows):
      rows.indices.filter { rows[$0].key == key }.map { place in
        (!rows[place].isHidden, rows.drawnPlace(of: place, ifHidden: .nearest))
      }
    case .list(let list):
      if let row = list.row(key), row.key == key {
        [(!row.isHidden, list.nearestShownPlace(to: key))]
      } else {
        []
      }
    case .item(.note(let row)): row.key == key ? [(true, 0)] : []
    case .item: []
    }
  }
}

extension [Row] {
  /// The rows that are not hidden.
  var drawn: [Row] { filter { !$0.isHidden } }

  /// The place among the drawn rows of the row at a place, or of what stands for it.
  fileprivate func drawnPlace(of place: Int, ifHidden hidden: HiddenRowAnswer) -> Int? {
    drawnNeighbour(of: place, ifHidden: hidden).map { found in
      self[..<found].count { !$0.isHidden }
    }
  }

  /// The place itself, where its row is drawn; else that of what stands for it.
  func drawnNeighbour(of place: Int, ifHidden hidden: HiddenRowAnswer) -> Int? {
    guard self[place].isHidden else { return place }
    guard hidden == .nearest else { return nil }
    return place.nearer(
      of: self[..<place].lastIndex { !$0.isHidden }, self[place...].firstIndex { !$0.isHidden })
  }
}
