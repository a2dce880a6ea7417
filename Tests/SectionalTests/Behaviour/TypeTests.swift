import Sectional
import Testing

/// Types of fields as they show in the report, and what stands for null (spec language §4).
@Suite("Behaviour: types")
struct TypeTests {
  private func order(_ values: [String], _ rest: String = "") throws -> [String]? {
    try report(
      rest + "view: {order: [v]}\ncolumns: [v]", "v,k\n" + values.map { "\($0),x\n" }.joined()
    ).column().first
  }

  @Test("digits are integers, compared by value; with leading zeros they stay strings")
  func integers() throws {
    #expect(try order(["10", "9", "-1"]) == ["-1", "9", "10"])
    #expect(try order(["\"10\"", "9"]) == ["9", "10"])
    #expect(try order(["9", "010"]) == ["010", "9"])
    #expect(try order(["9", "10", "+1"]) == ["+1", "10", "9"])
    #expect(try order(["9", "10", "1 "]) == ["1 ", "10", "9"])
    #expect(try order(["9", "10", "1."]) == ["1.", "10", "9"])
    #expect(try order(["9", "10", ".5"]) == [".5", "10", "9"])
    #expect(try order(["9", "10", "1_0"]) == ["10", "1_0", "9"])
    #expect(try order(["9", "10", "0x1"]) == ["0x1", "10", "9"])
  }

