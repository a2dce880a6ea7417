import Expressions
import Synchronization

/// An expression that is evaluated at rows of a window, one after another.
struct RowExpression {
  let bound: BoundExpression
  private let index: Int?
  private let number: Int?
  private let key: Int?
  private let position: RowPosition?

  /// Binds an expression that rows of windows see.
  init(_ checked: CheckedExpression, _ context: ExpressionContext) throws(PipelineFailure) {
    bound = try context.bind(checked)
    func slot(_ name: String) -> Int? {
      checked.scope.slot(named: name).flatMap { checked.usage.slots.contains($0) ? $0 : nil }
    }
    index = slot("index")
    number = slot("number")
    key = slot("key")
    position = checked.usage.neighbors.isEmpty ? nil : RowPosition()
  }

  /// Begins with a window: the names of its section and the rows of its group, in order.
  func enter(_ rows: WindowRows, _ names: NameValues) {
    names.set(on: bound)
    if bound.expression.usage.hasAggregates { bound.enterGroup(rows.group) }
    if let position {
      bound.setNeighbors { offset in
        rows.neighbor(of: position.place, offset: offset)
      }
    }
  }

  /// Goes to the row at a place of the window, counted in page direction.
  func move(to place: Int, in rows: WindowRows) {
    if let index { bound.set(.int(Int64(place)), slot: index) }
    if let number { bound.set(.int(Int64(place) + 1), slot: number) }
    if let key { bound.set(rows.key(at: place), slot: key) }
    position?.place = place
  }
}

/// The place that neighbours are counted from.
private final class RowPosition: Sendable {
  private let current = Mutex(0)

  var place: Int {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
