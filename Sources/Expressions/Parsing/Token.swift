/// What a token of an expression is.
enum TokenKind: Equatable, Sendable {
  case name
  /// A name between backquotes, after a dot only.
  case quotedName
  case int
  case uint
  case double
  case string
  case bytes
  case symbol(Symbol)
  case end
}

/// Operators and punctuation.
enum Symbol: String, Sendable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"
  case not = "!"
  case question = "?"
  case colon = ":"
  case dot = "."
  case comma = ","
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"
  case openBrace = "{"
  case closeBrace = "}"
}

/// A token and its place in the expression.
struct Token: Sendable {
  let kind: TokenKind
  let range: Range<Int>
}

/// What is wrong with the text of an expression, and how to mend it.
struct SyntaxFault: Error {
  let message: String
  let range: Range<Int>
  var help: [String] = []
  /// Whether the expression is not wrong but beyond the limits.
  var isLimit = false
}
