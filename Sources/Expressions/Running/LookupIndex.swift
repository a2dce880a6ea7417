import Values

/// The rows of a lookup by its key.
package struct LookupIndex: Sendable {
  private var rows: [DistinctKey: Int] = [:]
  /// Rows whose key stands in an earlier row, ascending; the earlier one counts.
  package private(set) var duplicates: [Int] = []

  /// The index of a key column; rows with a null key are left out.
  package init(_ key: BoundColumn, rowCount: Int) {
    let field = Binder.field(key, 0..<0)
    var frame = Frame(
      environment: ExpressionEnvironment(), liftsNull: true, slots: [], locals: [],
      aggregates: [])
    rows.reserveCapacity(rowCount)
    for row in 0..<max(rowCount, 0) {
      frame.row = row
      guard let value = try? field.value(&frame), !value.isNull,
        let place = DistinctKey(value)
      else { continue }
      if rows[place] == nil { rows[place] = row } else { duplicates.append(row) }
    }
  }

  /// The row of a key; nil where there is none.
  package func row(of key: ExpressionValue) -> Int? {
    key.isNull ? nil : DistinctKey(key).flatMap { rows[$0] }
  }
}

/// A value by which equal values are found; numbers of all types are alike.
enum DistinctKey: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case double(UInt64)
  case string([UInt8])
  case bytes([UInt8])
  case instant(Duration)
  case duration(Duration)
  case time(Int64)
  case type(String)

  /// The key of a value; nil for lists and maps, which share parts and have no bounded size.
  init?(_ value: ExpressionValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .number(Decimal(value))
    case .uint(let value):
      self = Decimal(coefficient: Int128(value), scale: 0).map { .number($0) } ?? .null
    case .decimal(let value): self = .number(value)
    case .double(let value):
      // Zero of either sign is one value, and so is every NaN.
      if let whole = Int64(exactly: value) {
        self = .number(Decimal(whole))
      } else {
        self = .double(value.isNaN ? Double.nan.bitPattern : value.bitPattern)
      }
    case .string(let text): self = .string(text.bytes)
    case .bytes(let bytes): self = .bytes(bytes)
    case .timestamp, .date: self = .instant(value.instant ?? .zero)
    case .duration(let value): self = .duration(value)
    case .time(let value): self = .time(value)
    case .type(let name): self = .type(name)
    case .list, .map: return nil
    }
  }
}
