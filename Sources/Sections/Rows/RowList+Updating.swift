public import Mappings

extension RowList {
  /// Has the row of a key drawn anew though nothing about it changed; nothing for a hidden row.
  ///
  /// The request stays with the row through other edits of the same batch, in any order: through
  /// ``update(_:)`` and ``replaceAll(with:)``, too. A row that is taken out takes it along.
  ///
  /// - Parameter key: the key
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  public mutating func reload(_ key: RowKey) throws(SectionError) {
    guard let (node, place, _) = tree.find(key) else { throw unknown(key) }
    guard !node.row.isHidden else { return }
    var row = node.row
    row.reloadMark.renew()
    store(row, under: key, at: place)
  }

  /// Has the rows of some keys drawn anew; hidden ones are passed over.
  ///
  /// - Parameter keys: the keys, each once
  /// - Throws: ``SectionError/unknownKey(_:known:count:)`` or ``SectionError/repeatedKey(_:)``
  public mutating func reload(_ keys: [RowKey]) throws(SectionError) {
    try checkKeys(keys)
    for key in keys { try reload(key) }
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
  /// The new row is stored in any case; it is told as a change where it differs from the old one.
  ///
  /// - Parameter row: the row
  /// - Throws: ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/unknownKey(_:known:count:)``
  public mutating func update(_ row: Row) throws(SectionError) {
    guard let key = row.identity else { throw .missingKey(place: nil) }
    guard let (node, place, _) = tree.find(key) else { throw unknown(key) }
    var row = row
    row.isHidden = node.row.isHidden
    row.reloadMark.keep(node.row.reloadMark)
    store(row, under: key, at: place)
  }

  /// Replaces all rows by those of new data, in O(n); keys that were hidden stay hidden.
  ///
  /// - Parameter rows: the rows in order; one whose key is hidden now stays hidden
  /// - Throws: ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/duplicateKey(_:first:second:)``
  public mutating func replaceAll(with rows: [Row]) throws(SectionError) {
    var kept: [RowKey: Row] = [:]
    for node in allRows.nodes where node.row.isHidden || node.row.reloadMark.isSet {
      kept[node.key] = node.row
    }
    var next = rows
    if !kept.isEmpty {
      for place in next.indices {
        guard let key = next[place].identity, let old = kept[key] else { continue }
        next[place].isHidden = next[place].isHidden || old.isHidden
        next[place].reloadMark.keep(old.reloadMark)
      }
    }
    self = try RowList(next)
  }

  /// Takes over the reloads of the list that this one stands in for.
  mutating func keepReloads(of old: RowList) {
    guard tree.root !== old.tree.root else { return }
    let keys =
      EditHistory.isShared(old.history, history)
      ? EditHistory.candidates(old.history, history)
      : old.allRows.nodes.filter { $0.row.reloadMark.isSet }.map(\.key)
    for key in keys {
      guard let mark = old.row(key)?.reloadMark, mark.isSet, let (node, place, _) = tree.find(key),
        mark.isLater(than: node.row.reloadMark)
      else { continue }
      var row = node.row
      row.reloadMark.keep(mark)
      store(row, under: key, at: place)
    }
  }

  /// Puts a row in place of the one of its key.
  mutating func store(_ row: Row, under key: RowKey, at place: Int) {
    tree.replace(at: place, with: ListedRow(key, row))
    history.note(key, of: count)
  }
}
