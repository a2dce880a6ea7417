/// The shown rows of one group in a snapshot.
struct ShownRows {
  let group: GroupName
  let shown: ShownGroup
  /// The keys of the whole group, in stored order.
  let keys: [RowKey]
  /// The number of the first shown row among all rows shown in all groups.
  let base: Int

  var count: Int { shown.window.count }

  /// The key of a row, counted from the first shown one.
  @inline(__always)
  func key(_ row: Int) -> RowKey { keys[shown.index(ofRow: row)] }

  /// The groups that `mappings` show, in order.
  ///
  /// - Throws: ``MappingsError/rowsDiffer(group:counted:rows:)`` if the snapshot is another one
  ///   than the mappings were updated for.
  static func all(
    of mappings: Mappings, in snapshot: ViewSnapshot
  ) throws(MappingsError) -> [ShownRows] {
    var base = 0
    var all: [ShownRows] = []
    all.reserveCapacity(mappings.visible.count)
    for (place, state) in mappings.groups.enumerated() {
      let keys = snapshot.keys(ofGroup: state.name, near: place)
      guard keys.count == state.count ?? 0 else {
        throw .rowsDiffer(group: state.name, counted: state.count ?? 0, rows: keys.count)
      }
      guard let shown = ShownGroup(place, in: mappings) else { continue }
      all.append(ShownRows(group: state.name, shown: shown, keys: keys, base: base))
      base &+= shown.window.count
    }
    return all
  }
}
