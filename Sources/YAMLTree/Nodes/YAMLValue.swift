/// The value of a scalar by the core schema of YAML 1.2 (§10.3).
package enum YAMLValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  /// An integer; nil beyond 64 bit, where the text keeps its digits.
  case integer(Int?)
  case float(Double)
  case string
}

extension YAMLValue {
  /// The value of a plain scalar without a tag.
  init(plain text: String) {
    let bytes = Array(text.utf8)
    let special = Self.isNull(text) ? .null : Self.boolean(text).map(YAMLValue.boolean)
    self =
      special ?? Self.integer(bytes) ?? Self.float(bytes).map(YAMLValue.float) ?? .string
  }

  /// The value of a scalar with a core tag, or nil where the text does not fit the tag.
  init?(_ text: String, tag: CoreTag) {
    let bytes = Array(text.utf8)
    switch tag {
    case .string: self = .string
    case .null:
      guard Self.isNull(text) else { return nil }
      self = .null
    case .boolean:
      guard let boolean = Self.boolean(text) else { return nil }
      self = .boolean(boolean)
    case .integer:
      guard let integer = Self.integer(bytes) else { return nil }
      self = integer
    case .float:
      if let number = Self.float(bytes) {
        self = .float(number)
      } else if case .integer = Self.integer(bytes), let number = Double(text) {
        self = .float(number)
      } else {
        return nil
      }
    case .sequence, .mapping: return nil
    }
  }

  private static func isNull(_ text: String) -> Bool {
    text.isEmpty || ["~", "null", "Null", "NULL"].contains(text)
  }

  private static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`.
  private static func integer(_ bytes: [UInt8]) -> YAMLValue? {
    if bytes.starts(with: "0o".utf8) { return integer(bytes.dropFirst(2), radix: 8) }
    if bytes.starts(with: "0x".utf8) { return integer(bytes.dropFirst(2), radix: 16) }
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes[...]
    return integer(digits, radix: 10, isNegative: isNegative)
  }

  private static func integer(
    _ digits: ArraySlice<UInt8>, radix: Int, isNegative: Bool = false
  ) -> YAMLValue? {
    guard !digits.isEmpty else { return nil }
    var value: Int? = 0
    for byte in digits {
      guard let digit = digitValue(byte), digit < radix else { return nil }
      let (product, overflow) = (value ?? 0).multipliedReportingOverflow(by: radix)
      let (sum, carry) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      value = value == nil || overflow || carry ? nil : sum
    }
    return .integer(value)
  }

  private static func digitValue(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x37
    default: nil
    }
  }

  /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, `[-+]?.inf` or `.nan`.
  private static func float(_ bytes: [UInt8]) -> Double? {
    let text = String(decoding: bytes, as: UTF8.self)
    if [".nan", ".NaN", ".NAN"].contains(text) { return .nan }
    var rest = bytes[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    if [".inf", ".Inf", ".INF"].contains(String(decoding: rest, as: UTF8.self)) {
      return isNegative ? -.infinity : .infinity
    }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard let first = rest.first, isDigit(first) else { return nil }
      rest = rest.drop(while: isDigit)
    }
    return rest.isEmpty ? Double(text) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
