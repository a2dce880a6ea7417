import Foundation
import TestSupport
import Testing

/// Texts that break programs, as values, titles and names of groups.
///
/// An HTML parser gives them back.
@Suite("Naughty strings")
struct NaughtyStringTests {
  private static let strings = NaughtyStrings.all

  /// Those that a title, which is a template, shows as they are.
  private static let titles = strings.filter { !$0.contains("{{") }

  private static let python = NaughtyStrings.python

  private static func visible(_ text: String, keeping kept: Set<UInt32>) -> String {
    NaughtyStrings.visible(text, keeping: kept)
  }

  private static func yaml(_ text: String) -> String { NaughtyStrings.yaml(text) }

  /// What html5lib finds in a page: cells of rows, headings of sections, names of all elements and
  /// attributes.
  private struct Parsed: Decodable {
    let title: String
    let cells: [[String]]
    let headings: [String]
    let elements: [String]
    let attributes: [String]
    let ids: [String]
  }

  private static let script = """
    import sys, json, html5lib
    text = open(sys.argv[1], encoding='utf-8', newline='').read()
    tree = html5lib.parse(text, namespaceHTMLElements=False)
    rows = [r for r in tree.iter('tr')]
    text = lambda e: ''.join(e.itertext())
    data = [[text(c) for c in r if c.tag == 'td'] for r in rows if 'class' not in r.attrib]
    heads = [text(c) for r in rows if r.get('class') == 'heading' for c in r]
    print(json.dumps({
      'title': text(next(tree.iter('h1'))), 'cells': [r for r in data if r], 'headings': heads,
      'elements': sorted({e.tag for e in tree.iter() if isinstance(e.tag, str)}),
      'attributes': sorted({a for e in tree.iter() for a in e.attrib}),
      'ids': [e.get('id') for e in tree.iter() if e.get('id')]}))
    """

  private func parse(_ sample: Sample, _ file: String) throws -> Parsed {
    try sample.folder.write("parse.py", Self.script)
    let run = try sample.shell("\(Self.python ?? "python3") parse.py \(file)")
    #expect(run.code == 0, "\(run.errors)")
    return try JSONDecoder().decode(Parsed.self, from: Data(run.output))
  }

