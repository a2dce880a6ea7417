public import Mappings

extension RowList {
  /// Adds a row at the end.
  ///
  /// - Parameter row: the row
  /// - Throws: ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/duplicateKey(_:first:second:)``
  public mutating func append(_ row: Row) throws(SectionError) {
    try insert(row, at: count)
  }

  /// Adds rows at the end.
  ///
  /// - Parameter rows: the rows in order
  /// - Throws: ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/duplicateKey(_:first:second:)``
  public mutating func append(contentsOf rows: [Row]) throws(SectionError) {
    try insert(contentsOf: rows, at: count)
  }

  /// Puts a row before the one at `place`, or at the end.
  ///
  /// - Parameters:
  ///   - row: the row, hidden or not
  ///   - place: its place among all rows, 0 to `count`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``,
  ///   ``SectionError/missingKey(place:)`` or ``SectionError/duplicateKey(_:first:second:)``
  public mutating func insert(_ row: Row, at place: Int) throws(SectionError) {
    try checkPlace(place, among: count + 1)
    guard let key = row.identity else { throw .missingKey(place: place) }
    if let other = self.place(of: key) {
      throw .duplicate(key: key, at: other < place ? other : other + 1, and: place)
    }
    add(row, under: key, at: place)
  }

  /// Puts rows, one after the other, before the one at `place`, or at the end.
  ///
  /// - Parameters:
  ///   - rows: the rows in order
  ///   - place: the place of the first among all rows, 0 to `count`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``,
  ///   ``SectionError/missingKey(place:)`` or ``SectionError/duplicateKey(_:first:second:)``
  public mutating func insert(contentsOf rows: [Row], at place: Int) throws(SectionError) {
    try checkPlace(place, among: count + 1)
    try insert(zip(place..., rows).map { ($0, $1) })
  }

  /// Puts each row at a place of its own.
  ///
  /// - Parameters:
  ///   - rows: the rows
  ///   - places: for each row the place that it then has among all rows, in any order
  /// - Throws: ``SectionError/countsDiffer(rows:places:)``, ``SectionError/repeatedPlace(_:)``,
  ///   ``SectionError/placeOutOfRange(what:place:valid:)``, ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/duplicateKey(_:first:second:)``
  public mutating func insert(_ rows: [Row], at places: [Int]) throws(SectionError) {
    guard rows.count == places.count else {
      throw .countsDiffer(rows: rows.count, places: places.count)
    }
    var seen: Set<Int> = []
    for place in places {
      try checkPlace(place, among: count + rows.count)
      guard seen.insert(place).inserted else { throw .repeatedPlace(place) }
    }
    try insert(zip(places, rows).sorted { $0.0 < $1.0 })
  }

  /// Puts a row before the one of a key.
  ///
  /// - Parameters:
  ///   - row: the row
  ///   - key: the key of the row that then follows it
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``, ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/duplicateKey(_:first:second:)``
  public mutating func insert(_ row: Row, before key: RowKey) throws(SectionError) {
    try insert(row, at: requiredPlace(of: key))
  }

  /// Puts a row after the one of a key.
  ///
  /// - Parameters:
  ///   - row: the row
  ///   - key: the key of the row that it then follows
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``, ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/duplicateKey(_:first:second:)``
  public mutating func insert(_ row: Row, after key: RowKey) throws(SectionError) {
    try insert(row, at: requiredPlace(of: key) + 1)
  }

  /// Puts rows at the places that they then have, which rise and leave no gap at the end.
  private mutating func insert(_ rows: [(place: Int, row: Row)]) throws(SectionError) {
    var keys: [RowKey] = []
    var own: [RowKey: Int] = [:]
    for (place, row) in rows {
      guard let key = row.identity else { throw .missingKey(place: place) }
      if let other = own[key] { throw .duplicate(key: key, at: other, and: place) }
      if let other = self.place(of: key) {
        // The row that has the key makes way for those that come before it.
        let shifted = rows.reduce(other) { $1.place <= $0 ? $0 + 1 : $0 }
        throw .duplicate(key: key, at: shifted, and: place)
      }
      own[key] = place
      keys.append(key)
    }
    for (key, (place, row)) in zip(keys, rows) { add(row, under: key, at: place) }
  }

  private mutating func add(_ row: Row, under key: RowKey, at place: Int) {
    tree.insert(ListedRow(key, row), at: place)
    history.note(key, of: count)
  }

  private func checkPlace(_ place: Int, among count: Int) throws(SectionError) {
    guard (0..<count).contains(place) else {
      throw .placeOutOfRange(what: .placeForRow, place: place, valid: 0..<count)
    }
  }
}
