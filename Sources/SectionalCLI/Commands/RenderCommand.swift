import Diagnostics
import Glibc
import Rendering
import Sectional

/// `sectional render`: draws a report.
struct RenderCommand {
  static let options =
    InputOptions.options + [
      Arguments.Option("-o", "OUT", "write this file; its ending picks the kind"),
      Arguments.Option("--to", "html|text", "the kind of output"),
      Arguments.Option("--width", "N", "cells in a line of text"),
    ]

  static let later = [
    "--set", "--since", "--state", "--check", "--around", "--context", "--position", "--now",
    "--root", "--encoding",
  ]

  private enum Kind {
    case text
    case html

    init(named name: String) throws(CommandFailure) {
      switch name {
      case "text": self = .text
      case "html": self = .html
      case "markdown", "csv", "json": throw .notYet("output as \(name)")
      default:
        throw .usage("`--to` takes `html` or `text`, not `\(name)`", help: [])
      }
    }

    /// The kind that a file's ending stands for.
    init(ending path: [UInt8]) throws(CommandFailure) {
      let name = path.split(separator: UInt8(ascii: "/")).last ?? []
      let ending = name.lastIndex(of: UInt8(ascii: ".")).map { name[(name.index(after: $0))...] }
      switch ending.map({ String(decoding: $0, as: UTF8.self).lowercased() }) {
      case "txt", "text": self = .text
      case "html", "htm": self = .html
      case "md", "markdown": throw .notYet("output as markdown")
      case "csv": throw .notYet("output as csv")
      case "json": throw .notYet("output as json")
      default:
        throw .usage(
          "the ending of `\(String(decoding: path, as: UTF8.self))` says nothing of its kind",
          help: ["add `--to html` or `--to text`"])
      }
    }
  }

  private let spec: [UInt8]
  private let input: InputOptions
  private let kind: Kind
  private let output: [UInt8]?
  private let width: Int?

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
      kind = try Kind(named: name)
    } else {
      kind = try output.map { path throws(CommandFailure) in try Kind(ending: path) } ?? .text
    }
    width = try arguments.integer("--width", in: 1...10_000)
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
    if let output, let data = report.dataPath, OutputFile.isSame(output, data) {
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
    if let data = input.dataPath, OutputFile.isSame(output, data) {
      throw .usage("the output would replace the data", help: [])
    }
  }

  /// Draws the report; gives what drawing it remarked.
  private func draw(_ report: Report, to sink: any ByteSink) throws -> [Diagnostic] {
    switch kind {
    case .html:
      return try report.drawHTML(to: sink)
    case .text:
      let terminal = output == nil ? Terminal.width(STDOUT_FILENO) : nil
      try report.drawText(width: width ?? report.textWidth ?? terminal, to: sink)
      return []
    }
  }
}
