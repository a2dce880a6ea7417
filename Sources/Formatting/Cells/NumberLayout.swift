import Values

/// A number format with everything looked up that filling it in needs.
struct NumberLayout: Sendable {
  /// Digits after the decimal mark.
  enum Decimals: Sendable, Equatable {
    case fixed(Int)
    /// As many as the value has, at most so many.
    case own(limit: Int)
  }

  let decimals: Decimals
  /// The value is drawn times ten to this power: 2 for a percentage.
  let shift: Int
  private let marks: NumberMarks
  private let affixes: Affixes
  private let plusPrefix: [UInt8]
  private let plusSuffix: [UInt8]
  let script: DigitScript
  private let isGrouped: Bool

  init(
    _ style: NumberStyle, decimals: Decimals, grouping: Bool = true, sign: SignDisplay = .auto,
    shift: Int = 0
  ) {
    self.decimals = decimals
    self.shift = shift
    marks = style.marks
    var affixes = style.affixes
    let plain = (affixes.positivePrefix, affixes.positiveSuffix)
    plusPrefix = sign == .always ? NumberLayout.plus(affixes.negativePrefix) : plain.0
    plusSuffix = sign == .always ? NumberLayout.plus(affixes.negativeSuffix) : plain.1
    if sign == .accounting {
      affixes.negativePrefix = [0x28] + plain.0
      affixes.negativeSuffix = plain.1 + [0x29]
    }
    self.affixes = affixes
    script = DigitScript(zero: style.marks.zero)
    isGrouped = grouping && style.marks.primary > 0 && !style.marks.grouping.isEmpty
  }

  /// A negative affix with a plus in place of the minus (U+2212).
  private static func plus(_ affix: [UInt8]) -> [UInt8] {
    Array(String(decoding: affix, as: UTF8.self).replacing("\u{2212}", with: "+").utf8)
  }

  /// Digits after the decimal mark that every value has; nil where they vary.
  var fractionDigits: Int? {
    if case .fixed(let digits) = decimals { digits } else { nil }
  }

  // MARK: 64 bits

