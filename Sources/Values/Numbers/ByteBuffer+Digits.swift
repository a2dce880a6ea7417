/// The two digits of 00…99, one pair after the other.
private let digitPairs: StaticString = """
  0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546\
  4748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293\
  949596979899
  """

/// Writes the last `count` decimal digits of `value` to `place`, with zeros in front.
@inline(__always)
package func writeDigits(_ value: UInt64, count: Int, to place: UnsafeMutablePointer<UInt8>) {
  let pairs = digitPairs.utf8Start
  var rest = value
  var at = count
  while at >= 2 {
    let quotient = rest / 100
    let pair = Int(truncatingIfNeeded: rest &- quotient &* 100) &* 2
    at &-= 2
    place[at] = pairs[pair]
    place[at &+ 1] = pairs[pair &+ 1]
    rest = quotient
  }
  if at == 1 { place[0] = UInt8(truncatingIfNeeded: rest % 10) &+ 0x30 }
}

extension ByteBuffer {
  /// Appends the decimal digits of a magnitude.
  package mutating func append(digits magnitude: UInt64) {
    let length = magnitude.decimalDigitCount
    writeDigits(magnitude, count: length, to: room(for: length))
    count &+= length
  }

  /// Appends the last `width` digits of a magnitude, with zeros in front.
  package mutating func append(digits magnitude: UInt64, width: Int) {
    let width = max(width, 0)
    writeDigits(magnitude, count: width, to: room(for: width))
    count &+= width
  }

  /// Appends the decimal digits of a magnitude, at least `width` of them.
  package mutating func append(wideDigits magnitude: UInt128, atLeast width: Int = 1) {
    guard let small = UInt64(exactly: magnitude) else {
      let (high, low) = magnitude.quotientAndRemainder(dividingBy: UInt128(powersOfTen[19]))
      append(wideDigits: high, atLeast: width - 19)
      append(digits: UInt64(truncatingIfNeeded: low), width: 19)
      return
    }
    let length = small.decimalDigitCount
    for _ in 0..<max(width - length, 0) { append(0x30) }
    append(digits: small)
  }
}
