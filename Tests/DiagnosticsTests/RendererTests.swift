import Diagnostics
import TestSupport
import Testing

/// Diagnostics as people see them.
@Suite struct RendererTests {
  @Test func everyPart() {
    let sample = Sample("title: A\nview: {}\ntitle: B\n")
    let other = Sample("name,price\r\nTea,x\r\n", name: "data.csv")
    let diagnostic = Diagnostic(
      sampleCode, "the key `title` stands twice",
      at: Label(SourceSpan(sample.source, 18..<23), "again here"),
      secondary: [Label(sample.span("title"), "first here"), Label(other.span("x"), "and here")],
      notes: ["keys are compared by their text"], help: ["remove one"])
    #expect(
      page(diagnostic) == """
        report.yaml:3:1: error: the key `title` stands twice [sample-code]
        3 | title: B
          | ^^^^^ again here
          ::: report.yaml:1:1
        1 | title: A
          | ----- first here
          ::: data.csv:2:5
        2 | Tea,x
          |     - and here
          = note: keys are compared by their text
          = help: remove one

        """)
  }

  @Test func labelsOnOneLineShareItsExcerpt() {
    let sample = Sample("{a: 1, b: 2, a: 3}\n")
    let diagnostic = Diagnostic(
      sampleCode, "twice", at: Label(SourceSpan(sample.source, 13..<14)),
      secondary: [Label(sample.span("a"), "first here"), Label(sample.span("b: 2"))])
    #expect(
      page(diagnostic) == """
        report.yaml:1:14: error: twice [sample-code]
        1 | {a: 1, b: 2, a: 3}
          |              ^
          |  - first here
          |        ----

        """)
  }

  @Test func gutterIsAsWideAsTheLargestNumber() {
    let sample = Sample(String(repeating: "x\n", count: 9) + "here\n")
    let diagnostic = Diagnostic(
      sampleCode, "wrong", at: Label(sample.span("x")), secondary: [Label(sample.span("here"))],
      help: ["mend it"])
    #expect(
      page(diagnostic) == """
        report.yaml:1:1: error: wrong [sample-code]
         1 | x
           | ^
           ::: report.yaml:10:1
        10 | here
           | ----
           = help: mend it

        """)
  }

  @Test func withoutAPlace() {
    let diagnostic = Diagnostic(sampleCode, .warning, "no such file", at: nil, help: ["look"])
    #expect(
      page(diagnostic) == """
        sectional: warning: no such file [sample-code]
          = help: look

        """)
  }

  @Test func severalLinesAreUnderlinedToTheEndOfTheFirst() {
    let sample = Sample("a: one\n  two\n")
    #expect(page(sample.error("one\n  two")).hasSuffix("1 | a: one\n  |    ^^^\n"))
  }

  @Test(arguments: ["", "\n", "a"])
  func pointAtTheEnd(text: String) {
    let sample = Sample(text)
    let expected =
      switch text {
      case "": "report.yaml:1:1: error: wrong [sample-code]\n1 |\n  | ^\n"
      case "a": "report.yaml:1:2: error: wrong [sample-code]\n1 | a\n  |  ^\n"
      default: "report.yaml:2:1: error: wrong [sample-code]\n2 |\n  | ^\n"
      }
    #expect(page(sample.error("not there")) == expected)
  }

  @Test func placesOutsideTheSourceAreHeldInside() {
    let sample = Sample("a\nb")
    let span = SourceSpan(sample.source, 90..<95)
    #expect(
      page(Diagnostic(sampleCode, "wrong", at: span))
        == "report.yaml:2:2: error: wrong [sample-code]\n2 | b\n  |  ^\n")
  }

  @Test func wideCharactersAndTabs() {
    let wide = Sample("名前: {{x}} 日本\n")
    #expect(page(wide.error("日本")).hasSuffix("1 | 名前: {{x}} 日本\n  |             ^^^^\n"))
    #expect(page(wide.error("日本")).hasPrefix("report.yaml:1:11: "))
    let tabs = Sample("a\tbc\td\n")
    #expect(page(tabs.error("bc")).hasSuffix("1 | a   bc  d\n  |     ^^\n"))
    #expect(page(tabs.error("\tbc")).hasSuffix("1 | a   bc  d\n  |  ^^^^^\n"))
    let combining = Sample("e\u{301}e\u{301} x\n")
    #expect(page(combining.error("x")).hasSuffix("  |    ^\n"))
    #expect(page(combining.error("\u{301}")).hasSuffix("  |  ^\n"))
  }

  @Test func everythingIsMadeVisible() {
    let sample = Sample("a\u{1b}[31m\u{202e}b\u{7f}\n", name: "x\ny\u{1b}.yaml")
    let diagnostic = Diagnostic(
      sampleCode, "bad `\u{1b}[2J`", at: Label(sample.span("b"), "l\u{9b}"), notes: ["n\r"],
      help: ["h\u{2066}"])
    let text = page(diagnostic)
    let isClean = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || !(scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
          || (0x2028...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value))
    }
    #expect(isClean)
    #expect(
      text == """
        x↵y␛.yaml:1:8: error: bad `␛[2J` [sample-code]
        1 | a␛[31m<U+202E>b␡
          |               ^ l<U+009B>
          = note: n␍
          = help: h<U+2066>

        """)
  }

  @Test func bytesThatAreNotUTF8() {
    let sample = Sample(bytes: [0x43, 0xe9, 0x20, 0x78, 0x0a])
    #expect(page(sample.error("x")).hasSuffix("1 | C<0xE9> x\n  |         ^\n"))
  }

  @Test func colors() {
    let sample = Sample("abc\n")
    let diagnostic = Diagnostic(
      sampleCode, .warning, "wrong", at: Label(sample.span("b")),
      secondary: [Label(sample.span("c"), "here")], help: ["mend"])
    #expect(
      page(diagnostic, colors: true) == """
        report.yaml:1:2: \u{1b}[1;33mwarning\u{1b}[0m: wrong [sample-code]
        1 | abc
          |  \u{1b}[1;33m^\u{1b}[0m
          |   \u{1b}[1;36m- here\u{1b}[0m
          = \u{1b}[1;36mhelp\u{1b}[0m: mend

        """)
  }

  @Test func longLinesAreCut() throws {
    let long = String(repeating: "a", count: 500) + "HERE" + String(repeating: "b", count: 500)
    for (text, mark) in [(long, "HERE"), ("HERE" + long, "HERE"), (long + "END", "END")] {
      let lines = page(Sample(text).error(mark)).split(separator: "\n")
      let line = try #require(lines.dropFirst().first).dropFirst(4)
      let under = try #require(lines.dropFirst(2).first).dropFirst(4)
      #expect(line.count <= 200)
      #expect(line.count > 190)
      let start = under.prefix { $0 == " " }.count
      #expect(line.dropFirst(start).hasPrefix(mark))
      #expect(under.count == start + mark.count)
    }
    let lines = page(Sample(long).error("HERE")).split(separator: "\n")
    #expect(lines[1].hasPrefix("1 | …aaa"))
    #expect(lines[1].hasSuffix("bbb…"))
    let fits = String(repeating: "a", count: 200)
    #expect(page(Sample(fits).error("a")).contains("1 | \(fits)\n"))
  }

  @Test func longLinesOfSignsAreCutToo() throws {
    let bytes = [UInt8](repeating: 0xff, count: 1000)
    let lines = page(Sample(bytes: bytes).error("x")).split(separator: "\n")
    let line = try #require(lines.dropFirst().first)
    #expect(line.dropFirst(4).count <= 200)
  }

  @Test func longMessagesAreCut() {
    let long = String(repeating: "é", count: 100_000)
    let diagnostic = Diagnostic(
      sampleCode, long, at: Label(Sample("a").span("a"), long), notes: [long], help: [long])
    let lines = page(diagnostic).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 1100 })
    #expect(lines.count == 5)
    #expect("é".inMessage == "`é`")
    #expect(String(repeating: "é", count: 80).inMessage.count == 82)
    #expect(long.inMessage == "`" + String(repeating: "é", count: 80) + "…`")
  }

  @Test func theByteOrderMarkIsNotShown() {
    let sample = Sample("\u{feff}ab\n")
    #expect(page(sample.error("b")).hasSuffix("1 | ab\n  |  ^\n"))
    #expect(page(sample.error("\u{feff}")).hasSuffix("1 | ab\n  | ^\n"))
  }

  /// Any bytes and any places give lines that are UTF-8 without controls.
  @Test func randomSources() {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    let pieces: [[UInt8]] = [
      [0x61], [0x0a], [0x0d], [0x09], [0xff], [0xc3], Array("é".utf8), Array("日".utf8), [0x1b],
      Array("\u{202e}".utf8), Array("\u{301}".utf8), [UInt8](repeating: 0x62, count: 150),
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let source = SourceFile(name: "x", bytes: bytes)
      func label() -> Label {
        let start = Int.random(in: 0...bytes.count, using: &random)
        return Label(
          SourceSpan(source, start..<Int.random(in: start...bytes.count, using: &random)))
      }
      let diagnostic = Diagnostic(
        sampleCode, "m", at: label(), secondary: [label(), label()])
      let page = DiagnosticRenderer().render([diagnostic])
      #expect(String(validating: page, as: UTF8.self) != nil, "seed \(SplitMix64.runSeed)")
      #expect(page.allSatisfy { $0 >= 0x20 || $0 == 0x0a }, "seed \(SplitMix64.runSeed)")
      #expect(page.split(separator: 0x0a).allSatisfy { $0.count < 900 })
    }
  }

  @Test func severalDiagnosticsHaveAnEmptyLineBetween() {
    let sample = Sample("a b\n")
    let text = page(sample.error("b"), sample.error("a"), sample.error("b"))
    #expect(
      text == """
        report.yaml:1:1: error: wrong [sample-code]
        1 | a b
          | ^

        report.yaml:1:3: error: wrong [sample-code]
        1 | a b
          |   ^

        """)
  }
}
