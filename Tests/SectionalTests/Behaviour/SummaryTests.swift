import Sectional
import Testing

/// Summaries of sections and of the report (spec language §3, §5 and §7).
@Suite("Behaviour: summaries")
struct SummaryTests {
  /// The cells of the summary lines of a report with the columns k and v.
  private func summary(
    _ function: String, of values: [String], type: String? = nil, format: String? = nil
  ) throws -> String? {
    let data = "k,v\n" + values.map { "x,\($0)\n" }.joined()
    let fields = type.map { "data: {fields: {v: {type: \($0)}}}\n" } ?? ""
    let column = format.map { "{field: v, format: \($0)}" } ?? "v"
    let made = try report(
      fields + "columns: [k, \(column)]\nsections: [{summary: {v: \(function)}}]", data)
    return try made.page().bodies[0].lines.last { $0.classes == ["summary"] }?.cells.last?.text
  }

  @Test(
    "every function over integers, nulls skipped",
    arguments: [
      ("sum", "11"), ("mean", "2.8"), ("min", "1"), ("max", "4"), ("count", "4"),
      ("count_distinct", "3"), ("median", "3"), ("first", "4"), ("last", "2"),
    ])
  func integers(_ function: String, _ expected: String) throws {
    #expect(try summary(function, of: ["", "4", "1", "", "4", "2", ""]) == expected)
  }

  @Test(
    "every function of nothing",
    arguments: [
      ("sum", "0"), ("mean", "–"), ("min", "–"), ("max", "–"), ("count", "0"),
      ("count_distinct", "0"), ("median", "–"), ("first", "–"), ("last", "–"),
    ])
  func nothing(_ function: String, _ expected: String) throws {
    #expect(try summary(function, of: ["", ""]) == expected)
    #expect(try summary(function, of: ["", ""], type: "integer") == expected)
    #expect(try summary(function, of: ["", ""], type: "decimal") == expected)
    #expect(try summary(function, of: []) == expected)
  }

  @Test(
    "sums of decimals are exact and have the column's largest scale",
    arguments: [
      (["0.1", "0.2"], "0.3"), (["1.50", "2.50"], "4.00"), (["1.5", "2.25"], "3.75"),
      (["1", "2.25", "0.75"], "4.00"), (["-0.5", "0.5"], "0.0"),
      (["0.1", "0.1", "0.1", "0.1", "0.1", "0.1", "0.1", "0.1", "0.1", "0.1"], "1.0"),
      (["99999999999999999999.99", "0.01"], "100000000000000000000.00"),
      (["-1.005", "-2.005"], "-3.010"),
    ])
  func decimals(_ values: [String], _ expected: String) throws {
    #expect(try summary("sum", of: values) == expected)
  }

