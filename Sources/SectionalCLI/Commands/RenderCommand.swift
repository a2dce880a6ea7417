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
      Arguments.Option("--around", "KEY", "only lines of text around this row"),
      Arguments.Option("--context", "N", "lines on each side of it; else 5"),
      Arguments.Option(
        "--position", "top|middle|bottom", "where it stands; else middle"),
    ]

  static let later = [
    "--since", "--state", "--check", "--root",
  ]

  private let spec: [UInt8]
  private let input: InputOptions
  private let kind: OutputFormat
  private let output: [UInt8]?
  private let width: Int?
  /// nil: what the spec says.
  private let formulaGuard: Bool?
  private let around: Around?

  /// The row that text is printed around.
  private struct Around {
    let key: [UInt8]
    let context: Int
    let position: FocusPosition
  }

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
    around = try RenderCommand.around(arguments)
    if around != nil, kind != .text {
      throw .usage("`--around` is for `--to text`", help: ["a page has `#SECTION.KEY` for it"])
    }
  }

  private static func around(_ arguments: Arguments) throws(CommandFailure) -> Around? {
    let context = try arguments.integer("--context", in: 0...1_000_000)
    let position = try arguments.text("--position").map { name throws(CommandFailure) in
      guard let position = FocusPosition(rawValue: name) else {
        throw .usage("`--position` takes top, middle or bottom, not `\(name)`", help: [])
      }
      return position
    }
    guard let key = arguments.bytes("--around") else {
      if context != nil || position != nil {
        throw .usage("`--context` and `--position` are for `--around KEY`", help: [])
      }
      return nil
    }
    return Around(key: key, context: context ?? 5, position: position ?? .middle)
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
    if let output, let file = report.input(at: output) {
      throw CommandFailure.usage("the output would replace \(file.words)", help: [])
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
    if input.isLookup(output) {
      throw .usage("the output would replace a lookup", help: [])
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
      let isStyled = output == nil && Terminal.hasColors(STDOUT_FILENO)
      let width = width ?? report.textWidth ?? terminal
      if let around {
        try report.drawText(
          around: around.key, context: around.context, position: around.position, width: width,
          isStyled: isStyled, to: sink)
      } else {
        try report.drawText(width: width, isStyled: isStyled, to: sink)
      }
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
