import Diagnostics
import Testing
import YAMLTree

/// Limits: an error that names the limit and its option, soon and without much memory.
@Suite struct LimitTests {
  private func limitHelp(_ reading: Reading, _ option: String) {
    #expect(reading.root == nil)
    #expect(reading.codes == ["yaml-limit"])
    #expect(reading.help.first?.contains(option) == true, "\(reading.page)")
  }

  private func seconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  @Test func fileSize() {
    let bytes = [UInt8](repeating: 0x23, count: 10_000_001)
    let reading = Reading(bytes)
    limitHelp(reading, "--max-spec-bytes 10000001")
    #expect(
      reading.messages == ["the file has 10,000,001 bytes, more than the limit of 10,000,000"])
  }

  @Test func fileOfTheLargestSizeIsRead() {
    var bytes = Array("a: 1\n#".utf8)
    bytes.append(contentsOf: [UInt8](repeating: 0x78, count: 10_000_000 - bytes.count))
    #expect(Reading(bytes).root?.outline == "{a: 1}")
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "a:\n", "[{", "&a [", "!!seq [", "- ? "])
  func depth(opening: String) {
    var text = ""
    var indent = 0
    for _ in 0..<2000 {
      if opening == "a:\n" {
        text += String(repeating: " ", count: indent) + opening
        indent += 1
      } else {
        text += opening
      }
    }
    limitHelp(Reading(text), "--max-spec-depth")
  }

  @Test func depthAtTheLimit() {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(Reading(deep).bag.all.isEmpty)
    let deeper = "[" + deep + "]"
    #expect(Reading(deeper).codes == ["yaml-limit"])
    #expect(Reading(deeper, limits: YAMLLimits(depth: 201)).bag.all.isEmpty)
  }

  @Test func millionsOfBracketsEndSoon() {
    let bytes = [UInt8](repeating: 0x5b, count: 3_000_000)
    let time = seconds { #expect(Reading(bytes).codes == ["yaml-limit"]) }
    #expect(time < 10)
  }

  @Test func nodes() {
    let text = "a: [" + String(repeating: "1,", count: 99_998) + "]"
    limitHelp(Reading(text), "--max-spec-nodes")
    let fits = "a: [" + String(repeating: "1,", count: 99_997) + "]"
    #expect(Reading(fits).bag.all.isEmpty)
  }

  @Test func aliasesCountWithAllTheyStandFor() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let time = seconds { limitHelp(Reading(text), "--max-spec-nodes") }
    #expect(time < 10)
  }

  @Test func aliasesOfScalarsAndMappingsCountToo() {
    var text = "a: &a {k: &s v}\nb:\n"
    for _ in 0..<40_000 { text += "- *a\n- *s\n" }
    limitHelp(Reading(text), "--max-spec-nodes")
  }

  @Test func aliasesDoNotReachBelowTheDepth() {
    func nest(_ core: String) -> String {
      String(repeating: "[", count: 150) + core + String(repeating: "]", count: 150)
    }
    let text = "a: &a \(nest("1"))\nb: &b \(nest("*a"))\nc: \(nest("*b"))\n"
    limitHelp(Reading(text), "--max-spec-depth")
  }

  @Test(arguments: ["", "\"", "'"])
  func scalarSize(quote: String) {
    let long = String(repeating: "x", count: 1_000_001)
    let reading = Reading("a: \(quote)\(long)\(quote)\n")
    limitHelp(reading, "--max-spec-scalar 1000001")
    #expect(Reading("a: |\n  \(long)\n").codes == ["yaml-limit"])
    let fits = Reading("a: \(quote)\(long.dropLast())\(quote)\n")
    #expect(fits.bag.all.isEmpty)
  }

  @Test func manyDirectivesEndSoon() {
    let directives = (0..<40_000).map { "%TAG !a\($0)! x\n" }.joined()
    let time = seconds {
      #expect(Reading(directives + "--- a\n").codes == ["yaml-directive"])
      #expect(Reading("a: 1\n...\n" + directives).codes == ["yaml-several-documents"])
      #expect(Reading("a: 1\n...\n...\n\n# x\n" + directives).codes == ["yaml-several-documents"])
    }
    #expect(time < 10)
  }

  @Test(arguments: [
    "a: 'x\n", "a: \"x\\n\n", "a: |\n\n\n\n", "# x\n", "a: b\n", "&a \n", "*a\n", "- a\n", "? a\n",
    "a: {", "'", "\"", "a: >5\n", "a: {{x}}\n", "a: x #y\n", "a: !t\n", "{a b, c d}\n", "\t\n",
    "\u{2028}",
  ])
  func repetitionsTakeLinearTime(unit: String) {
    // A text of 50 kB that would take minutes in quadratic time.
    let text = String(repeating: unit, count: 50_000 / unit.utf8.count)
    let time = seconds {
      let reading = Reading(text)
      _ = reading.page
    }
    #expect(time < 10, "\(unit)")
  }
}
