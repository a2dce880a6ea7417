import Values

/// Orders rows by several terms, stably: rows that compare equal keep their order.
///
/// A run of rows is sorted by one word of a key; runs of equal words are sorted by the next
/// word or the next term. Texts give eight bytes at a time.
struct RowSorter {
  private let terms: [OrderTerm]
  private var pairs: [KeyedRow] = []
  private var spare: [KeyedRow] = []

  init(_ terms: [OrderTerm]) {
    self.terms = terms
  }

  /// Rows that are equal so far, and what they are sorted by next.
  private struct Run {
    let start: Int
    let end: Int
    let term: Int
    /// Which word of the term's key.
    let word: Int
  }

  /// Sorts rows that are in the order of the data.
  mutating func sort(_ rows: inout [UInt32]) {
    guard !terms.isEmpty, rows.count > 1 else { return }
    var runs = [Run(start: 0, end: rows.count, term: 0, word: 0)]
    while let run = runs.popLast() {
      sort(run, in: &rows, &runs)
    }
  }

  private mutating func sort(_ run: Run, in rows: inout [UInt32], _ runs: inout [Run]) {
    let term = terms[run.term]
    let hasNext = run.term + 1 < terms.count
    func next(_ start: Int, _ end: Int) {
      if hasNext, end - start > 1 {
        runs.append(Run(start: start, end: end, term: run.term + 1, word: 0))
      }
    }
    var end = run.end
    if run.word == 0 {
      let parts = AbsentRows.moveLast(&rows, run.start..<run.end, term.source)
      next(parts.nulls.lowerBound, parts.nulls.upperBound)
      next(parts.nans.lowerBound, parts.nans.upperBound)
      end = parts.nans.lowerBound
    }
    guard end - run.start > 1 else { return }
    if case .collated(let collation) = term.comparison {
      let texts = TextOrder(term: term, compare: collation.compare)
      texts.sort(&rows, run.start..<end) { next($0, $1) }
      return
    }
    let key = SortKey(term)
    fillPairs(rows, run.start..<end, key, word: run.word)
    let isSorted = KeyedRow.sort(&pairs, &spare)
    if !isSorted {
      for index in run.start..<end { rows[index] = pairs[index - run.start].row }
    }
    guard key.wordCount > 1 || hasNext else { return }
    var start = 0
    while start < pairs.count {
      var stop = start + 1
      while stop < pairs.count, pairs[stop].key == pairs[start].key { stop += 1 }
      if stop - start > 1 {
        let first = run.start + start
        let last = run.start + stop
        if let word = key.nextWord(for: rows[first..<last], after: run.word) {
          runs.append(Run(start: first, end: last, term: run.term, word: word))
        } else {
          next(first, last)
        }
      }
      start = stop
    }
  }

  private mutating func fillPairs(
    _ rows: [UInt32], _ range: Range<Int>, _ key: SortKey, word: Int
  ) {
    pairs.removeAll(keepingCapacity: true)
    pairs.reserveCapacity(range.count)
    key.append(rows[range], word: word, to: &pairs)
  }
}

/// Rows without a value, and NaN, stand last whatever the direction (spec language §2).
enum AbsentRows {
  /// Moves them to the end, NaN before null, without changing the order within each part.
  static func moveLast(
    _ rows: inout [UInt32], _ range: Range<Int>, _ source: ColumnSource
  ) -> (nans: Range<Int>, nulls: Range<Int>) {
    let none = range.upperBound..<range.upperBound
    var numbers: [Double]?
    if case .number(let values) = source.column.values { numbers = values }
    guard source.column.hasNulls || numbers != nil else { return (none, none) }
    var nans: [UInt32] = []
    var nulls: [UInt32] = []
    var kept = range.lowerBound
    for index in range {
      let row = rows[index]
      if source.isNull(Int(row)) {
        nulls.append(row)
      } else if let numbers, numbers[Int(row)].isNaN {
        nans.append(row)
      } else {
        rows[kept] = row
        kept += 1
      }
    }
    let middle = kept + nans.count
    rows.replaceSubrange(kept..<middle, with: nans)
    rows.replaceSubrange(middle..<range.upperBound, with: nulls)
    return (kept..<middle, middle..<range.upperBound)
  }
}
