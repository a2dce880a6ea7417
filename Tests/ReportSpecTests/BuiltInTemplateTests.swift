import Foundation
import ReportSpec
import TestSupport
import Testing

/// The templates in the program are those of Templates/.
@Suite struct BuiltInTemplateTests {
  private let folder = Repository.root.appendingPathComponent("Templates")

  @Test func theyAreTheFiles() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".mustache") }.sorted()
    #expect(BuiltInTemplates.names == files)
    for name in files {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(BuiltInTemplates.text(of: name) == text, "run .scripts/embed-templates.py")
    }
  }
}
