import Values

/// The words of a locale for how long ago or ahead something is.
struct RelativeNames: Sendable {
  /// A unit of time, from the smallest.
  enum Unit: Int, CaseIterable, Sendable {
    case minute, hour, day, week, month, year

    /// The counts that have words of their own; greater ones occur for years alone.
    var limit: Int {
      switch self {
      case .minute: 59
      case .hour: 23
      case .day: 6
      case .week: 5
      case .month: 11
      case .year: 30
      }
    }
  }

  let now: [UInt8]
  let today: [UInt8]
  /// By unit and by count − 1.
  let past: [[[UInt8]]]
  let future: [[[UInt8]]]

  /// The words for a count other than 0; negative counts are past.
  ///
  /// A count without words of its own takes those of a smaller one with the same plural: that
  /// depends on the last two digits in every language.
  func append(_ count: Int, _ unit: Unit, script: DigitScript, to buffer: inout ByteBuffer) {
    let names = (count < 0 ? past : future)[unit.rawValue]
    let size = Int(min(count.magnitude, UInt(Int.max)))
    if size >= 1, size <= names.count { return buffer.append(names[size - 1]) }
    let lastTwo = size % 100
    let sample = (11...19).contains(lastTwo) ? lastTwo : 20 + size % 10
    guard sample <= names.count else { return }
    let text = String(decoding: names[sample - 1], as: UTF8.self).unicodeScalars
    guard let start = text.firstIndex(where: { $0.properties.numericType == .decimal }) else {
      return
    }
    let end = text[start...].firstIndex { $0.properties.numericType != .decimal } ?? text.endIndex
    buffer.append(String(text[..<start]))
    let digits = buffer.count
    buffer.append(integer: size)
    if !script.isASCII { script.replaceDigits(in: &buffer, from: digits) }
    buffer.append(String(text[end...]))
  }
}
