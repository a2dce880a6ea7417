/// Why a value on a line is not read as the text that it was meant to be.
enum Slip: Equatable {
  /// It starts with a character that means something else in YAML.
  case indicator(UInt8)
  /// Text follows a mapping or list that has ended.
  case textBehindBracket(UInt8)
  /// Text follows the closing quote.
  case textBehindQuote
  /// It has a colon with a space behind it.
  case colon
  /// It has a `#` behind a space.
  case comment
  /// It stands in braces or brackets and has a comma or bracket of its own.
  case bracketInFlow

  /// What is wrong, for a message.
  var message: String {
    switch self {
    case .indicator(let byte): Self.message(indicator: byte)
    case .textBehindBracket(UInt8(ascii: "{")):
      "the value starts with `{`, which opens a mapping, and text follows its end"
    case .textBehindBracket:
      "the value starts with `[`, which opens a list, and text follows its end"
    case .textBehindQuote: "text follows the closing quote of the value"
    case .colon: "`: ` inside the value makes a key of the text before it"
    case .comment: "`#` behind a space starts a comment"
    case .bracketInFlow: "a comma or bracket inside `{…}` or `[…]` ends the value"
    }
  }

  private static func message(indicator byte: UInt8) -> String {
    let sign = String(Character(Unicode.Scalar(byte)))
    switch byte {
    case UInt8(ascii: "{"): return "`{{` opens a mapping in a mapping, not a template"
    case UInt8(ascii: "!"): return "`!` at the start of a value opens a tag"
    case UInt8(ascii: "&"): return "`&` at the start of a value names an anchor"
    case UInt8(ascii: "*"): return "`*` at the start of a value stands for an anchor"
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return "`\(sign)` at the start of a value opens a block of text"
    case UInt8(ascii: "-"): return "`-` with a space opens a list, which needs a line of its own"
    case UInt8(ascii: "?"): return "`?` with a space opens a key, which needs a line of its own"
    case UInt8(ascii: "`"): return "a value cannot start with a back-tick"
    default: return "a value cannot start with `\(sign)`"
    }
  }
}
