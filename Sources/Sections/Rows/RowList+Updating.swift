public import Mappings

extension RowList {
  /// Has the row of a key drawn anew though nothing about it changed; nothing for a hidden row.
  ///
  /// - Parameter key: the key
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  public mutating func reload(_ key: RowKey) throws(SectionError) {
    guard let (node, place, _) = tree.find(key) else { throw unknown(key) }
    guard !node.row.isHidden else { return }
    tree.replace(
      at: place, with: ListedRow(key, node.row, reload: Reload()))
    history.note(key, of: count)
  }

  /// Has the rows of some keys drawn anew; hidden ones are passed over.
  ///
  /// - Parameter keys: the keys
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  public mutating func reload(_ keys: [RowKey]) throws(SectionError) {
    var next = self
    for key in keys { try next.reload(key) }
    self = next
  }

  /// Has the row at a place drawn anew; nothing for a hidden row.
  ///
  /// - Parameter place: the place among all rows, 0 to `count - 1`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func reload(at place: Int) throws(SectionError) {
    try reload(requiredKey(at: place))
  }

  /// Has the rows at some places drawn anew; hidden ones are passed over.
  ///
  /// - Parameter places: places among all rows, each once
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/repeatedPlace(_:)``
  public mutating func reload(at places: some Sequence<Int>) throws(SectionError) {
    try reload(requiredKeys(at: places))
  }

  /// Puts a row in place of the one with the same key; it stays hidden or shown as that was.
  ///
  /// - Parameter row: the row
  /// - Throws: ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/unknownKey(_:known:count:)``
  public mutating func update(_ row: Row) throws(SectionError) {
    guard let key = row.identity else { throw .missingKey(place: nil) }
    try change(key) { own in
      let isHidden = own.isHidden
      own = row
      own.isHidden = isHidden
    }
  }

  /// Replaces all rows by those of new data, in O(n); keys that were hidden stay hidden.
  ///
  /// - Parameter rows: the rows in order; one whose key is hidden now stays hidden
  /// - Throws: ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/duplicateKey(_:first:second:)``
  public mutating func replaceAll(with rows: [Row]) throws(SectionError) {
    var next = rows
    if hiddenCount > 0 {
      for place in next.indices where !next[place].isHidden {
        if let key = next[place].identity { next[place].isHidden = isHidden(key) ?? false }
      }
    }
    self = try RowList(next)
  }

  /// Changes the row of a key at its place.
  mutating func change(
    _ key: RowKey, _ change: (inout Row) -> Void
  ) throws(SectionError) {
    guard let (node, place, _) = tree.find(key) else { throw unknown(key) }
    var row = node.row
    change(&row)
    guard row != node.row else { return }
    tree.replace(at: place, with: ListedRow(key, row, reload: node.listed.reload))
    history.note(key, of: count)
  }
}
