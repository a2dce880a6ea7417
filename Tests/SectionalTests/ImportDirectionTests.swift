import Foundation
import TestSupport
import Testing

/// Holds the direction of imports: nothing imports upward.
@Suite("Import direction")
struct ImportDirectionTests {
  /// What each target may import of the package.
  private static let allowed: [String: Set<String>] = [
    "Mappings": [],
    "Sections": ["Mappings"],
    "Values": [],
    "TextWidth": [],
    "Diagnostics": ["TextWidth"],
    "YAMLTree": ["CLibYAML", "Diagnostics"],
    "Templating": ["Diagnostics"],
    "Expressions": ["Diagnostics", "Values"],
    "ReportSpec": ["Diagnostics", "Expressions", "Templating", "Values", "YAMLTree"],
    "Tables": ["Diagnostics", "Values"],
    "Formatting": ["Diagnostics", "Values"],
    "Rendering": [
      "CMarkGFM", "CPrefetch", "Diagnostics", "Formatting", "Mappings", "Sections", "Templating",
      "TextWidth", "Values",
    ],
    "Sectional": [
      "Diagnostics", "Expressions", "Formatting", "Mappings", "Rendering", "ReportSpec", "Sections",
      "Tables", "Templating", "TextWidth", "Values", "YAMLTree",
    ],
    "SectionalCLI": [
      "Diagnostics", "Rendering", "Sectional", "Tables", "TextWidth", "YAMLTree",
    ],
    "sectional": ["SectionalCLI"],
    "sectional-bench": ["Diagnostics", "Expressions", "Mappings", "Sections", "Values"],
  ]

  /// Modules of the system that a target may import.
  private static let system: [String: Set<String>] = [
    "Diagnostics": ["Glibc"],
    "Expressions": ["Glibc"],
    "Formatting": ["Foundation", "Synchronization"],
    "Tables": ["Glibc", "Synchronization"],
    "Values": ["Glibc"],
    "ReportSpec": ["Synchronization"],
    "Sectional": ["Glibc", "Synchronization"],
    "SectionalCLI": ["Glibc"],
    "sectional-bench": ["Foundation", "Glibc"],
  ]

  private static let sources = Repository.root.appendingPathComponent("Sources")

  static let targets: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return names.filter { !$0.hasPrefix("C") && !$0.hasPrefix(".") }.sorted()
  }()

  @Test("every target imports downwards only", arguments: targets)
  func downwards(_ target: String) throws {
    let allowed = try #require(Self.allowed[target], "the target has no place in the order")
      .union(Self.system[target] ?? [])
    let folder = Self.sources.appendingPathComponent(target)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place <= 1, place + 1 < words.count,
          place == 0 || ["package", "public", "internal", "private"].contains(words[0])
        else { continue }
        let module = String(words[place + 1])
        #expect(allowed.contains(module), "\(target)/\(file.lastPathComponent) imports \(module)")
      }
    }
    #expect(count > 0)
  }
}
