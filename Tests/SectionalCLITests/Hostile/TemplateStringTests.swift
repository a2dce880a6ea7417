import Foundation
import TestSupport
import Testing

/// Texts that break programs, through templates of an author: in text, attributes and addresses.
@Suite(
  "Naughty strings in templates",
  .enabled(if: !NaughtyStrings.all.isEmpty, "the conformance suite `strings` is not installed"))
struct TemplateStringTests {
  private static let spec = """
    sectional: 1
    title: "{{count}}"
    data: {file: data.csv, key: n, missing: []}
    view: {group: g}
    columns: [n, v]
    defaults: {title: "[{{group}}]", cell: offer, depends_on: 1, summary: {v: first}}
    sections:
      - groups: all
        before:
          - {html: '<td title="{{group}}"><a href="{{group}}">{{group}}</a><td>{{words}}', values: {words: "<{{group}}>"}}
    cells:
      offer:
        extends: row
        values: {words: "<{{v}}>"}
        html: >-
          <td>{{n}}</td><td title="{{v}}" lang='{{v}}'>{{v}}</td><td><a href="{{v}}">a</a>
          <a href="/{{v}}?q={{v}}#{{words}}">b</a></td><td class="x {{v}}">{{words}}</td><td><textarea>{{v}}</textarea></td>
        text: "{{n}} {{v}} {{words}}"
      heading: {html: '<th colspan="9" title="{{title}}">{{title}}|{{label}}{{detail}}'}
      summary: {html: '{{#cells}}<td title="{{value}}">{{value}}|{{{value}}}{{/cells}}'}

    """

  private static let script = """
    import sys, json, html5lib
    text = open(sys.argv[1], encoding='utf-8', newline='').read()
    tree = html5lib.parse(text, namespaceHTMLElements=False)
    text = lambda e: ''.join(e.itertext())
    rows = []
    for row in tree.iter('tr'):
      cells = list(row)
      if row.get('id'):
        links = [a.get('href') for a in row.iter('a')]
        rows.append({'n': text(cells[0]), 'title': cells[1].get('title'), 'lang': cells[1].get('lang'),
          'text': text(cells[1]), 'links': links, 'words': text(cells[3]), 'area': text(cells[4])})
    heads = [[c.get('title'), text(c)] for r in tree.iter('tr') if r.get('class') == 'heading' for c in r]
    shape = lambda e: [e.tag, sorted(e.attrib), [shape(c) for c in e]]
    body = next(tree.iter('table'))
    print(json.dumps({'rows': rows, 'heads': heads, 'shape': json.dumps([shape(b) for b in body])}))
    """

  private struct Parsed: Decodable {
    struct Line: Decodable {
      let n: String
      let title: String
      let lang: String
      let text: String
      let links: [String]
      let words: String
      let area: String
    }
    let rows: [Line]
    let heads: [[String]]
    let shape: String
  }

  private func page(_ values: [String]) throws -> (parsed: Parsed, run: CommandRun) {
    let rows = values.enumerated().map { "\($0),\(quoted($1)),\(quoted($1))\n" }.joined()
    let sample = try Sample(spec: Self.spec, data: "n,g,v\n" + rows)
    let run = try sample.run("render", "report.yaml", "-o", "page.html")
    #expect(run.code == 0, "\(run.errors.prefix(800))")
    let page = try #require(sample.read("page.html"))
    #expect(RawControls.first(in: page.replacingOccurrences("\t", " ")) == nil)
    try sample.folder.write("parse.py", Self.script)
    let parse = try sample.shell("\(NaughtyStrings.python ?? "python3") parse.py page.html")
    #expect(parse.code == 0, "\(parse.errors)")
    return (try JSONDecoder().decode(Parsed.self, from: Data(parse.output)), run)
  }

