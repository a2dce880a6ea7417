import Values

/// Equality of CEL: numbers of any type by value, values of other different types never equal.
extension ExpressionValue {
  package func equals(_ other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.int(let first), .int(let second)): first == second
    case (.string(let first), .string(let second)): first.equals(second)
    case (.bytes(let first), .bytes(let second)): first == second
    case (.type(let first), .type(let second)): first.utf8.elementsEqual(second.utf8)
    case (.duration(let first), .duration(let second)): first == second
    case (.time(let first), .time(let second)): first == second
    case (.list(let first), .list(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.equals($1) }
    case (.map(let first), .map(let second)):
      first.count == second.count
        && zip(first.keys, first.values).allSatisfy { key, value in
          second.value(of: key).map { $0.equals(value) } ?? false
        }
    default:
      if let order = numericOrder(other) {
        order == .some(0)
      } else if let first = instant, let second = other.instant {
        first == second
      } else {
        false
      }
    }
  }

  /// The time since 1970 of a timestamp or of the midnight of a date in UTC.
  var instant: Duration? {
    switch self {
    case .timestamp(let value): value
    case .date(let days): .init(secondsSince1970: Int64(days) * 86_400)
    default: nil
    }
  }

  /// How two numbers compare: nil when one is none, an inner nil when one is NaN.
  func numericOrder(_ other: ExpressionValue) -> Int?? {
    switch (self, other) {
    case (.int(let first), .int(let second)): .some(order(first, second))
    case (.uint(let first), .uint(let second)): .some(order(first, second))
    case (.double(let first), .double(let second)): .some(order(first, second))
    case (.int(let first), .uint(let second)):
      .some(first < 0 ? -1 : order(first.magnitude, second))
    case (.uint(let first), .int(let second)):
      .some(second < 0 ? 1 : order(first, second.magnitude))
    case (.int(let first), .double(let second)): .some(NumberOrder.compare(first, second))
    case (.double(let first), .int(let second)):
      .some(NumberOrder.compare(second, first).map { 0 - $0 })
    case (.uint(let first), .double(let second)): .some(NumberOrder.compare(first, second))
    case (.double(let first), .uint(let second)):
      .some(NumberOrder.compare(second, first).map { 0 - $0 })
    case (.decimal(let first), .decimal(let second)): .some(first.compared(with: second))
    case (.decimal(let first), .double(let second)): .some(order(first.double, second))
    case (.double(let first), .decimal(let second)): .some(order(first, second.double))
    case (.decimal(let first), _):
      other.wholeDecimal.map { .some(first.compared(with: $0)) } ?? nil
    case (_, .decimal(let second)):
      wholeDecimal.map { .some($0.compared(with: second)) } ?? nil
    default: nil
    }
  }

  /// An integer as a decimal.
  var wholeDecimal: Decimal? {
    switch self {
    case .int(let value): Decimal(value)
    case .uint(let value): Decimal(coefficient: Int128(value), scale: 0)
    default: nil
    }
  }
}

extension ExpressionValue {
  /// Equality that is paid for: lists may share their parts, so that few steps make a value that
  /// takes years to compare.
  func equals(
    _ other: ExpressionValue, _ frame: inout Frame
  ) throws(EvaluationFault) -> Bool {
    switch (self, other) {
    case (.list(let first), .list(let second)):
      guard first.count == second.count else { return false }
      for (one, another) in zip(first, second) {
        try frame.spend(1)
        if try !one.equals(another, &frame) { return false }
      }
      return true
    case (.map(let first), .map(let second)):
      guard first.count == second.count else { return false }
      for (key, value) in zip(first.keys, first.values) {
        try frame.spend(1)
        guard let another = second.value(of: key), try value.equals(another, &frame) else {
          return false
        }
      }
      return true
    case (.string(let first), .string(let second)):
      if first.count > Self.freeBytes, first.count == second.count {
        try frame.spend(bytes: first.count)
      }
      return first.equals(second)
    case (.bytes(let first), .bytes(let second)):
      try frame.spend(bytes: min(first.count, second.count))
      return first == second
    default: return equals(other)
    }
  }

  /// Texts up to this length are compared without a charge.
  static let freeBytes = 64
}

/// -1, 0 or 1; nil for NaN.
func order<Value: Comparable>(_ first: Value, _ second: Value) -> Int? {
  if first < second { return -1 }
  if first > second { return 1 }
  return first == second ? 0 : nil
}

/// Integers beside doubles, compared as doubles unless the double is beyond every integer: the
/// rule of CEL's conformance suite.
enum NumberOrder {
  static func compare(_ integer: Int64, _ double: Double) -> Int? {
    if double < -0x1p63 { return 1 }
    if double > 0x1p63 { return -1 }
    return order(Double(integer), double)
  }

  static func compare(_ integer: UInt64, _ double: Double) -> Int? {
    if double < 0 { return 1 }
    if double > 0x1p64 { return -1 }
    return order(Double(integer), double)
  }
}
