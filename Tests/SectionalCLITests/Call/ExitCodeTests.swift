import TestSupport
import Testing

/// One call for each exit code of the design.
@Suite("Exit codes")
struct ExitCodeTests {
  @Test("A report that is drawn ends with 0 and says nothing else")
  func fine() throws {
    let run = try Sample().run("render", "report.yaml")
    #expect(run.code == 0)
    #expect(run.text == Sample.text)
    #expect(run.errors == "")
  }

  @Test("A fault of the spec ends with 1 and nothing is drawn")
  func wrongSpec() throws {
    let run = try Sample(spec: Sample.spec + "titel: x\n").run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.output == [])
    #expect(run.errors.hasPrefix("report.yaml:5:1: error: "))
  }

  @Test("A fault of the data in its last row ends with 1 and nothing is drawn")
  func wrongData() throws {
    let rows = String(repeating: "tea,Assam,4\n", count: 20_000)
    let run = try Sample(data: "kind,name,price\n" + rows + "tea\n").run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.output == [])
    #expect(run.errors.hasPrefix("data.csv:20002:1: error: row 20001 has 1 field, "))
  }

  @Test("A wrong call ends with 2")
  func wrongUse() throws {
    let run = try Sample().run("render")
    #expect(run.code == 2)
    #expect(run.output == [])
    #expect(
      run.errors == """
        sectional: error: no spec given [wrong-use]
          = help: write `sectional render SPEC`

        """)
  }

  @Test("A file that cannot be read ends with 3", arguments: ["render", "validate"])
  func unreadable(_ command: String) throws {
    let run = try Sample().run(command, "nowhere.yaml")
    #expect(run.code == 3)
    #expect(run.output == [])
    #expect(
      run.errors
        == "sectional: error: cannot read `nowhere.yaml`: no such file or directory [cannot-read]\n"
    )
  }

  @Test("`validate` ends with 0 for a valid spec and names it")
  func valid() throws {
    let run = try Sample().run("validate", "report.yaml")
    #expect(run.code == 0)
    #expect(run.text == "report.yaml: valid\n")
    #expect(run.errors == "")
  }

  @Test("`validate` takes the worst code of several specs and judges each")
  func worst() throws {
    let sample = try Sample()
    try sample.folder.write("wrong.yaml", "sectional: 1\ntitel: x\n")
    let run = try sample.run("validate", "report.yaml", "wrong.yaml", "nowhere.yaml")
    #expect(run.code == 3)
    #expect(run.text == "report.yaml: valid\n")
    #expect(run.errors.contains("wrong.yaml:2:1: error: "))
    #expect(run.errors.contains("`nowhere.yaml`"))
    #expect(try sample.run("validate", "wrong.yaml", "report.yaml").code == 1)
  }

  @Test("`validate` checks what a render would refuse")
  func validateReadsData() throws {
    let sample = try Sample(data: "kind,name,price\ntea\n")
    let run = try sample.run("validate", "report.yaml")
    #expect(run.code == 1)
    #expect(run.output == [])
    #expect(run.errors == (try sample.run("render", "report.yaml").errors))
  }

  @Test("`explain --code` ends with 0; an unknown code is wrong use with a suggestion")
  func explain() throws {
    let page = try Sample().run("explain", "--code", "data-nul")
    #expect(page.code == 0)
    #expect(page.text.hasPrefix("data-nul: a NUL byte stands in the data\n\n"))
    #expect(page.errors == "")
    let unknown = try Sample().run("explain", "--code", "data-nol")
    #expect(unknown.code == 2)
    #expect(unknown.output == [])
    #expect(
      unknown.errors.hasPrefix(
        "sectional: error: there is no code `data-nol` [wrong-use]\n"
          + "  = help: did you mean `data-nul`?\n"))
  }
}
