import Mappings

/// Which row has a key: a table by linear hashing (Litwin 1980) whose copies share their buckets.
///
/// It grows by one bucket at a time, so that no single insert pays for all, and never shrinks.
struct KeyTable: Sendable {
  private struct Entry {
    let key: RowKey
    let row: RowID
  }

  /// The mean number of keys in a bucket above which a bucket is added.
  private static let load = 6

  private var buckets: PersistentArray<[Entry]>
  private(set) var count = 0

  /// An empty table.
  init() {
    buckets = PersistentArray([[]])
  }

  /// A table of the keys of rows that are numbered from 0.
  ///
  /// - Throws: ``SectionError/duplicateKey(_:first:second:)`` for the first row whose key stands
  ///   before it
  init(_ rows: [ListedRow]) throws(SectionError) {
    let size = max((rows.count + Self.load - 1) / Self.load, 1)
    var buckets = [[Entry]](repeating: [], count: size)
    var repeated: (first: Int, second: Int)?
    for (number, row) in rows.enumerated() {
      let bucket = Self.bucket(of: row.key, among: size)
      if repeated == nil, let first = buckets[bucket].first(where: { $0.key == row.key }) {
        repeated = (first.row, number)
        break
      }
      if buckets[bucket].isEmpty { buckets[bucket].reserveCapacity(Self.load + 2) }
      buckets[bucket].append(Entry(key: row.key, row: number))
    }
    if let (first, second) = repeated {
      throw .duplicateKey(rows[second].key, first: first, second: second)
    }
    self.buckets = PersistentArray(buckets)
    count = rows.count
  }

  /// Whether a key is in the table.
  func contains(_ key: RowKey) -> Bool { row(of: key) != nil }

  /// The row of a key; nil for an unknown key.
  func row(of key: RowKey) -> RowID? {
    buckets[bucket(of: key)].first { $0.key == key }?.row
  }

  /// Hands out every key, in no order to rely on.
  func forEach(_ body: (RowKey) -> Void) {
    for bucket in 0..<buckets.count {
      for entry in buckets[bucket] { body(entry.key) }
    }
  }

  /// Adds a key that is not in the table.
  mutating func insert(_ key: RowKey, row: RowID) {
    if count >= buckets.count &* Self.load { split() }
    buckets.update(bucket(of: key)) { $0.append(Entry(key: key, row: row)) }
    count &+= 1
  }

  /// Takes a key out of the table.
  mutating func remove(_ key: RowKey) {
    let bucket = bucket(of: key)
    guard let place = buckets[bucket].firstIndex(where: { $0.key == key }) else { return }
    buckets.update(bucket) { $0.remove(at: place) }
    count &-= 1
  }

  private func bucket(of key: RowKey) -> Int { Self.bucket(of: key, among: buckets.count) }

  /// The bucket of a key: by as many low bits of its hash as there are buckets for, else one less.
  private static func bucket(of key: RowKey, among count: Int) -> Int {
    let bits = Int.bitWidth &- (count &- 1).leadingZeroBitCount
    let number = key.hashValue & ((1 << bits) &- 1)
    return number < count ? number : number & ((1 << bits) >> 1 &- 1)
  }

  /// Adds a bucket and moves to it the keys that belong there now.
  private mutating func split() {
    let added = buckets.count
    let bits = Int.bitWidth &- added.leadingZeroBitCount
    let origin = added & ((1 << bits) >> 1 &- 1)
    buckets.append([])
    let own = buckets[origin]
    let moved = own.filter { bucket(of: $0.key) == added }
    guard !moved.isEmpty else { return }
    let stays = own.filter { bucket(of: $0.key) == origin }
    buckets.update(origin) { $0 = stays }
    buckets.update(added) { $0 = moved }
  }
}
