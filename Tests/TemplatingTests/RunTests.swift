import Templating
import Testing

/// A row and its neighbour, and lists of texts.
private struct Rows: TemplateContext {
  let names: [TemplateName]
  var values: [String: String] = [:]
  var lists: [String: [String]] = [:]
  var items: [String] = []
  var calls: [String] = []

  private func key(_ slot: Int) -> String {
    (names[slot].sections + [names[slot].text]).joined(separator: "/")
  }

  mutating func open(_ slot: Int) -> Int {
    calls.append("open \(key(slot))")
    if let list = lists[key(slot)] {
      if !list.isEmpty { items.append("") }
      return list.count
    }
    return isTrue(slot) ? 1 : 0
  }

  mutating func select(_ index: Int, of slot: Int) {
    calls.append("select \(index) \(key(slot))")
    if let list = lists[key(slot)] { items[items.count - 1] = list[index] }
  }

  mutating func close(_ slot: Int) {
    calls.append("close \(key(slot))")
    if lists[key(slot)] != nil { items.removeLast() }
  }

  func isTrue(_ slot: Int) -> Bool {
    lists[key(slot)].map { !$0.isEmpty } ?? !(values[key(slot)] ?? "").isEmpty
  }

  func append(_ slot: Int, into output: inout [UInt8]) {
    let text = names[slot].text == "." ? items.last ?? "" : values[key(slot)] ?? ""
    output.append(contentsOf: text.utf8)
  }
}

@Suite("Running over a context")
struct RunTests {
  private func run(
    _ text: String, _ values: [String: String] = [:], _ lists: [String: [String]] = [:]
  ) throws -> (text: String, calls: [String]) {
    let template = try #require(compile(text).template)
    var context = Rows(names: template.names, values: values, lists: lists)
    var output: [UInt8] = []
    try template.run(in: &context, into: &output)
    return (String(decoding: output, as: UTF8.self), context.calls)
  }

  @Test func sectionsAndInvertedSections() throws {
    let text = "{{#count}}a{{/count}}{{^count}}b{{/count}}c"
    #expect(try run(text).text == "bc")
    #expect(try run(text, ["count": "0"]).text == "ac")
    #expect(try run("{{^count}}{{^price}}x{{/price}}y{{/count}}z", ["price": "1"]).text == "yz")
  }

  @Test func listsAndNeighbours() throws {
    let result = try run(
      "{{#previous}}{{name}}, {{/previous}}{{name}}: {{#tags}}<i>{{.}}</i>{{/tags}}{{^tags}}-{{/tags}}",
      ["previous": "yes", "previous/name": "A&B", "name": "C"], ["tags": ["x", "<y>"]])
    #expect(result.text == "A&amp;B, C: <i>x</i><i>&lt;y&gt;</i>")
    #expect(
      result.calls == [
        "open previous", "select 0 previous", "close previous", "open tags", "select 0 tags",
        "select 1 tags", "close tags",
      ])
    #expect(try run("{{#tags}}x{{/tags}}{{^tags}}-{{/tags}}", [:], ["tags": []]).text == "-")
  }

  @Test func jumpTargets() {
    let result = compile("a{{#count}}b{{/count}}c{{^count}}d{{/count}}e")
    #expect(
      result.template?.operations == [
        .literal(0..<1), .section(slot: 0, end: 4), .literal(1..<2), .endSection(start: 1),
        .literal(2..<3), .inverted(slot: 0, end: 7), .literal(3..<4), .literal(4..<5),
      ])
    #expect(result.template?.isValuesOnly == false)
  }

  @Test func linesOfTagsThatStandAlone() throws {
    #expect(
      try run(
        "<ul>\n  {{#tags}}\n  <li>{{.}}</li>\n  {{/tags}}\n</ul>\n", [:], ["tags": ["1", "2"]]
      )
      .text == "<ul>\n  <li>1</li>\n  <li>2</li>\n</ul>\n")
  }

  @Test func valuesOnlyRunPassesOverSections() {
    #expect(compile("a{{#count}}b{{/count}}").run { $0 } == "ab")
  }
}
