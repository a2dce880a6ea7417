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
