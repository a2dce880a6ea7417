import TestSupport
import Testing

/// Every write is checked, and descriptors that the caller closed are nobody's file.
@Suite("Standard streams")
struct StreamTests {
  @Test(
    "A full device ends with 3 and a message",
    arguments: [
      "render report.yaml", "render report.yaml --to html", "validate report.yaml", "--help",
      "--version", "render --help", "explain --code data-nul",
    ])
  func fullDevice(_ words: String) throws {
    let run = try Sample().shell("\"$sectional\" \(words) > /dev/full")
    #expect(run.code == 3)
    #expect(
      run.errors
        == "sectional: error: cannot write `standard output`: no space left on device "
        + "[cannot-write]\n")
  }

  @Test("A full device for messages changes no exit code")
  func fullErrors() throws {
    let sample = try Sample()
    #expect(try sample.shell("\"$sectional\" render no.yaml 2> /dev/full").code == 3)
    #expect(try sample.shell("\"$sectional\" render 2> /dev/full").code == 2)
    #expect(try sample.shell("\"$sectional\" render report.yaml 2> /dev/full").code == 0)
  }

  @Test("A closed pipe is a quiet end with 0", arguments: ["text", "html"])
  func closedPipe(_ kind: String) throws {
    // More than a pipe holds, so that the end is noticed.
    let rows = String(repeating: "tea,Assam,4\n", count: 40_000)
    let sample = try Sample(data: "kind,name,price\n" + rows)
    let run = try sample.shell(
      """
      { "$sectional" render report.yaml --to \(kind) 2> errors; echo $? > code; } | head -c 10
      """)
    #expect(run.output.count == 10)
    #expect(sample.read("code") == "0\n")
    #expect(sample.read("errors") == "")
  }

  @Test(
    "Closed descriptors never lead into a file",
    arguments: ["<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- 2>&-", "<&- >&- 2>&-"])
  func closedDescriptors(_ closed: String) throws {
    let sample = try Sample(spec: Sample.spec + "footer: \"{{total}}\"\n")
    try sample.folder.write("wrong.yaml", Sample.spec + "titel: x\n")
    for words in [
      "render report.yaml", "render wrong.yaml", "render report.yaml -o out.txt", "render",
      "validate report.yaml wrong.yaml", "render report.yaml --data -", "render no.yaml",
    ] {
      let run = try sample.shell("\"$sectional\" \(words) \(closed)")
      #expect(!run.hasCrashed)
      #expect(sample.read("data.csv") == Sample.data, "\(words)")
      #expect(sample.read("wrong.yaml") == Sample.spec + "titel: x\n", "\(words)")
      if words.contains("out.txt") {
        #expect(run.code == 0)
        #expect(sample.read("out.txt") == Sample.text + "\n3\n")
      }
    }
  }

  @Test("Standard output that is closed is a failure to write")
  func closedOutput() throws {
    let run = try Sample().shell("\"$sectional\" render report.yaml >&-")
    #expect(run.code == 3)
    #expect(run.errors.hasPrefix("sectional: error: cannot write `standard output`: "))
  }

  @Test("A limit of file sizes is a failure to write, and no half file is left")
  func fileSizeLimit() throws {
    let rows = String(repeating: "tea,Assam,4\n", count: 5_000)
    let sample = try Sample(data: "kind,name,price\n" + rows)
    try sample.folder.write("out.txt", "old\n")
    for output in ["out.txt", "new.txt"] {
      let run = try sample.shell(
        "ulimit -f 8; \"$sectional\" render report.yaml -o \(output) 2>&1")
      #expect(run.code == 3)
      #expect(
        run.text == "sectional: error: cannot write `\(output)`: file too large [cannot-write]\n")
    }
    #expect(sample.read("out.txt") == "old\n")
    #expect(sample.names == ["data.csv", "out.txt", "report.yaml"])
  }
}
