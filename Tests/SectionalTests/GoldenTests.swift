import Foundation
import Sectional
import TestSupport
import Testing

/// Renders every spec of Specs/ and compares each seam: sections, text, page.
@Suite("Golden reports")
struct GoldenTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/SectionalTests/Goldens")

  static let specs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Repository.specs.path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test("sections, text and page are as they were read", arguments: specs)
  func outputs(_ name: String) throws {
    let report = try Report(spec: Repository.specs.appendingPathComponent("\(name).yaml").path)
    #expect(report.warnings.isEmpty, "\(report.warnings)")
    let outputs = [
      ("sections", report.outline()), ("txt", report.text(width: 100)), ("html", report.html()),
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
    let names = Self.specs.flatMap { ["\($0).sections", "\($0).txt", "\($0).html"] }
    // `VariantGoldenTests` judges the folder of variants.
    #expect(Golden.orphans(in: Self.folder, besides: Set(names + ["variants"])).isEmpty)
    #expect(Self.specs.count >= 6)
  }
}
