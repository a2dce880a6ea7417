import Values

/// Finds the row of the least or the greatest value.
enum Extremes {
  /// The row, of equal values the first of the data.
  ///
  /// NaN counts only where nothing else is.
  static func row(
    of source: ColumnSource, _ rows: [UInt32], wantsLargest: Bool
  ) -> UInt32? {
    var present = rows.filter { !source.isNull(Int($0)) }
    if case .number(let values) = source.column.values {
      let numbers = present.filter { !values[Int($0)].isNaN }
      if !numbers.isEmpty { present = numbers }
    }
    let key = SortKey(OrderTerm(source, descending: wantsLargest))
    var word: Int? = 0
    var pairs: [KeyedRow] = []
    while let current = word, present.count > 1 {
      pairs.removeAll(keepingCapacity: true)
      pairs.reserveCapacity(present.count)
      key.append(present[...], word: current, to: &pairs)
      let least = pairs.reduce(UInt64.max) { Swift.min($0, $1.key) }
      present = pairs.filter { $0.key == least }.map(\.row)
      word = key.nextWord(for: present[...], after: current)
    }
    return present.min()
  }
}
