import Diagnostics
import Templating
import Testing

@Suite("Faults of the syntax")
struct SyntaxTests {
  @Test(arguments: [
    ("a {{name", "template-syntax: the tag is never closed @2..<4"),
    ("{{name}", "template-syntax: the tag is never closed @0..<2"),
    ("{{{name}}", "template-syntax: the tag is never closed @0..<2"),
    (
      "{{name {{price}}", "template-syntax: the tag is not closed before the next one starts @0..<2"
    ),
    ("x{{ }}", "template-syntax: the tag has no name @1..<6"),
    ("{{#}}", "template-syntax: the tag has no name @0..<5"),
    ("{{> * }}", "template-syntax: the tag has no name @0..<8"),
    ("{{=a=}}", "template-syntax: the tag does not set two delimiters @0..<7"),
    ("{{=a=b c=}}", "template-syntax: the tag does not set two delimiters @0..<11"),
    ("{{=a b c=}}", "template-syntax: the tag does not set two delimiters @0..<11"),
    ("{{#tags}}x", "template-syntax: `{{#tags}}` is not closed @0..<9"),
    ("x{{/tags}}", "template-syntax: `{{/tags}}` closes nothing @1..<10"),
    (
      "{{#tags}}{{/url}}{{/tags}}", "template-syntax: `{{/url}}` does not close `{{#tags}}` @9..<17"
    ),
    ("{{#url}}{{#tags}}{{/url}}", "template-syntax: `{{#tags}}` is not closed @8..<17"),
    ("{{$name}}", "template-syntax: `{{$name}}` is not closed @0..<9"),
  ])
  func oneFault(_ text: String, _ expected: String) {
    #expect(compile(text).faults == [expected])
  }

  @Test func everyFaultInOneRun() {
    let result = compile("{{}} {{a {{name}} {{/x}} {{#tags}}")
    #expect(
      result.codes == ["template-syntax", "template-syntax", "template-syntax", "template-syntax"])
  }

  @Test func bothPlacesOfATagThatIsNotClosed() {
    let result = compile("{{#url}}{{#tags}}{{/url}}")
    #expect(result.bag.all.first?.secondary.map(\.span.range) == [17..<25])
    #expect(result.bag.all.first?.help == ["add `{{/tags}}` where it ends"])
  }

  @Test func tagsThatWouldNotShowInAParent() {
    let parent = partials(["p": "{{$a}}{{/a}}"])
    #expect(
      compile("{{<p}} text {{name}}{{/p}}", partials: parent).faults == [
        "template-syntax: `{{name}}` would not show inside of a parent tag @12..<20"
      ])
  }
}

@Suite("Values only")
struct ValuesOnlyTests {
  @Test(arguments: [
    ("{{#count}}x{{/count}}", "a section", 0..<10),
    ("a{{^count}}x{{/count}}", "an inverted section", 1..<11),
    ("{{>part}}", "a partial", 0..<9),
    ("{{> * part}}", "a partial with a dynamic name", 0..<12),
    ("{{<base}}{{/base}}", "inheriting from a parent", 0..<9),
    ("{{$block}}x{{/block}}", "a block", 0..<10),
    ("{{{name}}}", "printing a value unescaped", 0..<10),
    ("{{&name}}", "printing a value unescaped", 0..<9),
    ("{{=<% %>=}}", "setting other delimiters", 0..<11),
  ])
  func everyOtherConstructIsRefusedByName(_ text: String, _ what: String, _ range: Range<Int>) {
    let result = compile(text, .plainText, .sample, .valuesOnly)
    #expect(
      result.faults == [
        "template-not-yet: \(what) in a template is not there yet"
          + " @\(range.lowerBound)..<\(range.upperBound)"
      ])
  }

  @Test func namesAndCommentsWork() {
    let result = compile(
      "{{! {{a }}{{name}}\n  {{! alone }}\n{{name.raw}}", .plainText, .sample, .valuesOnly)
    #expect(result.run { $0 } == "name\nname.raw")
  }

  @Test func otherFaultsAreFoundBesides() {
    let result = compile("{{#a}}{{pirce}}{{/a}} {{}}", .plainText, .sample, .valuesOnly)
    #expect(result.codes == ["template-not-yet", "template-syntax"])
  }
}
