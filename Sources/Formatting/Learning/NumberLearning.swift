import Foundation

/// Learns how a locale writes numbers.
struct NumberLearning {
  let locale: Locale

  /// Plain numbers.
  func number() -> NumberStyle {
    let style = FloatingPointFormatStyle<Double>.number.locale(locale)
      .precision(.fractionLength(2))
    return learn { $0.formatted(style) }
  }

  /// Percentages.
  func percent() -> NumberStyle {
    let style = FloatingPointFormatStyle<Double>.Percent.percent.locale(locale)
      .precision(.fractionLength(2))
    return learn { ($0 / 100).formatted(style) }
  }

  /// Amounts of one currency.
  func currency(_ code: String) -> NumberStyle {
    let style = FloatingPointFormatStyle<Double>.Currency.currency(code: code).locale(locale)
      .precision(.fractionLength(2))
    return learn { $0.formatted(style) }
  }

  private func learn(_ format: (Double) -> String) -> NumberStyle {
    NumberStyle(marks: marks(format), affixes: affixes(12_345_678.25, format))
  }

  private func marks(_ format: (Double) -> String) -> NumberMarks {
    var marks = NumberMarks(
      decimal: [0x2E], grouping: [], primary: 0, secondary: 0, minimumGrouping: 1, zero: 0x30)
    guard let long = NumberSample(format(12_345_678.25)), long.digits.count == 10
    else { return marks }
    marks.zero = long.zero
    marks.decimal = Array(long.separators[7].utf8)
    let places = (0..<7).filter { !long.separators[$0].isEmpty }
    if let last = places.last {
      marks.grouping = Array(long.separators[last].utf8)
      marks.primary = 7 - last
      marks.secondary = places.count > 1 ? last - places[places.count - 2] : marks.primary
      let shorter = [1_234.25, 12_345.25].prefix {
        // No mark before the decimal mark, which is the third from the end.
        NumberSample(format($0))?.separators.dropLast(3).allSatisfy(\.isEmpty) ?? false
      }
      marks.minimumGrouping = shorter.count + 1
    }
    return marks
  }

  private func affixes(_ value: Double, _ format: (Double) -> String) -> Affixes {
    let positive = NumberSample(format(value))
    let negative = NumberSample(format(-value))
    return Affixes(
      positivePrefix: Array((positive?.prefix ?? "").utf8),
      positiveSuffix: Array((positive?.suffix ?? "").utf8),
      negativePrefix: trueMinus(negative?.prefix ?? "-"),
      negativeSuffix: trueMinus(negative?.suffix ?? ""))
  }

  /// The text with U+2212 in place of a hyphen: a sign as wide as a plus.
  private func trueMinus(_ text: String) -> [UInt8] {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar == "-" ? "\u{2212}" : scalar) }
    return Array(String(scalars).utf8)
  }
}
