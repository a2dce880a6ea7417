/// A sum of floating-point numbers that keeps what rounding loses (Neumaier's sum).
///
/// Its members are `public` for the sake of loops in other modules, as those of ``ByteBuffer``.
public struct FloatingSum: Sendable {
  @usableFromInline var sum = 0.0
  @usableFromInline var lost = 0.0
  @usableFromInline var added = 0

  /// A sum of nothing.
  @inlinable public init() {}

  /// How many numbers were added.
  @inlinable public var count: Int { added }

  /// Adds a number.
  @inlinable
  public mutating func add(_ value: Double) {
    let next = sum + value
    lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
    sum = next
    added += 1
  }

  /// The sum; an infinite one has lost no finite part.
  @inlinable public var total: Double { sum.isFinite ? sum + lost : sum }
}
