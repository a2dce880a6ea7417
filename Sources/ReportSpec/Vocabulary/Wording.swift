/// A word of the author in backticks, cut where it is too long for a message.
func quoted(_ text: String) -> String {
  let limit = 60
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
