package import Values

/// Texts and numbers as JSON (RFC 8259).
package enum JSONText {
  /// Appends a string with its quotes.
  static func append(_ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\""))
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      buffer.append(UnsafeRawBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      escape(byte, to: &buffer)
    }
    buffer.append(UnsafeRawBufferPointer(rebasing: text[start...]))
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends a string with its quotes.
  static func append(_ text: [UInt8], to buffer: inout ByteBuffer) {
    text.withUnsafeBytes { append($0, to: &buffer) }
  }

  /// Appends a field of a key as a string; aggregated rows may have a null in theirs, which is no
  /// text, whatever the data writes for it.
  static func append(key place: CellPlace, _ reader: CellReader, to buffer: inout ByteBuffer) {
    if place.isNull { buffer.append("null") } else { append(reader.text(at: place), to: &buffer) }
  }

  /// Appends a string, or `null`.
  package static func append(_ text: [UInt8]?, to buffer: inout ByteBuffer) {
    if let text { append(text, to: &buffer) } else { buffer.append("null") }
  }

  /// Appends a value: a number as one, a boolean as one, everything else as a string.
  static func append(
    _ text: UnsafeRawBufferPointer, _ type: FieldType?, to buffer: inout ByteBuffer
  ) {
    switch type {
    case .integer, .decimal, .number:
      if !PlainText.appendNumber(text, to: &buffer) { buffer.append("null") }
    case .boolean:
      let isTrue = text.elementsEqual("true".utf8)
      if isTrue || text.elementsEqual("false".utf8) {
        buffer.append(text)
      } else {
        append(text, to: &buffer)
      }
    case .datetime, .duration:
      var plain = ByteBuffer(capacity: 64)
      PlainText.append(text, type, to: &plain)
      plain.withBytes { append($0, to: &buffer) }
    case .string, .date, .time, nil:
      append(text, to: &buffer)
    }
  }

  private static func escape(_ byte: UInt8, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: buffer.append(UInt8(ascii: "b"))
    case 0x09: buffer.append(UInt8(ascii: "t"))
    case 0x0A: buffer.append(UInt8(ascii: "n"))
    case 0x0C: buffer.append(UInt8(ascii: "f"))
    case 0x0D: buffer.append(UInt8(ascii: "r"))
    case ..<0x20:
      buffer.append("u00")
      for digit in [byte >> 4, byte & 15] {
        buffer.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    default: buffer.append(byte)
    }
  }
}
