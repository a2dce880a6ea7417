import Diagnostics
import Templating
import Testing

/// `{{{.}}}` is as trusted as what opened its section.
@Suite("Trust of what a section opens")
struct TrustTests {
  private var scope: TemplateScope {
    var item = TemplateScope()
    item.add("label")
    item.add("html", isTrusted: true)
    var scope = TemplateScope()
    scope.add("name", hasRaw: true)
    scope.add("row.name", hasRaw: true)
    scope.add("summary.price", hasRaw: true)
    scope.add("note", hasRaw: true, isTrusted: true)
    scope.add("words", .list(items: TemplateScope()))
    scope.add("markup", .list(items: TemplateScope()), isTrusted: true)
    scope.add("cells", .list(items: item))
    scope.add("previous", .section(item))
    return scope
  }

  @Test(arguments: [
    "name", "row.name", "name.raw", "summary.price", "words", "cells", "previous",
  ])
  func untrusted(_ name: String) {
    for dot in ["{{{.}}}", "{{& .}}", "<b>{{{ . }}}</b>", "{{^note}}{{{.}}}{{/note}}"] {
      let result = compile("{{#\(name)}}\(dot){{/\(name)}}", .html, scope)
      #expect(result.codes == ["template-untrusted"], "\(name) \(dot)")
      #expect(result.template == nil)
    }
    #expect(compile("{{#\(name)}}{{.}}{{/\(name)}}", .html, scope).faults == [])
  }

  @Test func theInnermostSectionCounts() {
    func codes(_ text: String) -> [String] { compile(text, .html, scope).codes }
    #expect(codes("{{#note}}{{#name}}{{{.}}}{{/name}}{{/note}}") == ["template-untrusted"])
    #expect(codes("{{#note}}{{#name}}{{/name}}{{{.}}}{{/note}}") == [])
    #expect(codes("{{#name}}{{#note}}{{{.}}}{{/note}}{{/name}}") == [])
    #expect(codes("{{#name}}{{#note}}{{/note}}{{{.}}}{{/name}}") == ["template-untrusted"])
    #expect(codes("{{#cells}}{{#label}}{{{.}}}{{/label}}{{/cells}}") == ["template-untrusted"])
    // The item of an item is no more trusted than what opened it.
    #expect(codes("{{#name}}{{#.}}{{{.}}}{{/.}}{{/name}}") == ["template-untrusted"])
  }

  @Test(arguments: ["note", "note.raw", "markup"])
  func trusted(_ name: String) {
    for dot in ["{{{.}}}", "{{& .}}"] {
      #expect(compile("{{#\(name)}}\(dot){{/\(name)}}", .html, scope).faults == [])
    }
    #expect(compile("{{#cells}}{{#html}}{{{.}}}{{/html}}{{/cells}}", .html, scope).faults == [])
  }

  @Test func aPartialHasTheTrustOfItsPlace() {
    let files = partials(["dot": "{{{.}}}", "frame": "<p>{{$body}}{{/body}}</p>"])
    for (name, codes) in [("name", ["template-untrusted"]), ("note", [])] {
      for text in ["{{> dot}}", "{{<frame}}{{$body}}{{{.}}}{{/body}}{{/frame}}"] {
        let result = compile("{{#\(name)}}\(text){{/\(name)}}", .html, scope, partials: files)
        #expect(result.codes == codes, "\(name) \(text)")
      }
    }
  }
}
