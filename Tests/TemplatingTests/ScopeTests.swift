import Diagnostics
import Templating
import Testing

@Suite("Names and scopes")
struct ScopeTests {
  @Test func slotsInOrderOfFirstUse() {
    let result = compile("{{price}} {{name.raw}} {{name}} {{price}}", .plainText)
    #expect(result.faults == [])
    #expect(
      result.template?.names == [
        TemplateName(text: "price"), TemplateName(text: "name", isRaw: true),
        TemplateName(text: "name"),
      ])
    #expect(
      result.template?.operations == [
        .value(slot: 0, escape: .none), .literal(0..<1), .value(slot: 1, escape: .none),
        .literal(1..<2), .value(slot: 2, escape: .none), .literal(2..<3),
        .value(slot: 0, escape: .none),
      ])
    #expect(result.template?.isValuesOnly == true)
    #expect(result.template?.isConstant == false)
    #expect(result.run { "<\($0)>" } == "<price> <name.raw> <name> <price>")
  }

  @Test func aTextWithoutNamesIsConstant() {
    let result = compile("a {{! nothing }}b }} {c}", .plainText)
    #expect(result.template?.isConstant == true)
    #expect(result.template?.literals == Array("a b }} {c}".utf8))
    #expect(result.template?.operations == [.literal(0..<10)])
    #expect(compile("", .plainText).template?.operations == [])
  }

  @Test func namesWithDotsAndSpaces() {
    let result = compile("{{ a.b }}{{a.b.raw}}{{Unit price}}{{summary.price.raw}}", .plainText)
    #expect(result.faults == [])
    #expect(result.template?.names.map(\.text) == ["a.b", "a.b", "Unit price", "summary.price"])
    #expect(result.template?.names.map(\.isRaw) == [false, true, false, true])
  }

  @Test func aNameThatEndsLikeRaw() {
    var scope = TemplateScope()
    scope.add("x.raw")
    scope.add("x", hasRaw: true)
    let result = compile("{{x.raw}}{{x}}", .plainText, scope)
    #expect(result.template?.names.map(\.text) == ["x.raw", "x"])
    #expect(result.template?.names.map(\.isRaw) == [false, false])
  }

  @Test func theFirstOfEqualNamesCounts() {
    var scope = TemplateScope()
    scope.add("x", hasRaw: true)
    scope.add("x")
    #expect(compile("{{x.raw}}", .plainText, scope).faults == [])
  }

  @Test func namesAreComparedByBytes() {
    var scope = TemplateScope()
    scope.add("caf\u{e9}")
    #expect(compile("{{caf\u{e9}}}", .plainText, scope).faults == [])
    #expect(compile("{{cafe\u{301}}}", .plainText, scope).codes == ["unknown-template-name"])
    #expect(TemplateName(text: "\u{e9}") != TemplateName(text: "e\u{301}"))
  }

  @Test func unknownName() {
    let result = compile("a {{pirce}}", .plainText)
    #expect(result.template == nil)
    #expect(
      result.faults == ["unknown-template-name: the name `pirce` is not known here @2..<11"])
    #expect(result.bag.all.first?.help == ["did you mean `price`?"])
  }

  @Test func theItemWithoutASection() {
    let result = compile("{{.}}", .plainText)
    #expect(
      result.faults == [
        "unknown-template-name: `{{.}}` is what a section stands for, and no section is open @0..<5"
      ])
    #expect(result.bag.all.first?.help == ["write the name of a value"])
  }

  @Test func namesThatBeginWithASection() {
    for (text, help) in [
      ("{{previous.name}}", "write `{{#previous}}{{name}}{{/previous}}`"),
      (
        "{{#previous.name.raw}}{{/previous.name.raw}}",
        "write `{{#previous}}{{name.raw}}{{/previous}}`"
      ),
      ("{{tags.label}}", "write `{{#tags}}{{label}}{{/tags}}`"),
    ] {
      let result = compile(text, .plainText)
      #expect(result.codes == ["unknown-template-name"])
      #expect(result.bag.all.first?.help == [help])
    }
  }

  @Test func eachUnknownNameOnce() {
    let result = compile("{{x1}} {{x2}} {{x1}}", .plainText)
    #expect(result.codes == ["unknown-template-name", "unknown-template-name"])
    #expect(result.bag.all.first?.secondary.map(\.span.range) == [14..<20])
  }

  @Test func rawForms() {
    #expect(
      compile("{{count.raw}}", .plainText).faults == [
        "unknown-template-name: `count` has no raw form @0..<13"
      ])
    let result = compile("{{pirce.raw}}", .plainText)
    #expect(result.bag.all.first?.help == ["did you mean `price.raw`?"])
  }

  @Test func namesOfOtherPlaces() {
    let result = compile("{{group}}", .plainText)
    #expect(result.codes == ["unknown-template-name"])
    #expect(result.bag.all.first?.notes == ["it is known in the title and footer of a section"])
    let summary = compile("{{summary}}", .plainText)
    #expect(summary.bag.all.first?.notes == ["names that start so: `summary.price`"])
    #expect(
      compile("{{x}}", .plainText, TemplateScope()).bag.all.first?.notes == [
        "no names are known here"
      ])
  }

  @Test(arguments: ["price * 2", "name | upper", "count + 1", "f(x)", "a == b", "x[0]"])
  func formulasAreNoNames(_ text: String) {
    let result = compile("{{\(text)}}", .plainText)
    #expect(result.faults == ["template-syntax: `\(text)` is not a name @0..<\(text.count + 4)"])
  }

  @Test func withoutDataUnknownNamesAreNotes() {
    var scope = TemplateScope.sample
    scope.unknownNames = .note
    let result = compile("{{pirce.raw}} {{name}}", .plainText, scope)
    #expect(result.template?.names.map(\.text) == ["pirce", "name"])
    #expect(result.template?.names.first?.isRaw == true)
    #expect(result.bag.all.map(\.severity) == [.note])
    scope.unknownNames = .accept
    #expect(compile("{{pirce}}", .plainText, scope).faults == [])
  }

  @Test func sectionsHaveNamesOfTheirOwn() {
    let result = compile(
      "{{#previous}}{{name}}{{maker}}{{price}}{{/previous}}{{name}}"
        + "{{#tags}}{{.}}{{label}}{{#count}}{{.}}{{label}}{{/count}}{{/tags}}{{^url}}{{/url}}")
    #expect(result.faults == [])
    #expect(
      result.template?.names == [
        TemplateName(text: "previous"), TemplateName(text: "name", sections: ["previous"]),
        TemplateName(text: "maker", sections: ["previous"]), TemplateName(text: "price"),
        TemplateName(text: "name"), TemplateName(text: "tags"),
        TemplateName(text: ".", sections: ["tags"]),
        TemplateName(text: "label", sections: ["tags"]),
        TemplateName(text: "count"), TemplateName(text: ".", sections: ["tags", "count"]),
        TemplateName(text: "url"),
      ])
    #expect(compile("{{label}}").codes == ["unknown-template-name"])
    #expect(compile("{{.}}").codes == ["unknown-template-name"])
    #expect(compile("{{#nothing}}{{what}}{{/nothing}}").codes == ["unknown-template-name"])
  }

  @Test func kindsAndTrust() {
    #expect(compile("{{previous}}").codes == ["template-name-kind"])
    // A list of texts prints with commas; one whose items have names of their own has no text.
    #expect(compile("{{tags}}").codes == ["template-name-kind"])
    var texts = TemplateScope()
    texts.add("words", .list(items: TemplateScope()))
    #expect(compile("{{words}}{{#words}}{{.}}{{/words}}", .html, texts).faults == [])
    #expect(compile("{{{note}}}{{&note}}").escapes == [.none, .none])
    #expect(
      compile("{{{name}}}").faults == [
        "template-untrusted: `name` is not trusted to be printed unescaped @0..<10"
      ])
    #expect(compile("{{& name}}", .plainText).codes == ["template-untrusted"])
    #expect(compile("{{&note}}", .url).escapes == [.url])
  }

  @Test func parsedFirstAndResolvedLater() {
    let text = "{{price}} of {{ section.total }}{{price}}"
    var bag = DiagnosticBag()
    let parsed = ParsedTemplate.parse(text, kind: .plainText, place: place(text), into: &bag)
    #expect(parsed?.writtenNames == ["price", "section.total"])
    #expect(parsed?.resolve(in: .sample, into: &bag) != nil)
    #expect(parsed?.resolve(in: TemplateScope(), into: &bag) == nil)
    #expect(bag.all.count == 2)
  }
}
