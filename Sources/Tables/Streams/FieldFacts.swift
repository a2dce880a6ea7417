import Values

/// What is known of a field over all blocks.
struct FieldFacts {
  let name: String
  private(set) var type: FieldType?
  private(set) var scale: Int
  private(set) var hasNulls: Bool
  private(set) var hasValues: Bool
  /// Whether 64 bits hold every coefficient at the scale of its block.
  private(set) var isNarrow: Bool

  init(_ column: Column) {
    name = column.name
    type = column.type
    scale = column.scale
    hasNulls = column.hasNulls
    if case .none = column.values { hasValues = false } else { hasValues = true }
    isNarrow = column.values.isNarrow
  }

  mutating func add(_ column: Column) {
    add(FieldFacts(column))
  }

  mutating func add(_ other: FieldFacts) {
    type = type ?? other.type
    scale = max(scale, other.scale)
    hasNulls = hasNulls || other.hasNulls
    isNarrow = isNarrow && other.isNarrow
  }

  /// Whether sums of the field are the same in whatever parts they are made.
  ///
  /// Sums are exact, but stop where they go beyond 38 digits on the way, which depends on the
  /// parts. 2^32 coefficients of 64 bits, raised by 8 digits, stay below 10^38.
  var isSummedInAnyParts: Bool {
    isNarrow && scale <= 8
  }
}

extension ColumnValues {
  fileprivate var isNarrow: Bool {
    switch self {
    case .integer, .decimal: true
    default: false
    }
  }
}

extension CellValue {
  /// A value of a field as a table of all rows has it, and not only the block that it stood in.
  func aligned(with type: FieldType?, scale: Int) -> CellValue {
    guard case .decimal(let decimal) = self else { return self }
    let aligned = decimal.aligned(to: scale)
    if type == .integer, let whole = Int64(exactly: aligned.coefficient) { return .integer(whole) }
    return .decimal(aligned)
  }
}

extension Decimal {
  /// The decimal at the scale of its field; without zeros at its end where that is too wide.
  func aligned(to scale: Int) -> Decimal {
    (try? rescaled(to: scale)) ?? trimmed()
  }
}
