import Foundation
import TestSupport
import Testing

/// Paths are bytes: any name that the system has works, and none of them acts on the terminal.
@Suite("Paths in a call")
struct PathTests {
  @Test("`--` ends the options, `-oOUT` and `--x=y` carry their values")
  func forms() throws {
    let sample = try Sample()
    #expect(try sample.run("render", "--to=text", "--", "report.yaml").text == Sample.text)
    #expect(try sample.run("render", "-oout.txt", "report.yaml").output == [])
    #expect(sample.read("out.txt") == Sample.text)
    #expect(try sample.run("render", "report.yaml", "--data=data.csv").text == Sample.text)
    #expect(try sample.run("render", "--width=20", "report.yaml").code == 0)
  }

  @Test("`-o -` and `-o-` are standard output", arguments: [["-o", "-"], ["-o-"]])
  func standardOutput(_ words: [String]) throws {
    let sample = try Sample()
    let run = try sample.folder.run(["render", "report.yaml"] + words)
    #expect(run.text == Sample.text)
    #expect(sample.names == ["data.csv", "report.yaml"])
  }

  @Test("`--to` wins over the ending; endings count without capitals")
  func kinds() throws {
    let sample = try Sample()
    #expect(try sample.run("render", "report.yaml", "-o", "a.html", "--to", "text").code == 0)
    #expect(sample.read("a.html") == Sample.text)
    for name in ["b.HTML", "c.htm", "d.e.Html"] {
      #expect(try sample.run("render", "report.yaml", "-o", name).code == 0)
      #expect(sample.read(name)?.lowercased().hasPrefix("<!doctype html>") == true, "\(name)")
    }
    #expect(try sample.run("render", "report.yaml", "-o", "f.TXT").code == 0)
    #expect(sample.read("f.TXT") == Sample.text)
  }

  @Test("Names that begin with `-`")
  func dashes() throws {
    let sample = try Sample()
    try sample.folder.write("-d.csv", Sample.data)
    try sample.folder.write("-s.yaml", Sample.spec + "title: false\n")
    let run = try sample.run("render", "--data", "-d.csv", "-o", "-o.txt", "--", "-s.yaml")
    #expect(run.code == 0)
    #expect(sample.read("-o.txt")?.hasPrefix("name    price\n") == true)
  }

  @Test("Names with a line end, an escape or bytes that are not UTF-8 are read and written")
  func strangeNames() throws {
    let sample = try Sample()
    let run = try sample.shell(
      #"""
      name=$(printf 'a\nb\033[31m\377')
      cp report.yaml "$name.yaml"; cp data.csv "$name.csv"
      "$sectional" render "$name.yaml" --data "$name.csv" -o "$name.txt" && cat "$name.txt"
      """#)
    #expect(run.code == 0)
    #expect(run.errors == "")
    // A title may have lines, so the line end stays.
    #expect(run.text.hasPrefix("a\nb␛[31m<0xFF>\n\n"))
  }

  @Test(
    "In messages they are made visible",
    arguments: [
      #"render "$name""#, #"render report.yaml --data "$name""#,
      #"render report.yaml -o "no/$name.txt""#, #"validate "$name""#,
    ])
  func messages(_ words: String) throws {
    let run = try Sample().shell(
      #"""
      name=$(printf 'a\nb\033[31m\342\200\256\377')
      "$sectional" \#(words)
      """#)
    #expect(run.code == 3)
    #expect(RawControls.first(in: run.errors) == nil)
    #expect(run.errors.split(separator: "\n").first?.contains("a↵b␛[31m<U+202E><0xFF>") == true)
  }

  @Test(
    "So are words that are no paths",
    arguments: [
      #""$word""#, #"render report.yaml "--$word""#, #"render report.yaml "-$word""#,
      #"render report.yaml --to "$word""#, #"render report.yaml --width "$word""#,
      #"render report.yaml -o "$word""#, #"explain --code "$word""#,
    ])
  func words(_ words: String) throws {
    let run = try Sample().shell(
      #"""
      word=$(printf '\033[31m\342\200\256\177\302\233\377')
      "$sectional" \#(words)
      """#)
    #expect(run.code == 2)
    #expect(RawControls.first(in: run.errors) == nil)
    #expect(run.output == [])
  }

  @Test("A name of 255 bytes is written; a longer one is refused with the system's word")
  func longNames() throws {
    let sample = try Sample()
    let longest = String(repeating: "a", count: 251) + ".txt"
    #expect(try sample.run("render", "report.yaml", "-o", longest).code == 0)
    #expect(sample.read(longest) == Sample.text)
    for count in [252, 5_000] {
      let name = String(repeating: "a", count: count) + ".txt"
      for arguments in [
        ["render", "report.yaml", "-o", name], ["render", "report.yaml", "--data", name],
        ["render", name],
      ] {
        let run = try sample.folder.run(arguments)
        #expect(run.code == 3)
        #expect(run.errors.lowercased().contains("file name too long"), "\(arguments)")
      }
    }
  }

  @Test("An empty path is refused")
  func emptyPaths() throws {
    let sample = try Sample()
    #expect(try sample.run("render", "").code == 3)
    #expect(try sample.run("render", "report.yaml", "--data", "").code == 3)
    #expect(try sample.run("render", "report.yaml", "-o", "").code == 2)
    #expect(try sample.run("render", "report.yaml", "-o", "", "--to", "text").code == 3)
  }
}
