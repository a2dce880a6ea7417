import Diagnostics
import Sectional

/// `sectional explain`: what a report shows where and why, or what a code means.
enum ExplainCommand {
  case code(String)
  case report(ExplainReport)

  static let options =
    InputOptions.options + [
      Arguments.Option("--section", "S", "one section, by its id or its number on the page"),
      Arguments.Option("--row", "R", "what stands at this row of the section"),
      Arguments.Option(
        "--key", "K", "where the row of this key stands; once for each field",
        repeats: true),
      Arguments.Option("--code", "CODE", "the code in brackets at the end of a message"),
    ]
  static let later = ["--root", "--encoding"]

  init(_ words: [[UInt8]]) throws(CommandFailure) {
    let arguments = try Arguments(
      words, options: ExplainCommand.options, later: ExplainCommand.later)
    if let code = arguments.text("--code") {
      guard arguments.operands.isEmpty, arguments.count == 1 else {
        throw .usage("`--code` stands alone", help: [])
      }
      self = .code(code)
      return
    }
    guard arguments.operands.count == 1, let spec = arguments.operands.first else {
      throw .usage(
        arguments.operands.isEmpty ? "nothing to explain" : "more than one spec given",
        help: ["write `sectional explain SPEC` or `sectional explain --code CODE`"])
    }
    self = .report(try ExplainReport(spec, arguments))
  }

  func run() throws -> Int32 {
    switch self {
    case .code(let code): try Self.explain(code)
    case .report(let report): try report.run()
    }
    return ExitCode.fine
  }

  private static func explain(_ code: String) throws {
    guard let page = CodeCatalogue.page(named: code) else {
      let codes = CodeCatalogue.pages.map(\.code.name)
      throw CommandFailure.usage(
        "there is no code `\(code)`",
        help: [Suggestion.help(for: code, among: codes)].compactMap { $0 }
          + ["`sectional explain --help` lists the codes"])
    }
    try Output.print(page.text())
  }
}
