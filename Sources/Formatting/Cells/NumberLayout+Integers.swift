import Values

extension NumberLayout {
  /// Appends `coefficient` / 10^`scale`, rounded half away from zero.
  func append(coefficient: Int64, scale: Int, to buffer: inout ByteBuffer) {
    var scale = scale &- shift
    var magnitude = coefficient.magnitude
    if scale < 0 {
      let (raised, overflow) = magnitude.multipliedReportingOverflow(
        by: scale >= -19 ? powersOfTen[-scale] : .max)
      if overflow {
        return append(wide: Int128(coefficient), scale: scale + shift, to: &buffer)
      }
      magnitude = raised
      scale = 0
    }
    if limit < scale {
      let drop = scale &- limit
      magnitude = drop <= 19 ? divideRounding(magnitude, by: powersOfTen[drop]) : 0
      scale = limit
    }
    if !isFilled {
      while scale > 0, magnitude % 10 == 0 {
        magnitude /= 10
        scale &-= 1
      }
    }
    let isZero = magnitude == 0
    let isNegative = coefficient < 0 && !isZero
    let start = open(isNegative: isNegative, isZero: isZero, in: &buffer)
    if scale == 0 {
      appendWhole(magnitude, to: &buffer)
    } else if scale <= 18 {
      let (whole, fraction) = split(magnitude, scale: scale)
      appendWhole(whole, to: &buffer)
      decimalMark.append(to: &buffer)
      buffer.append(digits: fraction, width: scale)
    } else {
      appendWhole(0, to: &buffer)
      decimalMark.append(to: &buffer)
      buffer.append(wideDigits: UInt128(magnitude), atLeast: scale)
    }
    if isFilled, limit > scale {
      if scale == 0 { decimalMark.append(to: &buffer) }
      for _ in scale..<limit { buffer.append(0x30) }
    }
    close(isNegative: isNegative, isZero: isZero, from: start, in: &buffer)
  }

  /// The whole part and the fraction; the usual scales are divided by constants.
  @inline(__always)
  private func split(
    _ magnitude: UInt64, scale: Int
  ) -> (quotient: UInt64, remainder: UInt64) {
    switch scale {
    case 1: magnitude.quotientAndRemainder(dividingBy: 10)
    case 2: magnitude.quotientAndRemainder(dividingBy: 100)
    case 3: magnitude.quotientAndRemainder(dividingBy: 1_000)
    default: magnitude.quotientAndRemainder(dividingBy: powersOfTen[scale])
    }
  }

  /// Appends the digits of the whole part with grouping marks.
  @inline(__always)
  private func appendWhole(_ whole: UInt64, to buffer: inout ByteBuffer) {
    let digits = whole.decimalDigitCount
    if digits < groupedFrom {
      buffer.append(digits: whole, width: digits)
    } else if primary == 3, secondary == 3 {
      appendThousands(whole, digits: digits, to: &buffer)
    } else {
      appendGroups(whole, digits: digits, to: &buffer)
    }
  }

  /// Appends groups of three digits.
  @inline(__always)
  private func appendThousands(_ whole: UInt64, digits: Int, to buffer: inout ByteBuffer) {
    let groups = (digits &- 1) / 3
    let length = digits &+ groups &* groupingMark.count
    let place = buffer.room(for: length)
    var at = length
    var rest = whole
    for _ in 0..<groups {
      let (quotient, group) = rest.quotientAndRemainder(dividingBy: 1_000)
      at &-= 3
      writeDigits(group, count: 3, to: place + at)
      at &-= groupingMark.count
      groupingMark.write(to: place + at)
      rest = quotient
    }
    writeDigits(rest, count: at, to: place)
    buffer.count &+= length
  }

  /// Appends groups of any sizes: lakhs and crores.
  private func appendGroups(_ whole: UInt64, digits: Int, to buffer: inout ByteBuffer) {
    let groups = (digits - primary + secondary - 1) / secondary
    let length = digits + groups * groupingMark.count
    let place = buffer.room(for: length)
    var at = length
    var rest = whole
    var left = digits
    var size = primary
    while left > size {
      let (quotient, group) = rest.quotientAndRemainder(
        dividingBy: powersOfTen[min(size, 18)])
      at -= size
      writeDigits(group, count: size, to: place + at)
      at -= groupingMark.count
      groupingMark.write(to: place + at)
      rest = quotient
      left -= size
      size = secondary
    }
    writeDigits(rest, count: left, to: place)
    buffer.count += length
  }
}

/// Powers of ten by exponent 0…19, all that fit in 64 bits.
let powersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

/// The quotient rounded half up.
@inline(__always)
func divideRounding(_ dividend: UInt64, by divisor: UInt64) -> UInt64 {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder >= divisor &- remainder ? quotient &+ 1 : quotient
}
