/// A set of hashes that may say yes wrongly but never no: it spares most look-ups in a table.
struct KeyFilter {
  private var words: [UInt64]
  private let mask: Int

  /// A filter for about `count` keys.
  init(count: Int) {
    var size = 4
    while size < count / 4 { size &*= 2 }
    words = [UInt64](repeating: 0, count: size)
    mask = size &- 1
  }

  @inline(__always)
  mutating func insert(_ key: RowKey) {
    words[(key.hashed.hash >> 6) & mask] |= 1 << UInt64(key.hashed.hash & 63)
  }

  @inline(__always)
  func mayContain(_ key: RowKey) -> Bool {
    words[(key.hashed.hash >> 6) & mask] & 1 << UInt64(key.hashed.hash & 63) != 0
  }
}
