import Diagnostics
import Sectional

/// A command with everything that its words said.
enum Command {
  case render(RenderCommand)
  case validate(ValidateCommand)
  case explain(ExplainCommand)
  case templates(TemplatesCommand)
  case print(String)

  /// Commands of the design that are not there yet.
  private static let later = ["diff", "init", "schema", "watch"]

  /// Reads the words of a call.
  static func parse(_ words: [[UInt8]]) throws(CommandFailure) -> Command {
    guard let first = words.first.map({ String(decoding: $0, as: UTF8.self) }) else {
      throw .usage("no command", help: ["`sectional --help` lists the commands"])
    }
    let rest = Array(words.dropFirst())
    let asksForHelp = rest.prefix { $0 != Array("--".utf8) }.contains { word in
      word == Array("--help".utf8) || word == Array("-h".utf8)
    }
    switch first {
    case "help" where !rest.isEmpty:
      return try parse(rest.prefix(1) + [Array("--help".utf8)])
    case "--help", "-h", "help":
      return .print(Help.overview)
    case "--version":
      guard rest.isEmpty else { throw .usage("`--version` stands alone", help: []) }
      return .print("sectional \(Version.current)\n")
    case "render":
      return asksForHelp ? .print(Help.render) : .render(try RenderCommand(rest))
    case "validate":
      return asksForHelp ? .print(Help.validate) : .validate(try ValidateCommand(rest))
    case "explain":
      return asksForHelp ? .print(Help.explain) : .explain(try ExplainCommand(rest))
    case "templates":
      return asksForHelp ? .print(Help.templates) : .templates(try TemplatesCommand(rest))
    case _ where later.contains(first):
      throw .notYet("`sectional \(first)`")
    default:
      let known = ["render", "validate", "explain", "templates", "--help", "--version"]
      let help = Suggestion.help(for: first, among: known)
      throw .usage(
        "unknown command `\(first)`",
        help: [help ?? "`sectional --help` lists the commands"])
    }
  }

  /// Runs the command; the result is the exit code.
  func run() throws -> Int32 {
    do {
      switch self {
      case .render(let command): return try command.run()
      case .validate(let command): return try command.run()
      case .explain(let command): return try command.run()
      case .templates(let command): return try command.run()
      case .print(let text):
        try Output.print(text)
        return ExitCode.fine
      }
    } catch let failure as OutputFailure {
      throw CommandFailure.output(failure)
    } catch let failure as PipelineFailure {
      throw CommandFailure.pipeline(failure, DiagnosticBag())
    }
  }
}
