import Sectional
import Testing

/// Numbers stand with their decimal marks under each other (spec language §7).
@Suite("Text: decimal marks")
struct DecimalMarkTests {
  private func column(_ values: [String], _ keys: String = "") throws -> [String] {
    let made = try report(
      "title: false\noutput: {text: {border: none}}\ncolumns: [{field: n\(keys)}, k]",
      "n,k\n" + values.map { "\"\($0)\",|\n" }.joined())
    return made.text().split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("digits that differ, as they were read")
  func asRead() throws {
    #expect(
      try column(["1.5", "22.25", "-3", "100", "0.125"])
        == ["  1.5    |", " 22.25   |", " -3      |", "100      |", "  0.125  |"])
  }

  @Test("an exponent stands behind the mark")
  func exponents() throws {
    #expect(
      try column(["1e3", "2.5", "10"], "") == [" 1e3  |", " 2.5  |", "10    |"])
  }

  @Test("a unit does not break the column, a sign or currency neither")
  func units() throws {
    #expect(
      try column(["900", "1500", "2500000"], ", format: {bytes: decimal}")
        == ["900 B     |", "  1.5 kB  |", "  2.5 MB  |"].map {
          $0.replacing(" B", with: "\u{a0}B").replacing(" kB", with: "\u{a0}kB")
            .replacing(" MB", with: "\u{a0}MB")
        })
    #expect(
      try column(["1200", "900", "-3000000"], ", format: compact").map { $0.dropLast() }.map {
        $0.replacing(" ", with: "·")
      } == ["··1.2K··", "900·····", "·−3M····"])
  }

  @Test("a null and a text without digits stand at the edge")
  func nulls() throws {
    #expect(
      try column(["1.5", "", "22.25"]) == [" 1.5   |", "    –  |", "22.25  |"])
  }

  @Test("columns of one scale are as before: flush to the right")
  func uniform() throws {
    #expect(try column(["1.50", "22.25"]) == [" 1.50  |", "22.25  |"])
  }

  @Test("a summary lines up with its column")
  func summaries() throws {
    let made = try report(
      "title: false\noutput: {text: {border: none}}\ncolumns: [k, {field: n, summary: mean}]",
      csv("k,n", "a,1.5", "b,2"))
    let lines = made.text().split(separator: "\n").map(String.init)
    #expect(lines.contains("a     1.5"))
    #expect(lines.contains("b     2"))
    #expect(lines.contains("Mean  1.75"))
  }

  @Test("an alignment of the author's is kept")
  func align() throws {
    #expect(try column(["1.5", "22.25"], ", align: start") == ["1.5    |", "22.25  |"])
  }
}
