import Diagnostics
import TestSupport
import Testing

/// Lines and columns.
@Suite struct PositionTests {
  private func positions(_ bytes: [UInt8]) -> [[Int]] {
    let source = SourceFile(name: "x", bytes: bytes)
    let spans = (0...bytes.count).reversed().map { SourceSpan(source, $0..<$0) }
    let table = PositionTable(spans)
    return spans.reversed().map { span in
      let position = table.start(of: span)
      return [position.line, position.column]
    }
  }

  @Test func lineBreaks() {
    #expect(positions(Array("a\nb".utf8)) == [[1, 1], [1, 2], [2, 1], [2, 2]])
    #expect(positions(Array("a\r\nb".utf8)) == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2]])
    #expect(positions(Array("a\rb".utf8)) == [[1, 1], [1, 2], [2, 1], [2, 2]])
    #expect(positions(Array("\n\r\r\n\n".utf8)).map(\.first) == [1, 2, 3, 3, 4, 5])
  }

  @Test func otherSeparatorsAreNoBreaks() {
    let source = Sample("a\u{85}b\u{2028}c\u{b}d")
    #expect(PositionTable([source.span("d")]).start(of: source.span("d")).line == 1)
  }

  @Test func columnsCountScalars() {
    let sample = Sample("é日\u{1F600}e\u{301}x")
    let table = PositionTable([sample.span("x")])
    #expect(table.start(of: sample.span("x")) == SourcePosition(line: 1, column: 6))
    #expect(table.end(of: sample.span("x")) == SourcePosition(line: 1, column: 7))
  }

  @Test func theByteOrderMarkIsNotCounted() {
    let sample = Sample("\u{feff}ab\nc")
    let table = PositionTable([sample.span("b"), sample.span("c"), sample.span("\u{feff}")])
    #expect(table.start(of: sample.span("\u{feff}")) == SourcePosition(line: 1, column: 1))
    #expect(table.start(of: sample.span("b")) == SourcePosition(line: 1, column: 2))
    #expect(table.start(of: sample.span("c")) == SourcePosition(line: 2, column: 1))
  }

  /// The fast walk agrees with a plain count.
  @Test func randomTexts() {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...12, using: &random)
      let bytes = (0..<count).map { _ in
        [0x0a, 0x0d, 0x61, 0x62][Int.random(in: 0..<4, using: &random)] as UInt8
      }
      var expected: [[Int]] = []
      var (line, column) = (1, 1)
      for place in 0...count {
        expected.append([line, column])
        guard place < count else { break }
        let isPair = bytes[place] == 0x0d && place + 1 < count && bytes[place + 1] == 0x0a
        if bytes[place] == 0x0a || bytes[place] == 0x0d && !isPair {
          (line, column) = (line + 1, 1)
        } else {
          column += 1
        }
      }
      #expect(positions(bytes) == expected, "seed \(SplitMix64.runSeed): \(bytes)")
    }
  }

  /// Many places in a large file cost one walk over it.
  @Test func largeFiles() {
    var bytes = [UInt8](repeating: 0x61, count: 20_000_000)
    for place in stride(from: 99, to: bytes.count, by: 100) { bytes[place] = 0x0a }
    let source = SourceFile(name: "data.csv", bytes: bytes)
    let diagnostics = (0..<100).map { number in
      Diagnostic(
        sampleCode, "m", at: Label(SourceSpan(source, number * 200_000..<number * 200_000 + 1)),
        secondary: [Label(SourceSpan(source, 0..<1))])
    }
    let time = ContinuousClock().measure {
      let page = String(decoding: DiagnosticRenderer().render(diagnostics), as: UTF8.self)
      #expect(page.contains("data.csv:198001:1: error"))
    }
    #expect(time < .seconds(10))
  }
}
