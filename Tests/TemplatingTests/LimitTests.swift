import Templating
import Testing

@Suite("Limits")
struct LimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "{{#count}}", count: depth) + "x"
      + String(repeating: "{{/count}}", count: depth)
  }

  @Test func depthOfSections() {
    #expect(compile(nested(100)).faults == [])
    #expect(
      compile(nested(101)).faults == [
        "template-too-large: tags are nested deeper than 100 levels @1000..<1010"
      ])
    #expect(compile(nested(100_000)).codes == ["template-too-large"])
  }

  @Test func depthCountsAcrossPartials() {
    let files = partials(["a": nested(60)])
    #expect(compile(nested(39).replacing("x", with: "{{>a}}"), partials: files).faults == [])
    #expect(
      compile(nested(40).replacing("x", with: "{{>a}}"), partials: files).codes == [
        "template-too-large"
      ])
  }

  @Test func partialsThatDouble() {
    let empty = TemplatePartials(names: []) { name in
      let next = (Int(name) ?? 0) + 1
      let text = next > 60 ? "" : "{{>\(next)}}{{>\(next)}}"
      return TemplateFile(name: name, bytes: Array(text.utf8), place: place(text, named: name))
    }
    #expect(compile("{{>1}}", partials: empty).codes == ["template-too-large"])
    let long = TemplatePartials(names: []) { name in
      let next = (Int(name) ?? 0) + 1
      let text =
        next > 6 ? String(repeating: "x", count: 700_000) : "{{>\(next)}}\n{{>\(next)}}"
      return TemplateFile(name: name, bytes: Array(text.utf8), place: place(text, named: name))
    }
    #expect(compile("{{>1}}", .plainText, partials: long).codes == ["template-too-large"])
  }

  @Test func blocksThatDouble() {
    let text =
      "{{<p}}"
      + (0..<60).map {
        "{{$b\($0)}}{{$b\($0 + 1)}}{{/b\($0 + 1)}}{{$b\($0 + 1)}}{{/b\($0 + 1)}}{{/b\($0)}}"
      }
      .joined() + "{{/p}}"
    #expect(
      compile(text, partials: partials(["p": "{{$b0}}{{/b0}}"])).codes == ["template-too-large"])
  }

  @Test func listsThatMultiply() {
    let list = TemplateValue.list([.bool(true), .bool(true), .bool(true), .bool(true)])
    let data = TemplateValue.map([("l", list)])
    let text =
      String(repeating: "{{#l}}", count: 12) + "x" + String(repeating: "{{/l}}", count: 12)
    #expect(throws: TemplateRunError.tooLarge) { try lenient(text, data) }
  }

  @Test(arguments: [
    "{{", "{{{", "{{a ", "{{#a}}", "{{a}}", "}}", "{", "\n", " {{!x}}\n", "  ", "{{/a}}",
    "{{<p}}{{$a}}{{/a}}{{/p}}", "{{$a}}{{/a}}", "<", "<a ", "<!--", "<p title=\"", "{{=a b=}}a",
  ])
  func longTextsTakeLinearTime(_ piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    let clock = ContinuousClock()
    let time = clock.measure { _ = compile(text, partials: partials(["p": "{{$a}}{{/a}}"])) }
    // A quadratic reader takes minutes; the bound leaves room for a busy machine.
    #expect(time < .seconds(20), "\(piece)")
  }
}
