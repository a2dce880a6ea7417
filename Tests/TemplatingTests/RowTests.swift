import Diagnostics
import Templating
import Testing

/// Prototypes of rows, reserved partials, and attributes that a page's policy switches off.
@Suite("Rows and reserved partials")
struct RowTests {
  private func row(_ text: String) -> [String] {
    compile(text, .html, .sample, .row).bag.all.map { "\($0.code): \($0.message)" }
  }

  @Test(arguments: [
    "<td>a", "<td>a</td> <th scope=\"row\">b</th>\n", "<!-- a --><td>{{name}}",
    "<td><p>a<p>b</td><td><ul><li>a<li>b</ul>", "<td><br><img alt=\"\"><input>",
    "{{#count}}<td>a{{/count}}{{^count}}<td>b</td>{{/count}}<td>c",
    "<td><table><tr><td>a<td>b<tr><td>c</table> d", "<td><svg><path/><g></g></svg>",
    "<td>{{#count}}<b>{{name}}</b>{{/count}} x", "<td><p>{{#count}}a{{/count}}</p>",
    "<td><textarea><b></textarea>",
  ])
  func cellsAlone(_ text: String) {
    #expect(row(text) == [])
  }

  @Test(arguments: [
    ("a<td>b", "text stands outside of the row's cells"),
    ("{{name}}<td>b", "text stands outside of the row's cells"),
    ("<td>a</td>b", "text stands outside of the row's cells"),
    ("{{#count}}<td>a{{/count}}b", "text stands outside of the row's cells"),
    ("<b>a</b><td>b", "`<b>` stands outside of the row's cells"),
    ("<tr><td>a", "a row's cells cannot have `<tr>`"),
    ("<td>a</table>", "`</table>` closes nothing here"),
    ("<td>a<tbody>", "a row's cells cannot have `<tbody>`"),
    ("<td><b>a<td>b", "`<b>` is not closed in its cell"),
    ("<td><b>a</td>", "`<b>` is not closed in its cell"),
    ("<td><i>a", "`<i>` is not closed in its cell"),
    ("<td><b><i>a</b></i>", "`<i>` is not closed in its cell"),
    ("<td>a</b>", "`</b>` closes nothing here"), ("</td>", "`</td>` closes nothing here"),
    ("<td><table><tr><td>a</td>", "`<table>` is not closed in its cell"),
  ])
  func anythingElse(_ text: String, _ message: String) {
    #expect(row(text).first == "template-markup: \(message)")
  }

  @Test func aBranchLeavesTheElementsThatItFinds() {
    #expect(
      row("<td>{{#count}}<b>{{/count}}a</b>")
        == ["template-branch: the section does not end where it starts"])
    #expect(
      row("<td><b>{{#count}}</b>{{/count}}a").first
        == "template-branch: the section does not end where it starts")
  }

  @Test(arguments: ["style", "onclick", "ONLOAD"]) func inertAttributes(_ name: String) {
    let result = compile("<p \(name)=\"x\" class=\"y\">a</p><p class='z' \(name)='x'>b</p>")
    #expect(
      result.faults == [
        "template-markup: a template cannot have the attribute `\(name.lowercased())`"
          + " @3..<\(7 + name.utf8.count)",
        "template-markup: a template cannot have the attribute `\(name.lowercased())`"
          + " @\(36 + name.utf8.count)..<\(40 + 2 * name.utf8.count)",
      ])
  }

  @Test func reservedPartials() throws {
    let partials = TemplatePartials(names: [], reserved: ["rows"]) { _ in nil }
    let result = compile(
      "<title>{{name}}</title>{{> rows}}<p>{{#count}}{{> rows}}{{/count}}", .html, .sample,
      partials: partials)
    #expect(result.faults == [])
    let found = try #require(result.template?.insertions)
    #expect(found.map(\.name) == ["rows", "rows"])
    #expect(found.map(\.isConditional) == [false, true])
    #expect(found.map(\.isInHead) == [true, false])
    #expect(
      compile("<p title=\"{{> rows}}\">", .html, .sample, partials: partials).codes
        == ["template-unsafe-place"])
    #expect(
      compile("{{> row}}", .html, .sample, partials: partials).bag.all.first?.help
        == ["did you mean `rows`?"])
  }
}
