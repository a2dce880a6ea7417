extension [UInt32] {
  /// Appends the rows of a block that a mask keeps.
  mutating func append(_ rows: Range<Int>, where mask: [Bool]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Batch.blockSize) { kept in
      var count = 0
      for (row, isKept) in zip(rows, mask) {
        // Always written, since a jump that is often foretold wrong costs more.
        kept[count] = UInt32(truncatingIfNeeded: row)
        count &+= isKept ? 1 : 0
      }
      append(contentsOf: kept[..<count])
    }
  }
}
