/// A scalar read from UTF-8 bytes, or a single byte that is not part of valid UTF-8.
struct UTF8Scalar {
  /// The scalar's number; `UInt32.max` for an invalid byte.
  let number: UInt32
  /// Bytes taken: 1 to 4, and 1 for an invalid byte.
  let length: Int

  var isValid: Bool { number != .max }

  static let invalid = UTF8Scalar(number: .max, length: 1)
}

extension UnsafeRawBufferPointer {
  /// Reads the scalar at an offset below `count`, by the well-formed sequences of Unicode, table 3-7.
  @inline(__always)
  func scalar(at offset: Int) -> UTF8Scalar {
    let lead = self[offset]
    if lead < 0x80 { return UTF8Scalar(number: UInt32(lead), length: 1) }
    let left = count &- offset
    switch lead {
    case 0xc2...0xdf:
      guard left > 1, let second = continuation(offset &+ 1) else { return .invalid }
      return UTF8Scalar(number: UInt32(lead & 0x1f) &<< 6 | second, length: 2)
    case 0xe0...0xef:
      guard left > 2, let second = continuation(offset &+ 1),
        let third = continuation(offset &+ 2)
      else { return .invalid }
      let number = UInt32(lead & 0x0f) &<< 12 | second &<< 6 | third
      // Overlong forms and surrogates.
      if number < 0x800 || number &>> 11 == 0x1b { return .invalid }
      return UTF8Scalar(number: number, length: 3)
    case 0xf0...0xf4:
      guard left > 3, let second = continuation(offset &+ 1),
        let third = continuation(offset &+ 2), let fourth = continuation(offset &+ 3)
      else { return .invalid }
      let number = UInt32(lead & 0x07) &<< 18 | second &<< 12 | third &<< 6 | fourth
      if number < 0x10000 || number > 0x10ffff { return .invalid }
      return UTF8Scalar(number: number, length: 4)
    default:
      return .invalid
    }
  }

  @inline(__always)
  private func continuation(_ offset: Int) -> UInt32? {
    let byte = self[offset]
    return byte & 0xc0 == 0x80 ? UInt32(byte & 0x3f) : nil
  }
}