  /// Appends `coefficient` / 10^`scale`, rounded half away from zero.
  func append(coefficient: Int64, scale: Int, to buffer: inout ByteBuffer) {
    var scale = scale - shift
    var magnitude = coefficient.magnitude
    if scale < 0 {
      let (raised, overflow) = magnitude.multipliedReportingOverflow(
        by: scale >= -18 ? powersOfTen64[-scale] : .max)
      if overflow, magnitude != 0 {
        return append(wide: Int128(coefficient), scale: scale + shift, to: &buffer)
      }
      magnitude = raised
      scale = 0
    }
    var digits = scale
    switch decimals {
    case .fixed(let count):
      digits = count
    case .own(let limit):
      digits = min(scale, limit)
    }
    if digits < scale {
      let drop = scale - digits
      magnitude = drop <= 18 ? divideRounding(magnitude, by: powersOfTen64[drop]) : 0
      scale = digits
    }
    if case .own = decimals {
      while scale > 0, magnitude % 10 == 0 {
        magnitude /= 10
        scale -= 1
      }
      digits = scale
    }
    let isNegative = coefficient < 0 && magnitude != 0
    let start = open(isNegative: isNegative, isZero: magnitude == 0, in: &buffer)
    if scale == 0 {
      appendWhole(magnitude, to: &buffer)
    } else if scale <= 18 {
      let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: powersOfTen64[scale])
      appendWhole(whole, to: &buffer)
      buffer.append(marks.decimal)
      buffer.append(digits: fraction, width: scale)
    } else {
      appendWhole(0, to: &buffer)
      buffer.append(marks.decimal)
      buffer.append(wideDigits: UInt128(magnitude), atLeast: scale)
    }
    if digits > scale {
      if scale == 0 { buffer.append(marks.decimal) }
      for _ in scale..<digits { buffer.append(0x30) }
    }
    close(isNegative: isNegative, isZero: magnitude == 0, from: start, in: &buffer)
  }

  /// Appends the digits of the whole part with grouping marks.
  @inline(__always)
  private func appendWhole(_ whole: UInt64, to buffer: inout ByteBuffer) {
    let digits = whole.decimalDigitCount
    guard isGrouped, digits >= marks.primary + marks.minimumGrouping else {
      return buffer.append(digits: whole)
    }
    appendGroups(whole, digits: digits, to: &buffer)
  }

  private func appendGroups(_ whole: UInt64, digits: Int, to buffer: inout ByteBuffer) {
    let groups = (digits - marks.primary + marks.secondary - 1) / marks.secondary
    let length = digits + groups * marks.grouping.count
    let place = buffer.room(for: length)
    var at = length
    var rest = whole
    var left = digits
    var size = marks.primary
    let single = marks.grouping.count == 1 ? marks.grouping[0] : nil
    while left > size {
      let (quotient, group) = rest.quotientAndRemainder(dividingBy: size == 3 ? 1_000 : powersOfTen64[size])
      at -= size
      writeDigits(group, count: size, to: place + at)
      if let single {
        at -= 1
        place[at] = single
      } else {
        at -= marks.grouping.count
        for (index, byte) in marks.grouping.enumerated() { place[at + index] = byte }
      }
      rest = quotient
      left -= size
      size = marks.secondary
    }
    writeDigits(rest, count: left, to: place)
    buffer.count += length
  }

  /// Appends what stands before the digits; gives where the digits begin.
  @inline(__always)
  func open(isNegative: Bool, isZero: Bool, in buffer: inout ByteBuffer) -> Int {
    let prefix = isNegative ? affixes.negativePrefix : isZero ? affixes.positivePrefix : plusPrefix
    if !prefix.isEmpty { buffer.append(prefix) }
    return buffer.count
  }

  /// Puts the digits into their script and appends what stands behind them.
  @inline(__always)
  func close(isNegative: Bool, isZero: Bool, from start: Int, in buffer: inout ByteBuffer) {
    if !script.isASCII { script.replaceDigits(in: &buffer, from: start) }
    let suffix = isNegative ? affixes.negativeSuffix : isZero ? affixes.positiveSuffix : plusSuffix
    if !suffix.isEmpty { buffer.append(suffix) }
  }

  // MARK: More than 64 bits

  /// Appends `coefficient` / 10^`scale` for a coefficient of up to 38 digits.
  func append(wide coefficient: Int128, scale: Int, to buffer: inout ByteBuffer) {
    if let small = Int64(exactly: coefficient), scale >= shift {
      return append(coefficient: small, scale: scale, to: &buffer)
    }
    var magnitude = coefficient.magnitude
    var scale = scale - shift
    let limit: Int
    switch decimals {
    case .fixed(let count): limit = count
    case .own(let most): limit = most
    }
    if scale > limit {
      let divisor = Decimal.power(scale - limit).magnitude
      let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: divisor)
      magnitude = remainder + remainder >= divisor ? quotient + 1 : quotient
      scale = limit
    }
    var fraction: [UInt8] = []
    var digits = Array(String(magnitude).utf8)
    if scale > 0 {
      if digits.count <= scale {
        digits = Array(repeating: 0x30, count: scale + 1 - digits.count) + digits
      }
      fraction = Array(digits.suffix(scale))
      digits.removeLast(scale)
    } else if magnitude != 0 {
      digits += Array(repeating: 0x30, count: -scale)
    }
    append(whole: digits, fraction: fraction, isNegative: coefficient < 0, to: &buffer)
  }

  /// Appends a number given by its digits, which have no more decimals than the layout draws.
  func append(
    whole: [UInt8], fraction: [UInt8], isNegative: Bool, to buffer: inout ByteBuffer
  ) {
    var fraction = fraction
    switch decimals {
    case .fixed(let count):
      fraction += Array(repeating: 0x30, count: max(count - fraction.count, 0))
    case .own:
      while fraction.last == 0x30 { fraction.removeLast() }
    }
    let isZero = whole.allSatisfy { $0 == 0x30 } && fraction.allSatisfy { $0 == 0x30 }
    let isNegative = isNegative && !isZero
    let start = open(isNegative: isNegative, isZero: isZero, in: &buffer)
    let groups = isGrouped && whole.count >= marks.primary + marks.minimumGrouping
    for (index, digit) in whole.enumerated() {
      let left = whole.count - index
      if groups, index > 0, left >= marks.primary,
        (left - marks.primary) % marks.secondary == 0
      {
        buffer.append(marks.grouping)
      }
      buffer.append(digit)
    }
    if !fraction.isEmpty {
      buffer.append(marks.decimal)
      buffer.append(fraction)
    }
    close(isNegative: isNegative, isZero: isZero, from: start, in: &buffer)
  }
}

/// Powers of ten by exponent 0…18.
let powersOfTen64: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000,
]

/// The quotient rounded half up.
@inline(__always)
func divideRounding(_ dividend: UInt64, by divisor: UInt64) -> UInt64 {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder >= divisor - remainder ? quotient + 1 : quotient
}
