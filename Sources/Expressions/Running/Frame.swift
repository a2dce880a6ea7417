package import Values

/// What stays the same for all rows of an evaluation.
package struct ExpressionEnvironment: Sendable {
  /// The zone of the report, in which `date`, `time`, `year`, … see a datetime.
  package var zone: Zone
  /// The zones that functions may name.
  package var zones: TimeZones
  /// The time of `now()`.
  package var now: Duration?

  package init(zone: Zone = .utc, zones: TimeZones = .utcOnly, now: Duration? = nil) {
    self.zone = zone
    self.zones = zones
    self.now = now
  }
}

/// What is known about an aggregate of the present group.
enum AggregateState: Sendable {
  case unknown
  case value(ExpressionValue)
  case fault(EvaluationFault)
}

/// The state of one evaluation.
struct Frame {
  let environment: ExpressionEnvironment
  /// Whether nulls pass through arithmetic and functions and are false as conditions.
  let liftsNull: Bool
  /// The current row of the data.
  var row = -1
  /// The values of the scope.
  var slots: [ExpressionValue]
  /// The variables of macros.
  var locals: [ExpressionValue]
  /// What may still be spent.
  var budget = ExpressionLimits.cost
  /// The row of the data that stands so many places behind the current one on the page.
  var neighbor: @Sendable (Int) -> Int? = { _ in nil }
  /// The rows that aggregates are over, in order.
  var group: [UInt32] = []
  /// The aggregates of the group that are known already, by place.
  var aggregates: [AggregateState]

  /// Spends some of the budget.
  @inline(__always)
  mutating func spend(_ cost: Int) throws(EvaluationFault) {
    budget &-= cost
    if budget < 0 { throw EvaluationFault(.tooCostly) }
  }

  /// Spends what a comparison of two texts may cost; short ones are free.
  @inline(__always)
  mutating func spend(
    comparing first: ExpressionText, _ second: ExpressionText
  ) throws(EvaluationFault) {
    let common = min(first.count, second.count)
    if common > ExpressionValue.freeBytes { try spend(bytes: common) }
  }

  /// Spends what `count` bytes cost.
  @inline(__always)
  mutating func spend(bytes count: Int) throws(EvaluationFault) {
    try spend(1 &+ count >> 4)
  }
}
