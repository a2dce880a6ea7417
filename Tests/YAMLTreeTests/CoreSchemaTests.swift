import Testing
import YAMLTree

/// Plain scalars by the core schema of YAML 1.2.
@Suite struct CoreSchemaTests {
  private func value(_ text: String) -> YAMLValue? {
    Reading("a: \(text)\n").root?.mapping?["a"]?.scalar?.value
  }

  @Test(arguments: [
    "no", "off", "yes", "y", "NO", "on", "1_000", "12:30", "2001-01-01", "0b1", "0o8", "0xg", "1e",
    ".", "+", "-x", "1.2.3", "tRue", "nULL", ".iNf", "--1", "0x", "0o", "+0x1", "1 2", "NaN", "inf",
  ])
  func words(text: String) {
    #expect(value(text) == .string)
  }

  @Test(arguments: [("", "~"), ("null", "Null"), ("NULL", "null")])
  func nulls(first: String, second: String) {
    #expect(value(first) == .null)
    #expect(value(second) == .null)
  }

  @Test func booleans() {
    for text in ["true", "True", "TRUE"] { #expect(value(text) == .boolean(true)) }
    for text in ["false", "False", "FALSE"] { #expect(value(text) == .boolean(false)) }
  }

  @Test(arguments: [
    ("0", 0), ("012", 12), ("-7", -7), ("+7", 7), ("0o14", 12), ("0xfF", 255), ("-0", 0),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
  ])
  func integers(text: String, integer: Int) {
    #expect(value(text) == .integer(integer))
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "99999999999999999999", "0xffffffffffffffff",
  ])
  func integersBeyond64Bit(text: String) {
    let scalar = Reading("a: \(text)\n").root?.mapping?["a"]?.scalar
    #expect(scalar?.value == .integer(nil))
    #expect(scalar?.text == text)
  }

  @Test(arguments: [
    ("1.5", 1.5), ("1.", 1), (".5", 0.5), ("-1e3", -1000), ("+1.5E-2", 0.015), ("1e400", .infinity),
    (".inf", Double.infinity), ("-.INF", -Double.infinity), ("+.Inf", Double.infinity),
  ])
  func floats(text: String, number: Double) {
    #expect(value(text) == .float(number))
  }

  @Test func notANumber() {
    for text in [".nan", ".NaN", ".NAN"] {
      guard case .float(let number) = value(text) else {
        Issue.record("\(text)")
        continue
      }
      #expect(number.isNaN)
    }
  }

  @Test func quotedAndBlockScalarsAreText() {
    let root = Reading("a: '1'\nb: \"true\"\nc: |\n  1\nd: >-\n  null\n").root
    #expect(root?.outline == "{a: \"1\", b: \"true\", c: \"1\n\", d: \"null\"}")
  }

  @Test func textStaysAsWritten() {
    let root = Reading("1.10: 1.10\n007: 007\nno: no\n").root
    #expect(root?.mapping?.entries.map(\.name) == ["1.10", "007", "no"])
    #expect(root?.mapping?.entries.map { $0.value.scalar?.text } == ["1.10", "007", "no"])
  }

  @Test func coreTags() {
    let text = """
      a: !!str 12
      b: !!int 0x10
      c: !!float 3
      d: !!bool true
      e: !!null ''
      f: !!seq [1]
      g: !!map {x: 1}
      h: ! 12
      i: !<tag:yaml.org,2002:str> 1.5
      j: !!int "4"
      k: !!float .inf
      """
    let reading = Reading(text)
    #expect(reading.page == "")
    #expect(
      reading.root?.outline == """
        {a: "12", b: 16, c: float 3.0, d: true, e: null, f: [1], g: {x: 1}, h: "12", i: "1.5", \
        j: 4, k: float inf}
        """)
  }
}
