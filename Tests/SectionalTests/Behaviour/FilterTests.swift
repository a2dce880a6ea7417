import Mappings
import Sectional
import Sections
import Testing

/// `where`, computed fields and checks: expressions over the rows as they were read (spec language
/// §2, §4, §5).
@Suite("Behaviour: where, computed fields and checks")
struct FilterTests {
  private let stock = csv(
    "sku,name,kind,price,quantity", "a,Merlot,wine,12.50,3", "b,Rioja,wine,9.00,12",
    "c,Gin,liquor,25.00,0", "d,Rum,liquor,,4", "e,Lager,beer,1.20,100")

  @Test("rows that `where` leaves out do not exist afterwards")
  func filter() throws {
    let report = try report(
      """
      data: {key: sku}
      view: {where: quantity > 3, group: kind}
      title: "{{count}} of {{total}} in {{sections}}"
      columns: [sku, {field: quantity, summary: sum}]
      """, stock)
    #expect(report.ids == ["wine", "liquor", "beer"])
    #expect(report.column() == [["b"], ["d"], ["e"]])
    #expect(report.textLines().first == "3 of 3 in 3")
    #expect(report.textLines().last == "Grand total | 116")
    #expect(report.warnings.isEmpty)
  }

  @Test("a null condition leaves a row out, and != is CEL's")
  func nullConditions() throws {
    func rows(_ condition: String) throws -> [String] {
      try report("view: {where: '\(condition)'}\ncolumns: [sku]", stock).column().flatMap { $0 }
    }
    #expect(try rows("price > 2") == ["a", "b", "c"])
    #expect(try rows("!(price > 2)") == ["d", "e"])
    #expect(try rows("price != decimal(\"9.0\")") == ["a", "c", "d", "e"])
    #expect(try rows("null") == [])
    #expect(try rows("row[\"name\"].startsWith(\"R\")") == ["b", "d"])
    #expect(try rows("kind in [\"beer\", \"wine\"] && quantity < 100") == ["a", "b"])
  }

