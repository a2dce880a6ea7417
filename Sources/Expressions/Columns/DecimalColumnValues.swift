import Values

/// The values of a column of decimals while it grows: coefficients of 64 bits as long as all have
/// one scale, which takes a quarter of the memory that decimals take, else the decimals.
struct DecimalColumnValues {
  private var coefficients: [Int64] = []
  /// The scale of the coefficients; nil as long as there is none but nulls.
  private var scale: Int?
  /// All values, once they are no longer alike.
  private var decimals: [Decimal]?
  /// The largest scale of a value.
  private(set) var largestScale = 0

  mutating func reserve(_ count: Int) {
    coefficients.reserveCapacity(count)
  }

  mutating func appendNull() {
    if decimals == nil { coefficients.append(0) } else { decimals?.append(Decimal(0)) }
  }

  mutating func append(_ value: Decimal) {
    if let small = Int64(exactly: value.coefficient), accepts(scale: value.scale) {
      coefficients.append(small)
      return
    }
    spread()
    largestScale = max(largestScale, value.scale)
    decimals?.append(value)
  }

  /// Appends coefficients of one scale; what stands at a null has no meaning.
  mutating func append(
    _ block: UnsafeMutableBufferPointer<Int64>, scale: Int, nulls: UnsafeBufferPointer<Bool>
  ) {
    // A block of nulls alone says nothing of the scale.
    if nulls.contains(false), accepts(scale: scale) {
      coefficients.append(contentsOf: block)
      return
    }
    for (coefficient, isNull) in zip(block, nulls) {
      if isNull { appendNull() } else { append(Decimal(coefficient: coefficient, scale: scale)) }
    }
  }

  /// Whether a coefficient of a scale may stand among the others.
  private mutating func accepts(scale: Int) -> Bool {
    if self.scale == scale { return decimals == nil }
    guard self.scale == nil, decimals == nil else { return false }
    self.scale = scale
    largestScale = scale
    return true
  }

  private mutating func spread() {
    guard decimals == nil else { return }
    let scale = scale ?? 0
    decimals = coefficients.map { Decimal(coefficient: $0, scale: scale) }
    coefficients = []
  }

  /// Coefficients at the largest scale, as narrow as they can be; decimals if none holds all.
  consuming func finish() -> ColumnValues {
    guard let decimals else { return .decimal(coefficients, scale: largestScale) }
    var wide: [Int128] = []
    wide.reserveCapacity(decimals.count)
    var isNarrow = true
    for decimal in decimals {
      guard let value = try? decimal.rescaled(to: largestScale) else {
        return .mixedDecimal(decimals)
      }
      wide.append(value.coefficient)
      if isNarrow, Int64(exactly: value.coefficient) == nil { isNarrow = false }
    }
    return isNarrow
      ? .decimal(wide.map { Int64(truncatingIfNeeded: $0) }, scale: largestScale)
      : .wideDecimal(wide, scale: largestScale)
  }
}
