import Diagnostics
import Foundation
import Templating
import TestSupport
import Testing

@Suite("MustacheConformance")
struct MustacheConformance {
  @Test(.enabled(if: Conformance.folder("mustache") != nil, "the suite is not installed"))
  func everyCase() throws {
    var (passed, total) = (0, 0)
    for (file, cases) in try Conformance.cases("mustache") {
      for item in cases {
        total += 1
        let name = "\(file): \(item["name"] as? String ?? "?")"
        let expected = try #require(item["expected"] as? String)
        let result = try lenient(
          try #require(item["template"] as? String), TemplateValue(json: item["data"] ?? NSNull()),
          partials: item["partials"] as? [String: String] ?? [:])
        if Array(result.utf8) == Array(expected.utf8) { passed += 1 }
        #expect(result == expected, "\(name)")
      }
    }
    print("MustacheConformance: \(passed) of \(total) passed")
  }
}
