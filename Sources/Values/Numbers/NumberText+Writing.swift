extension NumberText {
  /// Appends a coefficient with `scale` digits after the point; never `-0`.
  package static func append(coefficient: Int64, scale: Int, to buffer: inout ByteBuffer) {
    let magnitude = coefficient.magnitude
    if coefficient < 0 { buffer.append(0x2D) }
    guard scale > 0 else { return buffer.append(digits: magnitude) }
    guard scale <= 18 else {
      return append(magnitude: UInt128(magnitude), scale: scale, to: &buffer)
    }
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: powersOfTen[scale])
    buffer.append(digits: whole)
    buffer.append(0x2E)
    buffer.append(digits: fraction, width: scale)
  }

  /// Appends a wide coefficient with `scale` digits after the point; never `-0`.
  package static func append(coefficient: Int128, scale: Int, to buffer: inout ByteBuffer) {
    if let small = Int64(exactly: coefficient) {
      return append(coefficient: small, scale: scale, to: &buffer)
    }
    if coefficient < 0 { buffer.append(0x2D) }
    append(magnitude: coefficient.magnitude, scale: scale, to: &buffer)
  }

  private static func append(magnitude: UInt128, scale: Int, to buffer: inout ByteBuffer) {
    guard scale > 0 else { return buffer.append(wideDigits: magnitude) }
    let (whole, fraction) = magnitude.quotientAndRemainder(
      dividingBy: Decimal.power(scale).magnitude)
    buffer.append(wideDigits: whole)
    buffer.append(0x2E)
    buffer.append(wideDigits: fraction, atLeast: min(scale, Decimal.maxDigits))
  }

  /// Appends the shortest digits that read back as the same double.
  ///
  /// Whole numbers have no point. An exponent stands only below 1e-6 and from 1e21 on. Zero has no
  /// sign; `NaN`, `Infinity` and `-Infinity` are words.
  package static func append(_ value: Double, to buffer: inout ByteBuffer) {
    guard value.isFinite else {
      return buffer.append(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
    }
    if value < 0 { buffer.append(0x2D) }
    let shortest = ShortestDigits(value)
    let length = shortest.digits.decimalDigitCount
    let pointAt = length + shortest.exponent
    if shortest.exponent >= 0, pointAt <= 21 {
      buffer.append(digits: shortest.digits)
      for _ in 0..<shortest.exponent { buffer.append(0x30) }
    } else if pointAt > -6, pointAt <= 21 {
      append(magnitude: UInt128(shortest.digits), scale: -shortest.exponent, to: &buffer)
    } else {
      let (lead, rest) = shortest.digits.quotientAndRemainder(
        dividingBy: powersOfTen[length - 1])
      buffer.append(digits: lead)
      if length > 1 {
        buffer.append(0x2E)
        buffer.append(digits: rest, width: length - 1)
      }
      buffer.append("e")
      buffer.append(integer: pointAt - 1)
    }
  }
}
