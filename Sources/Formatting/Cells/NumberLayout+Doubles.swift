import Values

extension NumberLayout {
  /// Appends a double, rounded half away from zero by its shortest decimal digits.
  ///
  /// 2.675 is 2.68 at two digits, as a reader of the number expects, though its binary value lies
  /// a little below. `NaN` is drawn as such, an infinity as ∞ with its sign.
  func append(double value: Double, to buffer: inout ByteBuffer) {
    if isFilled, let scaled = quickly(value, digits: limit + shift) {
      return append(coefficient: scaled, scale: limit + shift, to: &buffer)
    }
    guard value.isFinite else { return appendUnusual(value, to: &buffer) }
    let shortest = ShortestDigits(value)
    append(
      shortest: shortest.digits, exponent: shortest.exponent + shift, isNegative: value < 0,
      to: &buffer)
  }

  /// The value times ten to the power `digits`, rounded; nil where doubles cannot tell how.
  @inline(__always)
  private func quickly(_ value: Double, digits: Int) -> Int64? {
    guard digits >= 0, digits <= 15 else { return nil }
    let raised = value.magnitude * doublePowers[digits]
    guard raised < 1e15 else { return nil }
    let whole = raised.rounded(.down)
    let rest = raised - whole
    // The product is off by less than an ulp, the shortest digits by half of one: away from the
    // middle between two results neither matters.
    guard (rest - 0.5).magnitude > raised * 0x1p-50 else { return nil }
    let result = Int64(whole) + (rest > 0.5 ? 1 : 0)
    return value < 0 ? -result : result
  }

  /// Appends `digits` × 10^`exponent`, rounded.
  private func append(
    shortest digits: UInt64, exponent: Int, isNegative: Bool, to buffer: inout ByteBuffer
  ) {
    var digits = digits
    var exponent = exponent
    if exponent < -limit {
      let drop = -exponent - limit
      digits = drop <= 19 ? divideRounding(digits, by: powersOfTen[drop]) : 0
      exponent = -limit
    }
    append(
      digits: Array(String(digits).utf8), exponent: exponent, isNegative: isNegative, to: &buffer)
  }

  private func appendUnusual(_ value: Double, to buffer: inout ByteBuffer) {
    guard !value.isNaN else { return buffer.append("NaN") }
    let start = open(isNegative: value < 0, isZero: false, in: &buffer)
    buffer.append("∞")
    close(isNegative: value < 0, isZero: false, from: start, in: &buffer)
  }
}

/// Powers of ten that a double holds exactly, by exponent 0…15.
private let doublePowers: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
