import Sectional
import Testing

/// Rows that are drawn by HTML of their own: what other outputs have of them, and whether their
/// cells fit the table.
@Suite("Rows of HTML alone")
struct RowMarkupTests {
  private let data = csv("a,b,c", "1,2,3")
  private let row =
    "sections: [{before: {html: '<td colspan=\"{{columns}}\"><p>para &eacute;ne</p><p>two</p>"
    + "<ul><li>x<li>y</ul><img alt=\"alt words\" src=\"data:image/gif;base64,AA==\">'}}]"

  @Test("text has a line where a reader sees one")
  func text() throws {
    let lines = try report(row, data).text().split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("para éne") })
    #expect(
      lines[start..<start + 5].map { String($0) } == ["para éne", "two", "x", "y", "alt words"])
  }

  @Test("JSON and Markdown have the same")
  func others() throws {
    let made = try report(row, data)
    #expect(made.json().contains("\"para éne\\ntwo\\nx\\ny\\nalt words\""))
    #expect(
      made.markdown().split(separator: "\n").contains("para éne&#10;two&#10;x&#10;y&#10;alt words"))
  }

  @Test("a warning where the cells of a row do not fit the table")
  func span() throws {
    func warnings(_ spec: String) throws -> [String] {
      try report(spec, data).warnings.map(\.message)
    }
    let five = "html: '<td><td><td><td><td>'"
    let message = "the cells of this row take 5 columns, and the table has"
    // The columns are known with the data alone where the spec does not list them.
    #expect(try warnings("sections: [{before: {\(five)}}]") == ["\(message) 3"])
    #expect(try warnings("columns: [a, b]\nsections: [{before: {\(five)}}]") == ["\(message) 2"])
    #expect(
      try warnings("columns: [a, {field: b, hidden_in: html}]\nsections: [{before: {\(five)}}]")
        == ["\(message) 1"])
    #expect(
      try warnings("cells: {own: {\(five)}}\nsections: [{cell: own}]") == ["\(message) 3"])
    #expect(
      try warnings("cells: {own: {html: '{{> row}}'}}\nsections: [{cell: own}]") == [])
    #expect(try warnings("sections: [{before: {html: '<td colspan=\"3\">x'}}]") == [])
  }
}
