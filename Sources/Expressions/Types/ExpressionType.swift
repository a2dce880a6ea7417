package import Values

/// The static type of an expression.
package indirect enum ExpressionType: Sendable, Equatable {
  /// Known at run time only; also a field that has no value at all.
  case dynamic
  case null
  case bool
  case int
  case uint
  case double
  case decimal
  case string
  case bytes
  case timestamp
  case duration
  case date
  case time
  case type
  case list(ExpressionType)
  case map(ExpressionType, ExpressionType)
  /// A row, a neighbour of it or a record of a lookup; the number is that of the table.
  case record(Int)
  /// A lookup that is not yet indexed.
  case lookup(Int)
  /// A family of names such as `params`; the number is that of the family.
  case namespace(Int)
  /// What was reported already.
  case faulty

  /// The type of the values of a field; nil stands for a field without any value.
  package init(_ type: FieldType?) {
    switch type {
    case nil: self = .dynamic
    case .string: self = .string
    case .integer: self = .int
    case .decimal: self = .decimal
    case .number: self = .double
    case .boolean: self = .bool
    case .date: self = .date
    case .time: self = .time
    case .datetime: self = .timestamp
    case .duration: self = .duration
    }
  }

  /// The field type that values of this type have; nil where it is known at run time only.
  package var fieldType: FieldType? {
    switch self {
    case .string, .bytes, .list, .type: .string
    case .int: .integer
    case .uint, .decimal: .decimal
    case .double: .number
    case .bool: .boolean
    case .date: .date
    case .time: .time
    case .timestamp: .datetime
    case .duration: .duration
    case .dynamic, .null, .map, .record, .lookup, .namespace, .faulty: nil
    }
  }

  /// Whether the type says nothing about the value.
  var isOpen: Bool {
    switch self {
    case .dynamic, .null, .faulty: true
    default: false
    }
  }

  var isNumber: Bool {
    switch self {
    case .int, .uint, .double, .decimal: true
    default: false
    }
  }

  /// Whether values of the type stand in a cell.
  var isScalar: Bool {
    switch self {
    case .map, .record, .lookup, .namespace, .type: false
    default: true
    }
  }

  /// The words for the type in a message, with an article.
  var words: String {
    switch self {
    case .dynamic, .faulty: "a value of any type"
    case .null: "null"
    case .bool: "a boolean"
    case .int: "an integer"
    case .uint: "an unsigned integer"
    case .double: "a number (double)"
    case .decimal: "a decimal"
    case .string: "a string"
    case .bytes: "bytes"
    case .timestamp: "a datetime"
    case .duration: "a duration"
    case .date: "a date"
    case .time: "a time"
    case .type: "a type"
    case .list: "a list"
    case .map: "a map"
    case .record: "a row"
    case .lookup: "a lookup"
    case .namespace: "a family of names"
    }
  }

  /// The type of a value that is of either type.
  func joined(with other: ExpressionType) -> ExpressionType {
    if self == other { return self }
    switch (self, other) {
    case (.faulty, _), (_, .faulty): return .faulty
    case (.null, _): return other
    case (_, .null): return self
    case (.list(let first), .list(let second)): return .list(first.joined(with: second))
    case (.map(let key, let value), .map(let otherKey, let otherValue)):
      return .map(key.joined(with: otherKey), value.joined(with: otherValue))
    default: return .dynamic
    }
  }
}
