extension Decimal: CustomStringConvertible {
  /// The number that a text stands for: `[+-]?[0-9]+(\.[0-9]+)?`.
  /// - Throws: `.outOfRange` beyond 38 significant digits or 38 digits after the point.
  package static func read(_ bytes: UnsafeRawBufferPointer) throws(NumberFault) -> Decimal {
    do throws(NumberFault) {
      let small = try NumberText.scaled(bytes)
      return Decimal(coefficient: small.coefficient, scale: small.scale)
    } catch .malformed {
      throw .malformed
    } catch {
      return try readWide(bytes)
    }
  }

  /// The number that a text stands for; nil where ``read(_:)`` throws.
  package init?(parsing bytes: UnsafeRawBufferPointer) {
    guard let value = try? Decimal.read(bytes) else { return nil }
    self = value
  }

  /// Reads a text whose form is known to be right.
  private static func readWide(_ bytes: UnsafeRawBufferPointer) throws(NumberFault) -> Decimal {
    var magnitude: UInt128 = 0
    var significant = 0
    var scale = 0
    var afterPoint = false
    for byte in bytes {
      if byte == 0x2E {
        afterPoint = true
        continue
      }
      let digit = byte &- 0x30
      guard digit <= 9 else { continue }
      if afterPoint { scale += 1 }
      if significant > 0 || digit > 0 { significant += 1 }
      guard significant <= maxDigits, scale <= maxDigits else { throw .outOfRange }
      magnitude = magnitude &* 10 &+ UInt128(digit)
    }
    return Decimal(unchecked: signed(magnitude, negative: bytes.first == 0x2D), scale: scale)
  }

  /// The decimal of the fewest digits that reads back as `double`; nil beyond 38 digits.
  package init?(shortest double: Double) {
    guard double.isFinite else { return nil }
    let shortest = ShortestDigits(double)
    let value = signed(UInt128(shortest.digits), negative: double < 0)
    if shortest.exponent <= 0 {
      self.init(coefficient: value, scale: -shortest.exponent)
      return
    }
    guard shortest.exponent <= Decimal.maxDigits else { return nil }
    let (raised, overflow) = value.multipliedReportingOverflow(
      by: Decimal.power(shortest.exponent))
    if overflow { return nil }
    self.init(coefficient: raised, scale: 0)
  }

  /// Appends the digits, all that the scale has, with a point and without grouping.
  package func append(to buffer: inout ByteBuffer) {
    NumberText.append(coefficient: coefficient, scale: scale, to: &buffer)
  }

  /// The digits, all that the scale has; never `-0`.
  package var description: String {
    var buffer = ByteBuffer(capacity: 64)
    append(to: &buffer)
    return buffer.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
