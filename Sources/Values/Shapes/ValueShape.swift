/// What the text of one value looks like, and so which type a column could have.
///
/// Inference looks at every value of a column and joins the shapes (spec language §4).
package enum ValueShape: UInt8, Sendable {
  case string
  /// `-?(0|[1-9][0-9]*)` within 64 bits.
  case integer
  /// An integer beyond 64 bits or a number with a point, within 38 digits.
  case decimal
  /// A number with an exponent, within the range of a double.
  case number
  /// `true` or `false`.
  case boolean
  /// `YYYY-MM-DD`.
  case date
  /// `HH:MM`, `HH:MM:SS` or with a fraction.
  case time
  /// A date, `T` or one space, a time, and maybe an offset.
  case datetime

  /// The shape of a column that has values of both shapes.
  ///
  /// Integers fit among decimals, and both among numbers; other shapes make a string.
  package func merged(with other: ValueShape) -> ValueShape {
    if self == other { return self }
    guard isNumeric, other.isNumeric else { return .string }
    return rawValue > other.rawValue ? self : other
  }

  private var isNumeric: Bool { self == .integer || self == .decimal || self == .number }

  /// Whether the shape is of a number, a date or a time.
  package var isNumberOrTime: Bool { self != .string && self != .boolean }

  /// The type that a column of this shape has.
  package var fieldType: FieldType {
    switch self {
    case .string: .string
    case .integer: .integer
    case .decimal: .decimal
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .time: .time
    case .datetime: .datetime
    }
  }
}
