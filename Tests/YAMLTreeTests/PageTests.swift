import Diagnostics
import Testing
import YAMLTree

/// The pages of the YAML codes: their examples give the code, the mended ones nothing.
@Suite struct PageTests {
  private static let pages = CodeCatalogue.pages.filter { $0.code.name.hasPrefix("yaml-") }

  private func read(_ example: CodeExample) throws -> Reading {
    let spec = try #require(example.files.first { $0.name == "report.yaml" })
    var limits = YAMLLimits.standard
    if let option = example.arguments.firstIndex(of: "--max-spec-nodes") {
      limits.nodes = try #require(Int(example.arguments[option + 1]))
    }
    return Reading(spec.bytes, limits: limits, notes: example.arguments.contains("--verbose"))
  }

  @Test func everyExampleGivesItsCodeAlone() throws {
    #expect(Self.pages.count == 22)
    for page in Self.pages {
      #expect(try read(page.example).codes == [page.code.name])
    }
  }

  @Test func everyMendedExampleGivesNothing() throws {
    for page in Self.pages {
      let reading = try read(page.mended)
      #expect(reading.page == "", "\(page.code)")
      #expect(reading.root?.mapping?["sectional"]?.scalar?.value == .integer(1))
      #expect(reading.root?.mapping?["data"]?.mapping?["file"] != nil)
    }
  }
}
