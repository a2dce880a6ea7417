/// A macro over the elements of a list or the keys of a map.
final class MacroNode: Node {
  private let macro: ListMacro
  private let collection: Node
  private let local: Int
  private let condition: Node?
  private let body: Node

  init(
    _ macro: ListMacro, over collection: Node, local: Int, condition: Node?, body: Node,
    _ range: Range<Int>
  ) {
    self.macro = macro
    self.collection = collection
    self.local = local
    self.condition = condition
    self.body = body
    super.init(range)
  }

  override func value(_ frame: inout Frame) throws(EvaluationFault) -> ExpressionValue {
    let elements: [ExpressionValue]
    switch try collection.value(&frame) {
    case .list(let list): elements = list
    case .map(let map): elements = map.keys
    case .null where frame.liftsNull: return .null
    case let other: throw EvaluationFault.noOverload(macro.rawValue, other).located(range)
    }
    guard local < frame.locals.count else { return .null }
    let outer = frame.locals[local]
    defer { frame.locals[local] = outer }
    switch macro {
    case .all: return .bool(try decide(elements, by: false, &frame))
    case .exists: return .bool(try decide(elements, by: true, &frame))
    case .existsOne: return .bool(try countTrue(elements, &frame) == 1)
    case .map: return try map(elements, &frame)
    case .filter:
      var kept: [ExpressionValue] = []
      for element in elements {
        try enter(element, &frame)
        if try body.truth(&frame) { kept.append(element) }
      }
      return .list(kept)
    }
  }

  private func enter(
    _ element: ExpressionValue, _ frame: inout Frame
  ) throws(EvaluationFault) {
    frame.locals[local] = element
    do throws(EvaluationFault) {
      try frame.spend(1)
    } catch {
      throw error.located(range)
    }
  }

  /// Whether the body is `decisive` for some element; other faults count only where none is.
  private func decide(
    _ elements: [ExpressionValue], by decisive: Bool, _ frame: inout Frame
  ) throws(EvaluationFault) -> Bool {
    var fault: EvaluationFault?
    for element in elements {
      try enter(element, &frame)
      do throws(EvaluationFault) {
        if try body.truth(&frame) == decisive { return decisive }
      } catch {
        guard error.isAbsorbable else { throw error }
        if fault == nil { fault = error }
      }
    }
    if let fault { throw fault }
    return !decisive
  }

  private func countTrue(
    _ elements: [ExpressionValue], _ frame: inout Frame
  ) throws(EvaluationFault) -> Int {
    var count = 0
    for element in elements {
      try enter(element, &frame)
      if try body.truth(&frame) { count += 1 }
    }
    return count
  }

  private func map(
    _ elements: [ExpressionValue], _ frame: inout Frame
  ) throws(EvaluationFault) -> ExpressionValue {
    var results: [ExpressionValue] = []
    results.reserveCapacity(elements.count)
    for element in elements {
      try enter(element, &frame)
      if let condition, try !condition.truth(&frame) { continue }
      results.append(try body.value(&frame))
    }
    return .list(results)
  }
}
