package import Values

/// A value of the expression language.
///
/// The kinds are those of CEL, and decimals, dates and times of day beside them (spec language
/// §5). A text may be borrowed: see ``ExpressionText``.
package enum ExpressionValue: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case decimal(Decimal)
  case string(ExpressionText)
  case bytes([UInt8])
  case list([ExpressionValue])
  case map(ExpressionMap)
  /// Time since 1970-01-01T00:00:00Z in whole nanoseconds, within the years 1…9999.
  case timestamp(Duration)
  /// Whole nanoseconds within 64 bits, about 292 years either way.
  case duration(Duration)
  /// Days since 1970-01-01.
  case date(Int32)
  /// Nanoseconds since midnight.
  case time(Int64)
  /// The name of a type.
  case type(String)

  /// A string with a copy of a text.
  package static func text(_ text: String) -> ExpressionValue {
    .string(ExpressionText(text))
  }

  package var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The name that `type(x)` gives.
  package var typeName: String {
    switch self {
    case .null: "null_type"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .decimal: "decimal"
    case .string: "string"
    case .bytes: "bytes"
    case .list: "list"
    case .map: "map"
    case .timestamp: "google.protobuf.Timestamp"
    case .duration: "google.protobuf.Duration"
    case .date: "date"
    case .time: "time"
    case .type: "type"
    }
  }

  /// The value as one of a table's cell; nil for lists, maps and types.
  ///
  /// A uint beyond 63 bits becomes a decimal.
  package var cell: CellValue? {
    switch self {
    case .null: .null
    case .bool(let value): .boolean(value)
    case .int(let value): .integer(value)
    case .uint(let value):
      Int64(exactly: value).map { .integer($0) }
        ?? Decimal(coefficient: Int128(value), scale: 0).map { .decimal($0) }
    case .double(let value): .number(value)
    case .decimal(let value): .decimal(value)
    case .string(let value): .text(value.bytes)
    case .bytes(let value): .text(value)
    case .timestamp(let value): .datetime(value)
    case .duration(let value): .duration(value)
    case .date(let value): .date(value)
    case .time(let value): .time(value)
    case .list, .map, .type: nil
    }
  }

  /// The value of a table's cell; a text is copied.
  package init(_ cell: CellValue) {
    switch cell {
    case .null: self = .null
    case .text(let bytes): self = .string(ExpressionText(bytes))
    case .integer(let value): self = .int(value)
    case .decimal(let value): self = .decimal(value)
    case .number(let value): self = .double(value)
    case .boolean(let value): self = .bool(value)
    case .date(let value): self = .date(value)
    case .time(let value): self = .time(value)
    case .datetime(let value): self = .timestamp(value)
    case .duration(let value): self = .duration(value)
    }
  }
}

extension ExpressionValue {
  /// The bytes of a text, or of the texts of a list, without those of lists in it.
  package var textByteCount: Int {
    switch self {
    case .string(let text): text.count
    case .bytes(let bytes): bytes.count
    case .list(let elements):
      elements.reduce(0) { count, element in
        if case .string(let text) = element { count + text.count } else { count }
      }
    default: 0
    }
  }
}
