import Values

/// An aggregate over the rows of the group, computed once for each group.
final class AggregateNode: Node {
  private let place: Int
  private let function: AggregateFunction
  private let type: ExpressionType
  private let argument: Node?

  init(_ place: Int, _ call: AggregateCall, _ argument: Node?) {
    self.place = place
    function = call.function
    type = call.type
    self.argument = argument
    super.init(call.range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    guard place < frame.aggregates.count else { return .null }
    switch frame.aggregates[place] {
    case .value(let value): return value
    case .fault(let fault): throw fault
    case .unknown: break
    }
    do throws(EvaluationFault) {
      let value = try compute(&frame)
      frame.aggregates[place] = .value(value)
      return value
    } catch {
      let fault = error.located(range)
      frame.aggregates[place] = .fault(fault)
      throw fault
    }
  }

  private func compute(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    guard let argument else { return .int(Int64(frame.group.count)) }
    let outer = (frame.row, frame.locals, frame.budget)
    defer { (frame.row, frame.locals, frame.budget) = outer }
    var accumulator = Accumulator(function, type)
    // Doubles are added in the order of the data, so that the last digits of a sum are the same
    // whatever the order of the view.
    let rows =
      type == .double && function != .first && function != .last
      ? frame.group.sorted() : frame.group
    for row in rows {
      frame.row = Int(row)
      // Every row has the whole budget, as it has elsewhere.
      frame.budget = ExpressionLimits.cost
      let value = try argument.value(&frame)
      if value.isNull { continue }
      if try !accumulator.add(value) { break }
    }
    return try accumulator.result()
  }
}
