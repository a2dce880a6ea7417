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
    counts = [Int](repeating: 0, count: firsts.count)
    counts.withUnsafeMutableBufferPointer { counts in
      for group in groupOfRow { counts[Int(group)] &+= 1 }
    }
  }

  private static func word(_ value: Int64) -> UInt64 { UInt64(bitPattern: value) }

  /// One word for all zeros, and one for all NaN.
  private static func word(_ value: Double) -> UInt64 {
    if value.isNaN { return Double.nan.bitPattern }
    return value == 0 ? 0 : value.bitPattern
  }

  /// Gives each row the group that `find` gives it; null rows have a group of their own.
  ///
  /// `find` gets the row and the number that a new group would have.
  @inline(__always)
  private mutating func assign(
    _ rows: [UInt32], isNull: (UInt32) -> Bool, find: (UInt32, Int) -> Int,
    began: (UInt32) -> Void
  ) {
    var firsts: [Int] = []
    var nullGroup: Int?
    var groupCount = 0
    groupOfRow = [UInt32](unsafeUninitializedCapacity: rows.count) { groups, count in
      for place in 0..<rows.count {
        let row = rows[place]
        let group: Int
        if isNull(row) {
          group = nullGroup ?? groupCount
          nullGroup = group
        } else {
          group = find(row, groupCount)
        }
        if group == groupCount {
          firsts.append(place)
          began(row)
          groupCount &+= 1
        }
        groups[place] = UInt32(truncatingIfNeeded: group)
      }
      count = rows.count
    }
    self.firsts = firsts
    self.nullGroup = nullGroup
  }

  /// The groups of rows that are alike in this index and in another of the same rows; none of them
  /// counts as that of rows without a value.
  func combined(with other: GroupIndex) -> GroupIndex {
    var index = GroupIndex()
    var table = HashTable()
    let seed = table.seed
    var words: [UInt64] = []
    index.groupOfRow.reserveCapacity(groupOfRow.count)
    for (place, groups) in zip(groupOfRow, other.groupOfRow).enumerated() {
      let word = UInt64(groups.0) &<< 32 | UInt64(groups.1)
      let hash = ByteHash.mix(word ^ seed, 0x9E37_79B9_7F4A_7C15)
      let group = table.find(hash, orInsert: words.count) { words[$0] == word }
      if group == words.count {
        words.append(word)
        index.firsts.append(place)
        index.counts.append(0)
      }
      index.groupOfRow.append(UInt32(truncatingIfNeeded: group))
      index.counts[group] += 1
    }
    return index
  }

  private init() {}

  private mutating func groupTexts(_ rows: [UInt32], _ source: ColumnSource) {
    TextPointers.with(source.texts, slot: source.column.slot) { texts in
      var table = HashTable()
      let seed = table.seed
      // The first row of each group.
      var heads: [UInt32] = []
      assign(
        rows, isNull: { texts.isNull($0) },
        find: { row, next in
          let bytes = texts.bytes(row)
          return table.find(ByteHash.hash(bytes, seed: seed), orInsert: next) {
            ByteHash.isEqual(bytes, texts.bytes(heads[$0]))
          }
        }, began: { heads.append($0) })
    }
  }

  @inline(__always)
  private mutating func group(
    _ rows: [UInt32], _ source: ColumnSource, _ word: (Int) -> UInt64
  ) {
    var table = HashTable()
    let seed = table.seed
    var words: [UInt64] = []
    assign(
      rows, isNull: { source.isNull(Int($0)) },
      find: { row, next in
        let value = word(Int(row))
        return table.find(
          ByteHash.mix(value ^ seed, 0x9E37_79B9_7F4A_7C15), orInsert: next
        ) { words[$0] == value }
      },
      // The word of the null group is that of no row: no hash leads there.
      began: { words.append(source.isNull(Int($0)) ? 0 : word(Int($0))) })
  }

  /// The way for values wider than a word; the dictionary gives no order to anything.
  private mutating func groupHashed<Value: Hashable>(
    _ rows: [UInt32], _ source: ColumnSource, _ value: (Int) -> Value
  ) {
    var groups: [Value: Int] = [:]
    assign(
      rows, isNull: { source.isNull(Int($0)) },
      find: { row, next in
        let key = value(Int(row))
        let group = groups[key] ?? next
        groups[key] = group
        return group
      }, began: { _ in })
  }
}
