import Diagnostics
import Sectional

/// `sectional templates`: lists the built-in templates, or prints one.
enum TemplatesCommand {
  case list
  case show(String)

  static let usage = "write `sectional templates list` or `sectional templates show NAME`"

  init(_ words: [[UInt8]]) throws(CommandFailure) {
    let operands = try Arguments(words, options: [], later: []).operands.map {
      String(decoding: $0, as: UTF8.self)
    }
    switch (operands.first, operands.count) {
    case ("list", 1): self = .list
    case ("show", 2): self = .show(operands[1])
    case ("show", 1): throw .usage("no template named", help: [TemplatesCommand.usage])
    case (let word?, _) where word != "list" && word != "show":
      throw .usage(
        "`sectional templates` has no `\(word)`",
        help: [Suggestion.help(for: word, among: ["list", "show"]) ?? TemplatesCommand.usage])
    default:
      throw .usage("`sectional templates` needs to know what", help: [TemplatesCommand.usage])
    }
  }

  func run() throws -> Int32 {
    switch self {
    case .list:
      try Output.print(BuiltInTemplateFiles.names.map { $0 + "\n" }.joined())
    case .show(let name):
      guard let text = BuiltInTemplateFiles.text(of: name) else {
        throw CommandFailure.usage(
          "there is no template `\(name)`",
          help: [
            Suggestion.help(for: name, among: BuiltInTemplateFiles.names)
              ?? "`sectional templates list` names them"
          ])
      }
      try Output.print(text)
    }
    return ExitCode.fine
  }
}
