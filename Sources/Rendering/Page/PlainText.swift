import Values

/// Values as exports write them: typed, without a format.
enum PlainText {
  /// Appends the text of a value: numbers without a `+` or leading zeros, datetimes and durations in
  /// ISO 8601, everything else as it was read.
  static func append(
    _ text: UnsafeRawBufferPointer, _ type: FieldType?, to buffer: inout ByteBuffer
  ) {
    switch type {
    case .integer, .decimal, .number:
      if !appendNumber(text, to: &buffer) { buffer.append(text) }
    case .datetime where text.count > 10 && text[10] == UInt8(ascii: " "):
      buffer.append(UnsafeRawBufferPointer(rebasing: text[..<10]))
      buffer.append("T")
      buffer.append(UnsafeRawBufferPointer(rebasing: text[11...]))
    case .duration:
      if let duration = DurationText.read(text) {
        DurationText.append(duration, to: &buffer)
      } else {
        buffer.append(text)
      }
    default:
      buffer.append(text)
    }
  }

  /// Appends a number as JSON writes one (RFC 8259 §6), with the digits that it was read with;
  /// false, with nothing appended, for a text that has no such form: NaN, infinity.
  static func appendNumber(
    _ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer
  ) -> Bool {
    var index = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative || text.first == UInt8(ascii: "+") { index = 1 }
    func digits(from start: Int) -> Int {
      var end = start
      while end < text.count, text[end] &- 0x30 <= 9 { end &+= 1 }
      return end
    }
    let whole = digits(from: index)
    guard whole > index else { return false }
    while index < whole - 1, text[index] == 0x30 { index += 1 }
    var end = whole
    if end < text.count, text[end] == UInt8(ascii: ".") {
      let fraction = digits(from: end + 1)
      guard fraction > end + 1 else { return false }
      end = fraction
    }
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      var start = end + 1
      if start < text.count, text[start] == UInt8(ascii: "-") || text[start] == UInt8(ascii: "+") {
        start += 1
      }
      let exponent = digits(from: start)
      guard exponent > start else { return false }
      end = exponent
    }
    guard end == text.count else { return false }
    if isNegative { buffer.append(UInt8(ascii: "-")) }
    buffer.append(UnsafeRawBufferPointer(rebasing: text[index..<end]))
    return true
  }
}
