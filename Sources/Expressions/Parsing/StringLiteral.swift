/// The content of a string or bytes literal (CEL language definition, "String and bytes values").
enum StringLiteral {
  /// The bytes that a token stands for.
  /// - Parameters:
  ///   - source: The whole expression.
  ///   - range: The token with its prefix and quotes.
  ///   - isBytes: Whether `\xFF` and `\377` are single bytes rather than code points.
  /// - Returns: UTF-8, or any bytes where `isBytes` is true.
  /// - Throws: The place of an escape sequence that is unknown.
  static func content(
    of source: [UInt8], _ range: Range<Int>, isBytes: Bool
  ) throws(SyntaxFault) -> [UInt8] {
    var start = range.lowerBound
    var isRaw = false
    while isLetter(source[start]) {
      if source[start] | 0x20 == UInt8(ascii: "r") { isRaw = true }
      start += 1
    }
    let quote = source[start]
    let isTriple =
      range.upperBound - start >= 6 && source[start + 1] == quote && source[start + 2] == quote
    let width = isTriple ? 3 : 1
    let inner = start + width..<range.upperBound - width
    if isRaw { return Array(source[inner]) }
    var result: [UInt8] = []
    result.reserveCapacity(inner.count)
    var index = inner.lowerBound
    while index < inner.upperBound {
      guard source[index] == UInt8(ascii: "\\") else {
        result.append(source[index])
        index += 1
        continue
      }
      index = try appendEscape(
        in: source, index..<inner.upperBound, isBytes: isBytes, to: &result)
    }
    return result
  }

  /// Appends what an escape sequence stands for and gives the offset behind it.
  private static func appendEscape(
    in source: [UInt8], _ range: Range<Int>, isBytes: Bool, to result: inout [UInt8]
  ) throws(SyntaxFault) -> Int {
    let start = range.lowerBound
    guard start + 1 < range.upperBound else { throw fault(start..<start + 1) }
    let letter = source[start + 1]
    if let plain = simple[letter] {
      result.append(plain)
      return start + 2
    }
    let (length, radix): (Int, UInt32)
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): (length, radix) = (2, 16)
    case UInt8(ascii: "u") where !isBytes: (length, radix) = (4, 16)
    case UInt8(ascii: "U") where !isBytes: (length, radix) = (8, 16)
    case UInt8(ascii: "0")...UInt8(ascii: "3"): (length, radix) = (3, 8)
    default: throw fault(start..<start + 2)
    }
    let first = radix == 8 ? start + 1 : start + 2
    let end = first + length
    guard end <= range.upperBound else { throw fault(start..<range.upperBound) }
    var value: UInt32 = 0
    for byte in source[first..<end] {
      guard let digit = hexDigit(byte), digit < radix else { throw fault(start..<end) }
      guard value < 0x0100_0000 else { throw fault(start..<end) }
      value = value * radix + digit
    }
    if isBytes {
      result.append(UInt8(truncatingIfNeeded: value))
    } else {
      guard let scalar = Unicode.Scalar(value) else { throw fault(start..<end) }
      result.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    }
    return end
  }

  private static let simple: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0c,
    UInt8(ascii: "n"): 0x0a, UInt8(ascii: "r"): 0x0d, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "v"): 0x0b, UInt8(ascii: "\\"): 0x5c, UInt8(ascii: "?"): 0x3f,
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "'"): 0x27, UInt8(ascii: "`"): 0x60,
  ]

  private static func fault(_ range: Range<Int>) -> SyntaxFault {
    SyntaxFault(
      message: "the escape sequence is unknown", range: range,
      help: ["write a backslash as `\\\\`, or start the string with `r` to switch escapes off"])
  }
}
