import Diagnostics
import Expressions
import Values

/// Columns of the stock file in memory: price, quantity, department.
struct StockColumns: Sendable {
  private let columns: [BoundColumn]
  private let names: ExpressionNames
  let rowCount: Int

  /// The columns of a file of `count` rows.
  init(count: Int) {
    var random = SplitMix64(seed: 42)
    let departments = ["wine", "liquor", "beer", "cider", "mead", "sake", "juice", "water"]
    var text: [UInt8] = []
    var places: [CellPlace] = []
    var prices: [Int64] = []
    var quantities: [Int64] = []
    for _ in 0..<count {
      let department = departments[random.below(departments.count)]
      places.append(CellPlace(offset: text.count, count: department.utf8.count))
      text.append(contentsOf: department.utf8)
      prices.append(Int64(random.below(50_000)))
      quantities.append(Int64(random.below(1_000)))
    }
    let store = TextArray(text)
    let texts = CellTexts(
      places: places, stride: 1, rowCount: count, file: store, rewritten: store)
    columns = [
      BoundColumn(
        Column(
          name: "department", type: .string, slot: 0, scale: 0, values: .none, hasNulls: false),
        texts),
      BoundColumn(
        Column(
          name: "price", type: .decimal, slot: 0, scale: 2, values: .decimal(prices, scale: 2),
          hasNulls: false),
        texts),
      BoundColumn(
        Column(
          name: "quantity", type: .integer, slot: 0, scale: 0, values: .integer(quantities),
          hasNulls: false), texts),
    ]
    var names = ExpressionNames()
    names.fields = columns.map { ExpressionField($0.column.name, $0.column.type) }
    self.names = names
    rowCount = count
  }

  /// An expression over the columns.
  func bind(_ text: String, as purpose: ExpressionPurpose) throws -> BoundExpression {
    var bag = DiagnosticBag()
    let parsed = ParsedExpression.parse(
      ExpressionSource(text, name: "benchmark"), into: &bag)
    guard
      let checked = parsed?.check(ExpressionScope(at: .data, names), as: purpose, into: &bag)
    else { throw BenchmarkError("`\(text)`: \(bag.all.map(\.message).joined(separator: "; "))") }
    return try BoundExpression(checked, over: ExpressionData(columns: columns))
  }
}

/// Texts in memory of their own.
private final class TextArray: TextStore, @unchecked Sendable {
  // Unchecked since the bytes are written in the initialiser alone.
  let base: UnsafePointer<UInt8>
  let count: Int
  private let memory: UnsafeMutablePointer<UInt8>

  init(_ bytes: [UInt8]) {
    count = bytes.count
    memory = .allocate(capacity: max(count, 1))
    memory.update(from: bytes, count: count)
    base = UnsafePointer(memory)
  }

  deinit {
    memory.deallocate()
  }
}
