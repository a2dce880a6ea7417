/// The type of a field (spec language §4).
package enum FieldType: String, Sendable, CaseIterable {
  case string
  case integer
  case decimal
  case number
  case boolean
  case date
  case time
  case datetime
  case duration
}

/// One field of a table: its name, type and, where a stage asked for them, its values.
package struct Column: Sendable {
  /// The name in the data, as bytes of UTF-8.
  package let name: String
  /// The type, declared or inferred; nil where no row has a value.
  package let type: FieldType?
  /// The place of the field's texts in ``CellTexts``.
  package let slot: Int
  /// The most digits after the decimal point over all rows read; 0 for other types.
  package let scale: Int
  /// Values in the order of the data; `.none` where only texts were asked for.
  package let values: ColumnValues
  /// Whether some row has no value.
  package let hasNulls: Bool

  package init(
    name: String, type: FieldType?, slot: Int, scale: Int, values: ColumnValues, hasNulls: Bool
  ) {
    self.name = name
    self.type = type
    self.slot = slot
    self.scale = scale
    self.values = values
    self.hasNulls = hasNulls
  }
}

/// The values of a column in one contiguous array; what stands at a null row has no meaning.
package enum ColumnValues: Sendable {
  /// Only the texts are there (strings, or values that no stage needs).
  case none
  case integer([Int64])
  /// Coefficients at one scale that all values of the column share, where 64 bits hold them.
  case decimal([Int64], scale: Int)
  /// Coefficients at one scale, where only 128 bits hold them.
  case wideDecimal([Int128], scale: Int)
  /// Decimals that share no scale within 38 digits.
  case mixedDecimal([Decimal])
  case number([Double])
  case boolean([Bool])
  /// Days since 1970-01-01.
  case date([Int32])
  /// Nanoseconds since midnight.
  case time([Int64])
  /// Time since 1970-01-01T00:00:00Z.
  case datetime([Duration])
  case duration([Duration])
}

/// One value, typed.
package enum CellValue: Sendable {
  case null
  case text([UInt8])
  case integer(Int64)
  case decimal(Decimal)
  case number(Double)
  case boolean(Bool)
  /// Days since 1970-01-01.
  case date(Int32)
  /// Nanoseconds since midnight.
  case time(Int64)
  /// Time since 1970-01-01T00:00:00Z.
  case datetime(Duration)
  case duration(Duration)
}
