import TestSupport
import Testing

/// A spec's own files stay under its folder, links followed; paths of the call may lead anywhere.
@Suite("Confinement of paths")
struct ConfinementTests {
  private func spec(file: String) -> String {
    "sectional: 1\ndata: {file: \(file)}\n"
  }

  @Test(
    "Paths that say so themselves are refused at their place",
    arguments: [
      ("../data.csv", "`file` leaves the spec's folder"),
      ("sub/../../data.csv", "`file` leaves the spec's folder"),
      ("/etc/passwd", "`file` is an absolute path"),
      ("~/data.csv", "`file` begins with `~`, a home folder"),
      ("file:///etc/passwd", "`file` is a URL"),
      ("http://localhost/data.csv", "`file` is a URL"),
    ])
  func written(_ path: String, _ message: String) throws {
    let sample = try Sample(spec: spec(file: path))
    for command in ["render", "validate"] {
      let run = try sample.run(command, "report.yaml")
      #expect(run.code == 1)
      #expect(run.output == [])
      #expect(
        run.errors == """
          report.yaml:2:14: error: \(message) [path-outside]
          2 | data: {file: \(path)}
            |              \(String(repeating: "^", count: path.count))
            = help: name a file in the spec's folder or below it; `--data` may name any file

          """)
    }
  }

  @Test(
    "Links that lead out are refused at the place of the path, whatever they lead to",
    arguments: ["link.csv", "folder/data.csv", "zero", "far.csv"])
  func links(_ path: String) throws {
    let sample = try Sample()
    try sample.folder.write("inner/report.yaml", spec(file: path))
    let run = try sample.shell(
      """
      ln -s ../data.csv inner/link.csv; ln -s .. inner/folder; ln -s /dev/zero inner/zero
      ln -s link.csv inner/far.csv
      "$sectional" render inner/report.yaml
      """)
    #expect(run.code == 1)
    #expect(run.output == [])
    #expect(
      run.errors == """
        inner/report.yaml:2:14: error: `\(path)` leads out of the spec's folder [path-outside]
        2 | data: {file: \(path)}
          |              \(String(repeating: "^", count: path.count))
          = help: move the file there, or name it with `--data FILE`

        """)
  }

  @Test("Links that stay inside are followed, and so is a link to the spec's folder")
  func inside() throws {
    let sample = try Sample()
    let run = try sample.shell(
      """
      mkdir inner inner/deep; mv data.csv inner/deep; mv report.yaml inner
      ln -s deep/data.csv inner/data.csv; ln -s inner outer
      "$sectional" render inner/report.yaml && "$sectional" render outer/report.yaml
      cd inner && "$sectional" render report.yaml && cd deep && "$sectional" render ../report.yaml
      """)
    #expect(run.code == 0)
    #expect(run.text == Sample.text + Sample.text + Sample.text + Sample.text)
  }

  @Test("A sibling whose name begins like the folder's is outside")
  func siblings() throws {
    let sample = try Sample()
    try sample.folder.write("inner/report.yaml", spec(file: "link.csv"))
    try sample.folder.write("inner-secret/data.csv", Sample.data)
    let run = try sample.shell(
      "ln -s ../inner-secret/data.csv inner/link.csv; \"$sectional\" render inner/report.yaml")
    #expect(run.code == 1)
    #expect(run.errors.contains("[path-outside]"))
  }

  @Test("`--data` is not confined")
  func dataOption() throws {
    let sample = try Sample()
    try sample.folder.write("inner/report.yaml", Sample.spec)
    let run = try sample.shell(
      """
      ln -s ../data.csv inner/link.csv
      "$sectional" render inner/report.yaml --data inner/link.csv || exit
      "$sectional" render inner/report.yaml --data "$PWD/data.csv" || exit
      cd inner; "$sectional" render report.yaml --data ../data.csv
      """)
    #expect(run.code == 0)
    #expect(run.text == Sample.text + Sample.text + Sample.text)
  }

  @Test("The spec's folder as data is a folder")
  func folder() throws {
    let run = try Sample(spec: spec(file: ".")).run("render", "report.yaml")
    #expect(run.code == 3)
    #expect(run.errors.contains("folder, not a file [data-folder]"))
  }
}
