import TestSupport
import Testing

/// All faults of a spec come in one run, each once, in order, and no more than a hundred.
@Suite("Faults of specs")
struct SpecFaultTests {
  @Test("Faults of several stages come in one run")
  func oneRun() throws {
    let spec = """
      sectional: 1
      locale: xx-QQ
      time_zone: Nowhere/No
      data: {file: data.csv}
      view: {group: kinds}
      columns:
        - {field: name, format: {currency: ZZZ}}
        - {field: cost}
        - {field: price, format: {date: "%Q"}}

      """
    let run = try Sample(spec: spec).run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.output == [])
    let heads = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      heads == [
        "report.yaml:2:9:", "report.yaml:3:12:", "report.yaml:5:15:", "report.yaml:7:38:",
        "report.yaml:8:13:", "report.yaml:9:35:",
      ], "\(run.errors)")
  }

  /// The places of the errors of a run with their codes: `9:3 unknown-name`.
  private func errors(_ spec: String, _ arguments: String...) throws -> [String] {
    let sample = try Sample(spec: spec)
    let run = try CommandRun(["validate", "report.yaml"] + arguments, in: sample.folder.url)
    #expect(run.code == 1)
    return run.errors.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /(?:report\.yaml:)?(.*): error: .* \[(.*)\]/).map { "\($0.1) \($0.2)" }
    }
  }

  @Test("Faults of reading, of names and of types come in one run")
  func everyStage() throws {
    let spec = """
      sectional: 1
      titel: Teas
      data: {file: data.csv}
      view: {group: kind, where: prize > 3}
      columns: [name, prise, {field: kind, format: currency}, {id: k, field: kind, format: date}]
      output: {html: {css: none.css}}
      sections:
        - group: tea
          title: "{{nme}}"
          cell: nope
          hide_rows: price
        - group: coffee
          hide_rows: price > "a"
          summary: {name: sum}
          cells: [{when: name, cell: row}, {when: nam == "x", cell: row}, {cell: row}]

      """
    #expect(
      try errors(spec) == [
        "2:1 unknown-key", "4:28 unknown-name", "5:17 unknown-field", "5:46 missing-key",
        "5:86 format-type", "6:22 cannot-read", "9:13 unknown-template-name", "10:11 unknown-cell",
        "11:16 not-a-condition", "13:16 expression-type", "14:21 summary-type",
        "15:20 not-a-condition", "15:45 unknown-name",
      ])
  }

  @Test("An unknown default does not hide an unknown field")
  func unknownDefault() throws {
    let spec = """
      sectional: 1
      data: {file: data.csv}
      sections: [{groups: all, cell: {field: knd, default: rwo}}]

      """
    #expect(try errors(spec) == ["3:40 unknown-field", "3:54 unknown-cell"])
  }

  @Test(
    "What an error hides is not missed",
    arguments: [
      // A field, a parameter and a lookup with faults.
      (
        "data: {file: data.csv, fields: {twice: {value: price *}, name: {tpe: date}}}\n"
          + "columns: [name, {field: twice, summary: sum}, {value: twice + 1}]\n"
          + "view: {where: name > 3}\n",
        ["2:54 expression-syntax", "2:65 unknown-key"]
      ),
      (
        "data: {file: data.csv}\nview: {where: (price > 1) +}\nsections: [{id: a}, {id: b}]\n"
          + "columns: [name, prise]\n",
        ["3:27 expression-syntax", "5:17 unknown-field"]
      ),
      (
        "data: {file: data.csv}\nparameters: {least: {type: integr}}\n"
          + "view: {where: price > params.least}\ntitle: '{{params.least}}'\n",
        ["3:28 unknown-value"]
      ),
      (
        "data: {file: data.csv, lookups: {side: {fil: side.csv}}}\n"
          + "columns: [{value: 'side.size', id: size}]\nview: {where: side.size > prise}\n",
        ["2:41 unknown-key"]
      ),
      (
        "data: {file: data.csv, lookups: {side: {file: more.csv}}}\n"
          + "columns: [{value: 'side.size', id: size}]\nview: {where: price > prise}\n",
        ["2:47 data-missing-file", "4:23 unknown-name"]
      ),
      (
        "data:\n  file: data.csv\n  lookups:\n    a: {file: more.csv}\n"
          + "    teas: {file: data.csv, key: name}\n    b: {file: none.csv, key: id}\n"
          + "columns: [{value: 'teas[name].prise', id: sum}, {value: a.size, id: size}]\n"
          + "view: {where: 'price > prise'}\n",
        [
          "5:15 data-missing-file", "7:15 data-missing-file", "8:31 unknown-name",
          "9:24 unknown-name",
        ]
      ),
      // The data itself, the fields behind `aggregate`, columns, and values of a cell.
      ("data: {fil: data.csv}\ncolumns: [nme]\n", ["2:8 unknown-key"]),
      ("dta: {file: data.csv}\ncolumns: [nme]\n", ["2:1 unknown-key"]),
      (
        "data: {file: data.csv}\nview: {aggregate: {by: kind, fields: {sold: {cont: name}}}}\n"
          + "columns: [kind, sold]\nsections: [{groups: all, hide_rows: sold > 3}]\n",
        ["3:46 unknown-value"]
      ),
      (
        "data: {file: data.csv}\ncolumns: [{field: price, id: cost, aling: end}]\n"
          + "summary: {cost: sum}\nsections: [{hidden: summary.cost > 3, hide_rows: prise > 2}]\n",
        ["3:36 unknown-key", "5:50 unknown-name"]
      ),
      (
        "data: {file: data.csv}\ndefaults: {cell: low}\n"
          + "cells: {low: {text: '{{word}} {{name}}', values: {word: [a]}}}\n",
        ["4:57 unquoted-text"]
      ),
      // Fields that are computed from each other.
      (
        "data: {file: data.csv, fields: {a: {value: b}, b: {value: a}, c: {value: b + prise}}}\n",
        ["2:44 field-cycle", "2:78 unknown-name"]
      ),
      // What is written elsewhere.
      (
        "x-data: &data {file: data.csv, feilds: {a: {value: price}}}\ndata: *data\n"
          + "columns: [a]\n",
        ["2:32 unknown-key"]
      ),
    ])
  func hidden(rest: String, expected: [String]) throws {
    #expect(try errors("sectional: 1\n" + rest) == expected)
  }

  @Test("A call's faults come with those of the spec")
  func call() throws {
    let spec = "sectional: 1\ntitel: Teas\ndata: {file: data.csv}\n"
    #expect(
      try errors(spec, "--set", "a=1") == ["--set a:1:3 unknown-parameter", "2:1 unknown-key"])
  }

  @Test("Faults of rows are not told beside those of the spec")
  func rows() throws {
    let spec = """
      sectional: 1
      titel: Teas
      data: {file: data.csv, fields: {name: {type: integer}}}

      """
    #expect(try errors(spec) == ["2:1 unknown-key"])
  }

  @Test("Unknown keys, wrong kinds and unknown names of one file are all told, with suggestions")
  func severalKinds() throws {
    let spec = """
      sectional: 1
      titel: Teas
      data: {file: data.csv, keys: name}
      view: {gruop: kind, order: 7}
      sections:
        - {group: tea, dynamic: perhaps, range: {length: 0}}
      columns: [{field: name, format: {numbre: 2}}, {id: price}]

      """
    let run = try Sample(spec: spec).run("validate", "report.yaml")
    #expect(run.code == 1)
    for place in ["2:1", "3:24", "4:8", "6:27", "6:52", "7:34", "7:47"] {
      #expect(run.errors.contains("report.yaml:\(place): error: "), "\(place)\n\(run.errors)")
    }
    for word in ["title", "key", "group", "number"] {
      #expect(run.errors.contains("did you mean `\(word)`?"), "\(word)")
    }
    let heads = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(Set(heads).count == heads.count)
  }

  @Test("Of 150 faults 100 are shown and all are counted")
  func cap() throws {
    let keys = (0..<150).map { "bad\($0): 1\n" }.joined()
    let run = try Sample(spec: Sample.spec + keys).run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.errors.split(separator: "\n").count { $0.contains("[unknown-key]") } == 100)
    #expect(run.errors.hasSuffix("\nsectional: 100 of 150 shown\n"))
  }

  @Test("Duplicate keys name both places")
  func duplicates() throws {
    let run = try Sample(spec: Sample.spec + "\"view\": {order: name}\n").run(
      "render", "report.yaml")
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("report.yaml:5:1: error: "))
    #expect(run.errors.contains("\n3 | view: {group: kind}\n"))
  }

  @Test("An unknown field is told with those that the data has")
  func unknownField() throws {
    let spec = Sample.spec.replacingOccurrences("name, price", "name, prise")
    let run = try Sample(spec: spec).run("render", "report.yaml")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        report.yaml:4:17: error: the data has no field `prise` [unknown-field]
        4 | columns: [name, prise]
          |                 ^^^^^
          = note: `data.csv` has `kind`, `name`, `price`
          = help: did you mean `price`?

        """)
  }

  @Test("A line of any length is cut to what a reader takes in")
  func longLine() throws {
    let spec = Sample.spec + "titel: " + String(repeating: "x", count: 100_000) + "\n"
    let run = try Sample(spec: spec).run("render", "report.yaml")
    #expect(run.code == 1)
    for line in run.errors.split(separator: "\n") { #expect(line.count <= 260) }
  }

  @Test("A message keeps its reason and code however long the name in it is")
  func longName() throws {
    let name = String(repeating: "n", count: 2_000)
    let spec = Sample.spec.replacingOccurrences("price]", "\(name)]")
    let run = try Sample(spec: spec).run("render", "report.yaml")
    #expect(run.code == 1)
    let first = try #require(run.errors.split(separator: "\n").first)
    #expect(first.hasPrefix("report.yaml:4:17: error: the data has no field `nnnn"))
    #expect(first.hasSuffix(" [unknown-field]"))
  }
}
