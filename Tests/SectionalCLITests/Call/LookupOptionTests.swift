import TestSupport
import Testing

/// `--lookup NAME=FILE` for every command that reads data.
@Suite("Lookups of a call")
struct LookupOptionTests {
  private static let spec = """
    sectional: 1
    title: false
    data:
      file: data.csv
      lookups:
        makers: {file: makers.csv, key: kind}
        note: {file: note.csv}
    columns: [name, {title: Maker, value: "makers[kind].town"}, {title: Note, value: note.text}]

    """

  /// The spec with its files in the folder `inner`, other files beside that.
  private func sample() throws -> Sample {
    let sample = try Sample(spec: "", data: nil)
    try sample.folder.write("inner/report.yaml", Self.spec)
    try sample.folder.write("inner/data.csv", "kind,name\ntea,Assam\ncoffee,Java\n")
    try sample.folder.write("inner/makers.csv", "kind,town\ntea,Jorhat\ncoffee,Malang\n")
    try sample.folder.write("inner/note.csv", "text\nold\n")
    try sample.folder.write("makers.csv", "kind,town\ntea,Guwahati\n")
    try sample.folder.write("note.tsv", "text\tmore\nnew\t1\n")
    try sample.folder.write("none.csv", "text\n")
    return sample
  }

  @Test(
    "Files",
    arguments: [
      ([], "Assam Jorhat old Java Malang old"),
      (["--lookup", "makers=makers.csv"], "Assam Guwahati old Java – old"),
      (["--lookup=makers=inner/../makers.csv"], "Assam Guwahati old Java – old"),
      (["--lookup", "note=note.tsv"], "Assam Jorhat new Java Malang new"),
      (["--lookup", "note=none.csv"], "Assam Jorhat – Java Malang –"),
      (
        ["--lookup", "note=note.tsv", "--lookup", "makers=makers.csv"],
        "Assam Guwahati new Java – new"
      ),
    ])
  func files(_ words: [String], _ rows: String) throws {
    let run = try sample().folder.run(["render", "inner/report.yaml"] + words)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.text.split(separator: "\n").dropFirst(2)
    #expect(lines.joined(separator: " ").split(separator: " ").joined(separator: " ") == rows)
  }

  @Test(
    "A path starts at the working folder, may lead anywhere, to a pipe too, and need be no text")
  func paths() throws {
    let run = try sample().shell(
      """
      byte=$(printf '\\377'); cp makers.csv "$byte.csv"; mkfifo pipe; cat makers.csv > pipe &
      cd inner; ln -s ../makers.csv link.csv
      for file in ../makers.csv "$PWD/../makers.csv" link.csv ../pipe "../$byte.csv"
      do "$sectional" render report.yaml --lookup "makers=$file" --to csv || exit; done
      """)
    #expect(run.code == 0, "\(run.errors)")
    let once = "section,group,key,name,Maker,Note\nrows,,,Assam,Guwahati,old\nrows,,,Java,,old\n"
    #expect(run.text.replacingOccurrences("\r", "") == String(repeating: once, count: 5))
  }

