import Values

extension NumberLayout {
  /// Appends `coefficient` / 10^`scale` for a coefficient of up to 38 digits.
  func append(wide coefficient: Int128, scale: Int, to buffer: inout ByteBuffer) {
    if let small = Int64(exactly: coefficient), scale >= shift {
      return append(coefficient: small, scale: scale, to: &buffer)
    }
    var magnitude = coefficient.magnitude
    var scale = scale - shift
    if scale > limit {
      let divisor = Decimal.power(scale - limit).magnitude
      let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: divisor)
      magnitude = remainder + remainder >= divisor ? quotient + 1 : quotient
      scale = limit
    }
    append(
      digits: Array(String(magnitude).utf8), exponent: -scale, isNegative: coefficient < 0,
      to: &buffer)
  }

  /// Appends `digits` × 10^`exponent`, which has no more decimals than the layout draws.
  func append(digits: [UInt8], exponent: Int, isNegative: Bool, to buffer: inout ByteBuffer) {
    var whole = digits
    var fraction: [UInt8] = []
    let isZero = digits.allSatisfy { $0 == 0x30 }
    if exponent < 0 {
      let missing = 1 - exponent - whole.count
      if missing > 0 { whole = Array(repeating: 0x30, count: missing) + whole }
      fraction = Array(whole.suffix(-exponent))
      whole.removeLast(-exponent)
    } else if !isZero {
      whole += Array(repeating: 0x30, count: exponent)
    }
    if isFilled {
      fraction += Array(repeating: 0x30, count: max(limit - fraction.count, 0))
    } else {
      while fraction.last == 0x30 { fraction.removeLast() }
    }
    let isNegative = isNegative && !isZero
    let start = open(isNegative: isNegative, isZero: isZero, in: &buffer)
    for (index, digit) in whole.enumerated() {
      let left = whole.count - index
      if whole.count >= groupedFrom, index > 0, left >= primary,
        (left - primary) % secondary == 0
      {
        groupingMark.append(to: &buffer)
      }
      buffer.append(digit)
    }
    if !fraction.isEmpty {
      decimalMark.append(to: &buffer)
      buffer.append(fraction)
    }
    close(isNegative: isNegative, isZero: isZero, from: start, in: &buffer)
  }
}
