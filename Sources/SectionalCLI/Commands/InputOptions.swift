import Diagnostics
import Sectional
import Tables
import YAMLTree

/// The options that say what is read and how much of it.
struct InputOptions {
  static let options = [
    Arguments.Option("--data", "FILE", "read this data file; `-` is standard input"),
    Arguments.Option(
      "--lookup", "NAME=FILE", "read this file for a lookup; repeats", repeats: true),
    Arguments.Option("--encoding", "NAME", "how the data is encoded (utf-8)"),
    Arguments.Option(
      "--set", "NAME=VALUE", "sets a parameter of the spec; repeats", repeats: true),
    Arguments.Option(
      "--now", "TIME", "the time of the report: 2026-03-01"),
    Arguments.Option("--max-spec-bytes", "N", "largest spec in bytes (10000000)"),
    Arguments.Option("--max-spec-depth", "N", "deepest nesting of a spec (200)"),
    Arguments.Option("--max-spec-nodes", "N", "most nodes, aliases counted out (100000)"),
    Arguments.Option("--max-spec-scalar", "N", "longest text of a spec in bytes (1000000)"),
    Arguments.Option("--max-data-bytes", "N", "most bytes of data (a file: no limit)"),
  ]

  private let data: DataInput?
  private let lookups: [NamedArgument]
  private let limits: YAMLLimits
  private let dataLimit: Int?
  private let encoding: TextEncoding?
  private let now: Duration?
  private let parameters: [NamedArgument]

  init(_ arguments: Arguments) throws(CommandFailure) {
    let path = arguments.bytes("--data")
    let isStream = path == [UInt8(ascii: "-")]
    data = path.map { isStream ? .standardInput : .path($0) }
    lookups = try NamedOption.lookups(arguments.list("--lookup"))
    var limits = YAMLLimits.standard
    let any = 1...Int(Int32.max)
    limits.bytes = try arguments.integer("--max-spec-bytes", in: any) ?? limits.bytes
    // libyaml's own work grows with the square of the depth.
    limits.depth = try arguments.integer("--max-spec-depth", in: 1...1000) ?? limits.depth
    limits.nodes = try arguments.integer("--max-spec-nodes", in: any) ?? limits.nodes
    limits.scalarBytes = try arguments.integer("--max-spec-scalar", in: any) ?? limits.scalarBytes
    self.limits = limits
    encoding = try InputOptions.encoding(arguments.text("--encoding"))
    now = try ReportTime.read(arguments.bytes("--now"))
    parameters = try NamedOption.parameters(arguments.list("--set"))
    dataLimit = try arguments.integer("--max-data-bytes", in: 1...Int.max)
  }

  /// What the pipeline starts from.
  func input(spec: [UInt8]) -> PipelineInput {
    PipelineInput(
      spec: .path(spec), data: data, lookups: lookups, limits: limits, dataLimit: dataLimit,
      encoding: encoding, now: now, parameters: parameters)
  }

  /// Whether a path is the data file of the call.
  func isData(_ path: [UInt8]) -> Bool {
    switch data {
    case .path(let file): OutputFile.isSame(path, file)
    case .standardInput: OutputFile.isStandardInput(path)
    case .bytes, nil: false
    }
  }

  /// Whether a path is a lookup's file of the call.
  func isLookup(_ path: [UInt8]) -> Bool {
    lookups.contains { OutputFile.isSame(path, $0.value) }
  }

  private static func encoding(_ name: String?) throws(CommandFailure) -> TextEncoding? {
    guard let name else { return nil }
    if let encoding = TextEncoding(name: name) { return encoding }
    let names = TextEncoding.allCases.map(\.rawValue)
    throw .usage(
      "there is no encoding `\(name)`",
      help: [Suggestion.help(for: name, among: names)].compactMap { $0 }
        + ["the encodings are \(names.joined(separator: ", "))"])
  }
}
