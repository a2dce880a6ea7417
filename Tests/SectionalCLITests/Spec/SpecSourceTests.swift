import TestSupport
import Testing

/// Where a spec comes from, and limits that a file goes beyond.
@Suite("Spec files")
struct SpecSourceTests {
  @Test(
    "A folder, a device and a missing file end with 3 and the path",
    arguments: [
      (".", "it is a folder; give the spec's file"),
      ("/dev/zero", "it is a device; give the spec's file"),
      ("/dev/null", "it is a device; give the spec's file"),
      ("nowhere.yaml", "no such file or directory"),
      ("report.yaml/x", "not a directory"),
    ])
  func refused(_ path: String, _ reason: String) throws {
    for command in ["render", "validate"] {
      let run = try Sample().run(command, path)
      #expect(run.code == 3)
      #expect(run.output == [])
      #expect(run.errors == "sectional: error: cannot read `\(path)`: \(reason) [cannot-read]\n")
    }
  }

  @Test("A file without permission")
  func permission() throws {
    let run = try Sample().shell(
      """
      chmod 000 report.yaml
      [ "$(id -u)" = 0 ] && exec "$sectional" render /proc/self/mem
      "$sectional" render report.yaml
      """)
    #expect(run.code == 3)
    #expect(run.errors.contains("[cannot-read]"))
  }

  @Test(
    "An empty spec and one that is no mapping are told", arguments: ["", "# note\n", "- a\n", "a"])
  func noMapping(_ spec: String) throws {
    let run = try Sample(spec: spec).run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.output == [])
    #expect(run.errors.hasPrefix("report.yaml:1:"))
  }

  @Test("A file over the limit of bytes is told with its size and a limit that helps")
  func bytes() throws {
    let spec = Sample.spec + String(repeating: "# note\n", count: 1_500_000)
    let sample = try Sample(spec: spec)
    let run = try sample.run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        sectional: error: `report.yaml` has \(spec.utf8.count) bytes; a spec may have 10000000 \
        [yaml-limit]
          = help: `--max-spec-bytes \(spec.utf8.count)` raises the limit

        """)
    let help = ["--max-spec-bytes", "\(spec.utf8.count)"]
    let raised = try sample.folder.run(["render", "report.yaml"] + help)
    #expect(raised.text == Sample.text)
  }

  @Test(
    "Each limit names the option that raises it, and the option does",
    arguments: [
      ("--max-spec-depth", "x-deep: " + nested(250) + "\n", "300"),
      ("--max-spec-nodes", "x-many: [" + String(repeating: "a,", count: 100_000) + "]\n", "200000"),
      (
        "--max-spec-scalar", "x-long: " + String(repeating: "a", count: 1_000_001) + "\n", "1000001"
      ),
    ])
  func limits(_ option: String, _ tail: String, _ limit: String) throws {
    let sample = try Sample(spec: Sample.spec + tail)
    let run = try sample.run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.errors.contains("[yaml-limit]"))
    #expect(run.errors.contains("`\(option) "), "\(run.errors.suffix(200))")
    #expect(run.errors.utf8.count < 2_000)
    #expect(try sample.run("render", "report.yaml", option, limit).text == Sample.text)
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test(
    "Brackets, braces and aliases without end are refused at once",
    arguments: [
      String(repeating: "[", count: 400_000), String(repeating: "{a: ", count: 200_000),
      String(repeating: "- ", count: 100_000), String(repeating: "? ", count: 100_000),
      "a: &a [x,x,x,x,x,x,x,x,x]\n"
        + (0..<9).map { level in
          let name = String(UnicodeScalar(UInt8(98 + level)))
          let below = String(UnicodeScalar(UInt8(97 + level)))
          return "\(name): &\(name) [*\(below),*\(below),*\(below),*\(below),*\(below),*\(below)]\n"
        }.joined(),
    ])
  func bombs(_ spec: String) throws {
    let run = try Sample(spec: spec).run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("report.yaml:"))
    #expect(run.errors.utf8.count < 3_000)
  }
}
