import Mappings
import Sectional
import Sections
import TestSupport
import Testing
import TextWidth

/// The rows that the lines of a text show, and how many lines each has (sections: text line budget).
@Suite("Text: rows of lines")
struct TextLineTests {
  /// The lines of the text, each behind the key or the place of the row that it shows.
  private func lines(_ report: Report, width: Int? = nil) throws -> [String] {
    let rendered = report.renderedText(width: width)
    #expect(rendered.text == report.text(width: width))
    let map = rendered.rows
    let lines = rendered.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(map.count == lines.count - 1)
    return try lines.dropLast().enumerated().map { number, line in
      let row = try map.row(atLine: number)
      let name = row.map { report.key(of: $0)?.text ?? "\($0.section):\($0.row)" } ?? ""
      return "\(name)|\(line)"
    }
  }

  private let data = csv("g,k,s", "a,1,one", "a,2,two words", "a,3,three", "b,4,four", "b,5,five")

  @Test("titles and heads show no row; rows, notes, lines of a cut and summaries have places")
  func places() throws {
    let made = try report(
      """
      title: T
      footer: F
      data: {key: k}
      output: {text: {border: none}}
      view: {group: g, order: [k]}
      sections:
        - group: a
          title: A
          before: [{text: first}, {key: said, text: said}]
          hide_rows: k == 2
          range: {length: 2, more: "{{more}} more"}
          after: [{text: last}]
          footer: end
          summary_title: Sum
        - {group: x, no_content: {text: Nothing}}
        - {group: b, hidden: true}
        - {group: b, id: again, collapsed: true}
      columns: [k, {field: s, summary: count}]
      """, data)
    #expect(
      try lines(made) == [
        "|T", "|", "|    k  s",
        "|A", "0:0|first", "said|said", "1|    1  one", "0:3|1 more", "0:4|last",
        "0:5|Sum    3", "|end",
        "|", "|x", "1:0|Nothing", "1:1|Count  0",
        "|", "|b", "|2 rows, folded", "|", "|Count  5", "|", "|F",
      ])
  }

  @Test("a key of several fields and one with a null are lists")
  func keys() throws {
    let spec = "title: false\noutput: {text: {border: none}}\ncolumns: [n]\n"
    let rows = csv("a,b,n", "x,1,8", "\"x,1\",2,9")
    #expect(
      try lines(report(spec + "data: {key: [a, b]}", rows))
        == ["|n", "[\"x\",\"1\"]|8", "[\"x,1\",\"2\"]|9"])
    #expect(try lines(report(spec, rows)) == ["|n", "0:0|8", "0:1|9"])
    let made = try report(spec + "data: {key: n}", rows)
    for path in [
      RowPath(section: 0, row: 2), .init(section: 1, row: 0), .init(section: -1, row: -1),
    ] {
      #expect(made.key(of: path) == nil)
    }
  }

  @Test("a page too narrow for columns: each row with its values, and nothing between rows")
  func stacked() throws {
    let made = try report(
      """
      title: false
      data: {key: k}
      output: {text: {border: none}}
      defaults: {lines: {min: 4, max: 1}}
      columns: [{field: k, min_width: 20}, {field: s, min_width: 20}, {field: g, min_width: 20}]
      """, csv("g,k,s", "a,1,a text that is cut here", "b,2,x"))
    #expect(
      try lines(made, width: 24) == [
        "1|k  1", "1|s  a text that is cut…", "1|g  a", "1|", "|", "2|k  2", "2|s  x", "2|g  b",
        "2|",
      ])
  }

  @Test("a table with Markdown's bars has a line for each row")
  func markdown() throws {
    let made = try report(
      """
      title: T
      data: {key: k}
      output: {text: {border: markdown}}
      view: {group: g}
      sections: [{groups: all, title: "{{group}}", footer: end, range: {length: 1}}]
      columns: [k, {field: s, summary: count}]
      """, data)
    let names = try lines(made).map { $0.prefix { $0 != "|" } }
    #expect(
      names == [
        "", "", "", "", "", "1", "0:1", "0:2", "", "", "4", "1:1", "1:2", "", "",
      ])
  }

  @Test("where nothing is drawn there is no line for it")
  func nothing() throws {
    let made = try report(
      """
      title: false
      output: {text: {border: ascii}}
      view: {group: g}
      sections:
        - {rows: [{text: gone, hidden: true}]}
        - {group: x, no_content: {text: none, hidden: true}}
        - {rows: [{text: "", hidden: true}]}
        - {group: b, collapsed: true, title: false}
        - {group: y, collapsed: true, no_content: {text: None}}
        - {rows: [{text: one}, {text: two}], title: T, collapsed: true}
      columns: [k, {field: s, summary: count}]
      """, data)
    #expect(
      made.text() == """
            k  s
        ===========
        x
        -----------
        Count  0

            4  four
            5  five
        -----------
        Count  2

        y
        -----------
        None
        -----------
        Count  0

        T
        -----------
        2 rows, folded

        ===========
        Count  2

        """)
  }

  @Test("rows of one text stand apart from rows with lines of titles and values")
  func mixed() throws {
    let made = try report(
      """
      title: false
      data: {key: k}
      output: {text: {border: none}}
      cells: {note: {text: "note {{k}}"}}
      defaults: {cells: [{when: 'g == "n"', cell: note}, {cell: row}]}
      columns: [{field: k, min_width: 20}, {field: s, min_width: 20}]
      """, csv("g,k,s", "n,1,a", "x,2,b", "x,3,c", "n,4,d", "n,5,e"))
    #expect(
      try lines(made, width: 12) == [
        "1|note 1", "|", "2|k  2", "2|s  b", "|", "3|k  3", "3|s  c", "|", "4|note 4", "5|note 5",
      ])
  }

  // MARK: Law

  /// A row of words, some of them wide, some combined.
  private func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...9, using: &random)).map { _ in
      let letter = ["a", "é", "語", "e\u{301}", "👩‍👩‍👧"].randomElement(using: &random) ?? "a"
      return String(repeating: letter, count: Int.random(in: 1...9, using: &random))
    }.joined(separator: " ")
  }

  private func wrap(_ text: String, _ columns: Int) -> Int {
    var lines: [Range<Int>] = []
    Array(text.utf8).withUnsafeBytes {
      TextWidth.wrap($0, width: columns, isWide: true, into: &lines)
    }
    return lines.count
  }

  @Test("every row is as high as the library's heights say, at every width")
  func law() throws {
    let seed = SplitMix64.runSeed
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let texts = (0..<8).map { _ in text(&random) }
      let minimum = Int.random(in: 0...3, using: &random)
      let limit = Int.random(in: 0...4, using: &random)
      let width = Int.random(in: 12...60, using: &random)
      let column = Int.random(in: 3...10, using: &random)
      let made = try report(
        """
        title: false
        view: {group: g}
        sections: [{group: t, cell: note}, {group: c}]
        defaults: {lines: {min: \(minimum), max: \(limit)}}
        columns: [g, {field: s, width: \(column)}]
        cells: {note: {text: "{{s}}"}}
        """, "g,s\n" + texts.enumerated().map { "\($0 < 4 ? "t" : "c"),\($1)\n" }.joined())
      var heights = FittedHeights<CellIdentifier> { cell, width in
        let chrome = cell == "note" ? 0 : width - column
        let budget = LineBudget(minimum: minimum, limit: limit) ?? .standard
        return CellLayout(chromeWidth: chrome, budget: budget) ?? .standard
      }
      let map = made.renderedText(width: width).rows
      for (number, text) in texts.enumerated() {
        let path = RowPath(section: number / 4, row: number % 4)
        let expected = heights.lines(
          of: text, in: number < 4 ? "note" : "row", width: width, wrap: wrap)
        #expect(map.lines(of: path)?.count == expected, "seed \(seed): \(text) at \(width)")
      }
    }
  }
}
