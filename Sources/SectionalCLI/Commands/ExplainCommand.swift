import Diagnostics
import Sectional

/// `sectional explain --code`: what a code means and how it is mended.
struct ExplainCommand {
  static let options = [
    Arguments.Option("--code", "CODE", "the code in brackets at the end of a message")
  ]
  static let later = ["--data", "--section", "--row", "--key", "--set"]

  private let code: String

  init(_ words: [[UInt8]]) throws(CommandFailure) {
    let arguments = try Arguments(
      words, options: ExplainCommand.options, later: ExplainCommand.later)
    guard let code = arguments.text("--code") else {
      if arguments.operands.isEmpty {
        throw .usage("nothing to explain", help: ["write `sectional explain --code CODE`"])
      }
      throw .notYet("`sectional explain SPEC`")
    }
    guard arguments.operands.isEmpty else {
      throw .usage("`--code` stands alone", help: [])
    }
    self.code = code
  }

  func run() throws -> Int32 {
    guard let page = CodeCatalogue.page(named: code) else {
      let codes = CodeCatalogue.pages.map(\.code.name)
      throw CommandFailure.usage(
        "there is no code `\(code)`",
        help: [Suggestion.help(for: code, among: codes)].compactMap { $0 }
          + ["the codes are \(codes.sorted().joined(separator: ", "))"])
    }
    try Output.print(page.text())
    return ExitCode.fine
  }
}
