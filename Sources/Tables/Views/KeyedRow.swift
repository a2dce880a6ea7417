/// A row with a word that orders it.
struct KeyedRow {
  var key: UInt64
  var row: UInt32

  /// Sorts by key, stably.
  ///
  /// Few rows are inserted one by one; many are dealt out by one byte of
  /// the key after the other, bytes that all keys share aside.
  ///
  /// - Returns: whether the rows were in order before
  static func sort(_ rows: inout [KeyedRow], _ spare: inout [KeyedRow]) -> Bool {
    let count = rows.count
    var isSorted = true
    var common: UInt64 = 0
    rows.withUnsafeBufferPointer { rows in
      guard let first = rows.first else { return }
      var last = first.key
      for row in rows {
        if row.key < last { isSorted = false }
        common |= row.key ^ first.key
        last = row.key
      }
    }
    if isSorted { return true }
    if count <= 48 {
      insert(&rows)
      return false
    }
    if spare.count < count {
      spare = [KeyedRow](repeating: KeyedRow(key: 0, row: 0), count: count)
    }
    var isSwapped = false
    rows.withUnsafeMutableBufferPointer { first in
      spare.withUnsafeMutableBufferPointer { second in
        var shift: UInt64 = 0
        while shift < 64 {
          if (common &>> shift) & 0xFF != 0 {
            if isSwapped {
              deal(UnsafeBufferPointer(rebasing: second[..<count]), first, shift)
            } else {
              deal(UnsafeBufferPointer(first), second, shift)
            }
            isSwapped.toggle()
          }
          shift &+= 8
        }
        if isSwapped {
          for index in 0..<count { first[index] = second[index] }
        }
      }
    }
    return false
  }

  private static func insert(_ rows: inout [KeyedRow]) {
    rows.withUnsafeMutableBufferPointer { rows in
      for index in 1..<rows.count {
        let row = rows[index]
        var place = index
        while place > 0, rows[place &- 1].key > row.key {
          rows[place] = rows[place &- 1]
          place &-= 1
        }
        rows[place] = row
      }
    }
  }

  /// One pass of a radix sort, from `source` to `target`.
  private static func deal(
    _ source: UnsafeBufferPointer<KeyedRow>, _ target: UnsafeMutableBufferPointer<KeyedRow>,
    _ shift: UInt64
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
      places.initialize(repeating: 0)
      for row in source { places[Int(truncatingIfNeeded: (row.key &>> shift) & 0xFF)] &+= 1 }
      var sum = 0
      for digit in 0..<256 {
        let count = places[digit]
        places[digit] = sum
        sum &+= count
      }
      for row in source {
        let digit = Int(truncatingIfNeeded: (row.key &>> shift) & 0xFF)
        target[places[digit]] = row
        places[digit] &+= 1
      }
    }
  }
}
