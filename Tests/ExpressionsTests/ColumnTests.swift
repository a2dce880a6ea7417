import Diagnostics
import Expressions
import Testing
import Values

/// Computed fields and selections.
@Suite struct ColumnTests {
  private func column(_ text: String) throws -> (
    values: ColumnValues, texts: [String?], ComputedColumn
  ) {
    let computed = try Fixture.stock().bind(text).column(named: "x", rowCount: 3)
    let texts = (0..<3).map { row in
      computed.texts.isNull(row: row, slot: 0)
        ? nil : String(decoding: computed.texts.text(row: row, slot: 0), as: UTF8.self)
    }
    return (computed.column.values, texts, computed)
  }

  @Test func decimals() throws {
    let (values, texts, computed) = try column("coalesce(price, 2) * 1.0")
    #expect(texts == ["1.500", "0.100", "2.0"])
    #expect(computed.column.type == .decimal && computed.column.scale == 3)
    #expect(!computed.column.hasNulls)
    guard case .decimal(let coefficients, let scale) = values else {
      Issue.record("\(values)")
      return
    }
    #expect(coefficients == [1_500, 100, 2_000] && scale == 3)
  }

  @Test func wideDecimals() throws {
    let (values, texts, _) = try column("price * 12345678901234567890.0")
    #expect(texts == ["18518518351851851835.000", "1234567890123456789.000", nil])
    guard case .wideDecimal(let coefficients, let scale) = values else {
      Issue.record("\(values)")
      return
    }
    #expect(coefficients[1] == 1_234_567_890_123_456_789_000 && scale == 3)
  }

  @Test func decimalsWithoutACommonScale() throws {
    let (values, texts, _) = try column(
      "open ? decimal('99999999999999999999999999999999999999') : decimal('0.01')")
    #expect(texts == ["99999999999999999999999999999999999999", "0.01", "0.01"])
    guard case .mixedDecimal(let decimals) = values else {
      Issue.record("\(values)")
      return
    }
    #expect(decimals.count == 3)
  }

  @Test func otherTypes() throws {
    #expect(try column("quantity + 1").texts == ["4", nil, "5"])
    #expect(try column("weight * 2").texts == ["1", "2000", nil])
    #expect(try column("price > 1").texts == ["true", "false", "false"])
    #expect(try column("name + '!'").texts == ["Ale!", "Éclair!", nil])
    #expect(try column("updated + duration('24h')").texts == ["2026-01-31", "2024-03-01", nil])
    #expect(try column("seen").texts == ["2026-01-30T23:30:00Z", "2024-02-29T00:00:00Z", nil])
    #expect(try column("opens").texts == ["10:00:00", "18:30:15", nil])
    #expect(try column("life").texts == ["P1DT2H", "PT30M", nil])
    #expect(try column("[quantity, 1]").texts == ["3, 1", ", 1", "4, 1"])
    #expect(try column("b'ab'").texts == ["ab", "ab", "ab"])
    #expect(try column("type(price)").texts == ["decimal", "decimal", "null_type"])
    let (_, texts, empty) = try column("empty")
    #expect(texts == [nil, nil, nil] && empty.column.type == nil)
  }

  @Test func computedFieldsCanBeRead() throws {
    var stock = Fixture.stock()
    let computed = try stock.bind("price * 2").column(named: "twice", rowCount: 3)
    stock.names.fields.append(ExpressionField("twice", computed.column.type))
    stock.data.columns.append(computed.bound)
    #expect(try stock.show("twice - price") == "1.50 decimal")
    #expect(try stock.show("twice", row: 2) == "null")
  }

  @Test func faultsAreCollected() throws {
    let stock = Fixture([.init("x", .integer, ["1", "0", "2", "0", "0"])])
    let bound = try stock.bind("10 / x")
    let computed = bound.column(named: "y", rowCount: 5)
    #expect(computed.faults.map(\.row) == [1, 3, 4] && !computed.isCut)
    #expect(computed.texts.isNull(row: 1, slot: 0))
    let cut = bound.column(named: "y", rowCount: 5, maxFaults: 2)
    #expect(cut.faults.map(\.row) == [1, 3] && cut.isCut)
  }

  @Test func selection() throws {
    let stock = Fixture([.init("x", .integer, ["1", nil, "2", "0", "5"])])
    let bound = try stock.bind("10 / x >= 5", as: .condition)
    var failed: [UInt32] = []
    let kept = bound.select(rowCount: 5) { row, _ in
      failed.append(row)
      return false
    }
    #expect(kept == [0, 2] && failed == [3])
    #expect(bound.select([4, 2, 0]) { _, _ in false } == [2, 0])
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try bound.select([3]) { (_, _) throws(Stop) in throw Stop() }
    }
  }

  @Test func faultAsDiagnostic() throws {
    let stock = Fixture([.init("x", .integer, ["0"])])
    let bound = try stock.bind("1 + 10 / x")
    let data = SourceFile(name: "data.csv", bytes: Array("x\n0\n".utf8))
    do {
      _ = try bound.value(row: 0)
      Issue.record("no fault")
    } catch {
      let diagnostic = error.diagnostic(in: bound.expression, row: SourceSpan(data, 2..<3))
      #expect(diagnostic.code.name == "expression-failed")
      #expect(diagnostic.message == "division by zero")
      #expect(diagnostic.primary?.span.source === data)
      #expect(diagnostic.secondary.first?.span.range == 4..<10)
      #expect(error.diagnostic(in: bound.expression).primary?.span.range == 4..<10)
    }
  }

  @Test func columnsOfGroups() throws {
    let bound = try Fixture.stock(at: .group).bind("sum(quantity) * count")
    let computed = bound.column(named: "x", groups: [[0, 2], [1], []])
    let texts = (0..<3).map { row in
      String(decoding: computed.texts.text(row: row, slot: 0), as: UTF8.self)
    }
    #expect(texts == ["14", "0", "0"])
    let faulty = try Fixture.stock(at: .group).bind("10 % sum(quantity)")
    #expect(faulty.column(named: "x", groups: [[0], [1], [2]]).faults.map(\.row) == [1])
  }
}
