import Mappings
import Sectional
import Sections
import Testing

/// `view.aggregate`: one row for each combination (spec language §4).
@Suite("Behaviour: aggregated rows")
struct AggregateTests {
  private let sales = csv(
    "kind,day,price,units", "wine,1,2.50,4", "beer,1,1.00,10", "wine,1,3.00,1", "wine,2,,2",
    ",1,9.00,1", "beer,1,1.10,0", ",1,1.00,2")

  @Test("one row for each combination in the order of the first row, null among them")
  func combinations() throws {
    let report = try report(
      """
      view:
        aggregate:
          by: [kind, day]
          fields: {sold: count, revenue: {sum: price}, best: {max: price}}
      """, sales)
    #expect(
      report.rows(inSection: 0) == [
        ["wine", "1", "2", "5.50", "3.00"], ["beer", "1", "2", "2.10", "1.10"],
        ["wine", "2", "1", "0.00", "–"], ["–", "1", "2", "10.00", "9.00"],
      ])
  }

  @Test("the rows are grouped, ordered and summed up like any others")
  func furtherStages() throws {
    let report = try report(
      """
      data: {fields: {value: {value: price * units}}}
      view:
        where: units > 0
        aggregate:
          by: [kind, day]
          fields: {sold: {sum: units}, value: {sum: value}, each: {value: sum(value) / sum(units)}}
        group: kind
        ungrouped: none
        order: [-value]
      sections: [{groups: all, sort: -sum(value)}]
      columns: [day, {field: value, summary: sum}, each]
      """, sales)
    #expect(report.ids == ["wine", "beer", "none"])
    #expect(
      (0..<3).map { report.rows(inSection: $0) } == [
        [["1", "13.00", "2.60"], ["2", "0.00", "0"]], [["1", "10.00", "1.00"]],
        [["1", "11.00", "3.6666666667"]],
      ])
  }

  @Test("`by` is the key of the rows")
  func key() throws {
    let report = try report(
      """
      data: {key: [kind, day, price, units]}
      view: {where: kind != null, aggregate: {by: [kind, day], fields: {n: count}}}
      columns: [n]
      """,
      sales.replacing(",1,9.00,1\n", "x,1,9.00,1\n").replacing(",1,1.00,2\n", "x,1,1.00,2\n")
        .replacing("wine,2,,2\n", "wine,2,0,2\n"))
    #expect(report.json().contains("\"wine\""))
    #expect(report.column() == [["2", "2", "1", "2"]])
  }

  @Test("a null in `by` is another key than an empty text, whatever the data writes for it")
  func nullKeys() throws {
    let data = csv("kind,day", "tea,1", ",1", "NA,1", ",2", "NA,3")
    let one = try report(
      "data: {missing: NA}\nview: {aggregate: {by: kind, fields: {n: count}}}", data)
    #expect(one.csv().contains(",tea,tea,1\n"))
    #expect(one.csv().contains(",\"\",,2\n"))
    #expect(one.csv().contains(",,,2\n"))
    #expect(one.json().contains("{\"key\": \"\", "))
    #expect(one.json().contains("{\"key\": null, "))
    #expect(one.html().contains(".\">"))
    #expect(one.html().contains(".~\">"))
    let two = try report(
      "data: {missing: NA}\nview: {aggregate: {by: [kind, day], fields: {n: count}}}", data)
    for key in ["[\"\"\"\",\"\"1\"\"]", "[null,\"\"1\"\"]"] {
      #expect(two.csv().contains(key), "\(two.csv())")
    }
    #expect(two.json().contains("{\"key\": [null, \"1\"], "))
    #expect(!two.csv().contains("NA"))
    #expect(two.html().contains(".~.1\">"))
  }

  @Test("what functions do not suit and names that are lost are errors")
  func refused() {
    #expect(
      found("view: {aggregate: {by: day, fields: {x: {sum: kind}}}}")
        == ["summary-type: `kind` is a string, which has no sum"])
    #expect(
      found("view: {aggregate: {by: day, fields: {x: count}}}\ncolumns: [price]")
        .map { $0.prefix(13) } == ["unknown-field"])
    #expect(
      found("view: {aggregate: {by: dai, fields: {x: {sum: prise}}}}")
        == [
          "unknown-field: the data has no field `dai`",
          "unknown-field: the data has no field `prise`",
        ])
  }

  private func found(_ spec: String) -> [String] {
    faults(spec, sales)
  }

  @Test("no rows make no combinations")
  func empty() throws {
    let report = try report(
      """
      view: {where: units > 100, aggregate: {by: kind, fields: {n: count, m: {mean: units}}}}
      columns: [kind, n, {field: m, summary: sum}]
      """, sales)
    #expect(report.column() == [[]])
  }
}

extension String {
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: "\n" + part) else { return self }
    return self[..<range.lowerBound] + "\n" + other + self[range.upperBound...]
  }
}
