/// A word of the author in backticks, cut where it is too long for a message.
func quoted(_ text: String) -> String {
  let limit = 100
  let scalars = text.unicodeScalars
  guard scalars.count > limit else { return "`\(text)`" }
  return "`\(String(String.UnicodeScalarView(scalars.prefix(limit))))…`"
}

/// Words in backticks, the last two joined by a conjunction; of many the first dozen or so.
func list(_ words: [String], _ conjunction: String = "and") -> String {
  let limit = 20
  if words.count > limit {
    let first = words.prefix(limit - 1).map(quoted).joined(separator: ", ")
    return first + " and \(words.count - limit + 1) more"
  }
  guard let last = words.last, words.count > 1 else { return words.map(quoted).joined() }
  let first = words.dropLast().map(quoted).joined(separator: ", ")
  return "\(first) \(conjunction) \(quoted(last))"
}

/// A text as it can stand inside `{…}` or `[…]` of a mended line: in quotes where it must be.
func flowText(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
      || "._/-%".utf8.contains(byte)
  }
  let begins = text.utf8.first.map { !"%-".utf8.contains($0) } ?? false
  if isPlain, begins { return text }
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