  @Test(
    "HTML: as values, titles of groups, keys and links, they come back as they are",
    .enabled(if: !strings.isEmpty, "the conformance suite `strings` is not installed"),
    .enabled(if: python != nil, "html5lib is not installed"))
  func html() throws {
    let strings = Self.strings
    // The last column keeps the ends of values apart from the ends of lines.
    let rows = strings.enumerated().map { number, text in
      "\(number),\(quoted(text)),\(quoted(text)),.\n"
    }
    let spec = """
      sectional: 1
      title: \(Self.yaml(Self.titles.joined(separator: "|")))
      data: {file: data.csv, key: n, missing: []}
      view: {group: g}
      columns: [n, {field: v, null_text: ""}, {field: e}]
      sections: [{groups: all, title: "[{{group}}]"}]

      """
    let sample = try Sample(spec: spec, data: "n,g,v,e\n" + rows.joined())
    let run = try sample.run("render", "report.yaml", "-o", "page.html")
    #expect(run.code == 0, "\(run.errors)")
    let page = try #require(sample.read("page.html"))
    #expect(RawControls.first(in: page.replacingOccurrences("\t", " ")) == nil)

    let parsed = try parse(sample, "page.html")
    let shown = strings.map { Self.visible($0, keeping: [9, 10]) }
    let title = Self.titles.map { Self.visible($0, keeping: [9, 10]) }.joined(separator: "|")
    #expect(bytes(parsed.title) == bytes(title))
    var found: [Int: String] = [:]
    for cells in parsed.cells where cells.count == 3 { found[Int(cells[0]) ?? -1] = cells[1] }
    #expect(found.count == strings.count)
    let changed = shown.indices.filter { found[$0].map(bytes) != bytes(shown[$0]) }
    #expect(changed.map { strings[$0] } == [])
    let headings = Set(parsed.headings.map(trimmed))
    #expect(shown.filter { !headings.contains(trimmed("[\($0)]")) } == [])

    // As many rows and groups of harmless texts, so that the pages have the same parts.
    let harmless = strings.indices.map { "\($0),g\($0),v\($0),.\n" }.joined()
    let plain = try Sample(spec: spec, data: "n,g,v,e\n" + harmless)
    #expect(try plain.run("render", "report.yaml", "-o", "page.html").code == 0)
    let benign = try parse(plain, "page.html")
    #expect(parsed.elements == benign.elements)
    #expect(parsed.attributes == benign.attributes)
    #expect(Set(parsed.ids).count == parsed.ids.count)
    #expect(parsed.ids.filter { $0.wholeMatch(of: /[A-Za-z0-9_~.-]+/) == nil } == [])
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func trimmed(_ text: String) -> [UInt8] {
    bytes(text.trimmingCharacters(in: .newlines))
  }

  @Test(
    "HTML: as addresses, only those of allowed schemes become links",
    .enabled(if: !strings.isEmpty, "the conformance suite `strings` is not installed"))
  func links() throws {
    let rows = Self.strings.enumerated().map { "\($0),\(quoted($1))\n" }.joined()
    let spec = """
      sectional: 1
      data: {file: data.csv, missing: []}
      columns: [n, {field: v, format: {link: "{{v}}"}}]

      """
    let sample = try Sample(spec: spec, data: "n,v\n" + rows)
    let run = try sample.run("render", "report.yaml", "--to", "html")
    #expect(run.code == 0, "\(run.errors.prefix(500))")
    #expect(RawControls.first(in: run.errors) == nil)
    for match in run.text.matches(of: /href="([^"]*)"/) {
      let address = match.1.lowercased().filter { $0 > " " }
      let scheme = address.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
      let isRelative =
        scheme.count == address.count || !address.dropFirst(scheme.count).hasPrefix(":")
      #expect(
        isRelative || ["http", "https", "mailto"].contains(String(scheme)), "\(match.1)")
    }
  }

  @Test(
    "Text: no raw control, every row stands, columns line up",
    .enabled(if: !strings.isEmpty, "the conformance suite `strings` is not installed"))
  func text() throws {
    let strings = Self.strings
    let rows = strings.enumerated().map { "\(quoted($1)),\(quoted($1)),n\($0)\n" }.joined()
    let spec = """
      sectional: 1
      title: \(Self.yaml(Self.titles.joined(separator: "|")))
      data: {file: data.csv, missing: []}
      view: {group: g}
      columns: [v, n]

      """
    let run = try Sample(spec: spec, data: "g,v,n\n" + rows)
      .run("render", "report.yaml", "--width", "10000")
    #expect(run.code == 0, "\(run.errors.prefix(500))")
    #expect(RawControls.first(in: run.output) == nil)
    #expect(strings.indices.filter { !run.text.contains("n\($0)\n") } == [])
    // A value is not a template, and no value is cut where there is room.
    let lost = strings.filter { text in
      guard !text.contains(where: \.isNewline), !text.contains("\t") else { return false }
      let shown = Self.visible(text, keeping: []).trimmingCharacters(in: .whitespaces)
      return !run.text.utf8.contains(shown.utf8)
    }
    #expect(lost == [])
  }

  @Test(
    "As names of fields and in specs they are drawn or refused, and never act on a stream",
    .enabled(if: !strings.isEmpty, "the conformance suite `strings` is not installed"))
  func names() throws {
    let names = Array(Self.strings.enumerated()).map { "\($0)\($1)" }
    let spec = """
      sectional: 1
      data: {file: data.csv, key: \(Self.yaml(names[0]))}
      columns: [\(names.prefix(60).map(Self.yaml).joined(separator: ", "))]

      """
    let data =
      names.map(quoted).joined(separator: ",") + "\n"
      + names.map(quoted).joined(separator: ",") + "\n"
    let sample = try Sample(spec: spec, data: data)
    for kind in ["text", "html"] {
      let run = try sample.run("render", "report.yaml", "--to", kind, "--width", "5000")
      #expect(run.code == 0, "\(run.errors.prefix(500))")
      let output = run.text.replacingOccurrences("\t", " ")
      #expect(RawControls.first(in: output) == nil)
    }
    let wrong = names.prefix(90).map { Self.yaml($0) + ": 1\n" }.joined()
    let run = try Sample(spec: "sectional: 1\n" + wrong).run("validate", "report.yaml")
    #expect(run.code == 1)
    #expect(RawControls.first(in: run.errors) == nil)
  }
}

extension String.UTF8View {
  /// Whether the bytes of another text stand somewhere in these.
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    Data(self).range(of: Data(other)) != nil || other.isEmpty
  }
}
