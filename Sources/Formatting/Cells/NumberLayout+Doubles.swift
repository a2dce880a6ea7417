import Values

extension NumberLayout {
  /// Appends a double, rounded half away from zero by its shortest decimal digits.
  ///
  /// 2.675 is 2.68 at two digits, as a reader of the number expects, though its binary value lies
  /// a little below. `NaN` is drawn as such, an infinity as ∞ with its sign.
  func append(double value: Double, to buffer: inout ByteBuffer) {
    if case .fixed(let digits) = decimals, let scaled = quickly(value, digits: digits + shift) {
      return append(coefficient: scaled, scale: digits + shift, to: &buffer)
    }
    guard value.isFinite else { return appendUnusual(value, to: &buffer) }
    let shortest = ShortestDigits(value)
    append(
      digits: shortest.digits, exponent: shortest.exponent + shift, isNegative: value < 0,
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

  /// Appends `digits` × 10^`exponent`.
  private func append(
    digits: UInt64, exponent: Int, isNegative: Bool, to buffer: inout ByteBuffer
  ) {
    let limit: Int
    switch decimals {
    case .fixed(let count): limit = count
    case .own(let most): limit = most
    }
    var digits = digits
    var exponent = exponent
    if -exponent > limit {
      let drop = -exponent - limit
      digits = drop <= 18 ? divideRounding(digits, by: powersOfTen64[drop]) : 0
      exponent = -limit
    }
    var whole = Array(String(digits).utf8)
    var fraction: [UInt8] = []
    if exponent >= 0 {
      if digits != 0 { whole += Array(repeating: 0x30, count: exponent) }
    } else {
      let scale = -exponent
      if whole.count <= scale {
        whole = Array(repeating: 0x30, count: scale + 1 - whole.count) + whole
      }
      fraction = Array(whole.suffix(scale))
      whole.removeLast(scale)
    }
    append(whole: whole, fraction: fraction, isNegative: isNegative, to: &buffer)
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
