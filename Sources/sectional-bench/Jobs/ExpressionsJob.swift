import Expressions
import Values

/// Expressions over columns that are in memory.
struct ExpressionsJob: Job {
  let name = "expressions"
  let grows = false

  func contests(rows: Int, on bench: Workbench) throws -> [Contest] {
    let columns = StockColumns(count: rows)
    let condition = "price > 100.0 && department == \"wine\""
    let product = "price * quantity"
    return [
      contest("condition", condition, columns, limit: 30) {
        let bound = try columns.bind(condition, as: .condition)
        let kept = bound.select(rowCount: columns.rowCount) { _, _ in false }
        guard kept.count > columns.rowCount / 20, kept.count < columns.rowCount / 5 else {
          throw BenchmarkError("\(kept.count) rows")
        }
      },
      contest("product", "\(product), as a field with its texts", columns, limit: 40) {
        let bound = try columns.bind(product, as: .value)
        let field = bound.column(named: "value", rowCount: columns.rowCount)
        guard field.faults.isEmpty, !field.column.hasNulls else {
          throw BenchmarkError("a product has no value")
        }
      },
      contest("cells", "\(product), a row at a time as cells are", columns, limit: nil) {
        let bound = try columns.bind(product, as: .value)
        var isNull = false
        for row in 0..<columns.rowCount where try bound.value(row: row).isNull { isNull = true }
        guard !isNull else { throw BenchmarkError("a product is null") }
      },
    ]
  }

  private func contest(
    _ kind: String, _ summary: String, _ columns: StockColumns, limit: Double?,
    _ work: @escaping @Sendable () throws -> Void
  ) -> Contest {
    // The limits are those of a million rows.
    let share = Double(columns.rowCount) / 1_000_000
    return Contest(
      name: "\(name): \(kind)", summary: summary, rows: columns.rowCount, repeats: 2,
      contenders: [
        Contender(
          program: Program(name: "Expressions", path: FileSystem.ownPath()), arguments: [],
          check: NoOutputCheck(), work: { try Stopwatch.measure(work) })
      ], targets: limit.map { [.cpu(milliseconds: $0 * share)] } ?? [])
  }
}
