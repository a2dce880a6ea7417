import Values

/// Which group each row of a selection belongs to, in the order of first appearance.
struct GroupIndex {
  /// The group of each row of the selection.
  private(set) var groupOfRow: [UInt32] = []
  /// The place in the selection where each group appears first.
  private(set) var firsts: [Int] = []
  /// Number of rows of each group.
  private(set) var counts: [Int] = []
  /// The group of rows without a value, if there are such rows.
  private(set) var nullGroup: Int?

  /// Groups the rows by the values of a column: equal values are one group, whatever their
  /// texts are.
  init(rows: [UInt32], by source: ColumnSource) {
    groupOfRow.reserveCapacity(rows.count)
    switch source.column.values {
    case .none: groupTexts(rows, source)
    case .integer(let values): group(rows, source) { Self.word(values[$0]) }
    case .decimal(let values, _): group(rows, source) { Self.word(values[$0]) }
    case .wideDecimal(let values, _): groupHashed(rows, source) { values[$0] }
    case .mixedDecimal(let values): groupHashed(rows, source) { values[$0] }
    case .number(let values): group(rows, source) { Self.word(values[$0]) }
    case .boolean(let values): group(rows, source) { values[$0] ? 1 : 0 }
    case .date(let values): group(rows, source) { Self.word(Int64(values[$0])) }
    case .time(let values): group(rows, source) { Self.word(values[$0]) }
    case .datetime(let values), .duration(let values):
      groupHashed(rows, source) { values[$0] }
    }
  }

  private static func word(_ value: Int64) -> UInt64 { UInt64(bitPattern: value) }

  /// One word for all zeros, and one for all NaN.
  private static func word(_ value: Double) -> UInt64 {
    if value.isNaN { return Double.nan.bitPattern }
    return value == 0 ? 0 : value.bitPattern
  }

  private mutating func add(_ group: Int, at place: Int) {
    if group == counts.count {
      counts.append(0)
      firsts.append(place)
    }
    counts[group] &+= 1
    groupOfRow.append(UInt32(truncatingIfNeeded: group))
  }

  private mutating func addNull(at place: Int) {
    let group = nullGroup ?? counts.count
    nullGroup = group
    add(group, at: place)
  }

  private mutating func groupTexts(_ rows: [UInt32], _ source: ColumnSource) {
    var table = HashTable()
    TextPointers.with(source.texts, slot: source.column.slot) { texts in
      for (place, row) in rows.enumerated() {
        if texts.isNull(row) {
          addNull(at: place)
          continue
        }
        let bytes = texts.bytes(row)
        let group = table.find(
          ByteHash.hash(bytes, seed: table.seed), orInsert: counts.count
        ) { ByteHash.isEqual(bytes, texts.bytes(rows[firsts[$0]])) }
        add(group, at: place)
      }
    }
  }

  private mutating func group(
    _ rows: [UInt32], _ source: ColumnSource, _ word: (Int) -> UInt64
  ) {
    var table = HashTable()
    var words: [UInt64] = []
    for (place, row) in rows.enumerated() {
      let row = Int(row)
      if source.isNull(row) {
        addNull(at: place)
        if words.count < counts.count { words.append(0) }
        continue
      }
      let value = word(row)
      let null = nullGroup ?? -1
      let group = table.find(
        ByteHash.mix(value ^ table.seed, 0x9E37_79B9_7F4A_7C15), orInsert: counts.count
      ) { $0 != null && words[$0] == value }
      if group == words.count { words.append(value) }
      add(group, at: place)
    }
  }

  /// The way for values wider than a word; the dictionary gives no order to anything.
  private mutating func groupHashed<Value: Hashable>(
    _ rows: [UInt32], _ source: ColumnSource, _ value: (Int) -> Value
  ) {
    var groups: [Value: Int] = [:]
    for (place, row) in rows.enumerated() {
      let row = Int(row)
      if source.isNull(row) {
        addNull(at: place)
        continue
      }
      let key = value(row)
      let group = groups[key] ?? counts.count
      groups[key] = group
      add(group, at: place)
    }
  }
}
