internal import Diagnostics

/// Lines that belong to no mapping or list.
extension SyntaxFault {
  func structure() -> Diagnostic? {
    switch problem {
    case "mapping values are not allowed in this context": return keyInText()
    case "could not find expected ':'": return missingColon(lineRange(from: opening))
    case "did not find expected key": return strayText()
    case "did not find expected '-' indicator":
      return Diagnostic(
        .yamlIndentation, "an entry of the list is expected here, with `-` in front",
        at: text.span(point(place)),
        help: ["give the line the indentation of the other entries, or of what follows the list"])
    case "did not find expected <document start>":
      return Diagnostic(
        .yamlIndentation, "the document has ended before this line",
        at: text.span(point(place)),
        help: ["give the line the indentation of the first line"])
    default: return context.contains("block scalar") ? block() : nil
    }
  }

  /// Something where only a key can stand.
  private func strayText() -> Diagnostic {
    let isFirst = text.skipBlanks(lineStart(place)) == place
    let isCloser = text[place] == UInt8(ascii: "}") || text[place] == UInt8(ascii: "]")
    let (code, message, help): (DiagnosticCode, String, String) =
      switch (isFirst, isCloser) {
      case (false, false):
        (.yamlSyntax, "the value has ended before this", "put the whole value in quotes")
      case (_, true): (.yamlSyntax, "this bracket closes nothing", "remove it")
      case (true, _):
        (
          .yamlIndentation,
          text[place] == UInt8(ascii: "-")
            ? "an entry of a list cannot stand here"
            : "the indentation of this line fits no mapping above it",
          "give the line the indentation of the lines that it belongs to"
        )
      }
    return Diagnostic(code, message, at: text.span(point(place)), help: [help])
  }

  /// A line with a key that goes on with the text above.
  private func keyInText() -> Diagnostic {
    let key = text.skipBlanks(lineStart(place))..<min(place + 1, text.bytes.count)
    let isContinued = lastScalar.lowerBound < key.lowerBound && lastScalar.upperBound == place
    let first = text.span(lineRange(from: lastScalar.lowerBound))
    if isContinued, frames.isEmpty {
      return missingColon(first.range)
    }
    return Diagnostic(
      .yamlIndentation, "a key cannot stand here: the line goes on with the value above it",
      at: Label(text.span(min(key.lowerBound, key.upperBound)..<key.upperBound)),
      secondary: isContinued ? [Label(first, "the value starts here")] : [],
      help: ["give the line the indentation of the mapping that it belongs to"])
  }

  /// A line that should start with a key, or has a colon without a space.
  private func missingColon(_ line: Range<Int>) -> Diagnostic {
    var colon = line.lowerBound
    while colon < line.upperBound, let byte = text[colon], byte.isWordByte { colon += 1 }
    guard colon > line.lowerBound, colon < line.upperBound, text[colon] == UInt8(ascii: ":") else {
      return Diagnostic(
        .yamlSyntax, "a key without a colon", at: text.span(line),
        help: ["write `key: value`, or put a text over several lines under `>-`"])
    }
    return Diagnostic(
      .yamlSyntax, "a space is missing behind the colon", at: text.span(colon..<colon + 1),
      help: ["write `key: value`"])
  }

  private func block() -> Diagnostic? {
    guard problem.contains("indentation indicator") else { return nil }
    return Diagnostic(
      .yamlSyntax, "the indentation of a block of text is a digit from 1 to 9",
      at: text.span(point(place)), help: ["give no digit at all where the first line has text"])
  }
}
