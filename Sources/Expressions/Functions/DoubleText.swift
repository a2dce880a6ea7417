import Glibc
import Values

/// Doubles as CEL reads and writes them.
enum DoubleText {
  /// A number in the notation of CEL, or `NaN`, `Infinity`, `Inf` with an optional sign.
  static func read(_ text: ExpressionText) -> Double? {
    if let value = text.withBytes({ try? NumberText.double($0) }) { return value }
    let word = text.string
    let isNegative = word.utf8.first == UInt8(ascii: "-")
    let rest = isNegative || word.utf8.first == UInt8(ascii: "+") ? String(word.dropFirst()) : word
    switch rest.lowercased() {
    case "nan": return .nan
    case "inf", "infinity": return isNegative ? -.infinity : .infinity
    default: break
    }
    // Forms such as `.5` and `5.`, which have a digit somewhere and only digits around the point.
    guard text.withBytes({ $0.contains(where: isDigit) && $0.allSatisfy(isNumberByte) }),
      let value = Double(word), value.isFinite
    else { return nil }
    return value
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || "+-.eE".utf8.contains(byte)
  }

  /// The shortest digits that read back, with an exponent below 1e-4 and from 1e21 on.
  static func general(_ value: Double) -> String {
    guard value.isFinite else { return special(value) }
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    let shortest = ShortestDigits(value)
    let digits = String(shortest.digits)
    let exponent = shortest.exponent + digits.utf8.count - 1
    let sign = value < 0 ? "-" : ""
    guard exponent < -4 || exponent >= 21 else { return plain(value) }
    let fraction = digits.dropFirst()
    let mantissa = String(digits.prefix(1)) + (fraction.isEmpty ? "" : "." + fraction)
    let magnitude = String(exponent.magnitude)
    let padded = magnitude.utf8.count < 2 ? "0" + magnitude : magnitude
    return sign + mantissa + (exponent < 0 ? "e-" : "e+") + padded
  }

  /// The shortest digits that read back, without an exponent.
  static func plain(_ value: Double) -> String {
    guard value.isFinite else { return special(value) }
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    let shortest = ShortestDigits(value)
    var digits = String(shortest.digits)
    if shortest.exponent >= 0 {
      digits += String(repeating: "0", count: shortest.exponent)
    } else {
      let places = -shortest.exponent
      if digits.utf8.count <= places {
        digits = String(repeating: "0", count: places - digits.utf8.count + 1) + digits
      }
      digits = "\(digits.dropLast(places)).\(digits.suffix(places))"
    }
    return (value < 0 ? "-" : "") + digits
  }

  /// `%.3f` and `%.3e` of C, ties to even in the binary value.
  static func formatted(_ value: Double, precision: Int, scientific: Bool) -> String {
    guard value.isFinite else { return special(value) }
    let format = scientific ? "%.*e" : "%.*f"
    var buffer = [CChar](repeating: 0, count: 400 + precision)
    let length = withVaList([Int32(clamping: precision), value]) {
      vsnprintf(&buffer, buffer.count, format, $0)
    }
    return String(
      decoding: buffer.prefix(Int(max(length, 0))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func special(_ value: Double) -> String {
    value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity"
  }
}
