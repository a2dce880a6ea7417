/// Numbers as they stand in data: plain digits, a point, no grouping.
package enum NumberText {
}

/// A 64-bit coefficient and the number of its digits that stand after the point.
package struct ScaledInteger: Sendable, Equatable {
  package var coefficient: Int64
  package var scale: Int

  package init(coefficient: Int64, scale: Int) {
    self.coefficient = coefficient
    self.scale = scale
  }
}

extension NumberText {
  /// A whole number: `[+-]?[0-9]+`.
  /// - Throws: `.outOfRange` beyond 64 bits.
  package static func integer(
    _ bytes: UnsafeRawBufferPointer
  ) throws(NumberFault) -> Int64 {
    var at = signLength(bytes)
    let start = at
    var value: UInt64 = 0
    while at < bytes.count {
      let digit = bytes[at] &- 0x30
      guard digit <= 9 else { throw .malformed }
      value = value &* 10 &+ UInt64(digit)
      at &+= 1
    }
    guard at > start else { throw .malformed }
    let isNegative = bytes[0] == 0x2D
    if at - start > 18 { value = try wideMagnitude(bytes, from: start) }
    guard value <= UInt64(Int64.max) + (isNegative ? 1 : 0) else { throw .outOfRange }
    return isNegative ? 0 &- Int64(truncatingIfNeeded: value) : Int64(truncatingIfNeeded: value)
  }

  /// The digits from `start` on as a magnitude, checked at each step.
  private static func wideMagnitude(
    _ bytes: UnsafeRawBufferPointer, from start: Int
  ) throws(NumberFault) -> UInt64 {
    var value: UInt64 = 0
    for index in start..<bytes.count {
      let (raised, overflow) = value.multipliedReportingOverflow(by: 10)
      let (next, carry) = raised.addingReportingOverflow(UInt64(bytes[index] &- 0x30))
      if overflow || carry { throw .outOfRange }
      value = next
    }
    return value
  }

  /// A number with or without a point, for columns of 64-bit coefficients.
  ///
  /// The form is that of ``Decimal/read(_:)``.
  /// - Throws: `.outOfRange` for more than 18 significant digits or 38 after the point.
  package static func scaled(
    _ bytes: UnsafeRawBufferPointer
  ) throws(NumberFault) -> ScaledInteger {
    let start = signLength(bytes)
    var at = start
    var value: UInt64 = 0
    while at < bytes.count {
      let digit = bytes[at] &- 0x30
      if digit > 9 { break }
      value = value &* 10 &+ UInt64(digit)
      at &+= 1
    }
    var digits = at - start
    guard digits > 0 else { throw .malformed }
    var scale = 0
    if at < bytes.count {
      guard bytes[at] == 0x2E else { throw .malformed }
      at &+= 1
      while at < bytes.count {
        let digit = bytes[at] &- 0x30
        guard digit <= 9 else { throw .malformed }
        value = value &* 10 &+ UInt64(digit)
        at &+= 1
        scale &+= 1
      }
      guard scale > 0 else { throw .malformed }
      digits &+= scale
    }
    if digits > 18 {
      // Leading zeros take no room in a coefficient: the wrapped value is right without them.
      digits -= leadingZeros(bytes, from: start)
      guard digits <= 18, scale <= Decimal.maxDigits else { throw .outOfRange }
    }
    let magnitude = Int64(truncatingIfNeeded: value)
    return ScaledInteger(
      coefficient: bytes[0] == 0x2D ? 0 &- magnitude : magnitude, scale: scale)
  }

  private static func leadingZeros(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var zeros = 0
    for index in start..<bytes.count {
      if bytes[index] == 0x30 { zeros += 1 } else if bytes[index] != 0x2E { break }
    }
    return zeros
  }

  /// 1 where a sign stands first, else 0.
  @inline(__always)
  static func signLength(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count > 0 else { return 0 }
    return bytes[0] == 0x2D || bytes[0] == 0x2B ? 1 : 0
  }

  /// A coefficient with `digits` more digits after the point; nil beyond 64 bits.
  package static func rescale(_ coefficient: Int64, by digits: Int) -> Int64? {
    if digits <= 0 || coefficient == 0 { return coefficient }
    guard digits <= 18 else { return nil }
    let (raised, overflow) = coefficient.multipliedReportingOverflow(
      by: Int64(powersOfTen[digits]))
    return overflow ? nil : raised
  }
}
