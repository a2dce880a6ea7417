public import Mappings

extension RowList {
  /// Takes the row of a key out.
  ///
  /// - Parameter key: the key
  /// - Returns: the row
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  @discardableResult
  public mutating func remove(_ key: RowKey) throws(SectionError) -> Row {
    guard let (node, place, _) = tree.find(key) else { throw unknown(key) }
    tree.remove(at: place)
    history.note(key, of: count)
    return node.row
  }

  /// Takes the rows of some keys out.
  ///
  /// - Parameter keys: the keys, each once
  /// - Throws: ``SectionError/unknownKey(_:known:count:)`` or ``SectionError/repeatedKey(_:)``
  public mutating func remove(_ keys: [RowKey]) throws(SectionError) {
    try checkKeys(keys)
    for key in keys { try remove(key) }
  }

  /// Takes the row at a place among all rows out.
  ///
  /// - Parameter place: the place, 0 to `count - 1`
  /// - Returns: the row
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  @discardableResult
  public mutating func remove(at place: Int) throws(SectionError) -> Row {
    try remove(requiredKey(at: place))
  }

  /// Takes the rows at some places out.
  ///
  /// - Parameter places: places among all rows as they are before, each once, in any order
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/repeatedPlace(_:)``
  public mutating func remove(at places: some Sequence<Int>) throws(SectionError) {
    try remove(requiredKeys(at: places))
  }

  /// Takes all rows out.
  public mutating func removeAll() {
    self = RowList()
  }
}
