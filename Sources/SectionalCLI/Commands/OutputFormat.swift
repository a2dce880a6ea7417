import Diagnostics

/// The kinds of output, as `--to` names them.
enum OutputFormat: String, CaseIterable {
  case html
  case text
  case markdown
  case csv
  case json

  /// Their names in help.
  static let names = allCases.map(\.rawValue).joined(separator: "|")

  init(named name: String) throws(CommandFailure) {
    guard let format = OutputFormat(rawValue: name) else {
      let words = OutputFormat.allCases.map { "`\($0.rawValue)`" }
      let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      let help = Suggestion.help(for: name, among: OutputFormat.allCases.map(\.rawValue))
      throw .usage("`--to` takes \(list), not `\(name)`", help: [help].compactMap { $0 })
    }
    self = format
  }

  /// The kind that a file's ending stands for.
  init(ending path: [UInt8]) throws(CommandFailure) {
    let name = path.split(separator: UInt8(ascii: "/")).last ?? []
    let ending = name.lastIndex(of: UInt8(ascii: ".")).map { name[(name.index(after: $0))...] }
    switch ending.map({ String(decoding: $0, as: UTF8.self).lowercased() }) {
    case "txt", "text": self = .text
    case "html", "htm": self = .html
    case "md", "markdown": self = .markdown
    case "csv": self = .csv
    case "json": self = .json
    default:
      throw .usage(
        "the ending of `\(String(decoding: path, as: UTF8.self))` says nothing of its kind",
        help: ["add `--to html` or `--to text`"])
    }
  }
}
