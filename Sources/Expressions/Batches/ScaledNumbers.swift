import Values

/// Integers, decimals, days or times of day at many rows, as coefficients of 64 bits that share
/// one scale.
struct ScaledNumbers {
  /// What the coefficients stand for: only like is compared with like.
  enum Kind {
    case number, day, timeOfDay
  }

  indirect enum Source {
    case constant(Int64)
    case column(BatchColumn<Int64>)
    case days(BatchColumn<Int32>)
    case sum(ScaledNumbers, ScaledNumbers)
    case difference(ScaledNumbers, ScaledNumbers)
    case product(ScaledNumbers, ScaledNumbers)
    /// Brought to a larger scale.
    case raised(ScaledNumbers, by: Int64)
  }

  let kind: Kind
  let scale: Int
  let source: Source
  let hasNulls: Bool

  init(_ constant: Int64, scale: Int) {
    self.init(.number, scale: scale, .constant(constant), hasNulls: false)
  }

  init(_ column: BatchColumn<Int64>, scale: Int = 0, as kind: Kind = .number) {
    self.init(kind, scale: scale, .column(column), hasNulls: column.nulls.hasNulls)
  }

  init(days column: BatchColumn<Int32>) {
    self.init(.day, scale: 0, .days(column), hasNulls: column.nulls.hasNulls)
  }

  private init(_ kind: Kind, scale: Int, _ source: Source, hasNulls: Bool) {
    self.kind = kind
    self.scale = scale
    self.source = source
    self.hasNulls = hasNulls
  }

  /// The result of `+`, `-` or `*`, with the scale that exact decimals have; nil for others.
  init?(_ operation: BinaryOperator, _ left: ScaledNumbers, _ right: ScaledNumbers) {
    let hasNulls = left.hasNulls || right.hasNulls
    switch operation {
    case .multiply:
      let scale = left.scale + right.scale
      // Beyond it the digits of a product depend on its operands.
      guard scale <= Decimal.maxDigits else { return nil }
      self.init(.number, scale: scale, .product(left, right), hasNulls: hasNulls)
    case .add, .subtract:
      let scale = max(left.scale, right.scale)
      guard let left = left.raised(to: scale), let right = right.raised(to: scale) else {
        return nil
      }
      self.init(
        .number, scale: scale,
        operation == .add ? .sum(left, right) : .difference(left, right), hasNulls: hasNulls)
    default: return nil
    }
  }

  /// The same numbers at a scale that is not below theirs; nil if no factor of 64 bits does it.
  func raised(to scale: Int) -> ScaledNumbers? {
    if scale == self.scale { return self }
    guard let factor = Int64(exactly: Decimal.power(scale - self.scale)) else { return nil }
    return ScaledNumbers(kind, scale: scale, .raised(self, by: factor), hasNulls: hasNulls)
  }
}
