import Foundation
import TestSupport
import Testing

/// A reader of the output sees the old bytes or all of the new ones.
@Suite("Output files")
struct OutputFileTests {
  /// What `stat` says of a file: its mode in octal digits.
  private func mode(_ sample: Sample, _ name: String) throws -> Int {
    let path = sample.folder.url.appendingPathComponent(name).path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? Int) ?? -1
  }

  @Test("The file has what standard output would, and nothing is left beside it")
  func sameBytes() throws {
    let sample = try Sample()
    for kind in ["text", "html"] {
      let stream = try sample.run("render", "report.yaml", "--to", kind)
      let run = try sample.run("render", "report.yaml", "-o", "out", "--to", kind)
      #expect(run.code == 0)
      #expect(run.output == [])
      #expect(run.errors == "")
      #expect(sample.read("out") == stream.text)
    }
    #expect(sample.names == ["data.csv", "out", "report.yaml"])
  }

  @Test(
    "On an error the old file is untouched and nothing is left",
    arguments: [
      ["report.yaml", "--data", "ragged.csv"], ["report.yaml", "--data", "nowhere.csv"],
      ["wrong.yaml"], ["nowhere.yaml"], ["report.yaml", "--width", "0"],
      ["report.yaml", "--data", "/dev/zero"],
    ])
  func untouched(_ arguments: [String]) throws {
    let sample = try Sample()
    try sample.folder.write("ragged.csv", Sample.data + "tea\n")
    try sample.folder.write("wrong.yaml", Sample.spec + "titel: x\n")
    let old = try sample.folder.write("old.txt", "old\n")
    let before = try FileManager.default.attributesOfItem(atPath: old.path)
    let names = sample.names
    let run = try sample.folder.run(["render"] + arguments + ["-o", "old.txt"])
    #expect((1...3).contains(run.code))
    #expect(sample.read("old.txt") == "old\n")
    let after = try FileManager.default.attributesOfItem(atPath: old.path)
    for key in [FileAttributeKey.modificationDate, .systemFileNumber, .posixPermissions] {
      #expect("\(before[key] ?? "")" == "\(after[key] ?? "")")
    }
    #expect(sample.names == names)
    #expect(try sample.folder.run(["render"] + arguments + ["-o", "new.txt"]).code == run.code)
    #expect(sample.names == names)
  }

  @Test("A file's mode is kept", arguments: [0o600, 0o640, 0o444, 0o755, 0o666])
  func keepsMode(_ mode: Int) throws {
    let sample = try Sample()
    let file = try sample.folder.write("out.txt", "old")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    #expect(try sample.run("render", "report.yaml", "-o", "out.txt").code == 0)
    #expect(try self.mode(sample, "out.txt") == mode)
    #expect(sample.read("out.txt") == Sample.text)
  }

  @Test("A new file gets what the mask leaves", arguments: ["000", "022", "027", "077"])
  func mask(_ mask: String) throws {
    let sample = try Sample()
    let run = try sample.shell("umask \(mask); \"$sectional\" render report.yaml -o out.txt")
    #expect(run.code == 0)
    #expect(try mode(sample, "out.txt") == 0o666 & ~(Int(mask, radix: 8) ?? 0))
  }

  @Test("A symbolic link stays and its target is replaced; one that leads nowhere makes it")
  func links() throws {
    let sample = try Sample()
    let run = try sample.shell(
      """
      mkdir sub other; echo old > sub/real.txt; chmod 640 sub/real.txt
      ln -s sub/real.txt one.txt; ln -s one.txt two.txt
      ln -s ../sub/new.txt other/three.txt; ln -s other/three.txt four.txt
      "$sectional" render report.yaml -o two.txt && "$sectional" render report.yaml -o four.txt
      readlink one.txt two.txt four.txt other/three.txt
      """)
    #expect(run.code == 0)
    #expect(run.text == "sub/real.txt\none.txt\nother/three.txt\n../sub/new.txt\n")
    #expect(sample.read("sub/real.txt") == Sample.text)
    #expect(sample.read("sub/new.txt") == Sample.text)
    #expect(try mode(sample, "sub/real.txt") == 0o640)
  }

  @Test("Links that lead to each other are refused and stay")
  func linkLoop() throws {
    let sample = try Sample()
    let run = try sample.shell(
      """
      ln -s two.txt one.txt; ln -s one.txt two.txt
      "$sectional" render report.yaml -o one.txt; code=$?
      readlink one.txt two.txt; exit $code
      """)
    #expect(run.code == 3)
    #expect(run.text == "two.txt\none.txt\n")
    #expect(
      run.errors
        == "sectional: error: cannot write `one.txt`: too many levels of symbolic links "
        + "[cannot-write]\n")
  }

  @Test(
    "The output is no input, whatever it is called",
    arguments: [
      ("data.csv", "data"), ("./data.csv", "data"), ("report.yaml", "spec"), ("link.txt", "data"),
      ("hard.txt", "spec"),
    ])
  func inputs(_ output: String, _ what: String) throws {
    let sample = try Sample()
    let run = try sample.shell(
      """
      ln -s data.csv link.txt; ln report.yaml hard.txt
      "$sectional" render report.yaml --to text -o \(output)
      """)
    #expect(run.code == 2)
    #expect(
      run.errors == "sectional: error: the output would replace the \(what) [wrong-use]\n")
    #expect(sample.read("data.csv") == Sample.data)
    #expect(sample.read("report.yaml") == Sample.spec)
  }

  @Test(
    "Nor is it any other file that the report reads",
    arguments: [
      ("beside.csv", "text", "a lookup"), ("looks/note.text.mustache", "csv", "a template"),
      ("looks/note.html.mustache", "html", "a template"), ("own.css", "html", "the style sheet"),
      ("link.css", "json", "the style sheet"),
      ("pictures/tea.gif", "html", "a picture of the report"),
      ("pictures/tea.gif", "csv", "a picture of the report"),
    ])
  func otherInputs(_ output: String, _ kind: String, _ what: String) throws {
    let sample = try Sample(
      spec: Sample.spec
        .replacingOccurrences("data: {", "data: {lookups: {beside: {file: beside.csv}}, ")
        .replacingOccurrences("columns: [name", "columns: [{field: name, format: image}")
        + "templates: looks\noutput: {html: {css: own.css}}\n",
      data: "kind,name,price\ntea,pictures/tea.gif,4\ntea,none.gif,5\n")
    try sample.folder.write("beside.csv", "a\n1\n")
    for form in ["text", "html"] { try sample.folder.write("looks/note.\(form).mustache", "x\n") }
    try sample.folder.write("own.css", "td { color: red }\n")
    try sample.folder.write("pictures/tea.gif", "GIF89a")
    try sample.folder.write("pictures/other.gif", "GIF89a")
    let before = sample.read(output)
    let run = try sample.shell(
      "ln -s own.css link.css; \"$sectional\" render report.yaml --to \(kind) -o \(output)")
    #expect(run.code == 2)
    #expect(
      run.errors.contains("error: the output would replace \(what) [wrong-use]\n"), "\(run.errors)")
    if let before { #expect(sample.read(output) == before) }
    #expect(sample.read("own.css") == "td { color: red }\n")
    // What it does not read may be replaced.
    for other in ["pictures/other.gif", "looks/new.txt"] {
      let run = try sample.run("render", "report.yaml", "--to", "csv", "-o", other)
      #expect(run.code == 0, "\(run.errors)")
    }
  }

  @Test("Nor is the data of `--data`, as a path or as standard input")
  func givenData() throws {
    let sample = try Sample()
    for script in [
      "\"$sectional\" render report.yaml --data other.csv --to text -o other.csv",
      "\"$sectional\" render report.yaml --data - --to text -o other.csv < other.csv",
    ] {
      try sample.folder.write("other.csv", Sample.data)
      #expect(try sample.shell(script).code == 2)
      #expect(sample.read("other.csv") == Sample.data)
    }
  }

  @Test(
    "Folders, missing folders and folders that are not writable are refused",
    arguments: [
      (".", "it is a folder"), ("sub", "it is a folder"), ("sub/", "it is a folder"),
      ("no/out.txt", "no such file or directory"), ("data.csv/out.txt", "not a directory"),
      ("out.txt/", "no such file or directory"), ("/sys/out.txt", "permission denied"),
      ("/proc/out.txt", "no such file or directory"),
    ])
  func folders(_ output: String, _ reason: String) throws {
    let sample = try Sample()
    let run = try sample.shell(
      "mkdir sub; \"$sectional\" render report.yaml --to text -o \(output)")
    #expect(run.code == 3)
    #expect(
      run.errors == "sectional: error: cannot write `\(output)`: \(reason) [cannot-write]\n")
    #expect(sample.names == ["data.csv", "report.yaml", "sub"])
  }

  @Test("Devices and pipes are written as they are")
  func devices() throws {
    let sample = try Sample()
    let full = try sample.run("render", "report.yaml", "--to", "text", "-o", "/dev/full")
    #expect(full.code == 3)
    #expect(
      full.errors
        == "sectional: error: cannot write `/dev/full`: no space left on device [cannot-write]\n")
    #expect(try sample.run("render", "report.yaml", "--to", "text", "-o", "/dev/null").code == 0)
    let pipe = try sample.shell(
      "mkfifo pipe; \"$sectional\" render report.yaml --to text -o pipe & cat pipe; wait $!")
    #expect(pipe.code == 0)
    #expect(pipe.text == Sample.text)
    #expect(sample.names.contains("pipe"))
  }
}
