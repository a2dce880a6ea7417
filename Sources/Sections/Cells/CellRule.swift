/// One step of choosing the prototype of a row: a condition and what draws the rows that meet it.
public struct CellRule: Sendable {
  /// What draws the rows that meet the condition.
  public let cell: CellIdentifier
  let condition: (@Sendable (Row) -> Bool)?

  /// A rule without condition, which takes every row.
  public init(cell: CellIdentifier) {
    self.cell = cell
    condition = nil
  }

  /// A rule for the rows that meet a condition.
  public init(cell: CellIdentifier, when condition: @escaping @Sendable (Row) -> Bool) {
    self.cell = cell
    self.condition = condition
  }

  /// A rule for the rows about a value of a type that meets a condition.
  ///
  /// - Parameters:
  ///   - cell: what draws these rows
  ///   - type: the type of their content; rows about anything else do not meet the rule
  ///   - condition: whether the rule takes the row; by default every row of the type
  public init<Value>(
    cell: CellIdentifier, for type: Value.Type,
    when condition: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    self.cell = cell
    self.condition = { row in row.content(as: Value.self).map(condition) ?? false }
  }

  /// Whether the rule has a condition.
  public var hasCondition: Bool { condition != nil }

  /// Whether the rule takes a row.
  public func takes(_ row: Row) -> Bool { condition?(row) ?? true }
}
