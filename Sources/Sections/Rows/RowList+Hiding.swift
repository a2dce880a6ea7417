public import Mappings

extension RowList {
  /// Hides or shows the row of a key; a row that already is as asked stays so.
  ///
  /// - Parameters:
  ///   - isHidden: whether the row is then hidden
  ///   - key: the key
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  public mutating func setHidden(_ isHidden: Bool, _ key: RowKey) throws(SectionError) {
    guard let (node, place, _) = tree.find(key) else { throw unknown(key) }
    guard node.row.isHidden != isHidden else { return }
    var row = node.row
    row.isHidden = isHidden
    store(row, under: key, at: place)
  }

  /// Hides or shows the rows of some keys.
  ///
  /// - Parameters:
  ///   - isHidden: whether the rows are then hidden
  ///   - keys: the keys, each once
  /// - Throws: ``SectionError/unknownKey(_:known:count:)`` or ``SectionError/repeatedKey(_:)``
  public mutating func setHidden(_ isHidden: Bool, _ keys: [RowKey]) throws(SectionError) {
    try checkKeys(keys)
    for key in keys { try setHidden(isHidden, key) }
  }

  /// Hides or shows the row at a place.
  ///
  /// - Parameters:
  ///   - isHidden: whether the row is then hidden
  ///   - place: the place among all rows, 0 to `count - 1`
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func setHidden(_ isHidden: Bool, at place: Int) throws(SectionError) {
    try setHidden(isHidden, requiredKey(at: place))
  }

  /// Hides or shows the rows at some places.
  ///
  /// - Parameters:
  ///   - isHidden: whether the rows are then hidden
  ///   - places: places among all rows, each once: a range or a list
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)`` or
  ///   ``SectionError/repeatedPlace(_:)``
  public mutating func setHidden(
    _ isHidden: Bool, at places: some Sequence<Int>
  ) throws(SectionError) {
    try setHidden(isHidden, requiredKeys(at: places))
  }

  /// Shows the row of a key, drawn anew, when a condition holds, and hides it when not.
  ///
  /// - Parameters:
  ///   - key: the key
  ///   - condition: whether the row is to be shown
  /// - Throws: ``SectionError/unknownKey(_:known:count:)``
  public mutating func reloadOrHide(_ key: RowKey, when condition: Bool) throws(SectionError) {
    if condition { try reload(key) }
    try setHidden(!condition, key)
  }

  /// Shows the row at a place, drawn anew, when a condition holds, and hides it when not.
  ///
  /// - Parameters:
  ///   - place: the place among all rows, 0 to `count - 1`
  ///   - condition: whether the row is to be shown
  /// - Throws: ``SectionError/placeOutOfRange(what:place:valid:)``
  public mutating func reloadOrHide(
    at place: Int, when condition: Bool
  ) throws(SectionError) {
    try reloadOrHide(requiredKey(at: place), when: condition)
  }
}
