import Values

/// Orders rows by their texts in an order of its own, a language's for example.
struct TextOrder {
  let term: OrderTerm
  let compare: @Sendable (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int

  /// Sorts a range stably and calls `ties` with each run of equal texts.
  func sort(_ rows: inout [UInt32], _ range: Range<Int>, ties: (Int, Int) -> Void) {
    var entries = range.map { (row: rows[$0], place: $0) }
    entries.sort { first, second in
      let order = order(first.row, second.row)
      return order == 0 ? first.place < second.place : order < 0
    }
    for (index, entry) in entries.enumerated() { rows[range.lowerBound + index] = entry.row }
    var start = 0
    while start < entries.count {
      var stop = start + 1
      while stop < entries.count, order(entries[start].row, entries[stop].row) == 0 { stop += 1 }
      ties(range.lowerBound + start, range.lowerBound + stop)
      start = stop
    }
  }

  private func order(_ first: UInt32, _ second: UInt32) -> Int {
    let texts = term.source.texts
    let slot = term.source.column.slot
    let order = texts.withText(row: Int(first), slot: slot) { left in
      texts.withText(row: Int(second), slot: slot) { compare(left, $0) }
    }
    guard term.descending else { return order }
    return order == 0 ? 0 : order < 0 ? 1 : -1
  }
}
