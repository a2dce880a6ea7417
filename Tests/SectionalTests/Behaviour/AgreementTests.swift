import Foundation
import Mappings
import Sectional
import Sections
import TestSupport
import Testing

/// One spec, every output: the same rows in the same order, and the same bytes (design).
@Suite("Behaviour: outputs agree")
struct AgreementTests {
  static let specs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Repository.specs.path)) ?? []
    let names = files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
    // The reader of pages knows neither the markup of other looks nor pages of several tables.
    return names.filter { !has("\ntemplates:", $0) && !has(" collapsed:", $0) }
  }()

  private static func has(_ text: String, _ name: String) -> Bool {
    let file = Repository.specs.appendingPathComponent("\(name).yaml")
    return (try? String(contentsOf: file, encoding: .utf8).contains(text)) ?? false
  }

  private func made(_ name: String) throws -> Report {
    try Report(spec: Repository.specs.appendingPathComponent("\(name).yaml").path)
  }

  @Test("text and page show the same rows in the same order", arguments: specs)
  func sameRows(_ name: String) throws {
    let report = try made(name)
    let page = try HTMLPage(report.html())
    let heads = try #require(page.head.last).cells.map(\.text)
    var bodies = page.bodies.makeIterator()
    var texts = Substring(Self.squeezed(report.text(width: 10_000)))
    for (number, section) in report.sections.sections.enumerated() where !section.isHidden {
      let next = bodies.next()
      let body = try #require(next)
      let rows = try #require(report.rows(inSection: number))
      #expect(rows.count == section.shown)
      guard section.showsData else { continue }
      let lines = body.lines.filter { Self.around.isDisjoint(with: $0.classes) }
      #expect(lines.count == rows.count)
      for (line, row) in zip(lines, rows) {
        if line.cells.count == 1, line.cells[0].attributes["colspan"] != nil {
          // A cell of the spec draws the row as it likes, yet not without anything of it.
          #expect(row.contains { !$0.isEmpty && line.text.contains($0) }, "\(line.text)")
          continue
        }
        #expect(line.cells.count == heads.count)
        // The page may have columns that text leaves out; the others stand in the same order.
        var cells = line.cells.map(\.text).makeIterator()
        for text in row {
          if Self.isPicture(text) {
            // The page draws it instead; tests of pictures compare both forms.
            _ = cells.next()
            continue
          }
          var cell = cells.next()
          while let other = cell, other != text { cell = cells.next() }
          #expect(cell == text, "\(text) is not in the page's row")
        }
        for text in row {
          let wanted = Self.squeezed(text)
          let range = texts.firstRange(of: wanted)
          #expect(range != nil, "\(text) is not in the text at its place")
          if let range { texts = texts[range.upperBound...] }
        }
      }
    }
  }

  /// The classes of what stands around the rows of data.
  private static let around: Set<String> = [
    "heading", "fixed", "note", "more", "cut", "footer", "summary",
  ]

  /// Whether a cell draws a bar, a line or stars.
  private static func isPicture(_ text: String) -> Bool {
    text.contains { "▁▂▃▄▅▆▇█▉▊▋▌▍▎▏░★☆".contains($0) }
  }

  /// Without spaces and line ends, so that padding and wrapping do not matter.
  private static func squeezed(_ text: String) -> String {
    text.filter { $0 != " " && $0 != "\n" }
  }

  @Test("the lines around the rows are those of the outline", arguments: specs)
  func outline(_ name: String) throws {
    let report = try made(name)
    let page = try HTMLPage(report.html())
    let expected = report.sections.sections.filter { !$0.isHidden }.map { section in
      var kinds: [String] = []
      var rows = 0
      for item in section.items {
        if case .rows(let run) = item {
          rows += section.runs[run].count
          continue
        }
        if rows > 0 { kinds.append("\(rows) rows") }
        rows = 0
        switch item {
        case .fixed: kinds.append("fixed")
        case .note: kinds.append("note")
        case .earlier, .more: kinds.append("more")
        case .rows: break
        case .summary: kinds.append("summary")
        }
      }
      return rows > 0 ? kinds + ["\(rows) rows"] : kinds
    }
    let drawn = page.bodies.filter { !$0.classes.contains("total") }.map { body in
      var kinds: [String] = []
      var rows = 0
      for line in body.lines {
        let kind = line.classes.first.flatMap {
          ["fixed", "note", "more", "summary", "heading", "footer", "cut"].contains($0) ? $0 : nil
        }
        if kind == nil { rows += 1 }
        if let kind {
          if rows > 0 { kinds.append("\(rows) rows") }
          rows = 0
          if kind != "heading" && kind != "footer" { kinds.append(kind) }
        }
      }
      if rows > 0 { kinds.append("\(rows) rows") }
      return kinds
    }
    let isEmptyReport = report.sections.dataCount == 0 && drawn.count > expected.count
    if !isEmptyReport { #expect(drawn == expected) }
    let heads = report.outline().split(separator: "\n").filter { $0.hasPrefix("section ") }
    #expect(heads.count == report.sections.count)
  }

  @Test("the same input gives the same bytes", arguments: specs)
  func sameBytes(_ name: String) throws {
    let first = try made(name)
    let text = first.text(width: 100)
    let html = first.html()
    for _ in 0..<2 {
      let again = try made(name)
      #expect(again.text(width: 100).utf8.elementsEqual(text.utf8))
      #expect(again.html().utf8.elementsEqual(html.utf8))
      #expect(again.outline() == first.outline())
    }
    // Drawing leaves nothing behind.
    #expect(first.html().utf8.elementsEqual(html.utf8))
    #expect(first.text(width: 100).utf8.elementsEqual(text.utf8))
  }

  @Test("the same bytes in twenty processes, each with its own hash seed")
  func sameBytesAcrossProcesses() throws {
    let spec = """
      sectional: 1
      title: "{{total}} {{summary.n}}"
      view: {group: g, ungrouped: Other, order: [-n, s]}
      defaults: {summary: {n: sum, s: count_distinct}, range: 3, class: box}
      sections: [{groups: [g3, g1]}, {group: g3, id: w, reversed: true}, {groups: all, sort: -count}]
      summary: {n: mean, s: max}

      """
    let data =
      "g,n,s\n" + (0..<200).map { "g\($0 * 7 % 10),\($0 * 31 % 17),s\($0 % 23)\n" }.joined()
    let report = try Report(specText: spec, dataText: data, name: "one.yaml")
    let folder = try TemporaryFolder()
    try folder.write("one.yaml", spec)
    try folder.write("one.csv", data)
    for kind in ["html", "text"] {
      let expected = kind == "html" ? report.html() : report.text(width: 100)
      for _ in 0..<20 {
        let run = try CommandRun(
          ["render", "one.yaml", "--data", "one.csv", "--to", kind], in: folder.url)
        #expect(run.code == 0)
        #expect(run.output == Array(expected.utf8))
      }
    }
  }

  @Test("mappings and sections give the same numbers", arguments: specs)
  func mappings(_ name: String) throws {
    let report = try made(name)
    let sections = report.sections.sections.filter(\.showsData)
    let mappings = report.mappings
    guard !sections.isEmpty else { return }
    #expect(mappings.numberOfSections == sections.count)
    #expect(mappings.numberOfItemsInAllGroups == report.sections.rowCount)
    for (number, section) in sections.enumerated() {
      #expect(mappings.numberOfItems(inSection: number) == section.count)
      #expect(mappings.group(forSection: number)?.text == section.id)
    }
  }

  @Test("one report drawn from many tasks at once")
  func concurrent() async throws {
    let report = try made("countries")
    let html = report.html()
    let same = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { report.html() == html } }
      var same = true
      for await one in group where !one { same = false }
      return same
    }
    #expect(same)
  }

  @Test("there are specs to compare")
  func count() {
    #expect(Self.specs.count >= 6)
  }
}
