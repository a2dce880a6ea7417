/// A formatted number taken apart: what stands before, between and after its digits.
struct NumberSample {
  let prefix: String
  let suffix: String
  /// The digits as numbers.
  let digits: [Int]
  /// What stands behind the digit at the same place; empty behind most, and behind the last.
  let separators: [String]
  /// The scalar of the digit zero.
  let zero: UInt32

  /// The parts of a text; nil when it has no digit.
  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    func digit(_ scalar: UnicodeScalar) -> Int? {
      guard scalar.properties.numericType == .decimal,
        let value = scalar.properties.numericValue
      else { return nil }
      return Int(exactly: value)
    }
    guard let first = scalars.firstIndex(where: { digit($0) != nil }),
      let last = scalars.lastIndex(where: { digit($0) != nil }),
      let lead = digit(scalars[first])
    else { return nil }
    func joined(_ scalars: some Sequence<UnicodeScalar>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    var digits: [Int] = []
    var separators: [String] = []
    for scalar in scalars[first...last] {
      if let value = digit(scalar) {
        digits.append(value)
        separators.append("")
      } else {
        separators[separators.count - 1].unicodeScalars.append(scalar)
      }
    }
    prefix = joined(scalars[..<first])
    suffix = joined(scalars[(last + 1)...])
    self.digits = digits
    self.separators = separators
    zero = scalars[first].value &- UInt32(lead)
  }
}
