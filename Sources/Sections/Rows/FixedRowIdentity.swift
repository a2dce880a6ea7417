import Mappings

/// What a fixed row is known by: its key, else what it draws, and how many rows of that stand
/// before it.
struct FixedRowIdentity: Hashable {
  private let key: RowKey?
  private let row: Row?
  private let number: Int

  /// The identities of fixed rows in order.
  static func all(of rows: [Row]) -> [FixedRowIdentity] {
    var numbers: [FixedRowIdentity: Int] = [:]
    return rows.map { row in
      let first = FixedRowIdentity(
        key: row.identity, row: row.identity == nil ? row : nil, number: 0)
      let number = numbers[first, default: 0]
      numbers[first] = number + 1
      return FixedRowIdentity(key: first.key, row: first.row, number: number)
    }
  }
}

extension [Row] {
  /// The fixed rows with the reloads of those that they stand in for.
  func keepingReloads(of old: [Row]) -> [Row] {
    guard old.contains(where: \.reloadMark.isSet) else { return self }
    let marks = Dictionary(
      uniqueKeysWithValues: zip(FixedRowIdentity.all(of: old), old.map(\.reloadMark)))
    return zip(FixedRowIdentity.all(of: self), self).map { identity, row in
      var row = row
      if let mark = marks[identity] { row.reloadMark.keep(mark) }
      return row
    }
  }
}
