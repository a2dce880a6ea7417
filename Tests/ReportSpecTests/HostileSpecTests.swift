import Diagnostics
import ReportSpec
import TestSupport
import Testing

/// Specs that are large or broken on purpose: an answer, and soon.
@Suite struct HostileSpecTests {
  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  private func timed(_ text: String) -> (codes: Set<String>, seconds: Double) {
    let clock = ContinuousClock()
    var codes: Set<String> = []
    let time = clock.measure { codes = Set(Decoded(text).codes) }
    return (codes, Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
  }

  @Test func manySections() {
    let text =
      "sectional: 1\nview: {group: a}\nsections:\n"
      + lines(4_000) { "  - {group: g\($0), title: \"{{count}} {{summary.c1}}\"}" } + "columns:\n"
      + lines(1_000) { "  - {field: c\($0), summary: sum}" }
    let found = timed(text)
    #expect(found.codes == [])
    #expect(found.seconds < 10)
  }

  @Test func manyUnknownKeys() {
    let found = timed("sectional: 1\n" + lines(5_000) { "titel\($0): 3" })
    #expect(found.codes == ["unknown-key"])
    #expect(found.seconds < 10)
  }

  @Test func manyUnknownCells() {
    let text =
      "sectional: 1\nsections:\n  - rows:\n" + lines(5_000) { "    - legnd\($0)" } + "cells:\n"
      + lines(3_000) { "  legend\($0): {text: a}" }
    let found = timed(text)
    #expect(found.codes == ["unknown-cell"])
    #expect(found.seconds < 10)
  }

  /// Of so many names only the first few are compared with all others.
  @Test func manyUnusedValues() {
    let count = 10_000
    let text =
      "sectional: 1\nsections:\n  - rows:\n      - cell: legend\n        values:\n"
      + lines(count) { "          nane\($0): a" } + "cells:\n  legend:\n    text: a\n    values:\n"
      + lines(count) { "      name\($0): a" }
    let faults = Decoded(text).diagnostics.filter { $0.code.name == "unused-value" }
    #expect(faults.count == count)
    let suggested = faults.filter { $0.help.first?.hasPrefix("did you mean") ?? false }
    #expect(suggested.count == 5)
    #expect(faults.first?.help == ["did you mean `name0`?"])
    #expect(faults.last?.help == ["write `{{nane9999}}` where the value belongs, or take it out"])
  }

  @Test func aLongChainOfCells() {
    let text =
      "sectional: 1\nsections:\n  - rows:\n" + lines(3_000) { _ in "    - c0" } + "cells:\n"
      + lines(3_000) { "  c\($0): {extends: c\($0 + 1)}" } + "  c3000: {text: a}\n"
    let found = timed(text)
    #expect(found.codes.contains("cell-cycle"))
    #expect(found.seconds < 10)
  }

  @Test func aRingOfCells() {
    let text =
      "sectional: 1\ncells:\n" + lines(50) { "  c\($0): {extends: c\(($0 + 1) % 50)}" }
    #expect(timed(text).codes == ["cell-cycle"])
  }

  @Test func manyExpressions() {
    let text =
      "sectional: 1\ndata:\n  fields:\n"
      + lines(4_000) { "    f\($0): {value: f\($0 + 1) + params.p\($0), check: f\($0) > 0}" }
      + "parameters:\n" + lines(4_000) { "  p\($0): {default: \($0)}" } + "columns:\n"
      + lines(4_000) { "  - {value: previous.f\($0) + p, id: c\($0)}" }
    let found = timed(text)
    #expect(found.codes == [])
    #expect(found.seconds < 10)
  }

  /// Every field needs every other one: a few cycles are told, not all of them.
  @Test func manyCycles() {
    let all = (0..<150).map { "f\($0)" }.joined(separator: " + ")
    let text = "sectional: 1\ndata:\n  fields:\n" + lines(150) { "    f\($0): {value: \(all)}" }
    let found = timed(text)
    #expect(found.codes == ["field-cycle"])
    #expect(found.seconds < 10)
  }

  @Test func aLongChainOfFields() {
    let text =
      "sectional: 1\ndata:\n  fields:\n" + lines(5_000) { "    f\($0): {value: f\($0 + 1)}" }
    let found = timed(text)
    #expect(found.codes == [])
    #expect(found.seconds < 10)
  }

  @Test func longTextsAreCutInMessages() {
    let long = String(repeating: "a", count: 100_000)
    let message = Decoded("sectional: 1\nlocale: \"\(long) b\"\n\(long): 3\n").message
    #expect(message.count < 1_000)
  }

  /// Any tree gives an answer: keys of the language with values that do not belong to them.
  @Test func randomTrees() {
    let seed = SplitMix64.runSeed
    var random = SplitMix64(seed: seed)
    for round in 0..<200 {
      let text = "sectional: 1\n" + tree(&random, depth: 0, indent: "")
      _ = Decoded(text).message
      #expect(!text.isEmpty, "seed \(seed), round \(round)")
    }
  }

  /// A rich spec with bytes and lines changed, taken out, doubled and swapped.
  @Test func mutatedSpecs() {
    let seed = SplitMix64.runSeed
    var random = SplitMix64(seed: seed)
    let signs = Array("{}[]:-#\"'\n ,&*!|>%@`~0a".utf8)
    for round in 0..<150 {
      var bytes = Array(RichSpec.text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 1...60, using: &random))
          bytes.insert(contentsOf: bytes[place..<end], at: place)
        }
      }
      let decoded = Decoded(bytes)
      #expect(decoded.spec != nil || !decoded.diagnostics.isEmpty, "seed \(seed), round \(round)")
    }
  }

  private static let keys = [
    "title", "data", "view", "defaults", "sections", "columns", "cells", "summary", "range",
    "group", "groups", "rows", "cell", "text", "extends", "format", "currency", "number", "map",
    "field", "id", "no_content", "before", "consolidate", "below", "output", "html", "max_rows",
    "order", "fields", "type", "key", "missing", "names", "header", "file", "delimiter", "more",
  ]

  private static let values = [
    "1", "-1", "0", "2.5", "99999999999999999999", "true", "false", "~", "a", "\"\"",
    "\"{{group}}\"", "\"{{price}}\"", "row", "all", "[]", "{}", "[a, b]", "{a: b}", "[[1]]",
    "sum", "-", "é", "\"\\u0000\"", "EUR", "first", "{{a}}", "[{cell: row}]", "{where: a}",
  ]

  private func tree(_ random: inout SplitMix64, depth: Int, indent: String) -> String {
    var text = ""
    var used: Set<String> = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard let key = Self.keys.randomElement(using: &random), used.insert(key).inserted else {
        continue
      }
      if depth < 4, Bool.random(using: &random) {
        let isList = Bool.random(using: &random)
        let inner = tree(&random, depth: depth + 1, indent: indent + (isList ? "    " : "  "))
        let body = isList ? "\(indent)  -\n\(inner)" : inner
        text += "\(indent)\(key):\n\(body)"
      } else {
        text += "\(indent)\(key): \(Self.values.randomElement(using: &random) ?? "a")\n"
      }
    }
    return text.isEmpty ? "\(indent)title: a\n" : text
  }
}
