/// The fewest decimal digits that read back as a double: the value is `digits` × 10^`exponent`.
package struct ShortestDigits: Sendable {
  /// Up to 17 digits without trailing zeros; 0 for zero.
  package let digits: UInt64
  package let exponent: Int

  /// The digits of the magnitude of a finite double.
  package init(_ value: Double) {
    var digits: UInt64 = 0
    var exponent = 0
    var afterPoint = false
    // The standard library prints the shortest digits that read back; only its layout differs.
    var text = value.magnitude.description
    text.withUTF8 { text in
      for (index, byte) in text.enumerated() {
        let digit = byte &- 0x30
        if digit <= 9 {
          // Zeros behind the digits that count would overflow nothing, but have no place here.
          digits = digits &* 10 &+ UInt64(digit)
          if afterPoint { exponent -= 1 }
        } else if byte == 0x2E {
          afterPoint = true
        } else {
          exponent +=
            NumberText.readExponent(UnsafeRawBufferPointer(text), from: index + 1) ?? 0
          break
        }
      }
    }
    while digits != 0, digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    self.digits = digits
    self.exponent = digits == 0 ? 0 : exponent
  }
}
