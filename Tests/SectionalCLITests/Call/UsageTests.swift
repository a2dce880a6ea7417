import TestSupport
import Testing

/// What the command says to a call that is wrong.
///
/// Nothing is read or drawn for it.
@Suite("Usage errors")
struct UsageTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    let message: String

    init(_ arguments: String..., message: String) {
      self.arguments = arguments
      self.message = message
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases = [
    Case(
      message: """
        no command [wrong-use]
          = help: `sectional --help` lists the commands
        """),
    Case(
      "rendr", "report.yaml",
      message: """
        unknown command `rendr` [wrong-use]
          = help: did you mean `render`?
        """),
    Case(
      "", "report.yaml",
      message: """
        unknown command `` [wrong-use]
          = help: `sectional --help` lists the commands
        """),
    Case(
      "render", "report.yaml", "--dta", "data.csv",
      message: """
        unknown option `--dta` [wrong-use]
          = help: did you mean `--data`?
        """),
    Case(
      "render", "report.yaml", "--DATA=data.csv",
      message: """
        unknown option `--DATA` [wrong-use]
          = help: did you mean `--data`?
        """),
    Case(
      "render", "report.yaml", "-x",
      message: """
        unknown option `-x` [wrong-use]
          = help: a file whose name begins with `-` is written `./-x`, or after `--`
        """),
    Case(
      "validate", "report.yaml", "--to", "html",
      message: """
        unknown option `--to` [wrong-use]
          = help: a file whose name begins with `-` is written `./--to`, or after `--`
        """),
    Case(
      "render", "report.yaml", "--data",
      message: """
        `--data` needs a value [wrong-use]
          = help: write `--data FILE`
        """),
    Case(
      "render", "report.yaml", "-o",
      message: """
        `-o` needs a value [wrong-use]
          = help: write `-o OUT`
        """),
    Case(
      "render", "report.yaml", "--to", "text", "--to=text",
      message: "`--to` is given twice [wrong-use]"),
    Case(
      "render", "-oa.txt", "report.yaml", "-o", "b.txt",
      message: "`-o` is given twice [wrong-use]"),
    Case(
      "render", "report.yaml", "data.csv",
      message: """
        more than one spec given [wrong-use]
          = help: write `sectional render SPEC`
        """),
    Case(
      "render", "--", "report.yaml", "--to", "text",
      message: """
        more than one spec given [wrong-use]
          = help: write `sectional render SPEC`
        """),
    Case(
      "validate",
      message: """
        no spec given [wrong-use]
          = help: write `sectional validate SPEC…`
        """),
    Case(
      "render", "report.yaml", "--to", "pdf",
      message: """
        `--to` takes `html`, `text`, `markdown`, `csv` or `json`, not `pdf` [wrong-use]
        """),
    Case(
      "render", "report.yaml", "--to=",
      message: "`--to` takes `html`, `text`, `markdown`, `csv` or `json`, not `` [wrong-use]"),
    Case(
      "render", "report.yaml", "-o", "out.pdf",
      message: """
        the ending of `out.pdf` says nothing of its kind [wrong-use]
          = help: add `--to html` or `--to text`
        """),
    Case(
      "explain",
      message: """
        nothing to explain [wrong-use]
          = help: write `sectional explain SPEC` or `sectional explain --code CODE`
        """),
    Case(
      "explain", "--code", "data-nul", "report.yaml",
      message: "`--code` stands alone [wrong-use]"),
  ]

  @Test("Each ends with 2 and its whole message on standard error", arguments: cases)
  func message(_ usage: Case) throws {
    let sample = try Sample()
    let run = try sample.folder.run(usage.arguments)
    #expect(run.code == 2)
    #expect(run.output == [])
    #expect(run.errors == "sectional: error: " + usage.message + "\n")
    #expect(sample.names == ["data.csv", "report.yaml"])
  }

  @Test(
    "A number out of its range is refused as it was written",
    arguments: ["0", "-1", "10001", "1.5", "1e2", "0x10", " 5", "５", "99999999999999999999", ""])
  func width(_ number: String) throws {
    let run = try Sample().run("render", "report.yaml", "--width", number)
    #expect(run.code == 2)
    #expect(
      run.errors
        == "sectional: error: `--width` takes a whole number from 1 to 10000, not `\(number)` "
        + "[wrong-use]\n")
  }

  @Test(
    "Limits take whole numbers from 1",
    arguments: [
      "--max-spec-bytes", "--max-spec-depth", "--max-spec-nodes", "--max-spec-scalar",
      "--max-data-bytes",
    ], ["0", "-5", "many", "99999999999999999999"])
  func limits(_ option: String, _ number: String) throws {
    for command in ["render", "validate"] {
      let run = try Sample().run(command, "report.yaml", "\(option)=\(number)")
      #expect(run.code == 2)
      #expect(run.errors.hasPrefix("sectional: error: `\(option)` takes a whole number from 1 to "))
      #expect(run.errors.hasSuffix(", not `\(number)` [wrong-use]\n"))
    }
  }

  @Test("A path that begins with `-` gets a hint how to write it")
  func dashedPath() throws {
    let sample = try Sample()
    try sample.folder.write("-report.yaml", Sample.spec)
    let run = try sample.run("render", "-report.yaml")
    #expect(run.code == 2)
    #expect(run.errors.contains("`--`") || run.errors.contains("`./-report.yaml`"))
  }
}
