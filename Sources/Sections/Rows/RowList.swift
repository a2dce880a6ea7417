import Mappings

/// The rows of a section that a program edits, each known by its key.
///
/// Some rows may be hidden: they keep their places among all rows and are not shown. Being hidden
/// belongs to the key, not to the place, so that no edit of another row shifts it. There are two
/// ways to count: a *place* counts all rows, a *shown place* the rows that are not hidden.
///
/// A value: a copy costs nothing, and every question and edit by key or by place takes O(log n)
/// time, after a copy too, since copies share their rows. An edit that throws changes nothing.
public struct RowList: Sendable {
  var tree: RowTree
  /// Which rows differ from a list that this one came from.
  var history = EditHistory()

  /// A list without rows.
  public init() {
    tree = RowTree()
  }

  /// A list of rows, in O(n).
  ///
  /// - Parameter rows: the rows in order, each with a key or the name of a prototype, which is
  ///   then its key
  /// - Throws: ``SectionError/missingKey(place:)`` or
  ///   ``SectionError/duplicateKey(_:first:second:)``
  public init(_ rows: [Row]) throws(SectionError) {
    var listed: [ListedRow] = []
    listed.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      guard let key = row.identity else { throw .missingKey(place: place) }
      listed.append(ListedRow(key, row))
    }
    tree = try RowTree(listed)
  }

  /// A list of fixed rows, in O(n log n), of which a row without a key, or with one that stands before it,
  /// is known by `#` and its place.
  init(fixed rows: [Row]) {
    var taken = Set(rows.compactMap(\.identity))
    var seen: Set<RowKey> = []
    tree = RowTree()
    for (place, row) in rows.enumerated() {
      var key = row.identity ?? RowKey("#\(place)")
      if row.identity == nil || !seen.insert(key).inserted {
        key = RowKey("#\(place)")
        while !taken.insert(key).inserted { key = RowKey("#" + key.text) }
      }
      // No key before it is this one.
      tree.insert(ListedRow(key, row), at: place)
    }
  }

  /// The number of rows, hidden ones included.
  public var count: Int { tree.root.count }
  /// The number of rows that are shown.
  public var shownCount: Int { tree.root.shown }
  /// The number of hidden rows.
  public var hiddenCount: Int { tree.root.hidden }
  /// Whether there is no row at all, not even a hidden one.
  public var isEmpty: Bool { count == 0 }
}

extension RowList: Hashable {
  /// Whether both have equal rows in the same order.
  public static func == (left: RowList, right: RowList) -> Bool {
    left.tree.root === right.tree.root
      || (left.count == right.count && left.allRows.elementsEqual(right.allRows))
  }

  /// Feeds the rows to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in allRows { hasher.combine(row) }
  }
}
