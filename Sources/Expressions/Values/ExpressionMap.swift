import Values

/// A map of the expression language: keys in the order of writing, found by hash.
package struct ExpressionMap: Sendable {
  package private(set) var keys: [ExpressionValue] = []
  package private(set) var values: [ExpressionValue] = []
  private var places: [MapKey: Int] = [:]

  package init() {}

  package var count: Int { keys.count }

  /// Adds an entry.
  /// - Returns: false for a key that is there already or cannot be one.
  package mutating func add(_ key: ExpressionValue, _ value: ExpressionValue) -> Bool {
    // A double is not a key, though one may be looked up.
    if case .double = key { return false }
    guard let place = MapKey(key), places[place] == nil else { return false }
    places[place] = keys.count
    keys.append(key)
    values.append(value)
    return true
  }

  /// The value of a key; numbers that are equal are the same key.
  package func value(of key: ExpressionValue) -> ExpressionValue? {
    guard let place = MapKey(key), let index = places[place] else { return nil }
    return values[index]
  }
}

/// What a map finds its entries by.
enum MapKey: Hashable, Sendable {
  case bool(Bool)
  case number(Int128)
  case string([UInt8])

  /// The key of a value; nil for a value that no key is equal to.
  init?(_ value: ExpressionValue) {
    switch value {
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .number(Int128(value))
    case .uint(let value): self = .number(Int128(value))
    case .double(let value):
      guard value.magnitude < 0x1p65, let whole = Int128(exactly: value) else { return nil }
      self = .number(whole)
    case .decimal(let value):
      let least = value.trimmed()
      guard least.scale == 0 else { return nil }
      self = .number(least.coefficient)
    case .string(let text): self = .string(text.bytes)
    default: return nil
    }
  }

  /// Whether a value is of a type that keys have.
  static func isKey(_ value: ExpressionValue) -> Bool {
    switch value {
    case .bool, .int, .uint, .double, .decimal, .string: true
    default: false
    }
  }
}
