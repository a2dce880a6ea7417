import ReportSpec
import Testing

/// `view.aggregate` and the names that exist behind it (spec language §4).
@Suite struct AggregateDecodingTests {
  private static let head = """
    sectional: 1
    view:
      where: status == "sold"
      aggregate:
        by: [type, date]
        fields:
          sold: count
          revenue: {sum: price}
          priced: {count: price}
          share: {value: sum(price) / sum(list_price)}

    """

  @Test func fieldsAreDecoded() throws {
    let decoded = Decoded(Self.head)
    #expect(decoded.codes == [])
    let spec = try #require(decoded.spec)
    let aggregate = try #require(spec.view.aggregate)
    #expect(
      aggregate.names.map(\.value) == ["type", "date", "sold", "revenue", "priced", "share"])
    let kinds = aggregate.fields.map { field -> String in
      switch field.kind {
      case .count: "count"
      case .function(let function, let field): "\(function.value.rawValue) \(field.value)"
      case .value(let value): value.text
      }
    }
    #expect(kinds == ["count", "sum price", "count price", "sum(price) / sum(list_price)"])
    #expect(Set(spec.fieldUses.map(\.name)) == ["type", "date", "price"])
    #expect(Set(spec.possibleFieldUses.map(\.name)) == ["status", "price", "list_price"])
  }

  @Test func oneFieldNeedsNoList() throws {
    let spec = try #require(Decoded("sectional: 1\nview: {aggregate: {by: type}}\n").spec)
    #expect(spec.view.aggregate?.by.map(\.value) == ["type"])
    #expect(spec.view.aggregate?.fields.isEmpty == true)
  }

  /// Behind `aggregate` the fields of the data are gone, so no name there makes one be read.
  @Test func laterNamesAreThoseOfTheAggregate() throws {
    let decoded = Decoded(
      Self.head + """
          group: type
          order: -revenue
        columns: [date, sold, {value: revenue / sold}]
        summary: {revenue: sum}
        defaults: {hide_rows: sold == 0}
        cells: {row: {text: "{{date}} {{revenue}}"}}

        """)
    #expect(decoded.codes == [])
    let spec = try #require(decoded.spec)
    #expect(Set(spec.fieldUses.map(\.name)) == ["type", "date", "price"])
    #expect(Set(spec.possibleFieldUses.map(\.name)) == ["status", "price", "list_price"])
  }
}
