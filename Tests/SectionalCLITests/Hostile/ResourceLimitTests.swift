import Foundation
import TestSupport
import Testing

/// Under limits of the system a run ends cleanly: with the report, or with a message.
@Suite("Limits of the system")
struct ResourceLimitTests {
  static let limits = ["-v 500000", "-n 20", "-s 256"]

  @Test("Reports are drawn under them", arguments: limits, ["text", "html"])
  func drawn(_ limit: String, _ kind: String) throws {
    let folder = try TemporaryFolder()
    for spec in ["countries.yaml", "price-list.yaml"] {
      let path = Repository.specs.appendingPathComponent(spec).path
      let plain = try CommandRun(["render", path, "--to", kind], in: folder.url)
      let run = try CommandRun(
        shell: "ulimit \(limit); \"$sectional\" render '\(path)' --to \(kind)", in: folder.url)
      #expect(run.code == 0, "\(spec)")
      let isSame = run.output == plain.output
      #expect(isSame, "\(spec)")
    }
  }

  @Test("Faults are told under them", arguments: limits)
  func faults(_ limit: String) throws {
    let deep = String(repeating: "[", count: 190) + String(repeating: "]", count: 190)
    for spec in [
      "titel: x\n", "x-deep: \(deep)\ntitel: x\n", String(repeating: "[", count: 90_000),
    ] {
      let sample = try Sample(spec: Sample.spec + spec)
      let run = try sample.shell("ulimit \(limit); \"$sectional\" render report.yaml")
      #expect(run.code == 1)
      #expect(run.errors.hasPrefix("report.yaml:"))
    }
  }

  @Test("A deep spec within a raised limit needs no deep stack")
  func deep() throws {
    let deep = String(repeating: "[", count: 990) + String(repeating: "]", count: 990)
    let run = try Sample(spec: Sample.spec + "x-deep: \(deep)\n").shell(
      "ulimit -s 256; \"$sectional\" render report.yaml --max-spec-depth 1000")
    #expect(run.code == 0)
    #expect(run.text == Sample.text)
  }

  @Test("Where memory is not enough no half file is left")
  func memory() throws {
    let rows = (0..<100_000).map { "tea,name \($0),\($0)\n" }.joined()
    let sample = try Sample(data: "kind,name,price\n" + rows)
    try sample.folder.write("out.txt", "old\n")
    let whole = try sample.run("render", "report.yaml").text
    for kilobytes in [100_000, 130_000, 160_000] {
      let run = try sample.shell(
        "ulimit -v \(kilobytes); \"$sectional\" render report.yaml -o out.txt 2> errors")
      #expect(sample.read("out.txt") == (run.code == 0 ? whole : "old\n"))
      #expect(sample.names == ["data.csv", "errors", "out.txt", "report.yaml"])
      try sample.folder.write("out.txt", "old\n")
    }
  }
}
