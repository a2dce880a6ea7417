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
    guard (0...count).contains(place) else {
      throw .placeOutOfRange(what: "place for a row", place: place, valid: 0..<count + 1)
    }
    guard let key = row.identity else { throw .missingKey(place: place) }
    if let first = self.place(of: key) {
      throw .duplicateKey(key, first: first, second: place)
    }
    tree.insert(ListedRow(key, row), at: place)
    history.note(key, of: count)
  }

  /// Puts rows, one after the other, before the one at `place`, or at the end.
  ///
  /// - Parameters:
  ///   - rows: the rows in order
  ///   - place: the place of the first among all rows, 0 to `count`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``,
  ///   ``SectionError/missingKey(place:)`` or ``SectionError/duplicateKey(_:first:second:)``
  public mutating func insert(contentsOf rows: [Row], at place: Int) throws(SectionError) {
    guard (0...count).contains(place) else {
      throw .placeOutOfRange(what: "place for a row", place: place, valid: 0..<count + 1)
    }
    var next = self
    for (offset, row) in rows.enumerated() { try next.insert(row, at: place + offset) }
    self = next
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
    var next = self
    var last: Int?
    for (place, row) in zip(places, rows).sorted(by: { $0.0 < $1.0 }) {
      if place == last { throw .repeatedPlace(place) }
      try next.insert(row, at: place)
      last = place
    }
    self = next
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
}
