/// A sum of floating-point numbers that keeps what rounding loses (Neumaier's sum).
struct FloatingSum {
  private var sum = 0.0
  private var lost = 0.0
  private(set) var count = 0

  mutating func add(_ value: Double) {
    let next = sum + value
    lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
    sum = next
    count += 1
  }

  /// The sum; an infinite one has lost no finite part.
  var total: Double { sum.isFinite ? sum + lost : sum }
}
