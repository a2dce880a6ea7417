import Diagnostics

/// What can be said about a name that is not known from how it is written.
enum TemplateNameSyntax {
  /// Whether it looks like an expression or a filter of another language.
  static func isFormula(_ name: [UInt8]) -> Bool {
    name.contains { byte in
      switch byte {
      case 0x21, 0x22, 0x25...0x2b, 0x2f, 0x3a...0x3f, 0x5b...0x5e, 0x60, 0x7b...0x7d: true
      default: false
      }
    }
  }

  /// The name without the `.raw` at its end, or nil where there is none.
  static func withoutRaw(_ name: [UInt8]) -> [UInt8]? {
    let ending = Array(".raw".utf8)
    return name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
      ? Array(name.dropLast(ending.count)) : nil
  }

  /// Notes and help about an unknown name.
  static func hints(
    for written: String, _ key: [UInt8], among known: [String]
  ) -> (notes: [String], help: [String]) {
    let longest = 3
    let longer = known.filter { $0.utf8.starts(with: key + [0x2e]) }
    if !longer.isEmpty {
      let list = longer.prefix(longest).map { "`\($0)`" }.joined(separator: ", ")
      return (["names that start so: \(list)\(longer.count > longest ? ", …" : "")"], [])
    }
    if let base = withoutRaw(key),
      let best = Suggestion.best(for: String(decoding: base, as: UTF8.self), among: known)
    {
      return ([], ["did you mean `\(best).raw`?"])
    }
    if let help = Suggestion.help(for: written, among: known) { return ([], [help]) }
    if known.isEmpty { return (["no names are known here"], []) }
    return ([], [])
  }
}
