/// Row numbers by key, with repetitions in order; open addressing over the hashes that keys carry.
struct KeyTable {
  /// For each slot a row number plus 1, or 0 for an empty slot.
  private var slots: [Int] = []
  /// For each row plus 1 the next row of the same key, plus 1.
  private var next: [Int] = []
  private var mask = 0

  /// Takes in the rows of `range`; what was held before is forgotten.
  ///
  /// - Parameters:
  ///   - range: The row numbers.
  ///   - key: The key of a row.
  @inline(__always)
  mutating func fill(_ range: Range<Int>, key: (Int) -> RowKey) {
    var size = 16
    while size < range.count &* 2 { size &*= 2 }
    if slots.count == size {
      for slot in slots.indices { slots[slot] = 0 }
    } else {
      slots = [Int](repeating: 0, count: size)
    }
    mask = size &- 1
    if next.count < range.count { next = [Int](repeating: 0, count: range.count) }
    lower = range.lowerBound
    // From the last row to the first, so that the first one stands at the head.
    for row in range.reversed() {
      let wanted = key(row)
      var slot = wanted.hashed.hash & mask
      while slots[slot] != 0, key(lower &+ slots[slot] &- 1) != wanted {
        slot = (slot &+ 1) & mask
      }
      next[row &- lower] = slots[slot]
      slots[slot] = row &- lower &+ 1
    }
  }

  private var lower = 0

  /// The first row of a key that was not taken yet; it is taken with this.
  @inline(__always)
  mutating func take(_ wanted: RowKey, key: (Int) -> RowKey) -> Int? {
    var slot = wanted.hashed.hash & mask
    while slots[slot] != 0 {
      let place = abs(slots[slot]) &- 1
      if key(lower &+ place) == wanted {
        // A key without rows left keeps its slot, marked by a negative number.
        guard slots[slot] > 0 else { return nil }
        slots[slot] = next[place] > 0 ? next[place] : 0 &- slots[slot]
        return lower &+ place
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }
}
