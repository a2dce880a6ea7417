import Values

/// What would help with a text that is not of its declared type.
enum BadValueHelp {
  static func lines(
    _ text: [UInt8], declaration: TableRequest.Declaration?
  ) -> [String] {
    guard let declaration else { return [] }
    if let first = text.first, let last = text.last, isSpace(first) || isSpace(last) {
      return ["remove the spaces around it"]
    }
    switch declaration.type {
    case .integer, .decimal, .number: return number(text, declaration)
    case .boolean: return ["write `true` or `false`"]
    case .date:
      return declaration.pattern == nil
        ? ["dates are written as in 2026-11-30"]
        : ["it is read by the `parse` pattern of the field"]
    case .time: return ["times are written as in 14:30 or 14:30:05"]
    case .datetime: return ["datetimes are written as in 2026-11-30T14:30:00Z"]
    case .duration: return ["durations are written as in PT1H30M or 1h 30m"]
    case .string: return []
    }
  }

  private static func number(
    _ text: [UInt8], _ declaration: TableRequest.Declaration
  ) -> [String] {
    if !text.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) {
      return ["where it stands for no value, add it to `data.missing`"]
    }
    let isPlain = text.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x2E }
    if isPlain, declaration.type == .integer, text.contains(0x2E) {
      return ["declare the type `decimal`"]
    }
    if isPlain, declaration.type == .integer, text.count > 18 {
      return ["integers have 64 bits; declare the type `decimal`"]
    }
    if isPlain, declaration.type == .decimal, text.count > 38 {
      return ["decimals have at most 38 digits; declare the type `string`"]
    }
    if declaration.notation == nil, text.contains(0x2C) {
      return ["numbers are written with a point and without commas, as in 1234.50"]
    }
    return []
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D
  }
}
