import Diagnostics
import YAMLTree

/// Names that the author gives to variables of expressions.
extension SpecDecoder {
  /// The name of an entry, which expressions call it by; nil, with a report, for one that they
  /// cannot write or that means something else.
  mutating func variableName(
    _ entry: YAMLMapping.Entry, _ what: String, isMember: Bool = false
  ) -> Located<String>? {
    let bytes = Array(entry.name.utf8)
    let isIdentifier =
      bytes.first.map { !(0x30...0x39).contains($0) } == true
      && bytes.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
          || (0x61...0x7a).contains(byte | 0x20)
      }
    guard isIdentifier else {
      let example = Self.identifier(of: entry.name)
      report(
        .malformedName, "\(what) has a name that expressions cannot write", at: entry.nameSpan,
        help: "use letters, digits and `_`, not beginning with a digit"
          + (example.map { ": \(quoted($0))" } ?? ""))
      return nil
    }
    let taken = Self.words.contains(entry.name) || (!isMember && Self.names.contains(entry.name))
    if taken {
      report(
        .malformedName, "\(quoted(entry.name)) has a meaning of its own in expressions",
        at: entry.nameSpan, help: "give it another name")
      return nil
    }
    return Located(entry.name, entry.nameSpan)
  }

  /// The nearest name that expressions can write.
  private static func identifier(of name: String) -> String? {
    var bytes = name.utf8.map { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20) ? byte : UInt8(ascii: "_")
    }
    if let first = bytes.first, (0x30...0x39).contains(first) { bytes.insert(0x5f, at: 0) }
    let isReadable = bytes.contains { $0 != 0x5f } && bytes.count <= 60
    return isReadable ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The reserved words of the Common Expression Language.
  private static let words: Set<String> = [
    "as", "break", "const", "continue", "else", "false", "for", "function", "if", "import", "in",
    "let", "loop", "namespace", "null", "package", "return", "true", "var", "void", "while",
  ]

  /// The names of spec language §5, one of which a lookup would lose in some places.
  private static let names: Set<String> = [
    "row", "section", "report", "params", "summary", "group", "count", "shown", "total", "from",
    "to", "more", "earlier", "index", "number", "key", "previous", "next", "at", "columns",
    "sections",
  ]
}
