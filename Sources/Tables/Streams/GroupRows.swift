import Values

/// The first rows of one group so far.
struct GroupRows {
  /// What tells the group from others.
  let identity: [UInt8]
  let name: [UInt8]
  let value: CellValue
  let isUngrouped: Bool
  private(set) var count = 0
  private(set) var summaries: [RunningAggregate]
  /// In order, at most as many as the limit.
  private(set) var kept: [KeptRow] = []

  init(
    identity: [UInt8], name: [UInt8], value: CellValue, isUngrouped: Bool,
    _ summaries: [TopRows.Plan.Summary]
  ) {
    self.identity = identity
    self.name = name
    self.value = value
    self.isUngrouped = isUngrouped
    self.summaries = summaries.map { RunningAggregate($0.aggregate) }
  }

  mutating func add(
    _ rows: [UInt32], _ sources: [ColumnSource], _ order: [OrderTerm], _ plan: TopRows.Plan,
    firstRow: Int
  ) throws(ArithmeticFault) {
    count += rows.count
    for (index, summary) in plan.summaries.enumerated() {
      try summaries[index].add(sources[summary.field], rows)
    }
    guard plan.limit > 0 else { return }
    let promising = promising(rows, order, limit: plan.limit)
    for row in FirstRows.candidates(promising, limit: plan.limit, order: order) {
      insert(Int(row), sources, order, plan.limit, firstRow: firstRow)
    }
  }

  /// Rows that may come before the last kept one, as far as a word of their first key tells.
  ///
  /// Once the first rows are found nearly no row of a block is: to look for the first of the block
  /// then took a tenth of the time to read a file.
  private func promising(_ rows: [UInt32], _ order: [OrderTerm], limit: Int) -> [UInt32] {
    guard kept.count == limit, let last = kept.last?.keys.first, let term = order.first,
      case .values = term.comparison
    else { return rows }
    let key = SortKey(term)
    guard let bound = key.word(of: last) else { return rows }
    // Of equal rows the first of the data come first.
    return key.rows(rows, upTo: bound, isBelow: order.count == 1)
  }

  private mutating func insert(
    _ row: Int, _ sources: [ColumnSource], _ order: [OrderTerm], _ limit: Int, firstRow: Int
  ) {
    if kept.count == limit, let last = kept.last, !precedes(row, last, order) { return }
    // Behind all rows that it does not precede: of equal rows the first of the data come first.
    var low = 0
    var high = kept.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(row, kept[middle], order) { high = middle } else { low = middle + 1 }
    }
    kept.insert(
      KeptRow(
        number: firstRow + row, keys: order.map { $0.source.value(at: row) },
        values: sources.map { $0.value(at: row) },
        texts: sources.map { source in
          source.isNull(row) ? nil : source.texts.text(row: row, slot: source.column.slot)
        }), at: low)
    if kept.count > limit { kept.removeLast() }
  }

  /// Adds the rows of the same group in later data, which begins with row `firstRow`.
  mutating func append(
    _ next: GroupRows, _ plan: TopRows.Plan, firstRow: Int
  ) throws(ArithmeticFault) {
    count += next.count
    for (index, summary) in next.summaries.enumerated() where summaries.indices.contains(index) {
      try summaries[index].merge(summary)
    }
    var merged: [KeptRow] = []
    var own = kept[...]
    var others = next.moved(by: firstRow).kept[...]
    while merged.count < plan.limit, let row = own.first ?? others.first {
      // Of equal rows the first of the data come first.
      if let other = others.first, own.isEmpty || other.precedes(row, plan.order) {
        merged.append(other)
        others.removeFirst()
      } else {
        merged.append(row)
        own.removeFirst()
      }
    }
    kept = merged
  }

  /// The same group, where `count` rows of the file stand before the first row.
  func moved(by count: Int) -> GroupRows {
    var moved = self
    for index in moved.kept.indices { moved.kept[index].number += count }
    return moved
  }

  /// Whether a row of a later place in the data comes before a kept one.
  private func precedes(_ row: Int, _ other: KeptRow, _ order: [OrderTerm]) -> Bool {
    for (term, key) in zip(order, other.keys) {
      let result = ValueOrder.compare(term.source.value(at: row), key, by: term)
      if result != 0 { return result < 0 }
    }
    return false
  }
}

/// A copy of a row.
struct KeptRow {
  /// The number of the row in the file.
  fileprivate(set) var number: Int
  /// What it is ordered by.
  let keys: [CellValue]
  let values: [CellValue]
  /// The texts of the fields; nil for null.
  let texts: [[UInt8]?]

  /// Whether a row of a later place in the data comes before this one.
  fileprivate func precedes(_ other: KeptRow, _ order: [TopRows.Plan.Term]) -> Bool {
    for (place, term) in order.enumerated() {
      let result = ValueOrder.compare(
        keys[place], other.keys[place], descending: term.descending, term.comparison)
      if result != 0 { return result < 0 }
    }
    return false
  }
}
