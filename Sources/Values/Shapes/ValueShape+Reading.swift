extension ValueShape {
  /// The shape of a text without quotes and escapes.
  ///
  /// The grammar is stricter than that of a declared type: a sign `+` or a leading zero makes a
  /// string, so that identifiers keep their digits.
  package static func of(_ bytes: UnsafeRawBufferPointer) -> ValueShape {
    guard bytes.count > 0 else { return .string }
    let first = bytes[0]
    if first &- 0x30 <= 9 || first == 0x2D { return ofNumberOrTime(bytes) }
    if first == 0x74, bytes.elementsEqual("true".utf8) { return .boolean }
    if first == 0x66, bytes.elementsEqual("false".utf8) { return .boolean }
    return .string
  }

  private static func ofNumberOrTime(_ bytes: UnsafeRawBufferPointer) -> ValueShape {
    let start = bytes[0] == 0x2D ? 1 : 0
    var at = start
    while at < bytes.count, bytes[at] &- 0x30 <= 9 { at &+= 1 }
    let digits = at &- start
    guard digits > 0 else { return .string }
    let hasLeadingZero = digits > 1 && bytes[start] == 0x30
    if at == bytes.count { return hasLeadingZero ? .string : ofDigits(bytes, count: digits) }
    switch bytes[at] {
    case 0x2E:
      return hasLeadingZero ? .string : ofFraction(bytes, point: at, digits: digits)
    case 0x45, 0x65:
      return hasLeadingZero ? .string : ofExponent(bytes)
    case 0x2D where digits == 4 && start == 0:
      if bytes.count == 10 { return CivilDate.read(bytes) == nil ? .string : .date }
      return DateTimeText.read(bytes) == nil ? .string : .datetime
    case 0x3A where digits == 2 && start == 0:
      return TimeOfDay.read(bytes) == nil ? .string : .time
    default:
      return .string
    }
  }

  private static func ofDigits(_ bytes: UnsafeRawBufferPointer, count: Int) -> ValueShape {
    if count <= 18 { return .integer }
    if (try? NumberText.integer(bytes)) != nil { return .integer }
    return count <= Decimal.maxDigits ? .decimal : .string
  }

  private static func ofFraction(
    _ bytes: UnsafeRawBufferPointer, point: Int, digits: Int
  ) -> ValueShape {
    var at = point + 1
    while at < bytes.count, bytes[at] &- 0x30 <= 9 { at &+= 1 }
    guard at > point + 1 else { return .string }
    if at == bytes.count {
      if digits &+ at &- point &- 1 <= 18 { return .decimal }
      return (try? Decimal.read(bytes)) == nil ? .string : .decimal
    }
    return bytes[at] | 0x20 == 0x65 ? ofExponent(bytes) : .string
  }

  private static func ofExponent(_ bytes: UnsafeRawBufferPointer) -> ValueShape {
    (try? NumberText.double(bytes)) == nil ? .string : .number
  }
}
