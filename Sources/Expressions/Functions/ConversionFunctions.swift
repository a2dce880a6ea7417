import Values

/// `int`, `uint`, `double`, `decimal`, `string`, `bytes`, `bool`, `type` and `dyn`.
enum ConversionFunctions {
  static let all: [FunctionDeclaration] = [
    FunctionDeclaration(
      "int",
      FunctionForm(
        [.oneOf([.int, .uint, .double, .decimal, .string, .timestamp, .date])], .fixed(.int),
        .one { (value, _) throws(EvaluationFault) in try int(value) })),
    FunctionDeclaration(
      "uint",
      FunctionForm(
        [.oneOf([.int, .uint, .double, .decimal, .string])], .fixed(.uint),
        .one { (value, _) throws(EvaluationFault) in try uint(value) })),
    FunctionDeclaration(
      "double",
      FunctionForm(
        [.oneOf([.int, .uint, .double, .decimal, .string])], .fixed(.double),
        .one { (value, _) throws(EvaluationFault) in try double(value) })),
    FunctionDeclaration(
      "decimal", reportOnly: true,
      FunctionForm(
        [.oneOf([.int, .uint, .double, .decimal, .string])], .fixed(.decimal),
        .one { (value, _) throws(EvaluationFault) in try decimal(value) })),
    FunctionDeclaration(
      "string",
      FunctionForm(
        [
          .oneOf([
            .int, .uint, .double, .decimal, .string, .bytes, .bool, .timestamp, .duration, .date,
            .time,
          ])
        ], .fixed(.string),
        .one { (value, frame) throws(EvaluationFault) in
          let text = try string(value)
          try frame.spend(bytes: text.count)
          return .string(text)
        })),
    FunctionDeclaration(
      "bytes",
      FunctionForm(
        [.oneOf([.string, .bytes])], .fixed(.bytes),
        .one { (value, frame) throws(EvaluationFault) in
          switch value {
          case .bytes: return value
          case .string(let text):
            try frame.spend(bytes: text.count)
            return .bytes(text.bytes)
          default: throw .noOverload("bytes", value)
          }
        })),
    FunctionDeclaration(
      "bool",
      FunctionForm(
        [.oneOf([.bool, .string])], .fixed(.bool),
        .one { (value, _) throws(EvaluationFault) in try bool(value) })),
    FunctionDeclaration(
      "type", takesNull: true,
      FunctionForm([.any], .fixed(.type), .one { (value, _) in .type(value.typeName) })),
    FunctionDeclaration(
      "dyn", takesNull: true,
      FunctionForm([.any], .fixed(.dynamic), .one { (value, _) in value })),
  ]

  private static func outOfRange(
    _ value: ExpressionValue, _ type: String
  ) -> EvaluationFault {
    .invalid("\(quoted(value)) is out of the range of `\(type)`")
  }

  private static func noNumber(_ value: ExpressionValue, _ type: String) -> EvaluationFault {
    .invalid("\(quoted(value)) cannot be read as `\(type)`")
  }

  private static func quoted(_ value: ExpressionValue) -> String {
    guard let text = try? string(value) else { return "the value" }
    let longest = 40
    let string = text.string
    return string.unicodeScalars.count <= longest
      ? "`\(string)`"
      : "`\(String(String.UnicodeScalarView(string.unicodeScalars.prefix(longest))))…`"
  }

  static func int(_ value: ExpressionValue) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .int: return value
    case .uint(let number):
      guard let result = Int64(exactly: number) else { throw outOfRange(value, "int") }
      return .int(result)
    case .double(let number):
      // Both ends are excluded, as a double there may have been rounded.
      guard number > -0x1p63, number < 0x1p63 else { throw outOfRange(value, "int") }
      return .int(Int64(number))
    case .decimal(let number):
      guard let result = number.truncated else { throw outOfRange(value, "int") }
      return .int(result)
    case .string(let text):
      guard let result = text.withBytes({ try? NumberText.integer($0) }) else {
        throw noNumber(value, "int")
      }
      return .int(result)
    case .timestamp(let time): return .int(time.wholeSeconds)
    case .date(let days): return .int(Int64(days) * 86_400)
    default: throw .noOverload("int", value)
    }
  }

  static func uint(_ value: ExpressionValue) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .uint: return value
    case .int(let number):
      guard let result = UInt64(exactly: number) else { throw outOfRange(value, "uint") }
      return .uint(result)
    case .double(let number):
      guard number >= 0, number < 0x1p64 else { throw outOfRange(value, "uint") }
      return .uint(UInt64(number))
    case .decimal(let number):
      let whole = number.coefficient / Decimal.power(number.scale)
      guard let result = UInt64(exactly: whole) else { throw outOfRange(value, "uint") }
      return .uint(result)
    case .string(let text):
      guard text.count > 0, isDigit(text[0]), let result = UInt64(text.string) else {
        throw noNumber(value, "uint")
      }
      return .uint(result)
    default: throw .noOverload("uint", value)
    }
  }

  static func double(_ value: ExpressionValue) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .double: return value
    case .int(let number): return .double(Double(number))
    case .uint(let number): return .double(Double(number))
    case .decimal(let number): return .double(number.double)
    case .string(let text):
      guard let result = DoubleText.read(text) else { throw noNumber(value, "double") }
      return .double(result)
    default: throw .noOverload("double", value)
    }
  }

  static func decimal(_ value: ExpressionValue) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .decimal: return value
    case .int(let number): return .decimal(Decimal(number))
    case .uint:
      guard let result = value.wholeDecimal else { throw outOfRange(value, "decimal") }
      return .decimal(result)
    case .double(let number):
      guard let result = Decimal(shortest: number) else { throw outOfRange(value, "decimal") }
      return .decimal(result)
    case .string(let text):
      do {
        return .decimal(
          try text.withBytes { (bytes) throws(NumberFault) in
            try Decimal.read(bytes)
          })
      } catch NumberFault.malformed {
        throw noNumber(value, "decimal")
      } catch {
        throw outOfRange(value, "decimal")
      }
    default: throw .noOverload("decimal", value)
    }
  }

  static func bool(_ value: ExpressionValue) throws(EvaluationFault) -> ExpressionValue {
    switch value {
    case .bool: return value
    case .string(let text):
      switch text.string {
      case "1", "t", "T", "true", "TRUE", "True": return .bool(true)
      case "0", "f", "F", "false", "FALSE", "False": return .bool(false)
      default: throw noNumber(value, "bool")
      }
    default: throw .noOverload("bool", value)
    }
  }

  static func string(_ value: ExpressionValue) throws(EvaluationFault) -> ExpressionText {
    switch value {
    case .string(let text): return text
    case .bool(let value): return ExpressionText(value ? "true" : "false")
    case .int(let value): return ExpressionText(String(value))
    case .uint(let value): return ExpressionText(String(value))
    case .double(let value): return ExpressionText(DoubleText.general(value))
    case .decimal(let value): return ExpressionText(value.description)
    case .bytes(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .invalid("the bytes are not UTF-8")
      }
      return ExpressionText(text)
    case .timestamp, .duration, .date, .time: return TimeFunctions.text(of: value)
    default: throw .noOverload("string", value)
    }
  }
}
