/// A computed column while it grows, with the rows at which there is no value.
struct ColumnComputation: ~Copyable {
  var builder: ColumnBuilder
  private var faults: [RowFault] = []
  private let maxFaults: Int
  /// Whether the texts take all the room that they may.
  private var hasNoRoom = false
  /// The part of the expression that a value comes from.
  private let range: Range<Int>

  init(_ bound: BoundExpression, rowCount: Int, maxFaults: Int, maxBytes: Int?) {
    let expression = bound.expression
    builder = ColumnBuilder(
      expression.type.fieldType, zone: bound.environment.zone,
      maxBytes: maxBytes ?? ExpressionLimits.computedBytes(rowCount: rowCount))
    builder.reserve(rowCount)
    range = expression.tree[expression.tree.root].range
    self.maxFaults = maxFaults
  }

  /// Whether there are so many faults that the rest is null.
  var isFull: Bool { faults.count >= maxFaults || hasNoRoom }

  /// Appends the value of a row; null if it has none, or if there were too many faults.
  @inline(__always)
  mutating func append(_ row: Int, _ value: () throws(EvaluationFault) -> ExpressionValue) {
    guard !isFull else { return builder.appendNull() }
    do throws(EvaluationFault) {
      try builder.append(value(), at: range)
    } catch {
      faults.append(RowFault(row: row, fault: error))
      // Every further row would only say the same.
      hasNoRoom = error.isOfRoom
      builder.appendNull()
    }
  }

  consuming func finish(_ name: String) -> ComputedColumn {
    let faults = faults
    let isCut = hasNoRoom || maxFaults > 0 && isFull
    let byteCount = builder.byteCount
    let (column, texts) = builder.finish(name)
    return ComputedColumn(
      column: column, texts: texts, faults: faults, isCut: isCut, byteCount: byteCount)
  }
}
