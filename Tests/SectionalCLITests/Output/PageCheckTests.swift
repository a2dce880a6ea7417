import Foundation
import TestSupport
import Testing

/// Checkers of HTML and accessibility over the page of each example spec.
@Suite("Checked pages")
struct PageCheckTests {
  /// A checker beside the checkout; nil where it is not installed.
  private static func tool(_ name: String) -> String? {
    let tools = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/tools")
    let path = tools.appendingPathComponent(name).path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let venv =
    environment["VENV"] ?? (environment["HOME"] ?? "/root") + "/.cache/report-checks"
  private static let markup = tool("html_check.sh")
  private static let access =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/chromedriver")
      && FileManager.default.isExecutableFile(atPath: venv + "/bin/python")
    ? tool("axe_check.py") : nil

  /// Draws every example into the folder; gives the files' names.
  private func pages(_ folder: TemporaryFolder) throws -> [String] {
    let specs = try FileManager.default.contentsOfDirectory(atPath: Repository.specs.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(!specs.isEmpty)
    return try specs.map { spec in
      let name = spec.replacingOccurrences(".yaml", ".html")
      let run = try CommandRun(
        ["render", Repository.specs.appendingPathComponent(spec).path, "-o", name], in: folder.url)
      #expect(run.code == 0, "\(spec): \(run.errors)")
      return name
    }
  }

  @Test(
    "The Nu checker finds no error and no warning",
    .enabled(if: markup != nil, "html_check.sh is not installed"))
  func validMarkup() throws {
    let folder = try TemporaryFolder()
    let files = try pages(folder).joined(separator: " ")
    let run = try CommandRun(
      shell: "'\(Self.markup ?? "")' -w \(files) < /dev/null", in: folder.url)
    // 2: the checker itself cannot run here.
    #expect(run.code == 0 || run.code == 2, "\(run.text)\(run.errors)")
  }

  @Test(
    "axe finds no violation",
    .enabled(if: access != nil, "axe_check.py or its browser is not installed"))
  func accessible() throws {
    let folder = try TemporaryFolder()
    let files = try pages(folder).joined(separator: " ")
    let run = try CommandRun(
      shell: "'\(Self.venv)/bin/python' '\(Self.access ?? "")' \(files)", in: folder.url)
    #expect(run.code == 0 || run.code == 2, "\(run.text)\(run.errors)")
  }
}
