import Diagnostics
import Sectional

/// `sectional explain SPEC`: the whole report, a section, a row or a key of it.
struct ExplainReport {
  private enum Question {
    case report
    case section([UInt8])
    case row(Int, section: [UInt8])
    case key([[UInt8]])
  }

  private let spec: [UInt8]
  private let input: InputOptions
  private let question: Question

  init(_ spec: [UInt8], _ arguments: Arguments) throws(CommandFailure) {
    self.spec = spec
    input = try InputOptions(arguments)
    let section = arguments.bytes("--section")
    let row = try ExplainReport.row(arguments)
    if arguments.has("--key") {
      guard section == nil, row == nil else {
        throw .usage("`--key` and `--section` exclude each other", help: [])
      }
      question = .key(arguments.list("--key"))
    } else if let section {
      question = row.map { .row($0, section: section) } ?? .section(section)
    } else if row != nil {
      throw .usage("`--row` needs a section", help: ["add `--section S`"])
    } else {
      question = .report
    }
  }

  /// Any whole number: which ones there are is the section's to say.
  private static func row(_ arguments: Arguments) throws(CommandFailure) -> Int? {
    guard let text = arguments.text("--row") else { return nil }
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .usage("`--row` takes a whole number, not `\(text)`", help: [])
    }
    return Int(text) ?? .max
  }

  func run() throws {
    var bag = DiagnosticBag()
    let text: String
    do {
      text = try answer(Explanation(input.input(spec: spec), into: &bag))
    } catch {
      throw CommandFailure.pipeline(error, bag)
    }
    try Output.print(text)
    Output.report(bag.all)
  }

  private func answer(_ explanation: Explanation) throws(PipelineFailure) -> String {
    switch question {
    case .report:
      return [
        FactLayout.text(explanation.sectionTable), FactLayout.text(explanation.unnamedGroups),
        FactLayout.text(explanation.totals),
      ].filter { !$0.isEmpty }.joined(separator: "\n")
    case .section(let name):
      return FactLayout.text(try explanation.section(name))
    case .row(let row, let section):
      return FactLayout.text(try explanation.row(row, inSection: section))
    case .key(let words):
      return try explanation.key(words).map { FactLayout.text($0) }.joined(separator: "\n")
    }
  }
}
