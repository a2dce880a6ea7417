import Foundation
import Sectional
import TestSupport
import Testing

/// Renders every spec of Specs/ as text at four widths, as Markdown, CSV and JSON.
@Suite("Golden outputs")
struct OutputGoldenTests {
  private static let folder = Repository.root.appendingPathComponent(
    "Tests/SectionalTests/TextGoldens")

  private static let widths = [40, 80, 100, 200]

  @Test(
    "text at every width, Markdown, CSV and JSON are as they were read",
    arguments: GoldenTests.specs)
  func outputs(_ name: String) throws {
    let report = try Report(spec: Repository.specs.appendingPathComponent("\(name).yaml").path)
    let outputs =
      Self.widths.map { ("\($0).txt", report.text(width: $0)) } + [
        ("md", report.markdown()), ("csv", report.csv()), ("json", report.json()),
      ]
    for (ending, text) in outputs {
      let file = Self.folder.appendingPathComponent("\(name).\(ending)")
      if let difference = Golden.difference(Array(text.utf8), file) {
        Issue.record("\(difference)")
      }
    }
  }

  @Test("every golden belongs to a spec")
  func orphans() {
    let endings = Self.widths.map { "\($0).txt" } + ["md", "csv", "json"]
    let names = GoldenTests.specs.flatMap { name in endings.map { "\(name).\($0)" } }
    #expect(Golden.orphans(in: Self.folder, besides: Set(names)).isEmpty)
  }
}