  @Test("a key is judged on every row, also those that `where` leaves out")
  func keyBeforeWhere() {
    let found = faults(
      "data: {key: kind}\nview: {where: kind == 'beer'}\ncolumns: [sku]", stock)
    #expect(
      found == [
        "data-key-duplicate: the key `kind` has the value `wine` twice, rows 1 and 2",
        "data-key-duplicate: the key `kind` has the value `liquor` twice, rows 3 and 4",
      ])
  }

  @Test("a computed field stands wherever a field does")
  func computed() throws {
    let report = try report(
      """
      data:
        fields:
          value: {value: price * quantity}
          letter: {value: initial(name)}
          late: {value: 'letter > "L" ? "late" : "early"'}
      view: {group: late, order: [-value]}
      columns:
        - name
        - letter
        - {field: value, title: Value, summary: sum, format: {number: {decimals: 1}}}
      """, stock)
    #expect(report.ids == ["late", "early"])
    #expect(
      (0..<2).map { report.rows(inSection: $0) } == [
        [["Rioja", "R", "108.0"], ["Merlot", "M", "37.5"], ["Rum", "R", "–"]],
        [["Lager", "L", "120.0"], ["Gin", "G", "0.0"]],
      ])
    #expect(report.textLines().last == "Grand total | 265.5")
  }

  @Test("a computed field prints the digits that its operands give, as it was computed")
  func computedDigits() throws {
    let report = try report(
      """
      data:
        fields:
          value: {value: price * quantity}
          share: {value: price / quantity}
          whole: {value: quantity + 1}
      view: {where: quantity > 0}
      columns: [value, share, whole]
      """, stock)
    #expect(
      report.rows(inSection: 0) == [
        ["37.50", "4.1666666667", "4"], ["108.00", "0.75", "13"], ["–", "–", "5"],
        ["120.00", "0.012", "101"],
      ])
  }

  @Test("without columns computed fields stand behind those of the data")
  func allColumns() throws {
    let report = try report("data: {fields: {n: {value: size(name)}}}", stock)
    #expect(report.rows(inSection: 0)?.first == ["a", "Merlot", "wine", "12.50", "3", "6"])
    #expect(report.text().contains("quantity  n"))
  }

  @Test("a computed field may be the key and is judged before `where`")
  func computedKey() throws {
    let spec = "data: {key: id, fields: {id: {value: 'kind + sku'}}}\ncolumns: [id]"
    #expect(try report(spec, stock).column().first?.first == "winea")
    #expect(
      faults(
        "data: {key: id, fields: {id: {value: kind}}}\nview: {where: kind == 'beer'}", stock
      ).first == "data-key-duplicate: the key `id` has the value `wine` twice, rows 1 and 2")
  }

  @Test("a computed field that needs no row that `where` leaves out is not computed there")
  func computedAfterWhere() throws {
    let report = try report(
      """
      data: {fields: {each: {value: price / quantity}}}
      view: {where: quantity != 0}
      columns: [sku, each]
      """, stock)
    #expect(report.column() == [["a", "b", "d", "e"]])
  }

  @Test("names of computed fields that the data has are refused")
  func takenName() {
    #expect(
      faults("data: {fields: {name: {value: kind}}}", stock)
        == ["duplicate-name: the data has a field `name` already"])
  }

  @Test("unknown names are told with what was meant, all in one run")
  func unknownNames() throws {
    do {
      _ = try report(
        """
        data: {fields: {value: {value: prise * quantity}}}
        view: {where: quantty > 0, group: kind}
        sections: [{groups: {where: cout > 1}}]
        columns: [valu]
        """, stock)
      Issue.record("the spec loads")
    } catch let error as ReportError {
      #expect(
        error.diagnostics.map { "\($0.code): \($0.message)" } == [
          "unknown-name: the name `prise` is unknown",
          "unknown-name: the name `quantty` is unknown",
          "unknown-name: the name `cout` is unknown",
          "unknown-field: the data has no field `valu`",
        ])
      #expect(
        error.description.split(separator: "\n").filter { $0.contains("did you mean") } == [
          "  = help: did you mean `price`?", "  = help: did you mean `quantity`?",
          "  = help: did you mean `count`?", "  = help: did you mean `value`?",
        ])
    }
  }

  @Test("types are checked against declared and inferred fields")
  func types() {
    #expect(
      faults("view: {where: name > 3}\ncolumns: [sku]", stock).map { $0.prefix(15) }
        == ["expression-type"])
    #expect(
      faults("view: {where: quantity}\ncolumns: [sku]", stock).map { $0.prefix(15) }
        == ["not-a-condition"])
  }

  @Test("a row without a value is an error at its line, with what the expression saw")
  func rowFaults() throws {
    do {
      _ = try report(
        "data: {fields: {each: {value: 10 % quantity}}}\ncolumns: [each]", stock)
      Issue.record("the spec loads")
    } catch let error as ReportError {
      let fault = try #require(error.diagnostics.first { $0.severity == .error })
      #expect(fault.code == "expression-failed")
      #expect(fault.file == "data" && fault.line == 4)
      #expect(error.description.contains("note: `quantity` is `0`"))
    }
  }

  @Test("faults of many rows are told up to a limit")
  func manyRowFaults() throws {
    let data = "n\n" + String(repeating: "0\n", count: 120)
    do {
      _ = try report("view: {where: 1 % n == 0}\ncolumns: [n]", data)
      Issue.record("the spec loads")
    } catch let error as ReportError {
      let faults = error.diagnostics.filter { $0.severity == .error }
      #expect(faults.count == 50)
      #expect(error.description.contains("50 of 120 rows are shown"))
    }
  }

  @Test("a check that is false or null stops at the first such row")
  func checks() {
    let spec = """
      data:
        fields:
          price: {type: decimal, check: 'price < 20', message: too dear}
          quantity: {check: 'quantity > 0 || kind == "liquor"'}
      view: {where: 'kind == "beer"'}
      columns: [sku]
      """
    #expect(faults(spec, stock) == ["check-failed: too dear, line 4"])
    #expect(
      faults("data: {fields: {price: {check: 'price > 0'}}}\ncolumns: [sku]", stock)
        == ["check-failed: the check of `price` does not hold, line 5"])
    #expect(
      faults(
        "data: {fields: {a: {value: quantity, check: 'a > 3'}, price: {check: 'price > 20'}}}",
        stock)
        == [
          "check-failed: the check of `a` does not hold, line 2",
          "check-failed: the check of `price` does not hold, line 2",
        ])
  }

  @Test("`now()` is the time of the report")
  func clock() throws {
    let spec = "sectional: 1\nview: {where: 'day < now()'}\ncolumns: [day]"
    let data = "day\n2026-01-01\n2026-03-01\n"
    let report = try Report(specText: spec, dataText: data, now: .seconds(1_770_000_000))
    #expect(report.column() == [["2026-01-01"]])
    #expect(throws: ReportError.self) { try Report(specText: spec, dataText: data) }
  }

  @Test("data without any line has no row to judge")
  func blank() throws {
    let report = try report(
      """
      parameters: {least: {type: integer, default: 1}}
      data: {fields: {value: {value: price * quantity}}}
      view: {where: quantity >= params.least, group: kind}
      sections: [{groups: {where: count > 1}}, {groups: all, sort: -sum(value)}]
      columns: [name, value]
      """, "")
    #expect(report.column().isEmpty)
  }
}
