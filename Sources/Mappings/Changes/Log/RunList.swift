/// The rows of one group while a log of operations runs over them.
///
/// Rows that no operation touched stand in runs of consecutive old indices; a touched or inserted
/// row stands alone with the number of its record. Runs lie in small chunks, and a tree of sums
/// over the chunks finds a place, so that an operation costs a logarithm and not the length of the
/// group.
struct RunList {
  struct Run {
    /// The old index of the first row; without meaning for an inserted row.
    var first: Int
    var length: Int
    /// The number of the record of a touched row, or -1 for untouched rows.
    var record: Int

    static func touched(_ record: Int) -> Run { Run(first: -1, length: 1, record: record) }
  }

  private static let capacity = 96

  private(set) var count: Int
  /// The runs; none at all while no operation touched the group.
  private var chunks: [[Run]] = []
  private var rows: [Int] = []
  /// Sums of `rows` over halves (a binary indexed tree, from 1).
  private var sums: [Int] = []

  /// A group of `count` untouched rows.
  init(count: Int) {
    self.count = count
  }

  /// Calls `body` with each run and the index where it begins now, in order.
  @inline(__always)
  func forEachRun<Failure: Error>(
    _ body: (_ run: Run, _ index: Int) throws(Failure) -> Void
  ) throws(Failure) {
    if chunks.isEmpty {
      if count > 0 { try body(Run(first: 0, length: count, record: -1), 0) }
      return
    }
    var index = 0
    for chunk in chunks {
      for run in chunk {
        try body(run, index)
        index &+= run.length
      }
    }
  }

  /// Makes the first chunk, before the first operation.
  private mutating func prepare() {
    guard chunks.isEmpty else { return }
    chunks = [count > 0 ? [Run(first: 0, length: count, record: -1)] : []]
    rows = [count]
    rebuildSums()
  }

  /// Takes away the row at `index`, which must exist.
  ///
  /// - Returns: The row: its record, or -1 and its old index.
  mutating func remove(at index: Int) -> Run {
    prepare()
    let (chunk, slot, offset) = locate(index)
    let run = chunks[chunk][slot]
    let removed = Run(first: run.first &+ offset, length: 1, record: run.record)
    if run.length == 1 {
      chunks[chunk].remove(at: slot)
    } else if offset == 0 {
      chunks[chunk][slot].first &+= 1
      chunks[chunk][slot].length &-= 1
    } else {
      chunks[chunk][slot].length = offset
      let rest = run.length &- offset &- 1
      if rest > 0 {
        let tail = Run(first: run.first &+ offset &+ 1, length: rest, record: -1)
        chunks[chunk].insert(tail, at: slot &+ 1)
      }
    }
    changeRows(of: chunk, by: -1)
    return removed
  }

  /// Puts a row with a record before the row at `index`, at most the count.
  mutating func insert(_ record: Int, at index: Int) {
    prepare()
    guard index < count else {
      let last = chunks.count &- 1
      chunks[last].append(.touched(record))
      changeRows(of: last, by: 1)
      return
    }
    let (chunk, slot, offset) = locate(index)
    let run = chunks[chunk][slot]
    if offset == 0 {
      chunks[chunk].insert(.touched(record), at: slot)
    } else {
      chunks[chunk][slot].length = offset
      let tail = Run(first: run.first &+ offset, length: run.length &- offset, record: -1)
      chunks[chunk].insert(contentsOf: [.touched(record), tail], at: slot &+ 1)
    }
    changeRows(of: chunk, by: 1)
  }

  /// The row at `index`, which must exist: its record, or -1 and its old index.
  func row(at index: Int) -> Run {
    if chunks.isEmpty { return Run(first: index, length: 1, record: -1) }
    let (chunk, slot, offset) = locate(index)
    let run = chunks[chunk][slot]
    return Run(first: run.first &+ offset, length: 1, record: run.record)
  }

  /// Gives the untouched row at `index` a record.
  mutating func touch(_ record: Int, at index: Int) {
    prepare()
    let (chunk, slot, offset) = locate(index)
    let run = chunks[chunk][slot]
    var parts: [Run] = []
    if offset > 0 { parts.append(Run(first: run.first, length: offset, record: -1)) }
    parts.append(.touched(record))
    let rest = run.length &- offset &- 1
    if rest > 0 {
      parts.append(Run(first: run.first &+ offset &+ 1, length: rest, record: -1))
    }
    chunks[chunk].replaceSubrange(slot...slot, with: parts)
    changeRows(of: chunk, by: 0)
  }

  private func locate(_ index: Int) -> (chunk: Int, slot: Int, offset: Int) {
    var chunk = 0
    var rest = index
    var step = 1 << (Int.bitWidth &- 1 &- (sums.count &- 1).leadingZeroBitCount)
    while step > 0 {
      let next = chunk &+ step
      if next < sums.count, sums[next] <= rest {
        chunk = next
        rest &-= sums[next]
      }
      step >>= 1
    }
    var slot = 0
    while rest >= chunks[chunk][slot].length {
      rest &-= chunks[chunk][slot].length
      slot &+= 1
    }
    return (chunk, slot, rest)
  }

  private mutating func changeRows(of chunk: Int, by difference: Int) {
    count &+= difference
    rows[chunk] &+= difference
    guard chunks[chunk].count <= Self.capacity else {
      split(chunk)
      return
    }
    guard difference != 0 else { return }
    var node = chunk &+ 1
    while node < sums.count {
      sums[node] &+= difference
      node &+= node & (0 &- node)
    }
  }

  private mutating func split(_ chunk: Int) {
    let half = Self.capacity / 2
    let tail = Array(chunks[chunk][half...])
    chunks[chunk].removeSubrange(half...)
    chunks.insert(tail, at: chunk &+ 1)
    let moved = tail.reduce(0) { $0 &+ $1.length }
    rows[chunk] &-= moved
    rows.insert(moved, at: chunk &+ 1)
    rebuildSums()
  }

  private mutating func rebuildSums() {
    sums = [0] + rows
    for node in sums.indices.dropFirst() {
      let parent = node &+ node & (0 &- node)
      if parent < sums.count { sums[parent] &+= sums[node] }
    }
  }
}
