/// What nodes need to know to work on many rows at once: what stays the same for all of them.
///
/// A call for every node and row costs more than a comparison of two numbers does, so that simple
/// conditions and products are worked out a block of rows after the other, each step in a loop
/// over contiguous values. Blocks are as small as the nearest cache. Where a block has a row that
/// the loops cannot express, such as a sum beyond 64 bits, the nodes go through that block row by
/// row; faults come from the nodes alone.
struct Batch {
  /// The values of the scope.
  let slots: [ExpressionValue]
  /// Rows 0 ..< `rowCount` are asked for.
  let rowCount: Int

  /// Number of rows in a block.
  static let blockSize = 1_024

  /// Calls `body` with the rows of each block in order.
  static func forEachBlock<Failure: Error>(
    of rowCount: Int, _ body: (Range<Int>) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    while start < rowCount {
      let end = start + min(blockSize, rowCount - start)
      try body(start..<end)
      start = end
    }
  }
}
