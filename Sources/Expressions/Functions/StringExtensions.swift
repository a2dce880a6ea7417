import Values

/// The string extension of CEL: positions count code points from 0.
enum StringExtensions {
  static let all: [FunctionDeclaration] =
    [
      FunctionDeclaration(
        "charAt", .member,
        form(.string, [.int]) { (text, arguments) throws(EvaluationFault) in
          let index = try position(arguments, 1, in: text, "charAt")
          return .string(text.slice(index..<text.nextOffset(after: index)))
        }),
      FunctionDeclaration(
        "indexOf", .member,
        form(.int, [.string]) { (text, arguments) throws(EvaluationFault) in
          try find(text, arguments, last: false)
        },
        form(.int, [.string, .int]) { (text, arguments) throws(EvaluationFault) in
          try find(text, arguments, last: false)
        }),
      FunctionDeclaration(
        "lastIndexOf", .member,
        form(.int, [.string]) { (text, arguments) throws(EvaluationFault) in
          try find(text, arguments, last: true)
        },
        form(.int, [.string, .int]) { (text, arguments) throws(EvaluationFault) in
          try find(text, arguments, last: true)
        }),
      FunctionDeclaration(
        "substring", .member,
        form(.string, [.int]) { (text, arguments) throws(EvaluationFault) in
          let start = try position(arguments, 1, in: text, "substring")
          return .string(text.slice(start..<text.count))
        },
        form(.string, [.int, .int]) { (text, arguments) throws(EvaluationFault) in
          let start = try position(arguments, 1, in: text, "substring")
          let end = try position(arguments, 2, in: text, "substring")
          guard start <= end else {
            throw .invalid("the part of the string ends before it starts")
          }
          return .string(text.slice(start..<end))
        }),
      FunctionDeclaration(
        "lowerAscii", .member,
        form(.string, []) { (text, _) in
          .string(ExpressionText(text.bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }))
        }),
      FunctionDeclaration(
        "upperAscii", .member,
        form(.string, []) { (text, _) in
          .string(ExpressionText(text.bytes.map { $0 &- 0x61 < 26 ? $0 & 0xdf : $0 }))
        }),
      FunctionDeclaration(
        "trim", .member, form(.string, []) { (text, _) in .string(trimmed(text)) }),
      FunctionDeclaration(
        "reverse", .member,
        form(.string, []) { (text, _) in
          .string(
            ExpressionText(String(String.UnicodeScalarView(text.string.unicodeScalars.reversed()))))
        }),
      FunctionDeclaration(
        "strings.quote",
        form(.string, []) { (text, _) in .string(ExpressionText(quoted(text))) }),
    ] + StringLists.all + [FormatFunction.declaration]

  /// A form whose first argument is a string; what it makes is paid for by its length.
  static func form(
    _ result: ExpressionType, _ parameters: [ExpressionType],
    _ body:
      @escaping @Sendable (ExpressionText, [ExpressionValue]) throws(EvaluationFault)
      -> ExpressionValue
  ) -> FunctionForm {
    FunctionForm(
      [.type(.string)] + parameters.map { .type($0) }, .fixed(result),
      .many { (arguments, frame) throws(EvaluationFault) in
        guard let first = arguments.first, case .string(let text) = first else {
          throw EvaluationFault.noOverload("a string function", arguments)
        }
        try frame.spend(bytes: text.count)
        let value = try body(text, arguments)
        if case .string(let made) = value { try frame.spend(bytes: made.count) }
        return value
      })
  }

  /// The offset in bytes of a position that an argument gives.
  private static func position(
    _ arguments: [ExpressionValue], _ place: Int, in text: ExpressionText, _ name: String
  ) throws(EvaluationFault) -> Int {
    guard case .int(let index) = arguments[place] else {
      throw EvaluationFault.noOverload(name, arguments)
    }
    guard let offset = text.offset(ofScalar: index) else {
      throw EvaluationFault(.indexOutOfRange(String(index)))
    }
    return offset
  }

  private static func find(
    _ text: ExpressionText, _ arguments: [ExpressionValue], last: Bool
  ) throws(EvaluationFault) -> ExpressionValue {
    let name = last ? "lastIndexOf" : "indexOf"
    guard case .string(let part) = arguments[1] else {
      throw EvaluationFault.noOverload(name, arguments)
    }
    var start = last ? text.count : 0
    if arguments.count > 2 { start = try position(arguments, 2, in: text, name) }
    let found =
      last ? text.lastOffset(of: part, upTo: start) : text.firstOffset(of: part, from: start)
    guard let found else { return .int(-1) }
    return .int(Int64(text.slice(0..<found).scalarCount))
  }

  /// Unicode's White_Space at both ends.
  private static func trimmed(_ text: ExpressionText) -> ExpressionText {
    let scalars = Array(text.string.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return text.slice(0..<0) }
    let start = scalars[..<first].reduce(0) { $0 + UTF8.width($1) }
    let length = scalars[first...last].reduce(0) { $0 + UTF8.width($1) }
    return text.slice(start..<start + length)
  }

  private static func quoted(_ text: ExpressionText) -> [UInt8] {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.bytes {
      switch byte {
      case 0x07: result += Array("\\a".utf8)
      case 0x08: result += Array("\\b".utf8)
      case 0x09: result += Array("\\t".utf8)
      case 0x0a: result += Array("\\n".utf8)
      case 0x0b: result += Array("\\v".utf8)
      case 0x0c: result += Array("\\f".utf8)
      case 0x0d: result += Array("\\r".utf8)
      case 0x22, 0x5c: result += [0x5c, byte]
      default: result.append(byte)
      }
    }
    return result + [UInt8(ascii: "\"")]
  }
}

extension ExpressionText {
  /// The offset of the code point at a position; the end is a position too.
  func offset(ofScalar index: Int64) -> Int? {
    guard index >= 0, index <= count else { return nil }
    if isASCII { return Int(index) }
    var left = index
    for offset in 0..<count where self[offset] & 0xc0 != 0x80 {
      if left == 0 { return offset }
      left -= 1
    }
    return left == 0 ? count : nil
  }

  /// The offset behind the code point that starts at one.
  func nextOffset(after offset: Int) -> Int {
    var next = min(offset + 1, count)
    while next < count, self[next] & 0xc0 == 0x80 { next += 1 }
    return next
  }
}
