import Diagnostics
import Templating
import Testing

@Suite("Partials, parents and blocks")
struct InheritanceTests {
  private func render(
    _ text: String, _ value: TemplateValue = .map([]), _ partials: [String: String]
  ) throws -> String {
    try lenient(text, value, partials: partials)
  }

  @Test func anIndentedDefaultIndentsWhatFillsIt() throws {
    let result = try render(
      "{{<page}}{{$main}}\nfirst\n  second\n{{/main}}{{/page}}", .map([]),
      ["page": "top\n{{$main}}\n      words\n{{/main}}\nend\n"])
    #expect(result == "top\n      first\n        second\nend\n")
  }

  @Test func aDefaultKeepsItsIndentation() throws {
    #expect(
      try render("{{>page}}", .map([]), ["page": "{{$main}}\n    words\n{{/main}}\n"])
        == "    words\n")
  }

  @Test func blocksInsideOfBlocks() throws {
    let page = "{{$outer}}\n  one\n  {{$inner}}\n    two\n  {{/inner}}\n{{/outer}}\n"
    #expect(try render("{{>page}}", .map([]), ["page": page]) == "  one\n    two\n")
    #expect(
      try render("{{<page}}{{$inner}}\nthree\n{{/inner}}{{/page}}", .map([]), ["page": page])
        == "  one\n    three\n")
    #expect(
      try render(
        "{{<page}}{{$outer}}\n one\n {{$inner}}{{/inner}}\n{{/outer}}{{$inner}}\nx\ny\n{{/inner}}{{/page}}",
        .map([]), ["page": page])
        == "  one\n  x\n  y\n")
  }

  @Test func aParentIndentsWhatFillsItsBlocks() throws {
    #expect(
      try render(
        "<\n  {{<page}}\n{{$a}}\nx\ny\n{{/a}}\n  {{/page}}\n>\n", .map([]),
        ["page": "[\n {{$a}}{{/a}}\n]\n"])
        == "<\n  [\n   x\n   y\n  ]\n>\n")
  }

  @Test func linesOfABlockInTheMiddleOfALine() throws {
    #expect(
      try render(
        "{{<page}}{{$a}}\nx\ny{{/a}}{{/page}}", .map([]), ["page": "  {{$a}}z{{/a}};\n"])
        == "  x\n  y;\n")
    #expect(
      try render("{{<page}}{{$a}}x\ny{{/a}}{{/page}}", .map([]), ["page": "(  {{$a}}z{{/a}})\n"])
        == "(  x\ny)\n")
  }

  @Test func parentsThatCallEachOtherEndWhereABlockIsFilled() throws {
    #expect(
      try render(
        "{{<a}}{{$x}}X{{/x}}{{/a}}", .map([]),
        [
          "a": "{{$x}}-{{/x}}{{$stop}}({{<b}}{{/b}}){{/stop}}",
          "b": "{{$x}}?{{/x}}{{<a}}{{$stop}}!{{/stop}}{{/a}}",
        ]) == "X(XX!)")
  }

  @Test func theOutermostFillingCounts() throws {
    let files = ["mid": "{{<base}}{{$a}}mid{{/a}}{{/base}}", "base": "{{$a}}base{{/a}}"]
    #expect(try render("{{<mid}}{{/mid}}", .map([]), files) == "mid")
    #expect(try render("{{<mid}}{{$a}}top{{/a}}{{/mid}}", .map([]), files) == "top")
    #expect(
      try render(
        "{{<base}}{{$a}}[{{<base}}{{$a}}in{{/a}}{{/base}}]{{/a}}{{/base}}", .map([]), files)
        == "[in]")
  }

  @Test func dynamicParents() throws {
    #expect(
      try render(
        "{{<*which}}{{$a}}x{{/a}}{{/*which}}", .map([("which", .text("base"))]),
        ["base": "<{{$a}}{{/a}}>"]) == "<x>")
  }

  @Test func recursionAddsUpIndentation() throws {
    let leaf = TemplateValue.map([("name", .text("c")), ("items", .list([]))])
    let node = TemplateValue.map([("name", .text("b")), ("items", .list([leaf, leaf]))])
    let root = TemplateValue.map([("name", .text("a")), ("items", .list([node]))])
    let item = "{{name}}\n{{#items}}\n  {{>item}}\n{{/items}}\n"
    #expect(try render("{{>item}}", root, ["item": item]) == "a\n  b\n    c\n    c\n")
  }

  @Test func delimitersStayInTheirFile() throws {
    #expect(
      try render(
        "{{=<% %>=}}<%>p%> <%x%> {{x}}", .map([("x", .text("1"))]),
        ["p": "{{x}}<%x%>{{=| |=}}|x|"]) == "1<%x%>1 1 {{x}}")
  }

  @Test func endlessPartialsEndWithAnError() throws {
    for (text, files) in [
      ("{{>a}}", ["a": "{{>a}}{{>a}}"]), ("{{>a}}", ["a": "x{{>b}}", "b": "{{>a}}"]),
      ("{{<a}}{{$x}}{{/x}}{{/a}}", ["a": "{{<a}}{{/a}}{{<a}}{{/a}}"]),
    ] {
      #expect(throws: TemplateRunError.tooDeep) { try render(text, .map([]), files) }
    }
  }

  @Test func aCalledPartialWithFaults() throws {
    #expect(throws: TemplateRunError.partial("p")) {
      try render("{{>*x}}", .map([("x", .text("p"))]), ["p": "{{"])
    }
  }
}

