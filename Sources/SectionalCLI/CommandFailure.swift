import Diagnostics
import Sectional

/// Why a command gave up.
enum CommandFailure: Error {
  /// The call was wrong.
  case usage(String, help: [String])
  /// A part of the design that is not there yet.
  case notYet(String)
  /// A stage of the pipeline failed; the diagnostics before it are in the bag.
  case pipeline(PipelineFailure, DiagnosticBag)
  case output(OutputFailure)

  /// Writes the message to standard error and gives the exit code.
  func report() -> Int32 {
    switch self {
    case .usage(let message, let help):
      Output.report([Diagnostic(.wrongUse, message, at: nil, help: help)])
      return ExitCode.usage
    case .notYet(let what):
      Output.report([Diagnostic(.commandNotYet, "\(what) is not there yet", at: nil)])
      return ExitCode.usage
    case .pipeline(let failure, let bag):
      Output.report(bag.all + failure.diagnostics)
      return failure.kind == .io && !bag.hasErrors ? ExitCode.io : ExitCode.failed
    case .output(.closedPipe):
      // The reader has what it wants.
      return ExitCode.fine
    case .output(.cannotWrite(let name, let reason)):
      Output.report([Diagnostic(.cannotWrite, "cannot write `\(name)`: \(reason)", at: nil)])
      return ExitCode.io
    }
  }
}
