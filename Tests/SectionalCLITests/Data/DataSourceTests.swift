import TestSupport
import Testing

/// Where data comes from: files, standard input, pipes; and what is refused.
@Suite("Data sources")
struct DataSourceTests {
  @Test("Standard input, redirected or piped, read to its end")
  func standardInput() throws {
    let sample = try Sample()
    for script in [
      "\"$sectional\" render report.yaml --data - < data.csv",
      "cat data.csv | \"$sectional\" render report.yaml --data=-",
      "(cat data.csv) | (\"$sectional\" render report.yaml --data -)",
      "(while read -r line; do echo \"$line\"; done < data.csv) "
        + "| \"$sectional\" render report.yaml --data -",
      "sed 's/file: data.csv/file: \"-\"/' report.yaml > report2.yaml; mv report2.yaml report.yaml;"
        + "\"$sectional\" render report.yaml < data.csv",
    ] {
      let run = try sample.shell(script)
      #expect(run.code == 0)
      #expect(run.text == Sample.text, "\(script)")
    }
  }

  @Test("A FIFO, a file of /proc and a link are read as files are")
  func readable() throws {
    let run = try Sample().shell(
      """
      mkfifo pipe; cat data.csv > pipe & "$sectional" render report.yaml --data pipe || exit
      mkfifo spec; cat report.yaml > spec & "$sectional" render spec --data data.csv || exit
      ln -s data.csv link; "$sectional" render report.yaml --data link || exit
      """)
    #expect(run.code == 0)
    #expect(
      run.text == Sample.text + Sample.text.replacingOccurrences("report", "spec") + Sample.text)
    let process = try Sample(spec: "sectional: 1\ndata: {delimiter: \"\\t\"}\n").shell(
      "\"$sectional\" render report.yaml --data /proc/self/limits")
    #expect(process.code == 0)
    #expect(process.text.contains("Max open files"))
  }

  @Test(
    "What is not there, no file or not readable ends with 3 and its whole message",
    arguments: [
      (
        "nowhere.csv",
        """
        no data file `nowhere.csv` [data-missing-file]
          = help: a path in a spec is relative to the spec; `--data FILE` names another file
        """
      ),
      (
        ".",
        """
        `.` is a folder, not a file [data-folder]
          = help: name one data file in it
        """
      ),
      (
        "/dev/zero",
        """
        `/dev/zero` is a device, not a file [data-device]
          = help: name a regular file
        """
      ),
      (
        "data.csv/x",
        """
        no data file `data.csv/x` [data-missing-file]
          = help: a path in a spec is relative to the spec; `--data FILE` names another file
        """
      ),
    ])
  func refused(_ path: String, _ message: String) throws {
    let run = try Sample().run("render", "report.yaml", "--data", path)
    #expect(run.code == 3)
    #expect(run.output == [])
    #expect(run.errors == "sectional: error: " + message + "\n")
  }

  @Test(
    "A pipe that a spec or its data names is refused without waiting for a writer",
    arguments: [
      (
        "sectional: 1\ndata: {file: pipe}\n", 3,
        "report.yaml:2:14: error: `pipe` is a pipe, not a file [data-device]"
      ),
      (
        "sectional: 1\ndata: {file: data.csv, lookups: {other: {file: pipe}}}\n", 3,
        "report.yaml:2:48: error: `pipe` is a pipe, not a file [data-device]"
      ),
      (
        "sectional: 1\ndata: {file: data.csv}\noutput: {html: {css: pipe}}\n", 3,
        "report.yaml:3:22: error: cannot read `pipe`: it is a pipe, not a file [cannot-read]"
      ),
      (
        "sectional: 1\ndata: {file: data.csv}\ntemplates: looks\n", 1,
        "report.yaml:3:12: error: `looks/row.html.mustache` cannot be read: "
          + "it is a pipe, not a file [template-file]"
      ),
      (
        "sectional: 1\ndata: {file: data.csv}\ntemplates: pipe\n", 1,
        "report.yaml:3:12: error: `pipe` cannot be read: not a directory [template-file]"
      ),
      (
        "sectional: 1\ndata: {file: data.csv}\ncolumns: [{field: name, format: image}]\n", 0,
        "`pipe` cannot be read: it is a pipe, not a file"
      ),
    ])
  func pipes(_ spec: String, _ code: Int32, _ message: String) throws {
    let sample = try Sample(spec: spec, data: "name,price\npipe,4\n")
    let run = try sample.shell(
      """
      mkfifo pipe; mkdir looks; ln pipe looks/row.html.mustache
      timeout 20 "$sectional" render report.yaml --to html > page.html
      """)
    #expect(run.code == code, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    if code == 1 {
      #expect(try sample.shell("timeout 20 \"$sectional\" validate report.yaml").code == code)
    }
  }

  @Test("A file without permission")
  func permission() throws {
    let run = try Sample().shell(
      """
      chmod 000 data.csv
      [ "$(id -u)" = 0 ] && exec "$sectional" render report.yaml --data /proc/self/mem
      "$sectional" render report.yaml
      """)
    #expect(run.code == 3)
    #expect(run.errors.contains("[data-unreadable]"))
  }

  @Test("A device or a folder as standard input is refused; an empty one is an empty table")
  func strangeStandardInput() throws {
    let sample = try Sample()
    for (input, code) in [("/dev/zero", 3), (".", 3)] {
      let run = try sample.shell("\"$sectional\" render report.yaml --data - < \(input)")
      #expect(run.code == code)
      #expect(run.errors.hasPrefix("sectional: error: `standard input` is a "))
      // Who reads from it already needs no hint to do so.
      #expect(!run.errors.contains("`-` for standard input"))
    }
    let closed = try sample.shell("\"$sectional\" render report.yaml --data - <&-")
    #expect(closed.code == 3)
    #expect(!closed.errors.contains("device"))
    for input in [
      ": | \"$sectional\" render report.yaml --data -",
      "\"$sectional\" render report.yaml --data - < /dev/null",
    ] {
      let empty = try sample.shell(input)
      #expect(empty.code == 0)
      #expect(empty.text == "report\n\nname  price\n━━━━━━━━━━━\n")
    }
  }

  @Test("`--max-data-bytes` holds for files and streams, and an endless stream ends")
  func limit() throws {
    let sample = try Sample()
    let file = try sample.run("render", "report.yaml", "--max-data-bytes", "10")
    #expect(file.code == 3)
    #expect(
      file.errors == """
        report.yaml:2:14: error: `data.csv` has more than 10 bytes [data-limit]
        2 | data: {file: data.csv}
          |              ^^^^^^^^
          = help: `--max-data-bytes N` sets another limit

        """)
    for script in [
      "cat data.csv | \"$sectional\" render report.yaml --data - --max-data-bytes 10",
      "yes a,b | \"$sectional\" render report.yaml --data - --max-data-bytes 10",
    ] {
      let stream = try sample.shell(script)
      #expect(stream.code == 3)
      #expect(
        stream.errors == """
          sectional: error: `standard input` has more than 10 bytes [data-limit]
            = help: `--max-data-bytes N` sets another limit

          """)
    }
    let count = Sample.data.utf8.count
    #expect(try sample.run("render", "report.yaml", "--max-data-bytes", "\(count)").code == 0)
    #expect(try sample.run("render", "report.yaml", "--max-data-bytes", "\(count - 1)").code == 3)
  }

  @Test("A spec's file that is not there is told at its place in the spec")
  func missingFileOfSpec() throws {
    let run = try Sample(data: nil).run("render", "report.yaml")
    #expect(run.code == 3)
    #expect(
      run.errors == """
        report.yaml:2:14: error: no data file `data.csv` [data-missing-file]
        2 | data: {file: data.csv}
          |              ^^^^^^^^
          = help: a path in a spec is relative to the spec; `--data FILE` names another file

        """)
  }

  @Test("Without any data a render fails at the spec; `validate` says what it could not check")
  func noData() throws {
    let sample = try Sample(spec: "sectional: 1\ncolumns: [name]\n", data: nil)
    let run = try sample.run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        report.yaml:1:1: error: no data: the spec has no `data.file` [no-data]
        1 | sectional: 1
          | ^
          = help: add `data: {file: …}`, or give the file with `--data FILE`

        """)
    let validation = try sample.run("validate", "report.yaml")
    #expect(validation.code == 0)
    #expect(validation.text == "report.yaml: valid\n")
    #expect(
      validation.errors.hasPrefix(
        "report.yaml:2:11: note: the data is not there, so nothing is known of the field `name` "
          + "[undeclared-field]\n"))
  }
}
