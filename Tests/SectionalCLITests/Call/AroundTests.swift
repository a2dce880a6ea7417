import TestSupport
import Testing

/// `--around KEY`: the lines of a row, whose key may have several fields.
@Suite("Lines around a row")
struct AroundTests {
  private static let spec = """
    sectional: 1
    data: {file: data.csv, key: [a, b]}
    columns: [a, b, n]

    """

  private static let data = """
    a,b,n
    a,"2,3",first
    "a,2",3,second
    c,4,third

    """

  private func around(_ key: String) throws -> CommandRun {
    try Sample(spec: Self.spec, data: Self.data)
      .run("render", "report.yaml", "--around", key, "--context", "0")
  }

  @Test(
    "A key as its fields joined by commas, or as the list that CSV and JSON output write",
    arguments: [
      ("c,4", "third"), ("[\"c\",\"4\"]", "third"), ("[\"c\", \"4\"]", "third"),
      ("[\"a\",\"2,3\"]", "first"), ("[\"a,2\",\"3\"]", "second"),
    ])
  func lists(_ key: String, _ name: String) throws {
    let run = try around(key)
    #expect(run.code == 0, "\(run.errors)")
    for other in ["first", "second", "third"] {
      #expect(run.text.contains(other) == (other == name), "\(run.text)")
    }
  }

  @Test("A key that several rows could have is told with a form that this option takes")
  func ambiguous() throws {
    let run = try around("a,2,3")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        sectional: error: `a,2,3` can be the key of 2 rows [no-such-key]
          = help: write it as the list `["a","2,3"]`

        """)
    let sample = try Sample(spec: Self.spec, data: Self.data)
    let explained = try sample.run("explain", "report.yaml", "--key", "a,2,3")
    #expect(explained.errors.contains("give each field a `--key` of its own"))
    #expect(try sample.run("explain", "report.yaml", "--key", "[\"a,2\", \"3\"]").code == 0)
  }

  @Test("A null of an aggregated key is found by the list")
  func nulls() throws {
    let sample = try Sample(
      spec: """
        sectional: 1
        data: {file: data.csv, missing: NA}
        view: {aggregate: {by: [a], fields: {n: count}}}

        """, data: "a\nNA\n\"\"\nNA\nx\n")
    let run = try sample.run("explain", "report.yaml", "--key", "[null]")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text.contains("[null]"))
    #expect(try sample.run("explain", "report.yaml", "--key", "[\"\"]").code == 0)
    #expect(try sample.run("explain", "report.yaml", "--key", "NA").code == 1)
  }
}
