import TestSupport
import Testing

/// What the design has and the command does not yet: refused by name, never ignored.
@Suite("What is not there yet")
struct LaterTests {
  /// The word that is refused, unless the command has come to take it.
  private func refuses(_ word: String, _ arguments: [String]) throws {
    let run = try Sample().folder.run(arguments)
    let isRefused =
      run.code == 2 && run.output == [] && run.errors.contains(word)
      && run.errors.hasSuffix(" is not there yet [command-not-yet]\n")
    let isTaken = !run.errors.contains("[command-not-yet]") && !run.errors.contains("unknown ")
    #expect(isRefused || isTaken, "\(run.code): \(run.errors)")
    #expect(!run.hasCrashed)
  }

  @Test(
    "Commands", arguments: ["diff", "init", "schema", "watch"])
  func commands(_ name: String) throws {
    try refuses("`sectional \(name)`", [name])
  }

  @Test("`explain` of a spec")
  func explain() throws {
    try refuses("`sectional explain SPEC`", ["explain", "report.yaml"])
  }

  @Test(
    "Options of `render`",
    arguments: [
      ["--set", "a=b"], ["--since", "old.csv"], ["--state", "state"], ["--check"],
      ["--around", "k"], ["--context", "3"], ["--position", "top"], ["--now", "2026-11-30"],
      ["--root", "."], ["--encoding", "utf-16"],
    ])
  func renderOptions(_ words: [String]) throws {
    try refuses("`\(words[0])`", ["render", "report.yaml"] + words)
  }

  @Test(
    "Options of `validate`",
    arguments: [["--report", "json"], ["--strict"], ["--set", "a=b"], ["--root", "."]])
  func validateOptions(_ words: [String]) throws {
    try refuses("`\(words[0])`", ["validate", "report.yaml"] + words)
  }

  @Test(
    "Kinds of output", arguments: ["markdown", "csv", "json"])
  func kinds(_ kind: String) throws {
    try refuses(kind, ["render", "report.yaml", "--to", kind])
    let ending = kind == "markdown" ? "md" : kind
    try refuses(kind, ["render", "report.yaml", "-o", "out.\(ending)"])
  }
}