@Suite("Partials of strict templates")
struct StrictPartialTests {
  @Test func areCheckedWhereTheyStand() {
    let files = partials([
      "link": "<a href=\"{{url}}\">{{name}}</a>", "rest": " title=\"{{name}}\">",
    ])
    let result = compile("<p>{{>link}}</p><td{{>rest}}</td>", partials: files)
    #expect(result.faults == [])
    #expect(result.escapes == [.htmlURL, .html, .html])
  }

  @Test func anErrorTellsTheWay() {
    let files = partials(["outer": "<p>{{>inner}}</p>", "inner": "<b>{{pirce}}</b>"])
    let result = compile("x {{>outer}}", partials: files)
    let fault = result.bag.all.first
    #expect(result.codes == ["unknown-template-name"])
    #expect(fault?.primary?.span.source.name == "inner")
    #expect(fault?.primary?.span.range == 3..<12)
    #expect(fault?.secondary.map(\.span.source.name) == ["template", "outer"])
    #expect(fault?.secondary.map(\.text) == ["`{{>outer}}` leads here", "`{{>inner}}` leads here"])
    #expect(fault?.secondary.map(\.span.range) == [2..<12, 3..<13])
  }

  @Test func unknownAndDynamicNames() {
    let files = partials(["policy": ""])
    let result = compile("{{>polcy}}{{>*name}}{{<*name}}{{/*name}}", partials: files)
    #expect(
      result.faults == [
        "template-partial: no template is called `polcy` @0..<10",
        "template-partial: the name of a partial cannot come from the data @10..<20",
        "template-partial: the name of a partial cannot come from the data @20..<30",
      ])
    #expect(result.bag.all.first?.help == ["did you mean `policy`?"])
  }

  @Test func cycles() {
    let files = partials(["a": "x{{>b}}", "b": "y{{>a}}", "p": "{{<p}}{{$x}}{{/x}}{{/p}}"])
    let result = compile("{{>a}}", partials: files)
    #expect(result.faults == ["template-partial: the template `a` includes itself @1..<7"])
    #expect(result.bag.all.first?.secondary.count == 2)
    #expect(compile("{{>p}}", partials: files).codes == ["template-too-large"])
  }

  @Test func faultsOfAPartialAreReportedOnce() {
    let files = partials(["a": "{{"])
    #expect(compile("{{>a}}{{>a}}", partials: files).codes == ["template-syntax"])
  }
}
