import Expressions
import TestSupport
import Testing
import Values

/// What is worked out for many rows at once is what each row gives by itself, faults included.
@Suite struct BatchTests {
  @Test(arguments: [
    "price >= 1.005", "price < 1.505", "1.5 == price", "price != 1.5", "price * quantity > 4.49",
    "price - 1 < quantity", "-1 <= quantity && !(quantity == 3)", "name == 'Ale' || open",
    "name != ''", "name in ['Éclair', 'Ale']", "weight < 1", "weight != 0.5", "open == true",
    "updated > date('2025-01-01')", "opens <= time('10:00')",
    "seen >= timestamp('2026-01-01T00:00:00Z')", "price > 1.0 && 10 / quantity > 2",
    "price == 99999999999999999999.5", "price > -9999999999999999999999999999999999999.0",
    "name.startsWith('A') && price > 1.0", "empty == 1", "price == null",
  ])
  func conditionsOfTheStock(_ text: String) throws {
    try expectAgreement(Fixture.stock(), text, rowCount: 3, "")
    // Rows beyond the data are null.
    try expectAgreement(Fixture.stock(), text, rowCount: 5, "")
  }

  @Test func parametersAreConstants() throws {
    var stock = Fixture.stock()
    stock.names.parameters = [("most", .decimal), ("kind", .string)]
    let bound = try stock.bind("price < params.most && name != params.kind", as: .condition)
    #expect(bound.select(rowCount: 3) { _, _ in false } == [])
    bound.set(.decimal(Decimal(coefficient: 150, scale: 2)), named: "params.most")
    #expect(bound.select(rowCount: 3) { _, _ in false } == [1])
    bound.set(.text("Éclair"), named: "params.kind")
    #expect(bound.select(rowCount: 3) { _, _ in false } == [])
  }

  @Test func anOverflowIsThatOfItsRow() throws {
    let fixture = Fixture([.init("x", .integer, ["1", "9223372036854775807", nil, "-1"])])
    let bound = try fixture.bind("x + 1 > 0", as: .condition)
    var failed: [UInt32] = []
    let kept = bound.select(rowCount: 4) { row, _ in
      failed.append(row)
      return true
    }
    #expect(kept == [0, 1] && failed == [1])
    let column = try fixture.bind("x + 1").column(named: "y", rowCount: 4)
    #expect(column.faults.map(\.row) == [1])
    guard case .integer(let values) = column.column.values else {
      Issue.record("\(column.column.values)")
      return
    }
    #expect(values == [2, 0, 0, 0] && column.column.hasNulls)
  }

  @Test func randomConditions() throws {
    try forEachRandomTable { table, random, context in
      for _ in 0..<12 {
        let text = RandomExpression.condition(depth: 2, using: &random)
        try expectAgreement(table, text, rowCount: table.rowCount, context)
      }
    }
  }

  @Test func randomNumbers() throws {
    try forEachRandomTable { table, random, context in
      for _ in 0..<8 {
        let text = RandomExpression.number(depth: 2, using: &random)
        for maxFaults in [2, 10_000] {
          let batch = try table.bind(text).column(
            named: "x", rowCount: table.rowCount, maxFaults: maxFaults)
          let rows = try table.bind(text, usesTypes: false).column(
            named: "x", rowCount: table.rowCount, maxFaults: maxFaults)
          #expect(show(batch) == show(rows), "`\(text)`, \(context)")
        }
      }
    }
  }

  private func forEachRandomTable(
    _ body: (Fixture, inout SplitMix64, String) throws -> Void
  ) throws {
    let seed = SplitMix64.runSeed
    print("BatchTests seed \(seed)")
    var random = SplitMix64(seed: seed)
    // The last is of more than one block.
    let counts = [Int](repeating: 1, count: 10) + [Int](repeating: 9, count: 120) + [1_030]
    for count in counts {
      let table = RandomExpression.table(rowCount: count, using: &random)
      try body(table, &random, "\(count) rows, seed \(seed)")
    }
  }

  private func expectAgreement(
    _ table: Fixture, _ text: String, rowCount: Int, _ context: String
  ) throws {
    let batch = selection(rowCount, try table.bind(text, as: .condition))
    let general = selection(rowCount, try table.bind(text, as: .condition, usesTypes: false))
    #expect(batch == general, "`\(text)`, \(context)")
    let bound = try table.bind(text, as: .condition)
    var rows: [String] = []
    for row in 0..<rowCount {
      do throws(EvaluationFault) {
        if try bound.holds(row: row) { rows.append("\(row)") }
      } catch {
        rows.append("\(row): \(error.message) at \(error.range ?? 0..<0)")
      }
    }
    #expect(batch == rows.filter { !$0.contains(":") } + rows.filter { $0.contains(":") })
  }

  /// The rows that are kept, and then the faults.
  private func selection(_ rowCount: Int, _ bound: BoundExpression) -> [String] {
    var faults: [String] = []
    let kept = bound.select(rowCount: rowCount) { row, fault in
      faults.append("\(row): \(fault.message) at \(fault.range ?? 0..<0)")
      return false
    }
    return kept.map { "\($0)" } + faults
  }

  private func show(_ computed: ComputedColumn) -> [String] {
    let column = computed.column
    let texts = (0..<computed.texts.rowCount).map { row in
      computed.texts.isNull(row: row, slot: 0)
        ? "null" : String(decoding: computed.texts.text(row: row, slot: 0), as: UTF8.self)
    }
    return texts + [
      "\(column.values) \(column.type?.rawValue ?? "") \(column.scale) \(column.hasNulls)",
      "\(computed.faults.map { "\($0.row): \($0.fault.message)" }) \(computed.isCut)",
    ]
  }
}

extension Fixture {
  fileprivate var rowCount: Int { data.columns.first.flatMap { $0?.texts.rowCount } ?? 0 }
}
