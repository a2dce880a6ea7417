import Foundation
import Sectional
import TestSupport
import Testing

/// Renders specs of Specs/ with other data, lookups and parameters than their own, as text of 60
/// columns and as a page.
@Suite("Golden variants")
struct VariantGoldenTests {
  /// A spec with what a call gives it; files are those of Specs/data.
  struct Variant: Sendable, CustomTestStringConvertible {
    let name: String
    let spec: String
    var data: String?
    var lookups: [String: String] = [:]
    var parameters: [String: String] = [:]

    var testDescription: String { name }

    static func post(
      _ name: String, data: String? = nil, post: String? = nil, _ parameters: [String: String] = [:]
    ) -> Variant {
      Variant(
        name: "post-\(name)", spec: "post-detail", data: data,
        lookups: post.map { ["post": $0] } ?? [:], parameters: parameters)
    }
  }

  static let variants: [Variant] = [
    .post("details-on", ["details": "on"]),
    .post("details-off", ["details": "off"]),
    .post("comments-2", data: "post-comments-2.csv"),
    .post("comments-3", data: "post-comments-3.csv"),
    .post("comments-4", data: "post-comments-4.csv"),
    .post("loading-first", data: "post-comments-4.csv", ["loading": "true"]),
    .post("loading-more", ["loading": "true"]),
    .post("next", data: "next-post-comments.csv", post: "next-post.csv"),
    .post("missing", data: "post-comments-4.csv", post: "no-post.csv"),
    Variant(name: "contacts-2", spec: "contacts", data: "contacts-2.csv"),
  ]

  private static let folder = Repository.root.appendingPathComponent(
    "Tests/SectionalTests/Goldens/variants")

  @Test("text and page are as they were read", arguments: variants)
  func outputs(_ variant: Variant) throws {
    let data = Repository.specs.appendingPathComponent("data")
    func path(_ name: String) -> String { data.appendingPathComponent(name).path }
    let report = try Report(
      spec: Repository.specs.appendingPathComponent("\(variant.spec).yaml").path,
      data: variant.data.map(path), lookups: variant.lookups.mapValues(path),
      parameters: variant.parameters)
    #expect(report.warnings.isEmpty, "\(report.warnings)")
    for (ending, text) in [("txt", report.text(width: 60)), ("html", report.html())] {
      let file = Self.folder.appendingPathComponent("\(variant.name).\(ending)")
      if let difference = Golden.difference(Array(text.utf8), file) {
        Issue.record("\(difference)")
      }
    }
  }

  @Test("every golden belongs to a variant")
  func orphans() {
    let names = Self.variants.flatMap { ["\($0.name).txt", "\($0.name).html"] }
    #expect(Golden.orphans(in: Self.folder, besides: Set(names)).isEmpty)
    #expect(Set(names).count == names.count)
  }
}
