public import Mappings

extension RowList {
  /// Moves the row of a key; a hidden one stays hidden.
  ///
  /// - Parameters:
  ///   - key: the key
  ///   - target: the place that the row then has among all rows, 0 to `count - 1`
  /// - Throws: ``SectionError/unknownKey(_:known:count:)`` or
  ///   ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func move(_ key: RowKey, to target: Int) throws(SectionError) {
    guard let (node, place, _) = tree.find(key) else { throw unknown(key) }
    guard (0..<count).contains(target) else {
      throw .placeOutOfRange(what: .row, place: target, valid: 0..<count)
    }
    guard place != target else { return }
    tree.remove(at: place)
    tree.insert(node.listed, at: target)
    history.note(key, of: count)
  }

  /// Moves the row at a place.
  ///
  /// - Parameters:
  ///   - place: the place among all rows, 0 to `count - 1`
  ///   - target: the place that the row then has among all rows
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func move(at place: Int, to target: Int) throws(SectionError) {
    try move(requiredKey(at: place), to: target)
  }

  /// Moves the row of a key right before the row of another key.
  ///
  /// - Parameters:
  ///   - key: the key of the row
  ///   - other: the key of the row that then follows it
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  public mutating func move(_ key: RowKey, before other: RowKey) throws(SectionError) {
    let place = try requiredPlace(of: key)
    let target = try requiredPlace(of: other)
    if key != other { try move(key, to: place < target ? target - 1 : target) }
  }

  /// Moves the row of a key right behind the row of another key.
  ///
  /// - Parameters:
  ///   - key: the key of the row
  ///   - other: the key of the row that it then follows
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  public mutating func move(_ key: RowKey, after other: RowKey) throws(SectionError) {
    let place = try requiredPlace(of: key)
    let target = try requiredPlace(of: other)
    if key != other { try move(key, to: place < target ? target : target + 1) }
  }
}
