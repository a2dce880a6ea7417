/// An expression over the columns that it reads, ready to be evaluated row by row.
///
/// It keeps the automata of its patterns and the aggregates of the group at hand, so each thread
/// needs one of its own. Texts in results may be borrowed from the columns, which it keeps alive.
package final class BoundExpression {
  package let expression: CheckedExpression
  /// Zones and the clock.
  package var environment: ExpressionEnvironment { frame.environment }
  let root: Node
  private var frame: Frame
  /// Whether many rows at once may be worked on.
  private let usesBatches: Bool

  /// Binds an expression.
  /// - Parameters:
  ///   - expression: A checked expression.
  ///   - data: Columns in the order of the scope's fields.
  ///   - environment: Zones and the clock.
  ///   - usesTypes: Whether nodes of known types take shortcuts; tests compare both ways.
  /// - Throws: What `data` lacks.
  package init(
    _ expression: CheckedExpression, over data: ExpressionData = ExpressionData(),
    in environment: ExpressionEnvironment = ExpressionEnvironment(), usesTypes: Bool = true
  ) throws(BindingFault) {
    self.expression = expression
    var binder = Binder(expression, data, environment, usesTypes: usesTypes)
    root = try binder.node(expression.tree.root)
    frame = binder.frame
    usesBatches = binder.usesTypes
  }

  // MARK: - What is around a row

  /// Sets a value of the scope by its place.
  package func set(_ value: ExpressionValue, slot: Int) {
    if frame.slots.indices.contains(slot) { frame.slots[slot] = value }
  }

  /// Sets a value of the scope by its whole name, if the scope has it.
  package func set(_ value: ExpressionValue, named name: String) {
    if let slot = expression.scope.slot(named: name) { set(value, slot: slot) }
  }

  /// Sets the rows that aggregates are over, in order.
  package func enterGroup(_ rows: [UInt32]) {
    frame.group = rows
    for place in frame.aggregates.indices { frame.aggregates[place] = .unknown }
  }

  /// Sets the way to the rows near the current one, in the order of the page; nil past the ends.
  package func setNeighbors(_ neighbor: @escaping @Sendable (Int) -> Int?) {
    frame.neighbor = neighbor
  }

  // MARK: - Evaluation

  /// The value at a row, or at none.
  package func value(row: Int = -1) throws(EvaluationFault) -> ExpressionValue {
    prepare(row)
    return try root.value(&frame)
  }

  /// Whether the condition holds at a row; null is false.
  package func holds(row: Int = -1) throws(EvaluationFault) -> Bool {
    prepare(row)
    return try root.truth(&frame)
  }

  /// The rows among some at which the condition holds, in their order.
  /// - Parameters:
  ///   - rows: The rows to judge.
  ///   - onFault: Says whether a row is kept at which the condition has no value.
  /// - Returns: The rows that are kept.
  /// - Throws: What `onFault` throws.
  package func select<Failure: Error>(
    _ rows: [UInt32], onFault: (UInt32, EvaluationFault) throws(Failure) -> Bool
  ) throws(Failure) -> [UInt32] {
    var kept: [UInt32] = []
    var frame = self.frame
    for row in rows where try judge(row, &frame, onFault) { kept.append(row) }
    return kept
  }

  /// The rows 0 ..< `rowCount` at which the condition holds.
  /// - Parameters:
  ///   - rowCount: The number of rows to judge.
  ///   - onFault: Says whether a row is kept at which the condition has no value.
  /// - Returns: The rows that are kept.
  /// - Throws: What `onFault` throws.
  package func select<Failure: Error>(
    rowCount: Int, onFault: (UInt32, EvaluationFault) throws(Failure) -> Bool
  ) throws(Failure) -> [UInt32] {
    let count = Int(UInt32(clamping: rowCount))
    let batch = batch(ofRows: count)
    let filter = batch.flatMap { root.filter($0) }
    // The rows that pass a mere prefilter still have to be judged.
    let prefilter = filter ?? batch.flatMap { root.prefilter($0) }
    var kept: [UInt32] = []
    var frame = self.frame
    var mask = [Bool](repeating: true, count: Batch.blockSize)
    try Batch.forEachBlock(of: count) { rows throws(Failure) in
      let isJudged = prefilter?.judge(rows, into: &mask) ?? false
      if isJudged, filter != nil {
        kept.append(rows, where: mask)
        return
      }
      for row in rows where !isJudged || mask[row - rows.lowerBound] {
        if try judge(UInt32(row), &frame, onFault) { kept.append(UInt32(row)) }
      }
    }
    return kept
  }

  /// What is needed to work on rows 0 ..< `count` at once; nil if that is not to be done.
  func batch(ofRows count: Int) -> Batch? {
    usesBatches && count > 0 ? Batch(slots: frame.slots, rowCount: count) : nil
  }

  @inline(__always)
  private func judge<Failure: Error>(
    _ row: UInt32, _ frame: inout Frame,
    _ onFault: (UInt32, EvaluationFault) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    frame.row = Int(row)
    frame.budget = ExpressionLimits.cost
    do throws(EvaluationFault) {
      return try root.truth(&frame)
    } catch {
      return try onFault(row, error)
    }
  }

  private func prepare(_ row: Int) {
    frame.row = row
    frame.budget = ExpressionLimits.cost
  }
}