  @Test(
    "Every place gives the value back, and no place becomes anything else",
    .enabled(if: NaughtyStrings.python != nil, "html5lib is not installed"))
  func html() throws {
    let values = NaughtyStrings.all
    let (parsed, run) = try page(values)
    #expect(parsed.rows.count == values.count)
    var lost: [String] = []
    for row in parsed.rows {
      guard let number = Int(row.n), values.indices.contains(number) else {
        Issue.record("\(row.n)")
        continue
      }
      let shown = NaughtyStrings.visible(values[number], keeping: [9, 10])
      let places = [row.title, row.lang, row.text, row.area]
      // Parsers differ in the line feed that a text area begins with.
      let area = shown.utf8.drop { $0 == 0x0a }
      if places.dropLast().contains(where: { Array($0.utf8) != Array(shown.utf8) })
        || Array(row.area.utf8.drop { $0 == 0x0a }) != Array(area)
        || Array(row.words.utf8) != Array("<\(shown)>".utf8)
      {
        lost.append(values[number])
      }
      // A whole address has an allowed scheme or none; a part never has one.
      let scheme = row.links[0].prefix { !":/?#".contains($0) }
      let hasScheme = row.links[0].dropFirst(scheme.count).first == ":"
      #expect(
        !hasScheme || ["http", "https", "mailto", "about"].contains(scheme.lowercased()),
        "\(row.links[0])")
      #expect(
        row.links[1].wholeMatch(of: /\/[-A-Za-z0-9._~%]*\?q=[-A-Za-z0-9._~%]*#[-A-Za-z0-9._~%]*/)
          != nil, "\(row.links[1])")
    }
    #expect(lost == [])
    let heads = Set(parsed.heads.map { Array($0[0].utf8) })
    let missing = values.filter {
      !heads.contains(Array("[\(NaughtyStrings.visible($0, keeping: [9, 10]))]".utf8))
    }
    #expect(missing == [])
    // Every address that was refused has its warning, with its row and column.
    let refused = parsed.rows.count { $0.links[0] == "about:invalid" }
    #expect(refused > 0)
    #expect(run.errors.contains("[refused-link]"))

    let harmless = try page(values.indices.map { "x\($0)" }).parsed
    #expect(parsed.shape == harmless.shape)
  }

  @Test("A text cell says the value, controls as signs, and it is no template")
  func text() throws {
    let values = NaughtyStrings.all
    let rows = values.enumerated().map { "\($0),g,\(quoted($1))\n" }.joined()
    let run = try Sample(spec: Self.spec, data: "n,g,v\n" + rows)
      .run("render", "report.yaml", "--width", "10000")
    #expect(run.code == 0, "\(run.errors.prefix(500))")
    #expect(RawControls.first(in: run.output) == nil)
    let lost = values.enumerated().filter { number, text in
      guard !text.contains(where: \.isNewline), !text.contains("\t"), text.first != " ",
        text.last != " ",
        !text.unicodeScalars.contains(where: { $0.properties.isWhitespace && $0 != " " })
      else { return false }
      let shown = NaughtyStrings.visible(text, keeping: [])
      let line = "\(number) \(shown) <\(shown)>"
      return Data(run.output).range(of: Data(line.utf8)) == nil
    }
    #expect(lost.map(\.element) == [])
  }

  @Test("Paths of templates in a spec stay in its folder")
  func paths() throws {
    for path in NaughtyStrings.of(context: "path") {
      for spec in [
        "sectional: 1\ntemplates: \(NaughtyStrings.yaml(path))\n",
        "sectional: 1\ntemplates: looks\nsections: [{cell: c}]\ncells:\n  c: {file: \(NaughtyStrings.yaml(path))}\n",
      ] {
        let sample = try Sample(spec: spec)
        try sample.folder.write("looks/a.html.mustache", "<td>a\n")
        let run = try sample.run("validate", "report.yaml")
        #expect(run.code == 1, "\(path)")
        #expect(run.errors.contains("report.yaml:"))
        #expect(RawControls.first(in: run.errors) == nil)
      }
    }
  }
}
