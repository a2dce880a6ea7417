/// A whole number of any size as decimal digits, by the rules of paper and pencil.
///
/// It is slow and simple on purpose: an independent judge of the exact arithmetic.
struct BigNatural: Equatable, Comparable, CustomStringConvertible {
  /// Digits from the least on, without leading zeros; empty for 0.
  private(set) var digits: [UInt8]

  init(_ text: String) {
    digits = text.utf8.reversed().map { $0 - 0x30 }
    trim()
  }

  private init(digits: [UInt8]) {
    self.digits = digits
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }

  var isZero: Bool { digits.isEmpty }
  var description: String {
    digits.isEmpty ? "0" : String(decoding: digits.reversed().map { $0 + 0x30 }, as: UTF8.self)
  }

  func timesTen(to exponent: Int) -> BigNatural {
    BigNatural(digits: Array(repeating: 0, count: exponent) + digits)
  }

  static func < (first: BigNatural, second: BigNatural) -> Bool {
    if first.digits.count != second.digits.count {
      return first.digits.count < second.digits.count
    }
    return first.digits.reversed().lexicographicallyPrecedes(second.digits.reversed())
  }

  static func + (first: BigNatural, second: BigNatural) -> BigNatural {
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    for index in 0..<max(first.digits.count, second.digits.count) {
      let one = index < first.digits.count ? first.digits[index] : 0
      let two = index < second.digits.count ? second.digits[index] : 0
      sum.append((one + two + carry) % 10)
      carry = (one + two + carry) / 10
    }
    return BigNatural(digits: sum + [carry])
  }

  /// The difference; `second` is not larger.
  static func - (first: BigNatural, second: BigNatural) -> BigNatural {
    var rest: [UInt8] = []
    var borrow = 0
    for index in first.digits.indices {
      let two = index < second.digits.count ? Int(second.digits[index]) : 0
      var digit = Int(first.digits[index]) - two - borrow
      borrow = digit < 0 ? 1 : 0
      if digit < 0 { digit += 10 }
      rest.append(UInt8(digit))
    }
    return BigNatural(digits: rest)
  }

  static func * (first: BigNatural, second: BigNatural) -> BigNatural {
    var cells = [Int](repeating: 0, count: first.digits.count + second.digits.count + 1)
    for (i, one) in first.digits.enumerated() {
      for (j, two) in second.digits.enumerated() { cells[i + j] += Int(one) * Int(two) }
    }
    for index in cells.indices.dropLast() {
      cells[index + 1] += cells[index] / 10
      cells[index] %= 10
    }
    return BigNatural(digits: cells.map { UInt8($0) })
  }

  /// Quotient and remainder; `divisor` is not 0.
  func divided(by divisor: BigNatural) -> (quotient: BigNatural, remainder: BigNatural) {
    var quotient: [UInt8] = []
    var rest = BigNatural(digits: [])
    for digit in digits.reversed() {
      rest = BigNatural(digits: [digit] + rest.digits)
      var times: UInt8 = 0
      while rest >= divisor {
        rest = rest - divisor
        times += 1
      }
      quotient.insert(times, at: 0)
    }
    return (BigNatural(digits: quotient), rest)
  }

  /// The quotient rounded half up.
  func dividedRounding(by divisor: BigNatural) -> BigNatural {
    let (quotient, remainder) = divided(by: divisor)
    return remainder + remainder >= divisor ? quotient + BigNatural("1") : quotient
  }
}
