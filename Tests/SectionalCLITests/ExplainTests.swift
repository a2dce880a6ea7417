import Foundation
import TestSupport
import Testing

/// `sectional explain SPEC`: what is shown where, and why something is not.
@Suite("Command: explain")
struct ExplainTests {
  private let folder: TemporaryFolder

  private static let spec = """
    sectional: 1
    data: {file: a.csv, key: [name, price]}
    view: {group: kind, order: [-price, name]}
    sections:
      - rows: [{text: Prices include tax.}]
      - group: wine
        reversed: true
        range: {length: 2, offset: 1, flexible: {grow: both_sides, min: 1, max: 4}}
        depends_on: [1, -1]
      - {group: wine, id: top, range: 1}
      - {group: rum, dynamic: true}
      - {group: port}
      - {group: beer, range: {length: 1, offset: 5}, dynamic: true}
      - {group: ale, hidden: true}
    columns: [name, price]

    """

  private static let data = """
    kind,name,price
    wine,A,1
    wine,B,2
    beer,C,3
    wine,D,4
    gin,E,5
    ale,F,6
    ,G,7
    gin,"H\u{1b}[31m,x",8
    wine,I,9

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.yaml", Self.spec)
    try folder.write("a.csv", Self.data)
    try folder.write("joint.yaml", Self.spec + "consolidate: {below: 10, id: all}\n")
  }

  private func explain(_ words: String..., spec: String = "a.yaml") throws -> CommandRun {
    try CommandRun(["explain", spec] + words, in: folder.url)
  }

  /// The text of a run that went well, without the spaces that line columns up.
  private func lines(_ run: CommandRun) -> [String] {
    #expect(run.code == 0, "\(run.errors)")
    return run.text.components(separatedBy: "\n").map { line in
      line.replacing(/[ ]{2,}/, with: " | ")
    }
  }

  /// The error of a run that failed, with its notes and help.
  private func fault(_ run: CommandRun, code: Int32 = 1) -> [String] {
    #expect(run.code == code)
    #expect(run.text.isEmpty)
    // The warning about the row without a group stands beside it.
    let lines = run.errors.components(separatedBy: "\n")
    let start = lines.firstIndex { $0.hasPrefix("sectional: error: ") } ?? lines.count
    return Array(lines[start...].prefix { $0.hasPrefix("sectional: ") || $0.hasPrefix("  = ") })
  }

  @Test("the whole report: a line for each section, groups without one, the numbers")
  func report() throws {
    let run = try explain()
    let golden = Repository.root
      .appendingPathComponent("Tests/SectionalCLITests/Goldens/explain.txt")
    if let difference = Golden.difference(run.output, golden) { Issue.record("\(difference)") }
    #expect(run.code == 0)
    #expect(run.errors.contains("[ungrouped-rows]"))
    #expect(try explain().output == run.output)
  }

  @Test("one section, by its id or its number on the page")
  func section() throws {
    let top = [
      "section | 2", "id | top", "group | wine", "rows | 4", "window | 1-1 of 4",
      "direction | forward", "range | fixed, 1 from beginning", "kind | static", "",
    ]
    #expect(lines(try explain("--section", "2")) == top)
    #expect(lines(try explain("--section", "top")) == top)
    #expect(
      lines(try explain("--section", "0"))
        == ["section | 0", "rows | 1 fixed row", "kind | fixed", ""])
    #expect(lines(try explain("--section=rum"))[0] == "section | not shown")
  }

  @Test("a section that is not there", arguments: ["5", "-1", "99999999999999999999", "1.0"])
  func noSection(name: String) throws {
    #expect(
      fault(try explain("--section", name)) == [
        "sectional: error: there is no section `\(name)` [no-such-section]",
        "  = note: the ids are `wine`, `top`, `rum`, `port`, `beer`, `ale`",
        "  = help: the numbers on the page are 0 to 4",
      ])
  }

  @Test("a slip in an id gets a suggestion")
  func slip() throws {
    #expect(
      fault(try explain("--section", "winne")).contains("  = help: did you mean `wine`?"))
  }

  @Test("what stands at a row")
  func row() throws {
    #expect(
      lines(try explain("--section", "wine", "--row", "1")) == [
        "section | 1 (wine)", "row | 1", "group | wine", "index | 1 of 4", "data row | 3 of 9",
        "data line | 5", "key | D,4", "",
      ])
    #expect(
      lines(try explain("--section", "ale", "--row", "0")).contains(
        "drawn | no, the section is hidden"))
  }

  @Test("rows that are not there name those that are", arguments: ["2", "-1"])
  func noRow(row: String) throws {
    #expect(
      fault(try explain("--section", "1", "--row", row)) == [
        "sectional: error: the section `wine` has no row \(row) [no-such-row]",
        "  = help: its rows are 0 to 1",
      ])
  }

  @Test("sections without rows of data have none")
  func noRows() throws {
    #expect(
      fault(try explain("--section", "0", "--row", "0"))
        == [
          "sectional: error: section 0 has no row of data [no-such-row]",
          "  = note: it has fixed rows only",
        ])
    #expect(
      fault(try explain("--section", "port", "--row", "0")).last
        == "  = help: it shows no row of data")
    #expect(
      fault(try explain("--section", "rum", "--row", "0")).last
        == "  = note: the data has no such group; dynamic without rows")
    let huge = fault(
      try explain("--section", "1", "--row", String(repeating: "9", count: 30)))
    #expect(huge.last == "  = help: its rows are 0 to 1")
  }

  @Test("where a key stands, in each section that shows its group")
  func key() throws {
    let data = [
      "data row | 3 of 9", "data line | 5", "key | D,4", "group | wine", "index | 1 of 4",
    ]
    let shown = ["section | 1 (wine)", "row | 1", "shown | yes", ""]
    let outside = [
      "section | 2 (top)", "shown | no, outside of the window, 1-1 of 4",
      "nearest | 2 (top), row 0", "",
    ]
    #expect(lines(try explain("--key", "D,4")) == data + shown + data + outside)
    #expect(try explain("--key", "D", "--key", "4").text == explain("--key=D,4").text)
  }

  @Test("why a key is not shown")
  func notShown() throws {
    let reasons = [
      ("E,5", "no section names the group"), ("F,6", "the section is hidden"),
      ("G,7", "the row has no group"),
    ]
    for (key, reason) in reasons {
      #expect(lines(try explain("--key", key)).suffix(2) == ["shown | no, \(reason)", ""])
    }
    #expect(
      lines(try explain("--key", "C,3")).suffix(4) == [
        "section | not shown (beer)", "shown | no, outside of the window, none of 1",
        "nearest | 2 (top), row 0", "",
      ])
  }

  @Test("rows before and behind a reversed window have its first and last row nearest")
  func nearest() throws {
    #expect(lines(try explain("--key", "A,1")).contains("nearest | 1 (wine), row 0"))
    #expect(lines(try explain("--key", "I,9")).contains("nearest | 1 (wine), row 1"))
  }

  @Test("text from the data cannot act on a terminal")
  func visible() throws {
    let run = try explain("--key", "H\u{1b}[31m,x", "--key", "8")
    #expect(lines(run).contains("key | H␛[31m,x,8"))
    #expect(!run.output.contains(0x1b))
  }

  @Test("keys that are not there")
  func noKey() throws {
    #expect(
      fault(try explain("--key", "Q,1")) == [
        "sectional: error: no row has the key `Q,1` [no-such-key]",
        "  = help: did you mean `A,1`?",
      ])
    #expect(
      fault(try explain("--key", "a", "--key", "b", "--key", "c")) == [
        "sectional: error: a key has 2 fields, not 3 [no-such-key]",
        "  = help: the fields are `name`, `price`",
      ])
    try folder.write("plain.yaml", "sectional: 1\ndata: {file: a.csv}\ncolumns: [name]\n")
    #expect(
      fault(try explain("--key", "A", spec: "plain.yaml"))[0]
        == "sectional: error: the spec has no key, so rows have no name [no-such-key]")
  }

  @Test("one section stands for all while they have few rows")
  func consolidated() throws {
    let report = lines(try explain(spec: "joint.yaml"))
    #expect(
      report[2]
        == "1 | all | - | 9 | 4 rows | - | - | consolidated | "
        + "stands for 4 sections with fewer than 10 rows")
    #expect(report[3].hasPrefix("not shown | wine | "))
    #expect(report[3].hasSuffix("; its rows are in `all`"))
    #expect(report.contains("consolidated | yes, fewer than 10 rows"))
    #expect(
      lines(try explain("--section", "all", "--row", "2", spec: "joint.yaml")) == [
        "section | 1 (all)", "row | 2", "stands for | top", "group | wine", "index | 0 of 4",
        "data row | 8 of 9", "data line | 10", "key | I,9", "",
      ])
    #expect(
      lines(try explain("--key", "B,2", spec: "joint.yaml")).prefix(8).suffix(3)
        == ["section | 1 (all)", "row | 0", "shown | yes"])
    #expect(
      fault(try explain("--section", "1", "--row", "4", spec: "joint.yaml")).last
        == "  = help: its rows are 0 to 3")
  }

  @Test("where the report is empty, every section says so")
  func empty() throws {
    try folder.write("empty.csv", "kind,name,price\n")
    try folder.write("empty.yaml", Self.spec + "no_content: {text: Nothing}\n")
    let run = try explain("--data", "empty.csv", spec: "empty.yaml")
    let report = lines(run)
    #expect(report[1].hasPrefix("0 | - | - | 1 fixed row"))
    for line in report[2...7] {
      #expect(line.hasPrefix("not shown"))
      #expect(line.hasSuffix("no section has a row, and the report's `no_content` stands"))
    }
    #expect(report.contains("sections with data on the page | 0"))
    #expect(report.contains("all sections on the page | 1"))
  }

  @Test("wrong use")
  func usage() throws {
    #expect(fault(try explain("--row", "1"), code: 2)[0].contains("`--row` needs a section"))
    #expect(
      fault(try explain("--section", "1", "--row", "x"), code: 2)[0]
        .contains("`--row` takes a whole number, not `x`"))
    #expect(
      fault(try explain("--section", "1", "--key", "x"), code: 2)[0]
        .contains("`--key` and `--section` exclude each other"))
    #expect(
      fault(try explain("--code", "no-data"), code: 2)[0].contains("`--code` stands alone"))
    #expect(
      fault(try explain("--section", "1", "--section", "2"), code: 2)[0]
        .contains("`--section` is given twice"))
  }
}
