import Foundation
import TestSupport
import Testing

@Suite("Counterparts")
struct CounterpartTests {
  /// The sources of the tests, by target and file: `Sections/RowEditTests`.
  private static let sources: [String: String] = {
    var sources: [String: String] = [:]
    for target in ["Mappings", "Sections", "Sectional", "ReportSpec"] {
      let folder = Repository.root.appendingPathComponent("Tests/\(target)Tests")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let name = file.deletingPathExtension().lastPathComponent
        sources["\(target)/\(name)"] = try? String(contentsOf: file, encoding: .utf8)
      }
    }
    return sources
  }()

  @Test(
    "every counterpart names a test that exists, and nothing stands twice",
    arguments: [Counterparts.tableViews, Counterparts.viewMappings, Counterparts.rules].map {
      $0.map { [$0.key, $0.value] }
    })
  func exist(_ table: [[String]]) throws {
    #expect(Set(table.map { $0[0] }).count == table.count)
    for entry in table {
      let parts = entry[1].split(separator: "/").map(String.init)
      try #require(parts.count == 3, "\(entry)")
      let source = try #require(Self.sources["\(parts[0])/\(parts[1])"], "\(entry)")
      // The function follows the attribute of a test, with nothing but its arguments between.
      let tests = source.components(separatedBy: "@Test").dropFirst().compactMap { text in
        text.components(separatedBy: "func ").dropFirst().first?
          .components(separatedBy: "(").first
      }
      #expect(tests.contains(parts[2]), "\(entry)")
    }
  }
}
