import Diagnostics
import TestSupport
import Testing
import YAMLTree

/// Where nodes and parts of scalars are written.
@Suite struct PlaceTests {
  private func value(_ text: String, _ key: String = "a") throws -> YAMLNode {
    let reading = Reading(text)
    #expect(reading.page == "")
    return try #require(reading.root?.mapping?[key])
  }

  /// What a part of a scalar's text is written as.
  private func written(_ text: String, _ part: String) throws -> String? {
    let scalar = try #require(try value(text).scalar)
    let bytes = Array(scalar.text.utf8)
    let wanted = Array(part.utf8)
    for start in 0...max(bytes.count - wanted.count, 0)
    where bytes[start...].starts(with: wanted) {
      let range = scalar.sourceRange(of: start..<start + wanted.count)
      return String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    return nil
  }

  @Test(arguments: [
    ("a: word # c\n", "word"), ("a: 'q'\n", "'q'"), ("a: \"q\" # c\n", "\"q\""),
    ("a: &x !!str word\n", "word"), ("a: !!str &x 'w'\n", "'w'"), ("a: &x\n  word\n", "word"),
    ("a: !!map &x {b: 1} # c\n", "{b: 1}"), ("a: &x [1, 2]\nb: 1\n", "[1, 2]"),
    ("a: &x # c\n  - 1\n  - 2\n\n# end\nb: 1\n", "- 1\n  - 2"),
    ("a: &x\n  &y b: 1\n  c: 2\n\nd: 1\n", "&y b: 1\n  c: 2"),
    ("a: !!map\n  !!str b: 1\n", "!!str b: 1"),
    ("a: |\n  x\n  y\n\n\nb: 1\n", "|\n  x\n  y"), ("a: >-\n  x\n", ">-\n  x"),
    ("a: two\n  lines\nb: 1\n", "two\n  lines"), ("a:\nb: 1\n", ""), ("a: é ü\n", "é ü"),
    ("é: ü\na: 日本 # c\n", "日本"), ("a: 'x\u{2028}y'\n", "'x\u{2028}y'"),
    ("a: [x: 1]\n", "[x: 1]"), ("a: ! x\n", "x"), ("a: !<tag:yaml.org,2002:str> x\n", "x"),
  ])
  func nodesHaveTightSpans(text: String, written: String) throws {
    #expect(try value(text).written == written)
  }

  @Test func keysAndNestedNodes() throws {
    let root = try #require(Reading("\u{feff}k: {x: 1, \"y\": [a, b]}\r\nz: 2\r\n").root)
    let mapping = try #require(root.mapping)
    #expect(mapping.entries.map(\.key.written) == ["k", "z"])
    #expect(mapping.entries[0].nameSpan.range == 3..<4)
    let inner = try #require(mapping["k"]?.mapping)
    #expect(inner.isFlow)
    #expect(!mapping.isFlow)
    #expect(inner.entries.map(\.key.written) == ["x", "\"y\""])
    #expect(inner["y"]?.sequence?.map(\.written) == ["a", "b"])
    #expect(root.written == "k: {x: 1, \"y\": [a, b]}\r\nz: 2")
  }

  @Test func aliasesKnowBothPlaces() throws {
    let root = try #require(Reading("a: &x {b: 1}\nc: *x\n").root?.mapping)
    let alias = try #require(root["c"])
    #expect(alias.written == "*x")
    #expect(alias.anchor?.range == root["a"]?.span.range)
    #expect(alias.mapping?["b"]?.scalar?.value == .integer(1))
    #expect(root["a"]?.anchor == nil)
  }

  @Test func anchorsMayBeSetAnew() throws {
    let root = try #require(Reading("a: &x 1\nb: *x\nc: &x 2\nd: *x\ne: &y [&y 3]\nf: *y\n").root)
    #expect(root.outline == "{a: 1, b: 1, c: 2, d: 2, e: [3], f: 3}")
  }

  @Test(arguments: [
    ("a: one two\n", "two", "two"), ("a: one\n  two three\n", "two", "two"),
    ("a: one\n  two\n", "one two", "one\n  two"), ("a: one\n\n\n  two\n", "\n\n", "\n\n"),
    ("a: 'it''s so'\n", "'s", "''s"), ("a: 'it''s so'\n", "so", "so"),
    ("a: \"x\\ty\\u00e9z\"\n", "z", "z"), ("a: \"x\\ty\\u00e9z\"\n", "é", "\\u00e9"),
    ("a: \"x\\ty\"\n", "\t", "\\t"), ("a: \"x \\\n   y\"\n", "x y", "x \\\n   y"),
    ("a: \"x\n\n  y\"\n", "y", "y"), ("a: \"\\U0001F600!\"\n", "!", "!"),
    ("a: |\n  x\n  min(a) < b\n", "min(a)", "min(a)"), ("a: |\n  x\n  y\n", "x\ny", "x\n  y"),
    ("a: >-\n  x >= 1 &&\n  y < 2\n", "y < 2", "y < 2"),
    ("a: >-\n  x >= 1 &&\n  y < 2\n", "&& y", "&&\n  y"),
    ("a: >\n  x\n\n   more\n  y\n", "more", "more"), ("a: |2\n    x\n  y\n", "  x", "  x"),
    ("a: |+\n\n  x\n\nb: 1\n", "x", "x"), ("a: >-\r\n  x\r\n  y\r\n", "x y", "x\r\n  y"),
    ("a: é\n  日本 y\n", "日本 y", "日本 y"), ("a: 'p\u{2028}q'\n", "q", "q"),
  ])
  func partsOfScalars(text: String, part: String, source: String) throws {
    #expect(try written(text, part) == source)
  }

  @Test func emptyPartsArePoints() throws {
    let scalar = try #require(try value("a: 'x''y'\n").scalar)
    #expect(scalar.sourceRange(of: 0..<0) == 4..<4)
    #expect(scalar.sourceRange(of: 1..<1) == 5..<5)
    #expect(scalar.sourceRange(of: 3..<3) == 8..<8)
    #expect(scalar.sourceRange(of: -5..<99) == 4..<8)
    let empty = try #require(try value("a: ''\n").scalar)
    #expect(empty.sourceRange(of: 0..<0) == 4..<4)
  }

  /// Scalars of random words, blanks and breaks: verbatim bytes are found where they stand.
  @Test func randomScalarsAreFoundAgain() {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    let pieces = [
      "x", "yy", " ", "  ", "\n", "\n\n", "é", "日", "''", "\\n", "\\\n", "#", "\t", "\r\n",
    ]
    let frames = [
      ("a:\n  - ", "\n"), ("a: '", "'\n"), ("a: \"", "\"\n"), ("a: |\n  ", "\n"),
      ("a: >\n  ", "\n"),
      ("a: |+\n  ", "\n"), ("a: >-\n  ", "\n"), ("- >2-\n   ", "\n"), ("- - |1\n   ", "\n"),
    ]
    var found = 0
    for _ in 0..<3000 {
      let (opening, closing) = frames[Int.random(in: 0..<frames.count, using: &random)]
      var text = opening
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        text += piece
        if piece.hasSuffix("\n") {
          text += ["  ", "   ", ""][Int.random(in: 0..<3, using: &random)]
        }
      }
      text += closing
      guard let scalars = Reading(text).root?.scalars else { continue }
      for scalar in scalars where !scalar.text.isEmpty {
        found += 1
        #expect(
          scalar.isFoundAgain, "seed \(SplitMix64.runSeed): \(text.debugDescription)")
      }
    }
    #expect(found > 1000)
  }
}
