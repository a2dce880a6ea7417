import TextWidth

extension CodePage {
  /// The page as `sectional explain --code` prints it, in lines of at most 80 columns but for
  /// the lines of the examples.
  package func text() -> String {
    var page = "\(code.name): \(title)\n\n"
    page += Self.wrapped(explanation)
    page += "\nExample:\n"
    page += Self.text(of: example)
    page += "\nMended:\n"
    page += Self.text(of: mended)
    return page
  }

  private static func text(of example: CodeExample) -> String {
    var text = ""
    for file in example.files {
      text += "\n  \(TextWidth.visible(file.name))\n\n"
      let visible = TextWidth.visible(file.bytes, .multiLine)
      for line in lines(of: visible) {
        text += line.isEmpty ? "\n" : "    \(String(decoding: line, as: UTF8.self))\n"
      }
    }
    let call = (["sectional"] + example.arguments).map(quoted).joined(separator: " ")
    return text + "\n  $ \(call)\n"
  }

  /// An argument as a shell needs it.
  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_=./:,+@%".utf8.contains(byte)
      }
    }
    guard !isPlain || argument.isEmpty else { return argument }
    return "'"
      + argument.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Paragraphs, which empty lines divide, with their words set into lines of 80 columns.
  private static func wrapped(_ text: String) -> String {
    var result = ""
    var line = ""
    func flush() {
      if !line.isEmpty { result += line + "\n" }
      line = ""
    }
    for source in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if source.allSatisfy({ $0 == " " }) {
        flush()
        result += "\n"
        continue
      }
      for word in source.split(separator: " ") {
        let needed = line.isEmpty ? 0 : TextWidth.width(of: line) + 1
        if needed + TextWidth.width(of: String(word)) > 80 { flush() }
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    flush()
    return result
  }
}
