/// Powers of ten that a double holds exactly, by exponent 0…22.
let doublePowersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

extension NumberText {
  /// A double: `[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?` or `NaN`, correctly rounded.
  ///
  /// What is too small becomes 0; what is too large is an error and never infinity.
  /// - Throws: `.outOfRange` from about 1.8e308 on.
  package static func double(_ bytes: UnsafeRawBufferPointer) throws(NumberFault) -> Double {
    let start = signLength(bytes)
    var at = start
    var value: UInt64 = 0
    var exponent = 0
    at = scanDigits(bytes, from: at, into: &value)
    var digits = at - start
    guard digits > 0 else {
      if bytes.elementsEqual("NaN".utf8) { return .nan }
      throw .malformed
    }
    if at < bytes.count, bytes[at] == 0x2E {
      let point = at + 1
      at = scanDigits(bytes, from: point, into: &value)
      guard at > point else { throw .malformed }
      exponent = point - at
      digits += at - point
    }
    if at < bytes.count {
      guard bytes[at] | 0x20 == 0x65 else { throw .malformed }
      guard let written = readExponent(bytes, from: at + 1) else { throw .malformed }
      exponent += written
    }
    // Both parts are exact doubles here, so one operation rounds once.
    if digits <= 18, value <= 1 << 53, abs(exponent) <= 22 {
      let magnitude = Double(value)
      let result =
        exponent < 0
        ? magnitude / doublePowersOfTen[-exponent] : magnitude * doublePowersOfTen[exponent]
      return bytes[0] == 0x2D ? -result : result
    }
    guard let result = Double(String(decoding: bytes, as: UTF8.self)) else { throw .malformed }
    guard result.isFinite else { throw .outOfRange }
    return result
  }

  @inline(__always)
  private static func scanDigits(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into value: inout UInt64
  ) -> Int {
    var at = start
    while at < bytes.count {
      let digit = bytes[at] &- 0x30
      if digit > 9 { break }
      value = value &* 10 &+ UInt64(digit)
      at &+= 1
    }
    return at
  }

  /// The exponent that fills the rest of a number, kept within ±100,000; nil when malformed.
  static func readExponent(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var at = start
    guard at < bytes.count else { return nil }
    let isNegative = bytes[at] == 0x2D
    if isNegative || bytes[at] == 0x2B { at += 1 }
    guard at < bytes.count else { return nil }
    var value = 0
    while at < bytes.count {
      let digit = bytes[at] &- 0x30
      guard digit <= 9 else { return nil }
      value = min(value * 10 + Int(digit), 100_000)
      at += 1
    }
    return isNegative ? -value : value
  }
}
