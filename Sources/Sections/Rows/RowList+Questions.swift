public import Mappings

extension RowList {
  /// All rows in order.
  public var allRows: RowSequence { RowSequence(root: tree.root, filter: .all) }
  /// The shown rows in order.
  public var shownRows: RowSequence { RowSequence(root: tree.root, filter: .shown) }
  /// The hidden rows in order.
  public var hiddenRows: RowSequence { RowSequence(root: tree.root, filter: .hidden) }

  /// The places of the hidden rows among all rows, rising.
  public var hiddenPlaces: [Int] { hiddenRows.keys.compactMap { place(of: $0) } }

  // MARK: By key

  /// Whether a row has this key.
  public func contains(_ key: RowKey) -> Bool { tree.contains(key) }

  /// The row of a key; nil for an unknown key.
  public func row(_ key: RowKey) -> Row? { tree.find(key)?.node.row }

  /// The place of a key among all rows; nil for an unknown key.
  public func place(of key: RowKey) -> Int? { tree.find(key)?.place }

  /// The place of a key among the shown rows; nil for a hidden row and an unknown key.
  public func shownPlace(of key: RowKey) -> Int? {
    tree.find(key).flatMap { $0.node.row.isHidden ? nil : $0.shown }
  }

  /// The place among the shown rows of the row of a key or, where it is hidden, of the shown row
  /// nearest to it: the next one where two are as near.
  ///
  /// - Returns: nil for an unknown key and where no row is shown
  public func nearestShownPlace(to key: RowKey) -> Int? {
    guard let (node, place, shown) = tree.find(key) else { return nil }
    if !node.row.isHidden { return shown }
    let next = self.place(ofShown: shown)
    let nearest = place.nearer(of: self.place(ofShown: shown - 1), next)
    return nearest.map { $0 == next ? shown : shown - 1 }
  }

  /// The place among all rows of a shown row; nil out of range.
  private func place(ofShown place: Int) -> Int? {
    node(at: place, of: .shown).flatMap { self.place(of: $0.key) }
  }

  /// Whether the row of a key is hidden; nil for an unknown key.
  public func isHidden(_ key: RowKey) -> Bool? { row(key)?.isHidden }

  // MARK: By place

  /// The row at a place among all rows; nil out of range.
  public func row(at place: Int) -> Row? { node(at: place, of: .all)?.row }

  /// The row at a place among the shown rows; nil out of range.
  public func row(atShown place: Int) -> Row? { node(at: place, of: .shown)?.row }

  /// The key at a place among all rows; nil out of range.
  public func key(at place: Int) -> RowKey? { node(at: place, of: .all)?.key }

  /// The key at a place among the shown rows; nil out of range.
  public func key(atShown place: Int) -> RowKey? { node(at: place, of: .shown)?.key }

  /// Whether the row at a place among all rows is hidden; nil out of range.
  public func isHidden(at place: Int) -> Bool? { row(at: place)?.isHidden }

  private func node(at place: Int, of filter: RowFilter) -> RowNode? {
    (0..<tree.root.count(of: filter)).contains(place) ? tree.node(at: place, of: filter) : nil
  }

  // MARK: Checks

  /// The place of a key, to be edited.
  ///
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  func requiredPlace(of key: RowKey) throws(SectionError) -> Int {
    guard let place = place(of: key) else { throw unknown(key) }
    return place
  }

  func unknown(_ key: RowKey) -> SectionError {
    let known = (0..<min(count, SectionError.nameLimit)).compactMap { self.key(at: $0) }
    return .unknownKey(key, known: known, count: count)
  }

  /// The key at a place, to be edited.
  ///
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  func requiredKey(at place: Int) throws(SectionError) -> RowKey {
    guard let key = key(at: place) else {
      throw .placeOutOfRange(what: .row, place: place, valid: 0..<count)
    }
    return key
  }

  /// Checks that every key is one of a row and given once.
  ///
  /// - Throws: ``SectionError/unknownKey(_:known:count:)`` or ``SectionError/repeatedKey(_:)``
  func checkKeys(_ keys: [RowKey]) throws(SectionError) {
    var seen: Set<RowKey> = []
    for key in keys {
      guard contains(key) else { throw unknown(key) }
      guard seen.insert(key).inserted else { throw .repeatedKey(key) }
    }
  }

  /// The keys at some places, each given once.
  ///
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/repeatedPlace(_:)``
  func requiredKeys(at places: some Sequence<Int>) throws(SectionError) -> [RowKey] {
    var seen: Set<Int> = []
    var keys: [RowKey] = []
    for place in places {
      keys.append(try requiredKey(at: place))
      guard seen.insert(place).inserted else { throw .repeatedPlace(place) }
    }
    return keys
  }
}
