import Values

/// A length of time as `hours:minutes:seconds`, with up to three digits of a fraction where it has
/// one: `1:30:05`, `100:00:00`, `0:00:00.25`.
final class DurationLayout: Sendable {
  private let decimal: [UInt8]
  private let layout: NumberLayout
  private let script: DigitScript

  init(locale: LocaleData) {
    decimal = locale.number.marks.decimal
    layout = NumberLayout(locale.number, decimals: .fixed(0), grouping: false)
    script = layout.script
  }

  func append(_ duration: Duration, to buffer: inout ByteBuffer) {
    let (wholeSeconds, attoseconds) = duration.components
    var seconds = wholeSeconds.magnitude
    var thousandths = divideRounding(attoseconds.magnitude, by: 1_000_000_000_000_000)
    if thousandths == 1_000 {
      thousandths = 0
      seconds += 1
    }
    let isZero = seconds == 0 && thousandths == 0
    let isNegative = (wholeSeconds < 0 || attoseconds < 0) && !isZero
    let start = layout.open(isNegative: isNegative, isZero: true, in: &buffer)
    buffer.append(digits: UInt64(seconds / 3_600))
    buffer.append(0x3A)
    buffer.append(digits: UInt64(seconds / 60 % 60), width: 2)
    buffer.append(0x3A)
    buffer.append(digits: UInt64(seconds % 60), width: 2)
    if thousandths > 0 {
      var width = 3
      while thousandths % 10 == 0 {
        thousandths /= 10
        width -= 1
      }
      buffer.append(decimal)
      buffer.append(digits: thousandths, width: width)
    }
    layout.close(isNegative: isNegative, isZero: true, from: start, in: &buffer)
  }
}
