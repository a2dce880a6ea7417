import Values

/// A number of bytes in the largest unit of which there is at least one.
final class ByteLayout: Sendable {
  private let bytes: NumberLayout
  private let units: [NumberLayout]
  private let base: Int64

  init(_ unit: ByteUnit, locale: LocaleData) {
    let names = locale.byteNames()
    base = unit == .binary ? 1_024 : 1_000
    let suffixes = unit == .binary ? names.binary : names.decimal
    let prefixes = unit == .binary ? names.binaryPrefixes : names.prefixes
    let layouts = zip(prefixes, suffixes).enumerated().map { index, name in
      var style = locale.number
      style.affixes.positivePrefix += name.0
      style.affixes.negativePrefix += name.0
      style.affixes.positiveSuffix = name.1 + style.affixes.positiveSuffix
      style.affixes.negativeSuffix = name.1 + style.affixes.negativeSuffix
      return NumberLayout(style, decimals: .fixed(index == 0 ? 0 : 1))
    }
    bytes = layouts[0]
    units = Array(layouts.dropFirst())
  }

  /// Appends a size; parts of a byte are rounded.
  func append(_ value: Decimal, to buffer: inout ByteBuffer) {
    let size = value.rounded(toScale: 0).coefficient
    let magnitude = size.magnitude
    var divisor: UInt128 = 1
    var chosen = -1
    // From 999.95 kB on, one digit after the point would show 1000.0 kB: that is the next unit.
    while chosen + 1 < units.count, reachesNext(magnitude, divisor, isBytes: chosen < 0) {
      divisor *= UInt128(base)
      chosen += 1
    }
    guard chosen >= 0 else { return bytes.append(wide: size, scale: 0, to: &buffer) }
    let tenths = roundedTenths(magnitude, divisor)
    units[chosen].append(
      wide: size < 0 ? -Int128(tenths) : Int128(tenths), scale: 1, to: &buffer)
  }

  private func reachesNext(_ magnitude: UInt128, _ divisor: UInt128, isBytes: Bool) -> Bool {
    isBytes
      ? magnitude >= UInt128(base)
      : roundedTenths(magnitude, divisor) >= UInt128(base) * 10
  }

  private func roundedTenths(_ magnitude: UInt128, _ divisor: UInt128) -> UInt128 {
    // 38 digits times ten are below 2^130, so the whole part is taken first.
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: divisor)
    let tenths = (rest * 20 + divisor) / (divisor * 2)
    let (raised, overflow) = whole.multipliedReportingOverflow(by: 10)
    return overflow ? whole : raised + tenths
  }

  func append(double value: Double, to buffer: inout ByteBuffer) {
    if let decimal = Decimal(shortest: value.magnitude < 1 ? 0 : value) {
      append(decimal, to: &buffer)
    } else {
      bytes.append(double: value, to: &buffer)
    }
  }
}
