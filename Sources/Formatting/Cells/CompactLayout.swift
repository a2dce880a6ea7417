import Values

/// A number in short: two digits below ten of a unit (`1.2K`), else whole units (`12K`, `123K`).
final class CompactLayout: Sendable {
  private let steps: [CompactStep]
  private let whole: [NumberLayout]
  private let tenths: [NumberLayout]
  private let small: [NumberLayout]

  init(locale: LocaleData) {
    steps = locale.compact()
    func layouts(_ decimals: NumberLayout.Decimals) -> [NumberLayout] {
      locale.compact().map { step in
        var style = locale.number
        // A mantissa of four digits is short enough without a mark (UTS 35, compact patterns).
        style.marks.minimumGrouping = max(style.marks.minimumGrouping, 2)
        style.affixes.positivePrefix += step.prefix
        style.affixes.negativePrefix += step.prefix
        style.affixes.positiveSuffix = step.suffix + style.affixes.positiveSuffix
        style.affixes.negativeSuffix = step.suffix + style.affixes.negativeSuffix
        return NumberLayout(style, decimals: decimals)
      }
    }
    whole = layouts(.fixed(0))
    tenths = layouts(.own(limit: 1))
    small = layouts(.own(limit: 38))
  }

  func append(_ value: Decimal, to buffer: inout ByteBuffer) {
    // Digits before the point; 0 or less for values below one.
    let digits = value.isZero ? 1 : digitCount(value.coefficient) - value.scale
    if digits <= 0 {
      let rounded = value.rounded(toScale: min(2 - digits, 38))
      return small[0].append(wide: rounded.coefficient, scale: rounded.scale, to: &buffer)
    }
    // Rounding may carry into one more digit, as from 999,999 to 1M.
    for magnitude in [digits - 1, digits] {
      let index = min(magnitude, steps.count - 1)
      let step = steps[index]
      let kept = magnitude - step.exponent + 1
      let decimals = kept == 1 ? 1 : 0
      let shifted = shifted(value, by: step.exponent)
      let rounded = shifted.rounded(toScale: decimals)
      if digitCount(rounded.coefficient) - rounded.scale > kept, magnitude < digits { continue }
      let layouts = decimals == 1 ? tenths : whole
      return layouts[index].append(
        wide: rounded.coefficient, scale: rounded.scale, to: &buffer)
    }
  }

  func append(double value: Double, to buffer: inout ByteBuffer) {
    if let decimal = Decimal(shortest: value) { return append(decimal, to: &buffer) }
    // Beyond 38 digits, or no number at all.
    if value.magnitude < 1 {
      append(Decimal(0), to: &buffer)
    } else {
      whole[0].append(double: value, to: &buffer)
    }
  }

  /// The value divided by ten to the power `exponent`.
  private func shifted(_ value: Decimal, by exponent: Int) -> Decimal {
    let scale = value.scale + exponent
    if let result = Decimal(coefficient: value.coefficient, scale: scale) { return result }
    // Digits beyond 38 after the point are far below what is drawn.
    let fewer = value.rounded(toScale: max(38 - exponent, 0))
    return Decimal(coefficient: fewer.coefficient, scale: fewer.scale + exponent) ?? value
  }

  private func digitCount(_ coefficient: Int128) -> Int {
    if let small = UInt64(exactly: coefficient.magnitude) { return small.decimalDigitCount }
    return String(coefficient.magnitude).utf8.count
  }
}
