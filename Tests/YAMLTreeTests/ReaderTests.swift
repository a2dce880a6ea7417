import Diagnostics
import Testing
import YAMLTree

/// What is read, and what comes beside faults.
@Suite struct ReaderTests {
  @Test func anyRootIsRead() {
    #expect(Reading("- a\n- b\n").root?.outline == "[\"a\", \"b\"]")
    #expect(Reading("word\n").root?.outline == "\"word\"")
    #expect(Reading("--- ~\n").root?.outline == "null")
    #expect(Reading("''\n").root?.outline == "\"\"")
    #expect(Reading("{}").root?.outline == "{}")
  }

  @Test func marksAndDirectivesOfOneDocument() {
    for text in [
      "\u{feff}a: 1\n", "---\na: 1\n", "%YAML 1.2\n---\na: 1\n...\n",
      "# c\n\n---\na: 1\n...\n# c\n",
      "a: 1\n...\n...\n", "a: 1\r\n", "a: 1\r", "a: 1", "%YAML 1.1\n# c\n---\na: 1\n",
    ] {
      let reading = Reading(text)
      #expect(reading.page == "", "\(text.debugDescription)")
      #expect(reading.root?.outline == "{a: 1}")
    }
  }

  @Test func faultyPartsAreLeftOut() {
    let text = """
      a: 1
      a: 2
      <<: {x: 1}
      ? [k]
      : v
      b: !secret x
      c: !!int x
      d: *none
      e: !list [1, !t 2]
      f: {{group}}
      g: #5
      h: {i: min(a, b, c) < 5, j: 1}
      k: [min(a, b, c), d]
      """
    let reading = Reading(text)
    #expect(
      reading.root?.outline
        == "{a: 1, b: ?, c: ?, d: ?, e: [1, ?], f: ?, g: ?, h: {i: ?, j: 1}, k: [?, \"d\"]}")
    #expect(
      reading.codes == [
        "yaml-duplicate-key", "yaml-merge-key", "yaml-key", "yaml-unknown-tag",
        "yaml-tag-mismatch", "yaml-alias", "yaml-unknown-tag", "yaml-unknown-tag",
        "yaml-quote-it", "yaml-quote-it", "yaml-quote-it", "yaml-quote-it",
      ])
  }

  @Test func whatIsKnownBeforeASyntaxErrorIsReportedToo() {
    let reading = Reading("a: 1\na: 2\nb: !t x\nc: [1\n")
    #expect(reading.root == nil)
    #expect(reading.codes == ["yaml-duplicate-key", "yaml-unknown-tag", "yaml-unclosed-bracket"])
  }

  @Test func warningsAreNoErrors() {
    let reading = Reading("a: b #1\n")
    #expect(!reading.bag.hasErrors)
    #expect(reading.codes == ["yaml-comment-slip"])
    #expect(reading.root?.outline == "{a: \"b\"}")
  }

  @Test func commentsWithoutASpaceAreFineElsewhere() {
    let text = "#one\na: b\n#two\nc: \"d\" #three\ne: [f] #four\ng: ##five\n  h\nk: l ##\n- x #\n"
    #expect(Reading(String(text.dropLast(6))).page == "")
  }

  @Test func notesComeOnlyWhenAskedFor() {
    let text = "no: yes\n"
    #expect(Reading(text).bag.all.isEmpty)
    #expect(Reading(text, notes: true).codes == ["yaml-read-otherwise", "yaml-read-otherwise"])
  }

  @Test func keysAreComparedByBytes() {
    #expect(Reading("é: 1\ne\u{301}: 2\n").bag.all.isEmpty)
    #expect(Reading("1: a\n1.0: b\n01: c\n").bag.all.isEmpty)
    let mapping = Reading("é: 1\ne\u{301}: 2\n").root?.mapping
    #expect(mapping?["e\u{301}"]?.scalar?.text == "2")
    #expect(mapping?["x"] == nil)
  }

  @Test func separatorsOfUnicodeAreText() {
    let reading = Reading("a: x\u{2028}y\nb: \"p\u{2029}q\u{e000}\" # \u{2028} c\n")
    #expect(reading.page == "")
    #expect(reading.root?.outline == "{a: \"x\u{2028}y\", b: \"p\u{2029}q\u{e000}\"}")
  }

  @Test func theSourceMayLiveElsewhere() {
    final class Mapped: SourceBytes {
      func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        Array("a: [b, 'c d']\n".utf8).withUnsafeBytes(body)
      }
    }
    var bag = DiagnosticBag()
    let root = YAMLReader.read(SourceFile(name: "x", bytes: Mapped()), into: &bag)
    #expect(root?.outline == "{a: [\"b\", \"c d\"]}")
    let scalar = root?.mapping?["a"]?.sequence?.last?.scalar
    #expect(scalar?.sourceRange(of: 2..<3) == 10..<11)
  }
}
