import Values

/// The places of some thousand rows at a time: small enough to stay in the cache while the
/// columns read them.
struct RowBlock: ~Copyable {
  let places: UnsafeMutablePointer<CellPlace>
  let stride: Int
  /// A block ends soon after so many rows.
  let rowLimit: Int
  /// Number of rows.
  var rowCount = 0
  /// Where the first row begins.
  var start = 0
  /// Whether some row of the block has a null in a slot.
  let hasNull: UnsafeMutablePointer<Bool>

  /// A block ends soon after so many bytes of the file.
  let byteLimit: Int

  /// A block that stays in the cache, or one of `times` the size.
  init(stride: Int, times: Int = 1) {
    self.stride = stride
    byteLimit = times << 18
    rowLimit = min(max((times << 14) / max(stride, 1), 64), times << 11)
    // A chunk of 64 bytes ends at most 64 rows, and one more is begun.
    let room = (rowLimit + Chunk.size + 1) * max(stride, 1)
    hasNull = .allocate(capacity: max(stride, 1))
    hasNull.initialize(repeating: false, count: max(stride, 1))
    places = .allocate(capacity: room)
    places.initialize(repeating: .absent, count: room)
  }

  deinit {
    places.deallocate()
    hasNull.deallocate()
  }
}
