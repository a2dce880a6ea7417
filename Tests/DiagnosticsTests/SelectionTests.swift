import Diagnostics
import TestSupport
import Testing

/// Order, duplicates and limits.
@Suite struct SelectionTests {
  private let first = Sample("0123456789", name: "a.yaml")
  private let second = Sample("0123456789", name: "b.yaml")

  private func diagnostic(
    _ sample: Sample, _ offset: Int, _ severity: Severity = .error, _ code: String = "x",
    _ message: String = "m"
  ) -> Diagnostic {
    Diagnostic(
      DiagnosticCode(code), severity, message, at: SourceSpan(sample.source, offset..<offset + 1))
  }

  private func text(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.primary.map {
        "\($0.span.source.name):\($0.span.range.lowerBound)"
      }
      return "\(place ?? "-") \(diagnostic.severity.word) \(diagnostic.code) \(diagnostic.message)"
    }
  }

  @Test func theOrderIsTotal() {
    let sorted = [
      Diagnostic(DiagnosticCode("z"), "m", at: nil),
      diagnostic(first, 1, .error, "a"), diagnostic(first, 1, .error, "b"),
      diagnostic(first, 1, .warning, "a"), diagnostic(first, 2, .note, "a"),
      diagnostic(first, 2, .note, "a", "n"), diagnostic(second, 0, .error, "a"),
      diagnostic(second, 10, .error, "a"),
    ]
    var random = SplitMix64(seed: SplitMix64.runSeed)
    for _ in 0..<50 {
      let selection = DiagnosticSelection(sorted.shuffled(using: &random) + sorted)
      #expect(text(selection.shown) == text(sorted), "seed \(SplitMix64.runSeed)")
      #expect(selection.total == sorted.count)
      #expect(!selection.isCut)
    }
  }

  @Test func namesAreComparedAsBytes() {
    let names = ["B.yaml", "a.yaml", "e\u{301}.yaml", "é.yaml"]
    let diagnostics = names.reversed().map { diagnostic(Sample("x", name: $0), 0) }
    let shown = DiagnosticSelection(diagnostics).shown
    let shownNames = shown.map { Array(($0.primary?.span.source.name ?? "").utf8) }
    #expect(shownNames == names.map { Array($0.utf8) })
  }

  @Test func differentMessagesAreNoDuplicates() {
    let selection = DiagnosticSelection([
      diagnostic(first, 1, .error, "x", "é"), diagnostic(first, 1, .error, "x", "e\u{301}"),
      diagnostic(first, 1, .error, "x", "é"),
    ])
    #expect(selection.total == 2)
  }

  @Test func warningsYieldToErrors() {
    let diagnostics =
      (0..<5).map { diagnostic(first, $0, .warning) } + (0..<2).map { diagnostic(first, $0, .note) }
      + (5..<8).map { diagnostic(first, $0, .error) }
    let selection = DiagnosticSelection(diagnostics, limit: 4)
    #expect(selection.total == 10)
    #expect(selection.isCut)
    #expect(
      text(selection.shown) == [
        "a.yaml:0 warning x m", "a.yaml:5 error x m", "a.yaml:6 error x m", "a.yaml:7 error x m",
      ])
    #expect(DiagnosticSelection(diagnostics, limit: 2).shown.allSatisfy { $0.severity == .error })
    #expect(DiagnosticSelection(diagnostics, limit: 0).shown.isEmpty)
    #expect(DiagnosticSelection(diagnostics, limit: -1).shown.isEmpty)
  }

  @Test func theCutIsSaid() {
    let sample = Sample(String(repeating: "x", count: 150))
    let diagnostics = (0..<150).map { diagnostic(sample, $0) }
    let page = String(decoding: DiagnosticRenderer().render(diagnostics), as: UTF8.self)
    #expect(page.hasSuffix("\nsectional: 100 of 150 shown\n"))
    #expect(page.split(separator: "\n").filter { $0.contains(": error: ") }.count == 100)
  }
}
