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
  @Test func namesAndCommentsWork() {
    let result = compile(
      "{{! {{a }}{{name}}\n  {{! alone }}\n{{name.raw}}", .plainText, .sample)
    #expect(result.run { $0 } == "name\nname.raw")
  }
}
