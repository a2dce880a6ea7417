import Tables
import TestSupport
import Testing
import Values

/// Grouping and ordering against a plain reference.
@Suite struct ViewLaws {
  private let pools: [[String]] = [
    ["", "1", "2", "10", "-3", "5"],
    ["", "1.5", "1.50", "2", "-0.25", "99999999999999999999.5", "0"],
    ["", "1e3", "1", "-2.5", "0", "-0"],
    ["", "a", "b", "ab", "a b", "é", "aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaab", "aaaaaaaa", "A"],
    ["", "2026-01-01", "2025-12-31", "2026-02-01"],
    ["", "true", "false"],
    ["", "2026-01-01T00:00Z", "2026-01-01 00:00:00.25Z", "2026-01-01T01:00+01:00"],
  ]

  /// Compares two values of one type; nil is a null.
  private func compare(_ first: CellValue, _ second: CellValue) -> Int {
    func sign<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
      left < right ? -1 : left > right ? 1 : 0
    }
    switch (first, second) {
    case (.integer(let left), .integer(let right)): return sign(left, right)
    case (.decimal(let left), .decimal(let right)): return left.compared(with: right)
    case (.number(let left), .number(let right)): return sign(left, right)
    case (.boolean(let left), .boolean(let right)): return sign(left ? 1 : 0, right ? 1 : 0)
    case (.date(let left), .date(let right)): return sign(left, right)
    case (.datetime(let left), .datetime(let right)): return sign(left, right)
    case (.text(let left), .text(let right)):
      return left.lexicographicallyPrecedes(right)
        ? -1 : right.lexicographicallyPrecedes(left) ? 1 : 0
    default: return 0
    }
  }

  private func isNull(_ value: CellValue) -> Bool {
    if case .null = value { true } else { false }
  }

  private func precedes(_ first: Int, _ second: Int, _ order: [OrderTerm]) -> Bool {
    for term in order {
      let left = term.source.value(at: first)
      let right = term.source.value(at: second)
      if isNull(left) != isNull(right) { return isNull(right) }
      let order = isNull(left) ? 0 : compare(left, right)
      if order != 0 { return term.descending ? order > 0 : order < 0 }
    }
    return first < second
  }

  @Test func viewsAreThoseOfThePlainReference() throws {
    let seed = SplitMix64.runSeed &+ 4
    print("ViewLaws seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for round in 0..<150 {
      let height = round % 10 == 0 ? 400 : Int.random(in: 0...60, using: &generator)
      var text = pools.indices.map { "f\($0)" }.joined(separator: ",") + "\n"
      for _ in 0..<height {
        text += pools.map { $0.randomElement(using: &generator) ?? "" }.joined(separator: ",")
        text += "\n"
      }
      let table = try read(text)
      let rows = (0..<UInt32(table.rowCount)).filter { _ in
        Int.random(in: 0..<5, using: &generator) > 0
      }
      let order = try (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        OrderTerm(
          try table.source("f\(Int.random(in: 0..<pools.count, using: &generator))"),
          descending: Bool.random(using: &generator))
      }
      let group = try table.source("f\(Int.random(in: 0..<pools.count, using: &generator))")
      let view = View.make(rows: .some(rows), group: group, order: order)

      var expected: [(value: CellValue, rows: [Int])] = []
      for row in rows.map({ Int($0) }) {
        let value = group.value(at: row)
        guard !isNull(value) else { continue }
        if let place = expected.firstIndex(where: { compare($0.value, value) == 0 }) {
          expected[place].rows.append(row)
        } else {
          expected.append((value, [row]))
        }
      }
      let names = expected.map { group.texts.text(row: $0.rows[0], slot: group.column.slot) }
      #expect(view.groups.map(\.name) == names)
      let sorted = expected.map { $0.rows.sorted { precedes($0, $1, order) } }
      #expect(view.groups.map { $0.rows.map { Int($0) } } == sorted)
      #expect(
        view.ungroupedCount == rows.count { isNull(group.value(at: Int($0))) })

      let limit = Int.random(in: 0...12, using: &generator)
      let part = View.make(rows: .some(rows), group: group, order: order, limit: limit)
      #expect(
        part.groups.map { $0.rows.map { Int($0) } } == sorted.map { Array($0.prefix(limit)) })
      #expect(part.groups.map(\.count) == sorted.map(\.count))
    }
  }
}
