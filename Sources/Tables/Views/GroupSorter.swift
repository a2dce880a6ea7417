import Values

/// Orders the rows of one group after the other, with memory that all of them share.
struct GroupSorter {
  private let order: [OrderTerm]
  private let limit: Int?
  private var sorter: RowSorter

  init(order: [OrderTerm], limit: Int?) {
    self.order = order
    self.limit = limit.map { max($0, 0) }
    sorter = RowSorter(order)
  }

  /// A group of rows that are in the order of the data.
  mutating func group(
    _ members: [UInt32], name: [UInt8], value: CellValue, isUngrouped: Bool
  ) -> View.Group {
    let count = members.count
    guard let limit, limit < count else {
      var rows = members
      sorter.sort(&rows)
      return View.Group(
        name: name, value: value, isUngrouped: isUngrouped, count: count, rows: rows)
    }
    var rows = FirstRows.candidates(members, limit: limit, order: order)
    sorter.sort(&rows)
    return View.Group(
      name: name, value: value, isUngrouped: isUngrouped, count: count,
      rows: Array(rows.prefix(limit)), members: members)
  }
}

/// Finds the rows among which the first of an order are, so that not all have to be sorted.
enum FirstRows {
  /// A part of `rows`, in their order, that holds the first `limit` of them in `order`.
  ///
  /// A heap keeps the least words of the first term; rows with a larger word drop out.
  static func candidates(_ rows: [UInt32], limit: Int, order: [OrderTerm]) -> [UInt32] {
    guard limit > 0 else { return [] }
    guard let term = order.first else { return Array(rows.prefix(limit)) }
    guard case .values = term.comparison, limit <= rows.count / 4 else { return rows }
    var present = rows
    let absent = AbsentRows.moveLast(&present, 0..<rows.count, term.source)
    let presentCount = absent.nans.lowerBound
    guard presentCount >= limit else { return rows }
    let key = SortKey(term)
    var pairs: [KeyedRow] = []
    pairs.reserveCapacity(presentCount)
    key.append(present[..<presentCount], word: 0, to: &pairs)
    let bound = largestOfLeast(pairs, limit: limit)
    // A single word that decides alone: of equal rows the first of the data come first.
    guard key.wordCount == 1, order.count == 1 else {
      return pairs.filter { $0.key <= bound }.map(\.row)
    }
    var room = limit - pairs.count { $0.key < bound }
    var kept: [UInt32] = []
    kept.reserveCapacity(limit)
    for pair in pairs where pair.key <= bound {
      if pair.key == bound {
        guard room > 0 else { continue }
        room -= 1
      }
      kept.append(pair.row)
    }
    return kept
  }

  /// The key at place `limit` of the sorted keys, counted from 1.
  private static func largestOfLeast(_ pairs: [KeyedRow], limit: Int) -> UInt64 {
    var heap: [UInt64] = []
    heap.reserveCapacity(limit)
    for pair in pairs {
      if heap.count < limit {
        heap.append(pair.key)
        var child = heap.count - 1
        while child > 0, heap[(child - 1) / 2] < heap[child] {
          heap.swapAt(child, (child - 1) / 2)
          child = (child - 1) / 2
        }
      } else if pair.key < heap[0] {
        heap[0] = pair.key
        sink(&heap)
      }
    }
    return heap.first ?? 0
  }

  private static func sink(_ heap: inout [UInt64]) {
    var parent = 0
    while true {
      var largest = parent
      for child in 2 * parent + 1...2 * parent + 2
      where child < heap.count && heap[child] > heap[largest] {
        largest = child
      }
      guard largest != parent else { return }
      heap.swapAt(parent, largest)
      parent = largest
    }
  }
}
