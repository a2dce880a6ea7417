/// A scalar of UTF-8 text, and the sign that stands for it where it would not be seen.
struct VisibleScalar {
  /// The number of the scalar; of a byte that is not part of valid UTF-8, that byte.
  let number: UInt32
  /// Its bytes, at least 1.
  let length: Int
  let isValid: Bool

  /// The scalar at an offset that lies inside of `bytes`.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    let first = bytes[offset]
    let wanted: Int
    let least: UInt32
    switch first {
    case ..<0x80: (wanted, least) = (1, 0)
    case 0xc2...0xdf: (wanted, least) = (2, 0x80)
    case 0xe0...0xef: (wanted, least) = (3, 0x800)
    case 0xf0...0xf4: (wanted, least) = (4, 0x1_0000)
    default: (wanted, least) = (0, 0)
    }
    var number = wanted == 1 ? UInt32(first) : UInt32(first) & (wanted == 2 ? 0x1f : 0x0f)
    var isValid = wanted > 0 && wanted <= bytes.count &- offset
    if isValid, wanted > 1 {
      for position in offset &+ 1..<offset &+ wanted {
        let byte = bytes[position]
        isValid = isValid && byte & 0xc0 == 0x80
        number = number << 6 | UInt32(byte & 0x3f)
      }
      isValid =
        isValid && number >= least && number <= 0x10_ffff && !(0xd800...0xdfff).contains(number)
    }
    self.isValid = isValid
    self.number = isValid ? number : UInt32(first)
    self.length = isValid ? wanted : 1
  }

  /// Whether it is a control, a bidi control, a separator or not valid: not to be seen, or
  /// changing what is seen.
  var isHidden: Bool {
    guard isValid else { return true }
    return switch number {
    case ..<0x20, 0x7f...0x9f, 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff:
      true
    default: false
    }
  }

  /// Appends the sign for a hidden scalar: `␀`, `<U+202E>` or `<0xFF>`.
  func appendSign(into output: inout [UInt8], opening: String, closing: String) {
    if isValid, number < 0x20 {
      // The Control Pictures block starts at U+2400.
      output.append(contentsOf: [0xe2, 0x90, 0x80 | UInt8(truncatingIfNeeded: number)])
      return
    }
    if isValid, number == 0x7f {
      output.append(contentsOf: "␡".utf8)
      return
    }
    output.append(contentsOf: opening.utf8)
    output.append(contentsOf: (isValid ? "U+" : "0x").utf8)
    let digits = isValid ? 4 : 2
    for place in (0..<digits).reversed() {
      output.append(Hexadecimal.digit(UInt8(truncatingIfNeeded: number >> (place * 4))))
    }
    output.append(contentsOf: closing.utf8)
  }
}

/// Hexadecimal digits as ASCII.
enum Hexadecimal {
  /// The upper-case digit of the low four bits.
  @inline(__always)
  static func digit(_ value: UInt8) -> UInt8 {
    let low = value & 0x0f
    return low < 10 ? 0x30 | low : 0x37 &+ low
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