  @Test("points make decimals, exponents numbers, over 64 bits decimals")
  func numbers() throws {
    #expect(try order(["10", "9.5", "-1"]) == ["-1", "9.5", "10"])
    #expect(try order(["1e1", "9", "2.5"]) == ["2.5", "9", "1e1"])
    #expect(
      try order(["9223372036854775808", "10", "-9223372036854775809"])
        == ["-9223372036854775809", "10", "9223372036854775808"])
    // One bit apart, which a double cannot tell.
    #expect(
      try order(["9007199254740993.0", "9007199254740992.5"])
        == ["9007199254740992.5", "9007199254740993.0"])
  }

  @Test("a declared string is compared by bytes")
  func declaredString() throws {
    #expect(
      try order(["9", "10"], "data: {fields: {v: {type: string}}}\n") == ["10", "9"])
  }

  @Test("a repeated word among numbers makes a string, with a warning that proposes missing")
  func repeatedWord() throws {
    let made = try report(
      "view: {order: [v]}\ncolumns: [v]", csv("v,k", "10,x", "n/a,x", "9,x", "n/a,x"))
    #expect(made.column() == [["10", "9", "n/a", "n/a"]])
    #expect(made.warnings.count == 1)
    #expect(made.warnings.first.map { $0.description.contains("n/a") } == true)
    let mended = try report(
      "data: {missing: ['', n/a]}\nview: {order: [v]}\ncolumns: [v]",
      csv("v,k", "10,x", "n/a,x", "9,x", "n/a,x"))
    #expect(mended.column() == [["9", "10", "–", "–"]])
    #expect(mended.warnings.isEmpty)
  }

  @Test("missing: the words that stand for null; the default is nothing")
  func missing() throws {
    let data = csv("v,k", ",a", "NA,b", "-,c")
    let standard = try report("columns: [v]", data)
    #expect(standard.column() == [["–", "NA", "-"]])
    let own = try report("data: {missing: [NA, '-']}\ncolumns: [v]", data)
    #expect(own.column() == [["", "–", "–"]])
    let none = try report("data: {missing: []}\ncolumns: [v]", data)
    #expect(none.column() == [["", "NA", "-"]])
  }

  @Test("words are compared as they stand: case, spaces and quotes")
  func missingExact() throws {
    let made = try report(
      "data: {missing: ['', NA]}\ncolumns: [v]",
      csv("v,k", "na,a", "\" NA\",b", "\"NA\",c", "\"\",d"))
    #expect(made.column() == [["na", " NA", "–", "–"]])
  }

  @Test("missing words hold for every field, the group's too")
  func missingGroup() throws {
    let made = try report(
      "data: {missing: ['', '?']}\nview: {group: g, ungrouped: Other}\ncolumns: [v]",
      csv("g,v", "?,1", "a,2", ",3"))
    #expect(Set(made.ids.map { $0 ?? "" }) == ["a", "Other"])
  }

  @Test("a blank line is skipped, a line of delimiters is a row")
  func blankLines() throws {
    let made = try report("columns: [v]", "v,k\n1,a\n\n2,b\n,\n\n")
    #expect(made.column() == [["1", "2", "–"]])
  }

  @Test("a value that its type has not is an error at its place")
  func badValue() throws {
    do {
      _ = try report(
        "data: {fields: {v: {type: integer}}}", csv("k,v", "a,1", "b,two"))
      Issue.record("it loads")
    } catch let error as ReportError {
      let fault = try #require(error.diagnostics.first)
      #expect(error.diagnostics.count == 1)
      #expect(fault.file == "data")
      #expect(fault.line == 3)
      #expect(fault.column == 3)
      #expect(fault.message.contains("two"))
    }
  }

  @Test(
    "values beyond what a type holds",
    arguments: [
      ("integer", "9223372036854775808"), ("decimal", String(repeating: "9", count: 39)),
      ("date", "2023-02-29"), ("date", "2024-13-01"), ("time", "24:00:01"), ("boolean", "maybe"),
      ("datetime", "2024-01-01T25:00:00Z"), ("number", "one"), ("integer", "1.5"),
    ])
  func beyond(_ type: String, _ value: String) {
    #expect(
      faults("data: {fields: {v: {type: \(type)}}}\ncolumns: [v]", csv("v", value)).count == 1)
  }

  @Test("all faults of the data come in one run")
  func allFaults() {
    #expect(
      faults(
        "data: {fields: {v: {type: integer}, w: {type: date}}}",
        csv("v,w", "x,2024-01-01", "1,y", "z,z")
      ).count == 4)
  }

  @Test("a key must be unique and not null")
  func key() {
    #expect(faults("data: {key: k}", csv("k", "a", "b", "a")).count == 1)
    #expect(faults("data: {key: k}", csv("k,v", "a,1", ",2")).count == 1)
    #expect(faults("data: {key: [k, v]}", csv("k,v", "a,1", "a,2", "a,1")).count == 1)
    #expect(throws: Never.self) {
      _ = try report("data: {key: [k, v]}", csv("k,v", "a,1", "a,2", "b,1"))
    }
  }

  @Test("delimiters, no head, names")
  func shapes() throws {
    let made = try report(
      "data: {delimiter: ';', header: false, names: [a, b]}\nview: {order: [b]}",
      "x;10\ny;9\n")
    #expect(made.rows(inSection: 0) == [["y", "9"], ["x", "10"]])
    let quoted = try report("columns: [a, b]", "a,b\n\"x, y\",\"say \"\"hi\"\"\"\n")
    #expect(quoted.rows(inSection: 0) == [["x, y", "say \"hi\""]])
  }

  @Test("Windows line ends and a byte order mark are no part of values")
  func windowsFile() throws {
    let made = try report("view: {order: [v]}", "\u{feff}v,k\r\n10,a\r\n9,b")
    #expect(made.rows(inSection: 0) == [["9", "b"], ["10", "a"]])
    #expect(try made.page().head.map(\.text) == ["row: v | k"])
  }

  @Test("a row with too many or too few cells is an error")
  func ragged() {
    #expect(!faults("columns: [a]", csv("a,b", "1,2,3")).isEmpty)
    #expect(!faults("columns: [a]", csv("a,b", "1")).isEmpty)
  }

  @Test("a field that the data has not is an error with a suggestion")
  func unknownField() {
    let found = faults("view: {order: [prise]}", csv("price", "1"))
    #expect(found.count == 1)
    #expect(found.first?.contains("prise") == true)
  }

  @Test("a field without any value fits every format and summary")
  func typeless() throws {
    let made = try report(
      "columns: [k, {field: v, format: {currency: EUR}, summary: sum}, {field: w, format: date, "
        + "summary: max}]\nsections: [{summary_title: S}]", csv("k,v,w", "x,,"))
    #expect(made.rows(inSection: 0) == [["x", "–", "–"]])
    #expect(try made.page().bodies[0].lines.last?.text == "summary: S | €0.00 | –")
  }
}
