import Diagnostics
import Glibc
import Rendering
import Sectional

/// `sectional render`: draws a report.
struct RenderCommand {
  static let options =
    InputOptions.options + [
      Arguments.Option("-o", "OUT", "write this file; its ending picks the kind"),
      Arguments.Option("--to", OutputFormat.names, "the kind of output"),
      Arguments.Option("--width", "N", "cells in a line of text"),
      Arguments.Option(
        "--formula-guard", nil,
        "mark CSV texts that a spreadsheet would run"),
    ]

  static let later = [
    "--since", "--state", "--check", "--around", "--context", "--position", "--root",
  ]

  private let spec: [UInt8]
  private let input: InputOptions
  private let kind: OutputFormat
  private let output: [UInt8]?
  private let width: Int?
  /// nil: what the spec says.
  private let formulaGuard: Bool?

  init(_ words: [[UInt8]]) throws(CommandFailure) {
    let arguments = try Arguments(
      words, options: RenderCommand.options, later: RenderCommand.later)
    guard arguments.operands.count == 1, let spec = arguments.operands.first else {
      throw .usage(
        arguments.operands.isEmpty ? "no spec given" : "more than one spec given",
        help: ["write `sectional render SPEC`"])
    }
    self.spec = spec
    input = try InputOptions(arguments)
    // `-o -` is standard output, as elsewhere.
    output = arguments.bytes("-o").flatMap { $0 == [UInt8(ascii: "-")] ? nil : $0 }
    if let name = arguments.text("--to") {
      kind = try OutputFormat(named: name)
    } else {
      kind =
        try output.map { path throws(CommandFailure) in try OutputFormat(ending: path) } ?? .text
    }
    width = try arguments.integer("--width", in: 1...10_000)
    formulaGuard = arguments.has("--formula-guard") ? true : nil
    if formulaGuard != nil, kind != .csv {
      throw .usage("`--formula-guard` is for `--to csv`", help: [])
    }
  }

  func run() throws -> Int32 {
    if let output { try refuseInputs(as: output) }
    var bag = DiagnosticBag()
    let report: Report
    do {
      report = try Report(input.input(spec: spec), into: &bag)
    } catch {
      throw CommandFailure.pipeline(error, bag)
    }
    if let output, report.isData(output) {
      throw CommandFailure.usage("the output would replace the data", help: [])
    }
    var remarks = bag.all
    if let output {
      try OutputFile.write(path: output) { remarks += try draw(report, to: $0) }
    } else {
      remarks += try draw(report, to: DescriptorSink(STDOUT_FILENO, name: "standard output"))
    }
    Output.report(remarks)
    return ExitCode.fine
  }

  private func refuseInputs(as output: [UInt8]) throws(CommandFailure) {
    if OutputFile.isSame(output, spec) {
      throw .usage("the output would replace the spec", help: [])
    }
    if input.isData(output) {
      throw .usage("the output would replace the data", help: [])
    }
  }

  /// Draws the report; gives what drawing it remarked.
  private func draw(_ report: Report, to sink: any ByteSink) throws -> [Diagnostic] {
    let remarks = try drawn(report, to: sink)
    // The data is read while it is drawn; what was made of a file that changed is not kept.
    try report.checkDataUnchanged()
    return remarks
  }

  private func drawn(_ report: Report, to sink: any ByteSink) throws -> [Diagnostic] {
    switch kind {
    case .html:
      return try report.drawHTML(to: sink)
    case .text:
      let terminal = output == nil ? Terminal.width(STDOUT_FILENO) : nil
      try report.drawText(
        width: width ?? report.textWidth ?? terminal,
        isStyled: output == nil && Terminal.hasColors(STDOUT_FILENO), to: sink)
    case .markdown:
      try report.drawMarkdown(to: sink)
    case .csv:
      try report.drawCSV(formulaGuard: formulaGuard, to: sink)
    case .json:
      try report.drawJSON(to: sink)
    }
    return []
  }
}
