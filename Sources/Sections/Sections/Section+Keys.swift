import Mappings

extension Section {
  /// The place of a row among all that the section draws.
  func drawnPlace(of key: RowKey, ifHidden hidden: HiddenRowAnswer) -> Int? {
    guard !isHidden else { return nil }
    let first = before.drawn.count
    switch content {
    case .rows(let list) where list.contains(key):
      let place =
        hidden == .nearest ? list.nearestShownPlace(to: key) : list.shownPlace(of: key)
      return place.map { first + $0 }
    case .fixed(let rows) where rows.contains { $0.identity == key }:
      return rows.drawnPlace(of: key, ifHidden: hidden).map { first + $0 }
    default: break
    }
    if before.contains(where: { $0.identity == key }) {
      return before.drawnPlace(of: key, ifHidden: hidden)
    }
    if after.contains(where: { $0.identity == key }) {
      guard let place = after.drawnPlace(of: key, ifHidden: hidden), let end = rowsAboveAfter
      else { return nil }
      let (row, overflows) = end.addingReportingOverflow(place)
      return overflows ? nil : row
    }
    guard let note, note.identity == key else { return nil }
    if case .rows(let list) = content { return first + list.shownCount }
    return firstRow(of: .note(note))
  }

  /// The number of rows above the fixed rows at the end; nil for more than an `Int` can count.
  private var rowsAboveAfter: Int? {
    if case .rows(let list) = content {
      return before.drawn.count + list.shownCount + (note == nil ? 0 : 1)
    }
    let below = after.drawn.count + (hasSummary && showsData ? 1 : 0)
    var count = 0
    for item in items.dropLast(below) {
      let (sum, overflows) = count.addingReportingOverflow(numberOfRows(of: item))
      if overflows { return nil }
      count = sum
    }
    return count
  }

  /// Checks that an anchor can name a row by this key.
  ///
  /// - Throws: ``SectionError/unknownKey(_:known:count:)`` or
  ///   ``SectionError/rowsOfData(section:)``
  func checkAnchor(of key: RowKey) throws(SectionError) {
    let around = (before + after + [noContent, allHidden].compactMap { $0 }).compactMap(\.identity)
    if around.contains(key) { return }
    switch content {
    case .rows(let list):
      guard !list.contains(key) else { return }
      let first = (0..<min(list.count, SectionError.nameLimit)).compactMap { list.key(at: $0) }
      throw .unknownKey(key, known: Self.first(first + around), count: list.count + around.count)
    case .fixed(let rows):
      let keys = rows.compactMap(\.identity) + around
      guard !keys.contains(key) else { return }
      throw .unknownKey(key, known: Self.first(keys), count: keys.count)
    case .runs:
      throw .rowsOfData(section: name)
    }
  }

  private static func first(_ keys: [RowKey]) -> [RowKey] {
    Array(keys.prefix(SectionError.nameLimit))
  }

  /// The key that leads to the row at a place among all rows; nil where none does.
  ///
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/rowsOfData(section:)``
  func key(
    ofRow place: Int, ifHidden hidden: HiddenRowAnswer
  ) throws(SectionError) -> RowKey? {
    switch content {
    case .runs: throw .rowsOfData(section: name)
    case .rows(let list):
      let key = try list.requiredKey(at: place)
      guard !isHidden else { return nil }
      let shown = hidden == .nearest ? list.nearestShownPlace(to: key) : list.shownPlace(of: key)
      return shown.flatMap { list.key(atShown: $0) }
    case .fixed(let rows):
      guard rows.indices.contains(place) else {
        throw .placeOutOfRange(what: "row", place: place, valid: 0..<rows.count)
      }
      guard !isHidden, let found = rows.drawn(at: place, ifHidden: hidden),
        let key = rows[found].identity, rows.firstIndex(where: { $0.identity == key }) == found
      else { return nil }
      return key
    }
  }
}

extension [Row] {
  /// The rows that are not hidden.
  var drawn: [Row] { filter { !$0.isHidden } }

  /// The place of a row among those that are not hidden; of the nearest one where that is asked.
  fileprivate func drawnPlace(of key: RowKey, ifHidden hidden: HiddenRowAnswer) -> Int? {
    firstIndex { $0.identity == key }
      .flatMap { drawn(at: $0, ifHidden: hidden) }
      .map { found in self[..<found].count { !$0.isHidden } }
  }

  /// The place itself, where its row is drawn; else that of what stands for it.
  fileprivate func drawn(at place: Int, ifHidden hidden: HiddenRowAnswer) -> Int? {
    guard self[place].isHidden else { return place }
    guard hidden == .nearest else { return nil }
    let next = self[place...].firstIndex { !$0.isHidden }
    guard let previous = self[..<place].lastIndex(where: { !$0.isHidden }) else { return next }
    guard let next else { return previous }
    return next - place <= place - previous ? next : previous
  }
}
