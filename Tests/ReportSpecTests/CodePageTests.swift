import Diagnostics
import ReportSpec
import Testing

/// The two examples on the page of each code of a spec.
@Suite struct CodePageTests {
  static let codes: Set<String> = [
    "missing-version", "unknown-version", "unknown-key", "misplaced-key", "null-value",
    "wrong-kind", "unquoted-text", "empty-name", "empty-list", "missing-key", "duplicate-name",
    "number-out-of-range", "unknown-value", "malformed-name", "conflicting-keys", "not-yet",
    "reserved-feature", "path-outside", "template-not-here", "format-count", "no-groups",
    "duplicate-group", "duplicate-section-id", "duplicate-remaining-groups", "misplaced-sort",
    "no-effect", "unreachable-no-content", "unknown-cell", "cell-cycle", "cell-without-text",
    "unused-cell", "unused-value", "unreachable-rule", "incomplete-rules", "field-cycle",
    "parameter-value", "duplicate-column", "range-limits", "dependency-offset",
    "expression-syntax", "expression-too-large", "unknown-function",
    "expression-place", "malformed-pattern",
    "template-partial", "template-unsafe-place", "template-markup", "template-branch",
    "template-untrusted", "template-name-kind", "template-too-large",
  ]

  static let pages = CodeCatalogue.pages.filter { codes.contains($0.code.name) }

  @Test func everyCodeHasOnePage() {
    #expect(Self.pages.map(\.code.name).sorted() == Self.codes.sorted())
  }

  @Test(arguments: pages.map(\.code.name)) func examples(code: String) throws {
    let page = try #require(CodeCatalogue.page(named: code))
    let example = try #require(page.example.files.first { $0.name == "report.yaml" })
    #expect(Decoded(example.bytes).codes.allSatisfy { $0 == code })
    #expect(!Decoded(example.bytes).codes.isEmpty)
    let mended = try #require(page.mended.files.first { $0.name == "report.yaml" })
    #expect(Decoded(mended.bytes).codes == [])
    #expect(page.mended.files.contains { $0.name == "data.csv" })
  }
}
