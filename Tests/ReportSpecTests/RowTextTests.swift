import Diagnostics
import ReportSpec
import Templating
import Testing

/// Texts and links of rows, resolved once the fields are known.
@Suite struct RowTextTests {
  private let text = """
    sectional: 1
    defaults: {cell: note, summary: {price: sum}}
    columns:
      - {field: url, format: {link: "https://example.org/{{sku}}"}}
    cells:
      note: {text: "{{name}} {{row.count}} {{count}} {{index}} {{columns}} {{section.total}} {{summary.price}}"}
    """

  private func resolve(fields: [String]) throws -> (names: [String]?, codes: [String]) {
    let spec = try #require(Decoded(text).spec)
    var bag = DiagnosticBag()
    let cell = try #require(spec.cellText(of: "note"))
    let template = spec.resolve(cell, fields: fields, cell: "note", into: &bag)
    return (template?.names.map(\.text), bag.all.map(\.code.name))
  }

  @Test func fieldsComeFirst() throws {
    let found = try resolve(fields: ["name", "count"])
    #expect(found.codes == [])
    #expect(
      found.names == [
        "name", "row.count", "count", "index", "columns", "section.total", "summary.price",
      ])
  }

  @Test func anUnknownNameIsAnError() throws {
    let found = try resolve(fields: ["count"])
    #expect(found.names == nil)
    #expect(found.codes == ["unknown-template-name"])
  }

  @Test func namesOfTextsAreUsesOfFields() throws {
    let spec = try #require(Decoded(text).spec)
    let texts = spec.fieldUses.filter { $0.purpose == .cellText }
    #expect(texts.map(\.name) == ["name", "count"])
    let source = Array(text.utf8)
    #expect(
      texts.map { String(decoding: source[$0.span.range], as: UTF8.self) } == ["name", "row.count"])
    #expect(
      spec.possibleFieldUses.map(\.name) == [
        "count", "index", "columns", "section.total", "summary.price",
      ])
    #expect(spec.fieldUses.filter { $0.purpose == .link }.map(\.name) == ["sku"])
  }

  @Test func aBuiltInCellCanBeReplaced() throws {
    let decoded = Decoded(
      """
      sectional: 1
      cells:
        row: {extends: row, class: striped}
        more: {text: "{{more}} left"}
      """)
    #expect(decoded.codes == [])
    let spec = try #require(decoded.spec)
    #expect(spec.baseCell(of: "row") == .row)
    #expect(spec.cellClasses(of: "row") == ["striped"])
    #expect(spec.parts.more.text?.names.map(\.text) == ["more"])
  }
}