  @Test("The spec's own file need not be there")
  func absent() throws {
    let sample = try sample()
    let script = "rm inner/note.csv; \"$sectional\" validate inner/report.yaml"
    let run = try sample.shell(script)
    #expect(run.code == 3)
    #expect(
      run.errors == """
        inner/report.yaml:7:18: error: no data file `inner/note.csv` [data-missing-file]
        7 |     note: {file: note.csv}
          |                  ^^^^^^^^
          = help: a path in a spec is relative to the spec; `--lookup note=FILE` names another file

        """)
    let given = try sample.run("validate", "inner/report.yaml", "--lookup", "note=note.tsv")
    #expect(given.code == 0 && given.errors.isEmpty)
    #expect(given.text == "inner/report.yaml: valid\n")
  }

  @Test(
    "Names that the spec does not have", arguments: ["render", "validate", "explain"],
    [
      ("maker", "did you mean `makers`?"), ("post", "the lookups are `makers`, `note`"),
    ])
  func unknown(_ command: String, _ slip: (name: String, help: String)) throws {
    let sample = try sample()
    for script in ["", "rm inner/data.csv; "] where script.isEmpty || command == "validate" {
      let run = try sample.shell(
        "\(script)\"$sectional\" \(command) inner/report.yaml --lookup \(slip.name)=makers.csv")
      #expect(run.code == 1 && run.output == [])
      #expect(
        run.errors.hasPrefix(
          """
          --lookup \(slip.name):1:1: error: the spec has no lookup `\(slip.name)` [unknown-lookup]
          1 | \(slip.name)=makers.csv
            | \(String(repeating: "^", count: slip.name.count))
            = help: \(slip.help)

          """), "\(run.errors)")
    }
  }

  @Test("A spec with one lookup, and one without any")
  func fewLookups() throws {
    for (lookups, help) in [
      ("{note: {file: note.csv}}", "the only lookup is `note`"),
      ("{}", "the spec has no `data.lookups`"),
    ] {
      let sample = try Sample(
        spec: "sectional: 1\ndata: {file: data.csv, lookups: \(lookups)}\n"
          .replacingOccurrences(", lookups: {}", ""))
      try sample.folder.write("note.csv", "text\n")
      let run = try sample.run("render", "report.yaml", "--lookup", "post=x.csv")
      #expect(run.code == 1)
      #expect(run.errors.hasSuffix("  = help: \(help)\n"), "\(run.errors)")
    }
  }

  @Test(
    "What is no table for the lookup, with its file as it was given",
    arguments: [
      (
        "note=./nowhere.csv", 3,
        """
        sectional: error: no data file `./nowhere.csv` [data-missing-file]
          = help: a path in a spec is relative to the spec; `--lookup note=FILE` names another file
        """
      ),
      (
        "note=inner", 3,
        """
        sectional: error: `inner` is a folder, not a file [data-folder]
          = help: name one data file in it
        """
      ),
      (
        "note=/dev/zero", 3,
        """
        sectional: error: `/dev/zero` is a device, not a file [data-device]
          = help: name a regular file
        """
      ),
      (
        "note=/dev/null", 1,
        """
        --lookup note:1:6: error: the lookup `note` has no fields: its file is empty \
        [lookup-records]
        1 | note=/dev/null
          |      ^^^^^^^^^
          = help: a line with the names of the fields makes a table without records
        """
      ),
      (
        "makers=./none.csv", 1,
        """
        inner/report.yaml:6:37: error: the lookup `makers` has no field `kind` [unknown-field]
        6 |     makers: {file: makers.csv, key: kind}
          |                                     ^^^^
          = note: `./none.csv` has `text`
        """
      ),
      (
        "note=./inner/makers.csv", 1,
        """
        inner/report.yaml:7:5: error: the lookup `note` has no `key` and 2 records [lookup-records]
        7 |     note: {file: note.csv}
          |     ^^^^
          ::: ./inner/makers.csv:3:1
        3 | coffee,Malang
          | ------------- the second one
          = help: name the field that finds a record: `key: kind`
        """
      ),
    ])
  func faults(_ option: String, _ code: Int32, _ message: String) throws {
    let run = try sample().run("render", "inner/report.yaml", "--lookup", option)
    #expect(run.code == code && run.output == [])
    #expect(run.errors == message + "\n")
  }

  @Test("A key that stands twice in it, bytes that are no UTF-8, and too many bytes")
  func contents() throws {
    let sample = try sample()
    try sample.folder.write("twice.csv", "kind,town\ntea,A\ntea,B\n")
    let twice = try sample.run("render", "inner/report.yaml", "--lookup", "makers=twice.csv")
    #expect(twice.code == 1)
    #expect(
      twice.errors.hasPrefix(
        "twice.csv:3:1: error: the lookup `makers` has the key `tea` twice, lines 2 and 3 "
          + "[lookup-key-duplicate]\n"), "\(twice.errors)")
    // `--encoding` is that of the data.
    try sample.folder.write("latin.csv", Array("text\nCaf".utf8) + [0xE9, 0x0A])
    let latin = try sample.run(
      "render", "inner/report.yaml", "--encoding", "latin1", "--lookup", "note=latin.csv")
    #expect(latin.code == 1)
    #expect(latin.errors.contains("latin.csv:2:4: error: "), "\(latin.errors)")
    #expect(latin.errors.contains("[data-encoding]"), "\(latin.errors)")
    let long = try sample.run(
      "render", "inner/report.yaml", "--max-data-bytes", "40", "--lookup", "note=latin.csv",
      "--lookup", "makers=inner/report.yaml")
    // The faults of both lookups, of which one is no failure of reading.
    #expect(long.code == 1)
    #expect(
      long.errors.hasPrefix(
        "sectional: error: `inner/report.yaml` has more than 40 bytes [data-limit]"),
      "\(long.errors)")
    #expect(long.errors.contains("latin.csv:2:4: error: "), "\(long.errors)")
  }

  @Test(
    "Words that say nothing",
    arguments: [
      (["--lookup", "note"], "`--lookup note` has no file", "write `--lookup NAME=FILE`"),
      (["--lookup", "note="], "`--lookup note=` has no file", "write `--lookup NAME=FILE`"),
      (["--lookup", "=x"], "`--lookup =x` has no name", "write `--lookup NAME=FILE`"),
      (["--lookup"], "`--lookup` needs a value", "write `--lookup NAME=FILE`"),
      (["--lookup", "note=a", "--lookup=note=b"], "`--lookup note` is given twice", nil),
      (
        ["--lookup", "note=-"], "a lookup is not read from the standard input",
        "a file of this name is written `./-`"
      ),
    ])
  func usage(_ words: [String], _ message: String, _ help: String?) throws {
    for command in ["render", "validate", "explain"] {
      let run = try sample().folder.run([command, "inner/report.yaml"] + words)
      #expect(run.code == 2 && run.output == [])
      let rest = help.map { "  = help: \($0)\n" } ?? ""
      #expect(run.errors == "sectional: error: \(message) [wrong-use]\n" + rest)
    }
  }

  @Test("A name that is not UTF-8")
  func bytes() throws {
    let run = try sample().shell(
      "\"$sectional\" render inner/report.yaml --lookup \"n$(printf '\\377')=x.csv\"")
    #expect(run.code == 2)
    #expect(
      run.errors
        == "sectional: error: the name of `--lookup n<0xFF>=x.csv` is not UTF-8 [wrong-use]\n")
  }

  @Test("The output takes the place of no lookup's file, whatever the path calls it")
  func output() throws {
    let sample = try sample()
    for output in ["makers.csv", "inner/../makers.csv", "link.csv"] {
      let run = try sample.shell(
        """
        ln -sf makers.csv link.csv
        "$sectional" render inner/report.yaml --lookup makers=makers.csv -o \(output)
        """)
      #expect(run.code == 2)
      #expect(run.errors == "sectional: error: the output would replace a lookup [wrong-use]\n")
      #expect(sample.read("makers.csv") == "kind,town\ntea,Guwahati\n")
    }
  }

  @Test("`explain` finds rows with the file that the call names")
  func explain() throws {
    let sample = try sample()
    try sample.folder.write(
      "inner/report.yaml",
      Self.spec + "view: {where: \"makers[kind] != null\"}\n")
    for (words, shown) in [([], "2"), (["--lookup", "makers=makers.csv"], "1")] {
      let run = try sample.folder.run(["explain", "inner/report.yaml"] + words)
      let lines = run.text.split(separator: "\n").map { line in
        line.split(separator: " ").joined(separator: " ")
      }
      #expect(lines.contains("rows of the view \(shown)"), "\(run.text)")
    }
  }
}
