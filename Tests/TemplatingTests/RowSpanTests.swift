import Diagnostics
import Templating
import Testing

/// How many columns the cells of a row take, where that is known.
@Suite("Cells of a row")
struct RowSpanTests {
  private func span(_ text: String, partials: TemplatePartials = .none) -> RowSpan? {
    var bag = DiagnosticBag()
    return ParsedTemplate.parse(
      text, kind: .html, options: .row, partials: partials, place: place(text), into: &bag)?
      .rowSpan
  }

  @Test(arguments: [
    ("<td>a", 1), ("<td>a</td> <th scope=\"row\">b</th>", 2), ("<td colspan=\"3\">a<td>b", 4),
    ("<td COLSPAN='2'>a", 2), ("<td colspan=2>a", 2), ("<td colspan=\"{{columns}}\">a", 7),
    ("<td colspan='{{columns}}' class=\"x\">a<td>b", 8), ("<td>{{#count}}a{{/count}}", 1),
    ("<td{{#count}} class=\"x\"{{/count}}>a", 1), ("<td><table><tr><td>a<td>b</table>", 1),
    ("<td data-colspan=\"3\">a", 1), ("<td colspan=\"5000\">", 1000),
  ])
  func known(_ text: String, _ count: Int) {
    #expect(span(text)?.taken(of: 7) == count)
  }

  @Test(arguments: [
    "{{#count}}<td>a{{/count}}", "<td>{{#count}}<td>{{/count}}", "{{#tags}}<td>x{{/tags}}",
    "<td colspan=\"{{name}}\">", "<td colspan=\"1{{columns}}\">", "<td colspan=\"{{columns}}0\">",
    "<td colspan=\"x\">", "<td colspan=\"0\">", "<td rowspan=\"2\">a",
    "<td{{#count}} colspan=\"2\"{{/count}}>a", "<td colspan=\"{{#count}}2{{/count}}\">",
  ])
  func unknown(_ text: String) {
    #expect(span(text) == nil)
  }

  @Test(arguments: [
    ("<td>a", 1), ("<td colspan=\"{{columns}}\">a<td>b", 2),
    ("<td><table><tr><td>a<td>b</table>", 1),
    ("<td><b>thead</b> &lt;td", 1),
  ])
  func cells(_ text: String, _ count: Int) {
    #expect(span(text)?.cells == count)
  }

  @Test(
    "markup with values left out",
    arguments: [
      (["<td class=\"", "\">", "</td>"], RowSpan.oneCell),
      (["<td", "><table><thead><td>", ""], .oneCell),
      (["<td colspan=\"", "\">"], nil), (["<td rowspan=2>"], RowSpan?.none),
    ])
  func markup(_ parts: [String], _ expected: RowSpan?) {
    #expect(RowSpan.ofMarkup(parts.map { Array($0.utf8)[...] }) == expected)
  }

  @Test func cellsOfAPartialCount() {
    #expect(span("{{> p}}<td>c", partials: partials(["p": "<td>a<td>b"]))?.taken(of: 1) == 3)
  }
}
