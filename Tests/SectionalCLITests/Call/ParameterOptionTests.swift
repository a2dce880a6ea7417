import TestSupport
import Testing

/// `--set NAME=VALUE` for every command that reads a spec.
@Suite("Parameters of a call")
struct ParameterOptionTests {
  private static let spec = """
    sectional: 1
    parameters:
      kind: {type: string, default: tea}
      least: {type: integer, minimum: 0, default: 0}
    data: {file: data.csv, key: name}
    view: {where: kind == params.kind && price >= params.least}
    columns: [name]

    """

  private static let required = """
    sectional: 1
    parameters: {kind: {type: string, required: true}}
    data: {file: data.csv}
    view: {where: kind == params.kind}
    columns: [name]

    """

  @Test(
    "Values",
    arguments: [
      ([], "Assam Sencha"), (["--set", "kind=coffee"], "Java"), (["--set=kind=coffee"], "Java"),
      (["--set", "least=5"], "Sencha"), (["--set", "least=5", "--set", "kind=coffee"], "Java"),
      (["--set", "kind=a=b"], ""), (["--set", "kind="], ""),
    ])
  func values(_ words: [String], _ names: String) throws {
    let run = try Sample(spec: Self.spec).folder.run(["render", "report.yaml"] + words)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.text.split(separator: "\n").dropFirst(3)
    #expect(lines.joined(separator: " ") == names)
  }

  @Test("A value that does not fit is told where it was given, and nothing is written")
  func badValue() throws {
    let run = try Sample(spec: Self.spec).run("render", "report.yaml", "--set", "least=-1")
    #expect(run.code == 1 && run.output == [])
    #expect(
      run.errors == """
        --set least:1:7: error: the value of the parameter `least` does not fit: `-1` is below \
        the minimum `0` [parameter-value]
        1 | least=-1
          |       ^^
          ::: report.yaml:4:35
        4 |   least: {type: integer, minimum: 0, default: 0}
          |                                   - the check

        """)
  }

  @Test(
    "Names that the spec does not have",
    arguments: [["render"], ["validate"], ["explain"]])
  func unknown(_ command: [String]) throws {
    let run = try Sample(spec: Self.spec).folder
      .run(command + ["report.yaml", "--set", "knd=tea"])
    #expect(run.code == 1 && run.output == [])
    #expect(
      run.errors == """
        --set knd:1:5: error: the spec has no parameter `knd` [unknown-parameter]
        1 | knd=tea
          |     ^^^
          = help: did you mean `kind`?

        """)
  }

  @Test(
    "Words that say nothing",
    arguments: [
      (["--set", "kind"], "`--set kind` has no value"),
      (["--set", "=tea"], "`--set =tea` has no name"),
      (["--set", "kind=tea", "--set", "kind=coffee"], "`--set kind` is given twice"),
    ])
  func usage(_ words: [String], _ message: String) throws {
    let run = try Sample(spec: Self.spec).folder.run(["render", "report.yaml"] + words)
    #expect(run.code == 2 && run.output == [])
    #expect(run.errors.hasPrefix("sectional: error: \(message) [wrong-use]\n"), "\(run.errors)")
  }

  @Test("A value that is not UTF-8")
  func bytes() throws {
    let run = try Sample(spec: Self.spec)
      .shell("\"$sectional\" render report.yaml --set \"kind=$(printf '\\377')\"")
    #expect(run.code == 2)
    #expect(run.errors == "sectional: error: the value of `--set` is not UTF-8 [wrong-use]\n")
  }

  @Test("A required parameter is needed to draw; to validate, the spec alone is checked")
  func required() throws {
    let sample = try Sample(spec: Self.required)
    let drawn = try sample.run("render", "report.yaml")
    #expect(drawn.code == 1 && drawn.errors.contains("[missing-parameter]"))
    let validated = try sample.run("validate", "report.yaml")
    #expect(validated.code == 0 && validated.text == "report.yaml: valid\n")
    #expect(
      validated.errors.hasPrefix(
        "report.yaml:2:14: note: the parameter `kind` has no value [missing-parameter]\n"))
    let given = try sample.run("validate", "report.yaml", "--set", "kind=tea")
    #expect(given.code == 0 && given.errors.isEmpty)
  }

  @Test("`explain` knows the rows that are left and where they stand in the data")
  func explain() throws {
    let sample = try Sample(spec: Self.spec)
    let run = try sample.run("explain", "report.yaml", "--set", "kind=coffee")
    #expect(run.text.contains("rows of the data"))
    #expect(run.text.contains("rows of the view"))
    let row = try sample.run("explain", "report.yaml", "--key", "Sencha")
    let lines = row.text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("data row 2 of 3"), "\(row.text)")
    #expect(lines.contains("data line 4"))
  }

  @Test("A field that hides a name is noted by `validate` alone")
  func hiddenNames() throws {
    let sample = try Sample(
      spec: "sectional: 1\ndata: {file: data.csv}\ncolumns: [count, total]\n",
      data: "count,total\n1,2\n")
    let run = try sample.run("validate", "report.yaml")
    #expect(run.code == 0)
    #expect(
      run.errors == """
        report.yaml:3:11: note: the field `count` hides the section's `count` [hidden-name]
        3 | columns: [count, total]
          |           ^^^^^
          = help: `section.count` means the section's, `row["count"]` the field

        report.yaml:3:18: note: the field `total` hides the section's `total` [hidden-name]
        3 | columns: [count, total]
          |                  ^^^^^
          = help: `section.total` means the section's, `row["total"]` the field

        """)
    #expect(try sample.run("render", "report.yaml").errors.isEmpty)
  }
}
