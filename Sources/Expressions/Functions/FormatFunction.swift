import Values

/// `"…%s…".format([…])` of the string extension.
enum FormatFunction {
  static let declaration = FunctionDeclaration(
    "format", .member,
    FunctionForm(
      [.type(.string), .anyList], .fixed(.string),
      .two { (text, list, frame) throws(EvaluationFault) in
        guard case .string(let format) = text, case .list(let arguments) = list else {
          throw .noOverload("format", text, list)
        }
        var formatter = Formatter(arguments: arguments)
        try formatter.run(format.bytes, &frame)
        return .string(ExpressionText(formatter.result))
      }))

  /// The largest precision; more is a slip.
  private static let maxPrecision = 1_000

  private struct Formatter {
    let arguments: [ExpressionValue]
    var next = 0
    var result: [UInt8] = []

    mutating func run(_ format: [UInt8], _ frame: inout Frame) throws(EvaluationFault) {
      var index = 0
      while index < format.count {
        let byte = format[index]
        index += 1
        guard byte == UInt8(ascii: "%") else {
          result.append(byte)
          continue
        }
        guard index < format.count else { throw .invalid("the format ends with a lone `%`") }
        if format[index] == UInt8(ascii: "%") {
          result.append(byte)
          index += 1
          continue
        }
        let precision = try FormatFunction.precision(format, &index)
        guard index < format.count else { throw .invalid("the format ends within a clause") }
        guard next < arguments.count else {
          throw EvaluationFault(.indexOutOfRange(String(next)))
        }
        let text = try FormatFunction.text(
          of: arguments[next], clause: format[index], precision: precision, &frame)
        try frame.spend(bytes: text.utf8.count)
        result.append(contentsOf: text.utf8)
        next += 1
        index += 1
      }
      try frame.spend(bytes: result.count)
    }
  }

  private static func precision(
    _ format: [UInt8], _ index: inout Int
  ) throws(EvaluationFault) -> Int? {
    guard format[index] == UInt8(ascii: ".") else { return nil }
    index += 1
    var value = 0
    let start = index
    while index < format.count, isDigit(format[index]) {
      value = value * 10 + Int(format[index] - 0x30)
      guard value <= maxPrecision else { throw .invalid("the precision of a format is too large") }
      index += 1
    }
    guard index > start else { throw .invalid("the precision of a format has no digits") }
    return value
  }

  private static func text(
    of value: ExpressionValue, clause: UInt8, precision: Int?, _ frame: inout Frame
  ) throws(EvaluationFault) -> String {
    switch clause {
    case UInt8(ascii: "s"): return try display(value, &frame)
    case UInt8(ascii: "d"): return try decimal(value)
    case UInt8(ascii: "f"): return try real(value, precision ?? 6, scientific: false)
    case UInt8(ascii: "e"): return try real(value, precision ?? 6, scientific: true)
    case UInt8(ascii: "b"):
      if case .bool(let value) = value { return value ? "1" : "0" }
      return try integer(value, radix: 2, clause)
    case UInt8(ascii: "o"): return try integer(value, radix: 8, clause)
    case UInt8(ascii: "x"): return try hexadecimal(value, uppercase: false, clause)
    case UInt8(ascii: "X"): return try hexadecimal(value, uppercase: true, clause)
    default:
      throw .invalid("the format has no clause `%\(String(decoding: [clause], as: UTF8.self))`")
    }
  }

  private static func unfit(_ value: ExpressionValue, _ clause: UInt8) -> EvaluationFault {
    .noOverload("%" + String(decoding: [clause], as: UTF8.self), value)
  }

  private static func decimal(_ value: ExpressionValue) throws(EvaluationFault) -> String {
    switch value {
    case .int(let value): return String(value)
    case .uint(let value): return String(value)
    case .double(let value) where !value.isFinite: return DoubleText.special(value)
    case .decimal(let value) where value.trimmed().scale == 0: return value.trimmed().description
    default: throw unfit(value, UInt8(ascii: "d"))
    }
  }

  private static func real(
    _ value: ExpressionValue, _ precision: Int, scientific: Bool
  ) throws(EvaluationFault) -> String {
    let number: Double
    switch value {
    case .double(let value): number = value
    case .int(let value): number = Double(value)
    case .uint(let value): number = Double(value)
    case .decimal(let value):
      if !scientific, precision <= Decimal.maxDigits,
        let exact = try? value.rescaled(to: precision)
      {
        return exact.description
      }
      number = value.double
    default: throw unfit(value, UInt8(ascii: scientific ? "e" : "f"))
    }
    return DoubleText.formatted(number, precision: precision, scientific: scientific)
  }

  private static func integer(
    _ value: ExpressionValue, radix: Int, _ clause: UInt8
  ) throws(EvaluationFault) -> String {
    switch value {
    case .int(let value): return String(value, radix: radix)
    case .uint(let value): return String(value, radix: radix)
    default: throw unfit(value, clause)
    }
  }

  private static func hexadecimal(
    _ value: ExpressionValue, uppercase: Bool, _ clause: UInt8
  ) throws(EvaluationFault) -> String {
    switch value {
    case .int(let value): return String(value, radix: 16, uppercase: uppercase)
    case .uint(let value): return String(value, radix: 16, uppercase: uppercase)
    case .string(let text): return digits(text.bytes, uppercase)
    case .bytes(let bytes): return digits(bytes, uppercase)
    default: throw unfit(value, clause)
    }
  }

  private static func digits(_ bytes: [UInt8], _ uppercase: Bool) -> String {
    var result = ""
    for byte in bytes {
      if byte < 16 { result += "0" }
      result += String(byte, radix: 16, uppercase: uppercase)
    }
    return result
  }

  /// The text of `%s`; entries of maps are sorted by the text of their keys.
  private static func display(
    _ value: ExpressionValue, _ frame: inout Frame
  ) throws(EvaluationFault) -> String {
    try frame.spend(1)
    switch value {
    case .null: return "null"
    case .type(let name): return name
    case .double(let value): return DoubleText.plain(value)
    case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .list(let elements):
      var parts: [String] = []
      for element in elements { parts.append(try display(element, &frame)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .map(let map):
      var parts: [(key: String, value: String)] = []
      for (key, value) in zip(map.keys, map.values) {
        parts.append((try display(key, &frame), try display(value, &frame)))
      }
      parts.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return "{" + parts.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    default: return try ConversionFunctions.string(value).string
    }
  }
}
