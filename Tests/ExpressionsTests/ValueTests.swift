import Expressions
import Testing
import Values

/// Values on their way from and to the cells of a table.
@Suite struct ValueTests {
  @Test func cells() {
    let cells: [CellValue] = [
      .null, .text(Array("ñ".utf8)), .integer(-1), .decimal(Decimal(coefficient: 150, scale: 2)),
      .number(0.5), .boolean(true), .date(20_000), .time(1), .datetime(.seconds(5)),
      .duration(.seconds(6)),
    ]
    for cell in cells {
      let value = ExpressionValue(cell)
      guard let back = value.cell else {
        Issue.record("\(cell) has no way back")
        continue
      }
      #expect(ExpressionValue(back).equals(value))
      #expect(ExpressionValue(back).typeName == value.typeName)
    }
    if case .integer(7)? = ExpressionValue.uint(7).cell {} else { Issue.record("uint") }
    if case .decimal(let wide)? = ExpressionValue.uint(.max).cell {
      #expect(wide.description == "18446744073709551615")
    } else {
      Issue.record("wide uint")
    }
    #expect(ExpressionValue.list([]).cell == nil && ExpressionValue.type("int").cell == nil)
    #expect(ExpressionValue.map(ExpressionMap()).cell == nil)
    if case .text([0xff])? = ExpressionValue.bytes([0xff]).cell {} else { Issue.record("bytes") }
  }

  @Test func stringsAreComparedByBytes() {
    // Composed and decomposed forms look alike and are not equal.
    #expect(!ExpressionValue.text("é").equals(.text("e\u{301}")))
    #expect(ExpressionValue.text("é").equals(.text("é")))
  }

  @Test func patternsThatAreComputed() throws {
    let stock = Fixture.stock()
    #expect(try stock.show("name.matches('^' + name)") == "true")
    #expect(
      try stock.show("name.matches(name + '(')")
        == "fault: the pattern is malformed: a group is never closed")
    #expect(try stock.show("['A', 'x'].exists(p, name.matches(p))") == "true")
    #expect(
      try stock.show("['\\\\pL{1,9}'].map(p, name.matches(p))") == "[true]")
  }
}
