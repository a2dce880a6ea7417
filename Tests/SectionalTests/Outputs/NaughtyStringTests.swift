import Foundation
import Sectional
import Sections
import TestSupport
import Testing
import TextWidth

/// Strings that have broken programs, as values, titles, group names and keys of every output.
@Suite(
  "Outputs: naughty strings",
  .enabled(
    if: Conformance.folder("strings") != nil, "the suite of strings is not installed"))
struct NaughtyStringTests {
  /// Every string of the suite, once.
  ///
  /// CSV cannot tell an empty one from a null, and a NUL is refused.
  static let strings: [String] = {
    guard let folder = Conformance.folder("strings") else { return [] }
    var found: [String] = []
    for name in ["naughty-strings.json", "markup-strings.json", "injection.json"] {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let list = try? JSONSerialization.jsonObject(with: data) as? [Any]
      else { continue }
      for item in list {
        if let text = item as? String ?? (item as? [String: Any])?["value"] as? String {
          found.append(text)
        }
      }
    }
    var seen: Set<[UInt8]> = []
    return found.filter {
      !$0.isEmpty && !$0.utf8.contains(0) && seen.insert(Array($0.utf8)).inserted
    }
  }()

  private static func cell(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// All strings as values, groups and keys, in the order of the suite.
  private static let report = Result {
    try Report(
      specText: """
        sectional: 1
        title: "\\e]0;x\\a T\\u202e"
        data: {key: id, missing: [], fields: {s: {type: string}, id: {type: string}}}
        view: {group: s}
        columns: [id, s, {field: mark, title: "\\e[1m\\u2028"}]
        """,
      dataText: "s,id,mark\n"
        + strings.enumerated().map { "\(cell($1)),\(cell("\($0) \($1)")),¦\n" }
        .joined())
  }

  @Test("columns line up and no control leaves", arguments: [40, 80, 100, 200, 10_000])
  func text(_ width: Int) throws {
    let text = try Self.report.get().text(width: width)
    try Self.checkVisible(text)
    var places: Set<Int> = []
    var marks = 0
    for line in text.split(separator: "\n") where line.hasSuffix("¦") {
      places.insert(TextWidth.width(of: String(line.dropLast())))
      marks += 1
    }
    #expect(marks == Self.strings.count)
    #expect(places.count == 1, "\(places.sorted())")
  }

  @Test("borders line up too", arguments: ["ascii", "none", "markdown"])
  func borders(_ border: String) throws {
    let data =
      "s,mark\n" + Self.strings.map { "\(Self.cell($0)),¦\n" }.joined()
    let made = try Sectional.Report(
      specText:
        "sectional: 1\noutput: {text: {border: \(border), width: 80}}\ndata: {missing: []}\n"
        + "columns: [s, mark]\n", dataText: data)
    let text = made.text()
    try Self.checkVisible(text)
    let places = Set(
      text.split(separator: "\n").compactMap { line in
        line.lastIndex(of: "¦").map { TextWidth.width(of: String(line[..<$0])) }
      })
    #expect(places.count == 1, "\(places.sorted())")
  }

  @Test("titles of columns and sections line up")
  func titles() throws {
    for text in Self.strings where !text.contains("{{") {
      let quoted = try #require(
        String(
          data: try JSONSerialization.data(
            withJSONObject: [text], options: []), encoding: .utf8))
      let made = try? Sectional.Report(
        specText: "sectional: 1\ntitle: \(quoted.dropFirst().dropLast())\n"
          + "columns: [{field: a, title: \(quoted.dropFirst().dropLast())}, m]\n",
        dataText: "a,m\nx,¦\n")
      // A spec with a control that YAML does not take is refused.
      guard let made else { continue }
      for width in [40, 100] {
        let page = made.text(width: width)
        try Self.checkVisible(page)
      }
    }
  }

  @Test("the text that a reader of CSV gets is the value")
  func csv() throws {
    let made = try Self.report.get()
    let again = try Report(
      specText: "sectional: 1\ndata: {missing: [], fields: {s: {type: string}}}\ncolumns: [s]\n",
      dataText: made.csv())
    let back = (again.rows(inSection: 0) ?? []).map { Array($0[0].utf8) }
    #expect(back == Self.shown(made).map { Array($0.utf8) })
    #expect(back.count == Self.strings.count)
  }

  @Test("the text that a reader of JSON gets is the value")
  func json() throws {
    let made = try Self.report.get()
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(made.json().utf8)) as? [String: Any])
    let sections = try #require(document["sections"] as? [[String: Any]])
    let rows = sections.flatMap { $0["rows"] as? [[String: Any]] ?? [] }
    let values = rows.compactMap { ($0["values"] as? [String: Any])?["s"] as? String }
    #expect(values.map { Array($0.utf8) } == Self.shown(made).map { Array($0.utf8) })
    #expect(
      rows.compactMap { $0["key"] as? String }.map { Array($0.utf8).split(separator: 0x20)[0] }
        == (0..<Self.strings.count).map { ArraySlice("\($0)".utf8) })
  }

  @Test(
    "the text that a reader of Markdown sees is the value, controls as signs",
    .enabled(if: MarkdownReader.command != nil, "cmark-gfm is not installed"))
  func markdown() throws {
    let made = try Self.report.get()
    let text = made.markdown()
    try Self.checkVisible(text)
    let document = try MarkdownReader.read(text)
    #expect(document.tables.count == Self.strings.count)
    let cells = document.tables.map { $0.last?.dropFirst().first ?? "" }
    for (seen, value) in zip(cells, Self.shown(made)) {
      #expect(Array(seen.utf8) == Array(Self.visible(value).utf8), "\(value.debugDescription)")
    }
  }

  /// The values in the order of the page.
  private static func shown(_ made: Report) -> [String] {
    (0..<made.sections.count).flatMap { made.rows(inSection: $0) ?? [] }.map { $0[1] }
  }

  /// Controls as signs; tabs and line feeds stay.
  private static func visible(_ text: String) -> String {
    text.utf8.split(separator: 0x09, omittingEmptySubsequences: false).map {
      TextWidth.visible(String(Substring($0)), .multiLine)
    }.joined(separator: "\t")
  }

  private static func checkVisible(_ text: String) throws {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0a: continue
      case 0...0x1f, 0x7f...0x9f, 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff:
        Issue.record("U+\(String(scalar.value, radix: 16)) leaves")
        return
      default: continue
      }
    }
  }
}
