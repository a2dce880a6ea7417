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

  /// A block ends soon after so many bytes of the file.
  static let byteLimit = 1 << 18

  init(stride: Int) {
    self.stride = stride
    rowLimit = min(max((1 << 14) / max(stride, 1), 64), 2048)
    // A chunk of 64 bytes ends at most 64 rows, and one more is begun.
    let room = (rowLimit + Chunk.size + 1) * max(stride, 1)
    places = .allocate(capacity: room)
    places.initialize(repeating: CellPlace(offset: 0, count: 0, isNull: true), count: room)
  }

  deinit {
    places.deallocate()
  }
}
