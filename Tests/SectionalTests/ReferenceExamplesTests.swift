import Foundation
import Sectional
import TestSupport
import Testing

/// Runs what the reference of the language shows: its examples, and its tables of formats and types.
@Suite("reference")
struct ReferenceExamplesTests {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Repository.specs.appendingPathComponent("README.md"), encoding: .utf8)
  }

  // MARK: Examples

  /// A fenced block.
  private struct Block {
    let language: String
    let text: String
    /// The line of its opening fence, from 1.
    let line: Int
  }

  /// The fenced blocks in order.
  private var blocks: [Block] {
    var blocks: [Block] = []
    var open: (language: String, lines: [String], line: Int)?
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if let (language, lines, start) = open {
        if line == "```" {
          let text = lines.map { $0 + "\n" }.joined()
          blocks.append(Block(language: language, text: text, line: start))
          open = nil
        } else {
          open = (language, lines + [line], start)
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [], number + 1)
      }
    }
    return blocks
  }

  @Test("every example prints what the reference shows")
  func examples() throws {
    let blocks = blocks
    var count = 0
    for (place, block) in blocks.enumerated() where block.language == "yaml" {
      let following = blocks.dropFirst(place + 1).prefix { $0.language != "yaml" }
      let data = try #require(
        following.first { $0.language == "csv" }, "the spec in line \(block.line) has no data")
      let shown = try #require(
        following.first { $0.language == "text" }, "the spec in line \(block.line) has no output")
      let folder = try TemporaryFolder()
      for file in following where file.language.hasPrefix("csv ") {
        try folder.write(String(file.language.dropFirst(4)), file.text)
      }
      do {
        let report = try Report(
          specText: block.text, dataText: data.text,
          name: folder.url.appendingPathComponent("report.yaml").path)
        #expect(report.warnings == [], "the spec in line \(block.line)")
        #expect(report.text(width: 80) == shown.text, "the spec in line \(block.line)")
      } catch {
        Issue.record("the spec in line \(block.line): \(error)")
      }
      withExtendedLifetime(folder) {}
      count += 1
    }
    #expect(count >= 4)
  }

  // MARK: Tables

  /// The rows of the table that begins with a head, as the texts of its cells.
  private func table(_ head: String) throws -> [[String]] {
    let lines = text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: head))
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The texts in backticks.
  private func codes(_ cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// Breaking spaces for others: the reference is written with them.
  private func plain(_ text: String) -> String {
    text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
  }

  @Test("every format prints what the reference shows", arguments: [("en-US", 3), ("de-DE", 4)])
  func formats(locale: String, column: Int) throws {
    var fields: [String] = []
    var columns: [String] = []
    var values: [String] = []
    var expected: [String] = []
    for row in try table("| format | type | value | en-US | de-DE |") {
      for format in codes(row[0]) {
        let name = "f\(fields.count)"
        fields.append("    \(name): {type: \(row[1])}\n")
        columns.append(
          "  - field: \(name)\n    format: \(format.replacing("row.value", with: "row.\(name)"))\n")
        values.append(try #require(codes(row[2]).first))
        expected.append(try #require(codes(row[column]).first))
      }
    }
    let names = fields.indices.map { "f\($0)" }.joined(separator: ",")
    let report = try Report(
      specText: "sectional: 1\nlocale: \(locale)\ndata:\n  file: data.csv\n  fields:\n"
        + fields.joined() + "columns:\n" + columns.joined(),
      dataText: "\(names)\n\(values.joined(separator: ","))\n")
    let printed = try #require(report.rows(inSection: 0)?.first).map(plain)
    #expect(printed.count > 25)
    for place in printed.indices {
      #expect(printed[place] == expected[place], "\(columns[place])of `\(values[place])`")
    }
  }

  @Test("every type is inferred as the reference says")
  func types() throws {
    // No field is inferred as a duration, so the message about the format names the type.
    let spec = "sectional: 1\ndata: {file: data.csv}\ncolumns: [{field: v, format: duration}]\n"
    for row in try table("| values | inferred type |") {
      let data = "v\n" + codes(row[0]).map { $0 + "\n" }.joined()
      let type = try #require(codes(row[1]).first)
      let error = #expect(throws: ReportError.self, "\(row[0])") {
        try Report(specText: spec, dataText: data)
      }
      let message = error?.diagnostics.first { $0.code == "format-type" }?.message ?? ""
      let words = message.components(separatedBy: ",")[0].components(separatedBy: " ")
      #expect(words.last == type, "\(row[0]): \(message)")
    }
  }
}
