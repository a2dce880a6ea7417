import Diagnostics
import Sectional

/// `sectional validate`: says what is wrong with specs.
struct ValidateCommand {
  static let options =
    InputOptions.options + [
      Arguments.Option("--verbose", nil, "note values that older YAML readers take otherwise")
    ]
  static let later = ["--report", "--strict", "--root"]

  private let specs: [[UInt8]]
  private let input: InputOptions
  private let isVerbose: Bool

  init(_ words: [[UInt8]]) throws(CommandFailure) {
    let arguments = try Arguments(
      words, options: ValidateCommand.options, later: ValidateCommand.later)
    guard !arguments.operands.isEmpty else {
      throw .usage("no spec given", help: ["write `sectional validate SPEC…`"])
    }
    specs = arguments.operands
    input = try InputOptions(arguments)
    isVerbose = arguments.has("--verbose")
  }

  func run() throws -> Int32 {
    var code = ExitCode.fine
    for spec in specs {
      var bag = DiagnosticBag()
      do {
        var input = input.input(spec: spec)
        input.notes = isVerbose
        // Whatever the time is, the spec is as right or wrong.
        input.now = input.now ?? .zero
        try Validation.run(input, into: &bag)
        Output.report(bag.all)
        try Output.print("\(Output.visible(spec)): valid\n")
      } catch let failure as PipelineFailure {
        code = max(code, CommandFailure.pipeline(failure, bag).report())
      }
    }
    return code
  }
}
