import Foundation
import Sectional
import Sections
import TestSupport
import Testing

/// Runs the examples of the README.
@Suite("README")
struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The fenced blocks of a language, in order.
  private func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { part in
      part.components(separatedBy: "```")[0]
    }
  }

  @Test("the first report prints what the README shows")
  func firstReport() throws {
    let spec = try #require(blocks("yaml").first)
    let data = try #require(blocks("csv").first)
    let shown = try #require(blocks("text").first)
    let folder = try TemporaryFolder()
    try folder.write("stock.yaml", spec)
    try folder.write("stock.csv", data)
    let run = try CommandRun(["render", "stock.yaml"], in: folder.url)
    #expect(run.errors == "")
    #expect(run.text == shown)
  }

  @Test("a fault looks as the README shows it")
  func fault() throws {
    let spec = try #require(blocks("yaml").first)
    let data = try #require(blocks("csv").first)
    let folder = try TemporaryFolder()
    try folder.write("stock.yaml", spec.replacing("field: price", with: "field: prize"))
    try folder.write("stock.csv", data)
    let run = try CommandRun(["render", "stock.yaml"], in: folder.url)
    #expect(run.code == 1)
    let first = run.errors.components(separatedBy: "\n\n")
      .first { $0.contains("unknown-field") }
    let shown = try #require(first)
    #expect(text.contains(shown.trimmingCharacters(in: .newlines)))
  }

  @Test("the example of the library gives sections and rows")
  func library() throws {
    #expect(text.contains("try Report(spec: \"Specs/countries.yaml\")"))
    let report = try Report(
      spec: Repository.specs.appendingPathComponent("countries.yaml").path)
    #expect(report.text(width: 80).hasPrefix("Countries of the world\n"))
    let lines = report.sections.sections.enumerated().map { number, section in
      "\(section.id ?? "fixed") \(section.count) \(report.rows(inSection: number)?.first ?? [])"
    }
    #expect(
      lines.first == #"Africa 5 ["Nigeria", "Abuja", "924,000", "228,000,000"]"#, "\(lines)")
  }
}
