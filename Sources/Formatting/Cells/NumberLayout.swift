import Values

/// A number format with everything looked up that filling it in needs.
///
/// It is a class, so that handing it on counts one reference and not one for each of its marks.
final class NumberLayout: Sendable {
  /// Digits after the decimal mark.
  enum Decimals: Sendable, Equatable {
    case fixed(Int)
    /// As many as the value has, at most so many.
    case own(limit: Int)
  }

  /// The most digits after the decimal mark.
  let limit: Int
  /// Whether a value that has fewer digits is filled up with zeros.
  let isFilled: Bool
  /// The value is drawn times ten to this power: 2 for a percentage.
  let shift: Int
  let script: DigitScript
  let decimalMark: ShortBytes
  let groupingMark: ShortBytes
  let primary: Int
  let secondary: Int
  /// The number of whole digits from which on there are grouping marks.
  let groupedFrom: Int
  private let positive: (prefix: ShortBytes, suffix: ShortBytes)
  private let negative: (prefix: ShortBytes, suffix: ShortBytes)
  private let zero: (prefix: ShortBytes, suffix: ShortBytes)

  init(
    _ style: NumberStyle, decimals: Decimals, grouping: Bool = true, sign: SignDisplay = .auto,
    shift: Int = 0
  ) {
    switch decimals {
    case .fixed(let digits): (limit, isFilled) = (digits, true)
    case .own(let digits): (limit, isFilled) = (digits, false)
    }
    self.shift = shift
    let marks = style.marks
    script = DigitScript(zero: marks.zero)
    decimalMark = ShortBytes(marks.decimal)
    groupingMark = ShortBytes(marks.grouping)
    primary = max(marks.primary, 1)
    secondary = max(marks.secondary, 1)
    let isGrouped = grouping && marks.primary > 0 && !marks.grouping.isEmpty
    groupedFrom = isGrouped ? marks.primary + marks.minimumGrouping : .max
    func pair(_ prefix: [UInt8], _ suffix: [UInt8]) -> (prefix: ShortBytes, suffix: ShortBytes) {
      (ShortBytes(prefix), ShortBytes(suffix))
    }
    let affixes = style.affixes
    zero = pair(affixes.positivePrefix, affixes.positiveSuffix)
    switch sign {
    case .always:
      positive = pair(
        NumberLayout.plus(affixes.negativePrefix), NumberLayout.plus(affixes.negativeSuffix))
    case .auto, .accounting:
      positive = zero
    }
    switch sign {
    case .accounting:
      negative = pair([0x28] + affixes.positivePrefix, affixes.positiveSuffix + [0x29])
    case .auto, .always:
      negative = pair(affixes.negativePrefix, affixes.negativeSuffix)
    }
  }

  /// A negative affix with a plus in place of the minus (U+2212).
  private static func plus(_ affix: [UInt8]) -> [UInt8] {
    Array(String(decoding: affix, as: UTF8.self).replacing("\u{2212}", with: "+").utf8)
  }

  /// Digits after the decimal mark that every value has; nil where they vary.
  var fractionDigits: Int? { isFilled ? limit : nil }

  /// Appends what stands before the digits; gives where the digits begin.
  @inline(__always)
  func open(isNegative: Bool, isZero: Bool, in buffer: inout ByteBuffer) -> Int {
    if isNegative {
      negative.prefix.append(to: &buffer)
    } else if isZero {
      zero.prefix.append(to: &buffer)
    } else {
      positive.prefix.append(to: &buffer)
    }
    return buffer.count
  }

  /// Puts the digits into their script and appends what stands behind them.
  @inline(__always)
  func close(isNegative: Bool, isZero: Bool, from start: Int, in buffer: inout ByteBuffer) {
    if !script.isASCII { script.replaceDigits(in: &buffer, from: start) }
    if isNegative {
      negative.suffix.append(to: &buffer)
    } else if isZero {
      zero.suffix.append(to: &buffer)
    } else {
      positive.suffix.append(to: &buffer)
    }
  }
}
