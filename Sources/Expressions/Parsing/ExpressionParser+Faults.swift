/// Words for what does not belong where it stands.
extension ExpressionParser {
  func unexpected(_ token: Token, expected: Symbol? = nil) -> SyntaxFault {
    let wanted = expected.map { ", expected `\($0.rawValue)`" } ?? ""
    if token.kind == .end {
      return SyntaxFault(
        message: "the expression ends too early\(wanted)",
        range: max(0, source.count - 1)..<source.count)
    }
    let word = text(token.range)
    var help: [String] = []
    if token.kind == .symbol(.greater), token.range.lowerBound > 0,
      source[token.range.lowerBound - 1] == UInt8(ascii: "<")
    {
      help = ["write `!=` for unequal"]
    } else if token.kind == .name {
      switch word.lowercased() {
      case "and": help = ["write `&&` for and"]
      case "or": help = ["write `||` for or"]
      case "not": help = ["write `!` for not"]
      case "is": help = ["compare with `==`"]
      case "like", "matches": help = ["write `name.matches(\"pattern\")`"]
      case "between": help = ["write `x >= 1 && x <= 5`"]
      case "if", "then", "else": help = ["write `condition ? first : second`"]
      default: break
      }
    }
    return SyntaxFault(
      message: "`\(word)` does not belong here\(wanted)", range: token.range, help: help)
  }

  func reservedWord(_ name: String, _ range: Range<Int>) -> SyntaxFault {
    var help: [String] = []
    if name == "if" || name == "else" {
      help = ["write `condition ? first : second`"]
    } else if dialect == .report, name != "in" {
      help = ["write `row[\"\(name)\"]` for a field of that name"]
    }
    return SyntaxFault(
      message: "`\(name)` is a reserved word", range: range, help: help)
  }
}
