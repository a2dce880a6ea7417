import TestSupport
import Testing

/// Help goes to standard output, ends with 0 and reads nothing.
@Suite("Help and version")
struct HelpTests {
  @Test("The overview", arguments: ["--help", "-h", "help"])
  func overview(_ word: String) throws {
    let run = try Sample().run(word)
    #expect(run.code == 0)
    #expect(run.errors == "")
    for command in ["render", "validate", "explain", "templates"] {
      #expect(run.text.contains("sectional \(command) "))
    }
    for code in ["0 fine", "1 ", "2 wrong use", "3 "] {
      #expect(run.text.contains(code))
    }
  }

  @Test(
    "Each command's own", arguments: ["render", "validate", "explain", "templates"],
    ["--help", "-h"])
  func commands(_ command: String, _ word: String) throws {
    let sample = try Sample(data: nil)
    for arguments in [[command, word], [command, "nowhere.yaml", word, "--data", "nowhere.csv"]] {
      let run = try sample.folder.run(arguments)
      #expect(run.code == 0)
      #expect(run.errors == "")
      #expect(run.text.hasPrefix("sectional \(command) "))
    }
  }

  @Test("Every option that `render` lists is one that it takes")
  func listedOptions() throws {
    let text = try Sample().run("render", "--help").text
    let options = text.split(separator: "\n").filter { $0.hasPrefix("  -") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(options.contains("--data") && options.contains("-o") && options.contains("--width"))
    for option in options {
      let run = try Sample().run("render", "report.yaml", option)
      #expect(!run.errors.contains("unknown option"), "\(option)")
      #expect(!run.errors.contains("not there yet"), "\(option)")
    }
  }

  @Test("Lines of the help fit a terminal of 80 columns")
  func width() throws {
    for arguments in [
      ["--help"], ["render", "--help"], ["validate", "--help"], ["explain", "--help"],
    ] {
      let text = try Sample().folder.run(arguments).text
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test("Behind `--`, `--help` is a path")
  func pathNamedHelp() throws {
    let sample = try Sample()
    try sample.folder.write("--help", Sample.spec)
    let run = try sample.run("render", "--", "--help")
    #expect(run.code == 0)
    #expect(run.text.hasSuffix("Java        5\n"))
  }

  @Test("The version is one line")
  func version() throws {
    let run = try Sample().run("--version")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.text.wholeMatch(of: /sectional \d+\.\d+\.\d+\n/) != nil)
  }
}