  @Test("integers over 64 bits are decimals; their sum is exact")
  func wideIntegers() throws {
    #expect(try summary("sum", of: ["9223372036854775807", "1"]) == "9223372036854775808")
    #expect(try summary("sum", of: ["-9223372036854775808", "-1"]) == "-9223372036854775809")
    #expect(
      try summary("sum", of: ["9223372036854775808", "9223372036854775808"])
        == "18446744073709551616")
    #expect(try summary("max", of: ["9223372036854775808", "1"]) == "9223372036854775808")
  }

  @Test("38 digits are kept, beyond them is an error and never a wrap")
  func thirtyEightDigits() throws {
    let most = String(repeating: "9", count: 38)
    #expect(try summary("sum", of: [most]) == most)
    #expect(
      try summary("sum", of: ["12345678901234567890123456789012345678", "1"])
        == "12345678901234567890123456789012345679")
    #expect(try summary("sum", of: [most, "1", "-1"].sorted()) == most)
    let found = faults(
      "columns: [k, v]\nsections: [{summary: {v: sum}}]", csv("k,v", "x,\(most)", "x,1"))
    #expect(found.count == 1)
    #expect(found.first?.contains("38 digits") == true)
  }

  @Test(
    "means and medians have one digit more than the column, half away from zero",
    arguments: [
      ("mean", ["1", "2", "2"], "1.7"), ("mean", ["1", "2", "4", "4"], "2.8"),
      ("mean", ["-1", "-2", "-4", "-4"], "-2.8"), ("mean", ["1", "3"], "2"),
      ("mean", ["1.0", "2.0"], "1.5"), ("mean", ["1.00", "2.00"], "1.50"),
      ("mean", ["0.1", "0.2", "0.2"], "0.17"), ("mean", ["0.10", "0.2"], "0.15"),
      ("median", ["5", "1", "3"], "3"), ("median", ["1", "2"], "1.5"),
      ("median", ["1", "2", "3", "10"], "2.5"), ("median", ["0.1", "0.2"], "0.15"),
      ("median", ["7"], "7"), ("mean", ["0", "0", "0", "1"], "0.3"),
      ("mean", ["0", "0", "0", "-1"], "-0.3"),
    ])
  func means(_ function: String, _ values: [String], _ expected: String) throws {
    #expect(try summary(function, of: values) == expected)
  }

  @Test("no result is -0")
  func noNegativeZero() throws {
    let values = ["-1"] + [String](repeating: "0", count: 24)
    #expect(try summary("mean", of: values) == "0")
    #expect(try summary("mean", of: values, format: "{number: {decimals: 1}}") == "0.0")
    #expect(try summary("sum", of: ["-0.0"]) == "0.0")
    #expect(try summary("min", of: ["-0.04"], format: "{number: {decimals: 1}}") == "0.0")
    #expect(try summary("sum", of: ["-0e0"]) == "0")
  }

  @Test("the scale is that of the column over all rows read")
  func scaleOfAllRows() throws {
    let made = try report(
      "view: {group: g}\ncolumns: [k, v]\ndefaults: {summary: {v: sum}, summary_title: S}\n"
        + "sections: [{group: a}, {group: none}]",
      csv("g,k,v", "a,x,1.5", "b,x,2.125"))
    #expect(
      try made.page().texts
        == [
          "heading: a", "row: x | 1.5", "summary: S | 1.500", "heading: none",
          "summary: S | 0.000",
        ])
  }

  @Test(
    "summaries use the format of their column; a count is whole",
    arguments: [
      ("sum", "{currency: EUR}", "€1,236.00"), ("mean", "{currency: EUR}", "€618.00"),
      ("count", "{currency: EUR}", "2"), ("count_distinct", "{currency: EUR}", "2"),
      ("max", "{currency: JPY}", "¥1,235"), ("sum", "integer", "1,236"),
      ("sum", "{number: {decimals: 3}}", "1,236.000"), ("sum", "text", "1236.0"),
      ("mean", "{percent: {decimals: 0}}", "61,800%"), ("count", "{percent: {decimals: 1}}", "2"),
    ])
  func formats(_ function: String, _ format: String, _ expected: String) throws {
    #expect(try summary(function, of: ["1234.5", "1.5"], format: format) == expected)
  }

  @Test("least, greatest, first and last of other types")
  func otherTypes() throws {
    let words = ["pear", "Zoo", "", "apple"]
    #expect(try summary("min", of: words) == "Zoo")
    #expect(try summary("max", of: words) == "pear")
    #expect(try summary("first", of: words) == "pear")
    #expect(try summary("last", of: words) == "apple")
    #expect(try summary("count", of: words) == "3")
    let days = ["2024-02-29", "1999-12-31"]
    #expect(try summary("max", of: days) == "2024-02-29")
    #expect(try summary("min", of: days, format: "{date: '%d.%m.%Y'}") == "31.12.1999")
    #expect(try summary("count_distinct", of: days + days, format: "date") == "2")
    #expect(
      try summary("first", of: ["s", "l"], format: "{map: {s: solid, l: liquid}}") == "solid")
    #expect(try summary("max", of: ["true", "false"], format: "{boolean: [Yes, No]}") == "Yes")
  }

  @Test("equal decimals are one value of count_distinct")
  func distinct() throws {
    #expect(try summary("count_distinct", of: ["1.0", "1.00", "1", "2"]) == "2")
    #expect(
      try summary("count_distinct", of: ["1.0", "1.00", "1", "2"], type: "string") == "4")
  }

  @Test("numbers are doubles and keep their digits")
  func doubles() throws {
    #expect(try summary("sum", of: ["1.5e0", "2.25e0"]) == "3.75")
    #expect(try summary("max", of: ["1e3", "2e2"]).map { Double($0) } == 1000)
    #expect(try summary("count", of: ["1e3", "2e2"]) == "2")
  }

  @Test("a function that the type has not is an error", arguments: ["sum", "mean", "median"])
  func wrongType(_ function: String) {
    for values in ["a,b", "2024-01-01", "true"] {
      #expect(
        faults(
          "columns: [v]\nsections: [{summary: {v: \(function)}}]", csv("v", "\"\(values)\"")
        ).count == 1)
    }
  }

  @Test("an unknown function or column is an error")
  func unknown() {
    #expect(faults("sections: [{summary: {v: average}}]", csv("v", "1")).count == 1)
    #expect(faults("sections: [{summary: {w: sum}}]", csv("v", "1")).count == 1)
  }

  // MARK: Which rows

  private let groups = csv("g,k,v", "a,p,1", "b,q,10", "a,r,2", "b,s,20", "a,t,4", "c,u,100")

  private func made(_ rest: String) throws -> Report {
    try report("view: {group: g, order: [v]}\ncolumns: [k, v]\n" + rest, groups)
  }

  private func summaries(_ rest: String) throws -> [String] {
    try made(rest).page().texts.filter { $0.hasPrefix("summary") }
  }

  @Test("over the whole group, whatever the range; or over the window")
  func basis() throws {
    #expect(
      try summaries(
        "defaults: {range: 2, summary: {v: sum}, summary_title: S}\n"
          + "sections: [{group: a}, {group: a, id: w, summary_of: window}, "
          + "{group: a, id: g, summary_of: group}]"
      ) == ["summary: S | 7", "summary: S | 3", "summary: S | 7"])
  }

  @Test("a window from the end, turned, or empty")
  func windows() throws {
    #expect(
      try summaries(
        "defaults: {summary: {v: sum}, summary_title: S, summary_of: window}\n"
          + "sections: [{group: a, range: {length: 2, from: end}}, "
          + "{group: a, id: r, reversed: true, range: 1}, "
          + "{group: a, id: e, range: {length: 1, offset: 9}}]"
      ) == ["summary: S | 6", "summary: S | 4", "summary: S | 0"])
  }

  @Test("first and last follow the order, never reversed")
  func firstAndLast() throws {
    let page = try made(
      "defaults: {summary: {k: first, v: last}}\n"
        + "sections: [{group: a}, {group: a, id: r, reversed: true}, {group: a, id: w, range: 2},"
        + " {group: a, id: x, reversed: true, range: 2, summary_of: window}]"
    ).page()
    let cells = page.bodies.map { $0.lines.last?.cells.suffix(2).map(\.text) }
    #expect(cells == [["p", "4"], ["p", "4"], ["p", "4"], ["r", "4"]])
  }

  @Test("hidden rows of a hidden section and gone ones count in the report's summary")
  func reportRows() throws {
    #expect(
      try summaries(
        "summary: {v: sum}\nsummary_title: R\nsections: [{group: a, hidden: true}, "
          + "{group: b, range: 1}, {group: x, dynamic: true}]") == ["summary: R | 37"])
  }

  @Test("a group that is shown twice counts once in the report")
  func twice() throws {
    let made = try made(
      "title: '{{total}} {{count}} {{sections}}'\nsummary: {v: sum}\nsummary_title: R\n"
        + "sections: [{group: a, range: 2}, {group: a, id: w, reversed: true, range: 2}]")
    let page = try made.page()
    #expect(page.heading == "3 3 2")
    #expect(page.texts.last == "summary: R | 7")
    let apart = try self.made(
      "title: '{{total}} {{count}} {{sections}}'\n"
        + "sections: [{group: a, range: 1}, {group: a, id: w, reversed: true, range: 1}]")
    #expect(try apart.page().heading == "3 2 2")
  }

  @Test("rows of groups that no section shows are not in it")
  func unnamed() throws {
    #expect(
      try summaries("summary: {v: max}\nsummary_title: R\nsections: [{groups: [a, b]}]")
        == ["summary: R | 20"])
  }

  @Test("the report's first and last follow the order of the view across groups")
  func reportFirst() throws {
    let page = try made("summary: {k: first, v: last}\nsections: [{groups: [c, b, a]}]").page()
    #expect(page.bodies.last?.lines.last?.cells.suffix(2).map(\.text) == ["p", "100"])
  }

  @Test("a subtotal of a mean is the mean of the rows")
  func meanOfRows() throws {
    #expect(
      try summaries("summary: {v: mean}\nsummary_title: R\nsections: [{groups: [a, b]}]")
        == ["summary: R | 7.4"])
  }

  // MARK: Who sums up

  private func lines(_ rest: String) throws -> [String] {
    try report(
      "view: {group: g}\ndefaults: {summary_title: S, \(rest)",
      csv("g,k,v,w", "a,x,1,10", "a,y,2,30")
    ).page().texts.filter { $0.hasPrefix("summary") }
  }

  @Test("a column's own summary holds for every section and the report")
  func ofColumn() throws {
    #expect(
      try lines(
        "}\nsummary_title: R\ncolumns: [k, {field: v, summary: sum}, w]\nsections: [{group: a}]")
        == ["summary: S | 3 | ", "summary: R | 3 | "])
  }

  @Test("defaults, sections and columns merge by column")
  func merging() throws {
    #expect(
      try lines(
        "summary: {w: sum}}\nsummary_title: R\ncolumns: [k, {field: v, summary: sum}, w]\n"
          + "sections: [{group: a}, {group: a, id: b, summary: {v: max}}, "
          + "{group: a, id: c, summary: {w: mean, v: min}}]")
        == [
          "summary: S | 3 | 40", "summary: S | 2 | 40", "summary: S | 1 | 20",
          "summary: R | 3 | ",
        ])
  }

  @Test("false switches off, in a section, in the defaults, in the report")
  func off() throws {
    let columns = "columns: [k, {field: v, summary: sum}, w]\n"
    #expect(
      try lines(
        "}\nsummary_title: R\n\(columns)sections: [{group: a, summary: false}, {group: a, id: b}]")
        == ["summary: S | 3 | ", "summary: R | 3 | "])
    #expect(
      try lines(
        "summary: false}\nsummary_title: R\n\(columns)sections: [{group: a}, "
          + "{group: a, id: b, summary: {w: sum}}]")
        == ["summary: S | 40", "summary: R | 3 | "])
    #expect(
      try lines("}\nsummary: false\n\(columns)sections: [{group: a}]") == ["summary: S | 3 | "])
    #expect(
      try lines(
        "}\nsummary: {w: max}\nsummary_title: R\n\(columns)sections: [{group: a, summary: false}]")
        == ["summary: R | 3 | 30"])
  }

  @Test("two columns of a field, told apart by id")
  func byID() throws {
    let made = try report(
      "columns: [k, {id: lo, field: v, summary: min}, {id: hi, field: v, format: {number: "
        + "{decimals: 1}}}]\nsections: [{summary: {hi: max}, summary_title: S}]",
      csv("k,v", "x,1", "x,5"))
    #expect(
      try made.page().texts.filter { $0.hasPrefix("summary") }.first == "summary: S | 1 | 5.0")
  }

  @Test("a field that no column shows may be summed up for templates alone")
  func withoutColumn() throws {
    let made = try report(
      "columns: [k]\nsections: [{title: '{{summary.v}}', summary: {v: sum}}]",
      csv("k,v", "x,1", "y,5"))
    #expect(try made.page().texts == ["heading: 6", "row: x", "row: y"])
  }

  @Test("the label is a template; of a section and of the report")
  func labels() throws {
    let made = try report(
      "columns: [k, v]\nsections: [{summary: {v: sum}, summary_title: '{{count}} rows'}]\n"
        + "summary: {v: sum}\nsummary_title: '{{sections}} section, {{summary.v}}'",
      csv("k,v", "x,1", "y,5"))
    #expect(
      try made.page().texts.suffix(2) == ["summary: 2 rows | 6", "summary: 1 section, 6 | 6"])
    #expect(made.textLines().contains("2 rows | 6"))
    #expect(made.textLines().last == "1 section, 6 | 6")
  }

  @Test("a null summary shows the column's own word")
  func nullText() throws {
    let made = try report(
      "columns: [k, {field: v, null_text: none}]\nsections: [{summary: {v: mean}, "
        + "summary_title: S}]", csv("k,v", "x,"))
    #expect(try made.page().texts.last == "summary: S | none")
  }

  @Test("an unordered table: first and last are those of the data")
  func unordered() throws {
    let made = try report(
      "columns: [{field: k, summary: first}, {field: v, summary: last}]\n"
        + "sections: [{range: 1}]", csv("k,v", ",", "x,1", "y,5", "z,"))
    #expect(try made.page().bodies[0].lines.last?.cells.suffix(2).map(\.text) == ["x", "5"])
  }
}
