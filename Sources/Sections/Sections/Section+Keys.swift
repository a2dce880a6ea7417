import Mappings

extension Section {
  /// The place of a row among all that the section draws.
  ///
  /// A key is looked for among the rows of the section, the fixed rows above and below them, and in
  /// the note.
  func drawnPlace(of key: RowKey, ifHidden hidden: HiddenRowAnswer) -> Int? {
    let found = parts.filter { $0.contains(key) }.min { $0.searchRank < $1.searchRank }
    return found.flatMap { part in
      part.drawnPlace(of: key, ifHidden: hidden).flatMap(part.row)
    }
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
        throw .placeOutOfRange(what: .row, place: place, valid: 0..<rows.count)
      }
      guard !isHidden, let found = rows.drawnNeighbour(of: place, ifHidden: hidden),
        let key = rows[found].identity, rows.firstIndex(where: { $0.identity == key }) == found
      else { return nil }
      return key
    }
  }
}

extension SectionPart {
  /// In which order the parts are looked through for a key.
  fileprivate var searchRank: Int {
    switch content {
    case .fixed, .list: 0
    case .before: 1
    case .after: 2
    case .item: 3
    }
  }
}
