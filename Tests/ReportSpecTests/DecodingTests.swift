import Diagnostics
import ReportSpec
import Templating
import Testing

/// A rich spec, value by value.
@Suite struct DecodingTests {
  private let spec: ReportSpec

  init() throws {
    let decoded = Decoded(RichSpec.text)
    #expect(String(decoding: decoded.message, as: UTF8.self) == "")
    spec = try #require(decoded.spec)
  }

  @Test func theReportsOwnKeys() {
    #expect(spec.title.value?.text == "Cellar stock")
    #expect(spec.title.value?.template?.isConstant == true)
    #expect(
      spec.subtitle.value?.template?.names.map(\.text) == ["total", "sections", "summary.worth"])
    #expect(spec.footer.value?.text == "{{count}} shown")
    #expect(spec.noContent.value?.cell?.value == "quiet")
    #expect(spec.noContent.value?.text?.text == "Nothing in stock")
    #expect(spec.locale?.value == "en-GB")
    #expect(spec.timeZone?.value == "Europe/London")
    #expect(spec.summaryTitle.value?.text == "Grand total")
    #expect(spec.output.textWidth?.value == 80)
    #expect(spec.output.textBorder?.value == .ascii)
    #expect(spec.output.htmlMaxRows?.value == 0)
  }

  @Test func dataIsDecoded() {
    guard case .path(let path) = spec.data.file else {
      Issue.record("no path")
      return
    }
    #expect(path.value == "data/./stock.csv")
    #expect(spec.data.delimiter?.value == UInt8(ascii: ";"))
    #expect(!spec.data.hasHeader)
    #expect(
      spec.data.names?.map(\.value) == [
        "sku", "department", "name", "price", "quantity", "updated",
      ])
    #expect(spec.data.missing?.map(\.value) == ["", "NA", "007"])
    #expect(spec.data.key.map(\.value) == ["sku", "name"])
    #expect(spec.data.fields.map(\.name.value) == ["sku", "price", "updated"])
    #expect(spec.data.fields.map(\.type?.value) == [.string, .decimal, nil])
  }

  @Test func viewIsDecoded() {
    #expect(spec.view.group?.value == "department")
    #expect(spec.view.ungrouped?.value == "Other")
    #expect(spec.view.order.map(\.field.value) == ["price", "name", "sku"])
    #expect(spec.view.order.map(\.isDescending) == [true, false, true])
    #expect(spec.view.order.map(\.collation) == [.bytes, .locale, .natural])
  }

  @Test func fixedRowsAreDecoded() throws {
    guard case .fixedRows(let rows) = spec.sections[0].content else {
      Issue.record("no fixed rows")
      return
    }
    #expect(rows.map(\.cell?.value) == ["legend", nil, "legend"])
    #expect(rows.map(\.text?.text) == [nil, "{{columns}} columns", "Hidden"])
    #expect(rows.map(\.key?.value) == [nil, "width", nil])
    #expect(rows.map { $0.isHidden?.isAlways } == [nil, nil, true])
    #expect(rows[1].drawing.words?.names.map(\.text) == ["columns"])
    #expect(spec.sections[0].id == nil)
  }

  @Test func aSectionsOwnKeysAreDecoded() throws {
    let wine = spec.sections[1]
    guard case .group(let name) = wine.content else {
      Issue.record("no group")
      return
    }
    #expect(name.value == "wine")
    let range = try #require(wine.settings.range.value)
    #expect(range.length?.value == 20)
    #expect(range.offset?.value == 5)
    #expect(range.pin == .end)
    #expect(range.space == .stored)
    #expect(range.more.value?.template?.names.map(\.text) == ["more"])
    #expect(range.earlier.isOff)
    #expect(wine.settings.isDynamic?.value == false)
    #expect(wine.settings.cell?.fallback?.value == "low_stock")
    #expect(wine.settings.summary.value?.map(\.id) == ["worth", "sku"])
    #expect(wine.settings.summary.value?.map(\.function?.value) == [nil, .count])
    #expect(wine.settings.summaryBasis?.value == .window)
    #expect(wine.settings.before.value?.map(\.cell?.value) == ["legend"])
    #expect(wine.settings.after.value?.map(\.text?.text) == ["End"])
    let names = wine.settings.title.value?.template?.names
    #expect(names?.map(\.text) == ["count", "total", "summary.quantity"])
    #expect(names?.map(\.isRaw) == [false, false, true])
  }

  @Test func groupNamesKeepTheirText() {
    guard case .groups(let names) = spec.sections[2].content else {
      Issue.record("no groups")
      return
    }
    #expect(names.map(\.value) == ["2015", "no", "1.10"])
    #expect(spec.sections[2].sectionID(ofGroup: "1.10") == "best-1.10")
    #expect(spec.sections[1].sectionID(ofGroup: "wine") == "wine")
    #expect(spec.sections[3].sectionID(ofGroup: "") == "rows")
  }

  @Test func anAliasStandsForItsValue() {
    #expect(spec.sections[2].settings.range.value?.length?.value == 20)
    #expect(spec.sections[2].settings.range.value?.pin == .end)
  }

  @Test func columnsAreDecoded() throws {
    let columns = try #require(spec.columns)
    #expect(columns.map(\.field?.value) == ["name", "price", "updated", "sku"])
    #expect(columns.map(\.id.value) == ["name", "worth", "updated", "sku"])
    #expect(columns.map(\.title?.value) == [nil, "Price", nil, nil])
    #expect(columns.map(\.summary?.function?.value) == [nil, .max, nil, nil])
    let updated = columns[2]
    #expect(updated.alignment == .end)
    #expect(updated.width?.value == 12)
    #expect(updated.minWidth?.value == 4)
    #expect(updated.wraps == false)
    #expect(updated.maxLines?.value == 0)
    #expect(updated.spanner?.value == "When")
    #expect(updated.hiddenIn == [.text, .csv])
    #expect(updated.nullText?.value == "-")
    #expect(spec.column(withID: "worth")?.field?.value == "price")
    #expect(spec.column(withID: "price") == nil)
  }

  @Test func cellsAreDecoded() {
    #expect(spec.cells.map(\.name.value) == ["low_stock", "legend", "quiet"])
    #expect(spec.baseCell(of: "low_stock") == .row)
    #expect(spec.cellClasses(of: "low_stock") == ["warning low"])
    #expect(spec.cellText(of: "legend")?.parsed?.writtenNames == ["group"])
    #expect(spec.cell(named: "row") == nil)
    #expect(spec.baseCell(of: "quiet") == nil)
  }

  @Test func consolidationIsDecoded() throws {
    let consolidate = try #require(spec.consolidate)
    #expect(consolidate.below.value == 10)
    #expect(consolidate.sectionID == "every")
    #expect(consolidate.settings.title.value?.text == "All drinks")
  }

  @Test func everyNamedFieldHasItsPlace() {
    let uses = spec.fieldUses
    #expect(
      uses.map(\.name) == [
        "sku", "name", "sku", "price", "updated", "department", "price", "name", "sku",
        "quantity", "quantity", "name", "price", "updated", "sku", "sku",
      ])
    #expect(
      uses.map(\.purpose) == [
        .key, .key, .declaration, .declaration, .declaration, .group, .order, .order, .order,
        .summary, .summary, .column, .column, .column, .column, .link,
      ])
    let source = Array(RichSpec.text.utf8)
    let written = uses.map { String(decoding: source[$0.span.range], as: UTF8.self) }
    #expect(written[5] == "department")
    #expect(written[6] == "-price")
    #expect(written[15] == "sku")
  }
}
