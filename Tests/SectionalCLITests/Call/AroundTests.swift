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
      ("[c, 4]", "third"), ("[\"c\",4]", "third"), ("[\"a\",\"2,3\"]", "first"),
      ("[\"a,2\",\"3\"]", "second"),
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

  // MARK: Where the row stands

  /// Ten numbered rows in two sections, of which the rows 2 and 7 are hidden.
  private func numbers(_ words: String...) throws -> CommandRun {
    let spec = """
      sectional: 1
      title: false
      data: {file: data.csv, key: n}
      view: {group: g}
      defaults: {hide_rows: n == 2 || n == 7}
      columns: [n]

      """
    let data = "g,n\n" + (1...10).map { "\($0 < 6 ? "a" : "b"),\($0)\n" }.joined()
    let sample = try Sample(spec: spec, data: data)
    return try CommandRun(["render", "report.yaml"] + words, in: sample.folder.url)
  }

  @Test(
    "The row stands in the middle, on top or at the bottom",
    arguments: [
      ("middle", "⋮ 8 lines above\nb\n──\n 8\n 9\n10\n"),
      ("top", "⋮ 9 lines above\nb\n──\n 9\n10\n"),
      ("bottom", "⋮ 7 lines above\nb\n──\n 6\n 8\n 9\n⋮ 1 line below\n"),
    ])
  func position(_ name: String, _ shown: String) throws {
    let run = try numbers("--around", "9", "--context", "1", "--position", name)
    #expect(run.errors == "")
    #expect(run.text == " n\n━━\n" + shown)
  }

  @Test("A hidden row gives the nearest that is shown, and it is said")
  func hidden() throws {
    let run = try numbers("--around", "2", "--context", "0")
    #expect(run.text.hasPrefix("`2` is hidden; `3` is the nearest row that is shown.\n"))
    #expect(run.text.contains(" 3\n"))
    #expect(!run.text.contains(" 4\n"))
  }

  @Test("A table with Markdown's bars stays one")
  func markdown() throws {
    let sample = try Sample(
      spec: """
        sectional: 1
        title: T
        data: {file: data.csv, key: n}
        view: {group: g}
        output: {text: {border: markdown}}

        """, data: "g,n\na,1\na,2\nb,3\nb,4\nb,5\n")
    let run = try sample.run("render", "report.yaml", "--around", "4", "--context", "0")
    #expect(
      run.text == """
        T

        | g | n |
        |---|--:|
        | ⋮ 4 lines above |
        | b |
        | b | 4 |
        | ⋮ 1 line below |

        """)
  }

  // MARK: Which row

  /// Two sections of one group, of which the first hides all but one row, between fixed rows.
  private func twice(_ key: String, _ settings: String = "") throws -> CommandRun {
    let spec = """
      sectional: 1
      title: false
      data: {file: data.csv, key: n}
      view: {group: g}
      output: {text: {border: none}}
      \(settings)
      sections:
        - {rows: [{key: top, text: Top}, {key: gone, text: Gone, hidden: true}], title: Fixed}
        - {group: a, hide_rows: n != 1, after: [{key: end, text: End}, {key: "3", text: Three}]}
        - {group: a, id: all, before: [{key: late, text: Late, hidden: true}]}
        - {group: b, hide_rows: true, all_hidden: {key: note, text: None}}
        - {group: c, hidden: true}
      columns: [n]

      """
    let data = "g,n\na,1\na,2\na,3\nb,4\nc,5\n"
    return try Sample(spec: spec, data: data)
      .run("render", "report.yaml", "--around", key, "--context", "0")
  }

  @Test(
    "A row that is drawn comes before one that is hidden; others are told",
    arguments: [
      ("2", "n\n⋮ 9 lines above\na\n2\n⋮ 4 lines below\n"),
      (
        "1",
        "`1` stands once more: `--around all.1`.\n\n"
          + "n\n⋮ 3 lines above\na\n1\n⋮ 10 lines below\n"
      ),
      ("all.1", "n\n⋮ 8 lines above\na\n1\n⋮ 5 lines below\n"),
      (
        "3",
        "`3` stands once more: `--around all.3`.\n\n"
          + "n\n⋮ 5 lines above\na\nThree\n⋮ 8 lines below\n"
      ),
      ("end", "n\n⋮ 4 lines above\na\nEnd\n⋮ 9 lines below\n"),
      ("note", "n\n⋮ 13 lines above\nb\nNone\n"),
    ])
  func shownFirst(_ key: String, _ text: String) throws {
    let run = try twice(key)
    #expect(run.errors == "")
    #expect(run.text == text)
  }

  @Test(
    "A hidden fixed row and a row of a section without any give what is nearest",
    arguments: [
      ("gone", "`gone` is hidden; `top` is the nearest row that is shown.", "Top"),
      ("late", "`late` is hidden; `1` is the nearest row that is shown.", "1"),
      ("4", "`4` is hidden; `note` is the nearest row that is shown.", "None"),
    ])
  func nearest(_ key: String, _ note: String, _ row: String) throws {
    let run = try twice(key)
    #expect(run.text.hasPrefix(note + "\n\n"), "\(run.text)\(run.errors)")
    #expect(run.text.contains("\n\(row)\n"))
  }

  @Test("The row of data comes before a fixed row of its section with the same key, as on a page")
  func dataFirst() throws {
    let sample = try Sample(
      spec: """
        sectional: 1
        title: false
        data: {file: data.csv, key: n}
        output: {text: {border: none}}
        view: {group: g}
        columns: [n]
        sections: [{group: g, id: s, title: false, before: [{key: a.1, text: Before}]}]

        """, data: "g,n\ng,x\ng,a.1\n")
    for name in ["a.1", "s.a.1"] {
      let run = try sample.run("render", "report.yaml", "--around", name, "--context", "0")
      #expect(run.text == "`a.1` stands once more.\n\nn\n⋮ 2 lines above\na.1\n", "\(run)")
    }
    let unknown = try sample.run("render", "report.yaml", "--around", "x.a.1")
    #expect(unknown.errors.hasPrefix("sectional: error: no row has the key `x.a.1`"))
    let explained = try sample.run("explain", "report.yaml", "--key", "s.a.1").text
    #expect(explained.hasPrefix("fixed row  a.1\nsection    0 (s)\nshown      yes\n"))
    #expect(explained.contains("\nindex      1 of 2\n"))
  }

  @Test(
    "`explain --key` knows notes, shown or not",
    arguments: [("none", "yes"), ("all", "no, the section has no rows")])
  func explainedNotes(_ key: String, _ shown: String) throws {
    let sample = try Sample(
      spec: """
        sectional: 1
        data: {file: data.csv}
        view: {group: n}
        sections:
          - {group: x, no_content: {key: none, text: None}, all_hidden: {key: all, text: All}}

        """, data: "n\n1\n")
    let run = try sample.run("explain", "report.yaml", "--key", key)
    #expect(run.text.hasPrefix("fixed row  \(key)\nsection    0 (x)\nshown      \(shown)\n"))
  }

  @Test("Rows of different groups in one section are neighbours")
  func consolidated() throws {
    let run = try twice("4", "consolidate: {below: 99, title: One, all_hidden: false}")
    #expect(run.text.hasPrefix("`4` is hidden; `3` is the nearest row that is shown.\n"))
  }

  @Test("A row of a hidden section is not shown, and it is said why")
  func hiddenSection() throws {
    let run = try twice("5")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        sectional: error: the row `5` is not shown: its section `c` is hidden [no-such-key]
          = help: `sectional explain SPEC --key 5` says where it stands

        """)
  }

  @Test("The section of the row is unfolded, and no other")
  func folded() throws {
    let run = try twice("2", "defaults: {collapsed: true}")
    #expect(run.text == "n\n⋮ 7 lines above\na\n2\n⋮ 4 lines below\n")
  }

  @Test("`explain --key` knows fixed rows, hidden ones and those of hidden sections")
  func explained() throws {
    let sample = try Sample(
      spec: """
        sectional: 1
        data: {file: data.csv, key: n}
        sections:
          - {rows: [{key: "1", cell: words}, {key: gone, text: Gone, hidden: true}], title: Fixed}
          - {groups: all}
        cells: {words: {text: Words}}

        """, data: "n\n1\n2\n")
    #expect(
      try sample.run("explain", "report.yaml", "--key", "gone").text == """
        fixed row  gone
        section    0
        shown      no, its `hidden` holds

        """)
    let both = try sample.run("explain", "report.yaml", "--key", "1").text
    #expect(both.hasPrefix("fixed row  1\nsection    0\nshown      yes\ncell       words\n"))
    #expect(both.contains("\n\ndata row   0 of 2\n"))
  }

  @Test("A key that no row has is an error, and nothing is written")
  func unknownKey() throws {
    let run = try numbers("--around", "77")
    #expect(run.code == 1)
    #expect(run.text == "")
    #expect(run.errors.contains("no row has the key `77`"))
  }

  @Test("What `--around` does not go with is wrong use")
  func wrongUse() throws {
    #expect(try numbers("--around", "9", "--to", "html").code == 2)
    #expect(try numbers("--context", "3").code == 2)
    #expect(try numbers("--around", "9", "--position", "left").code == 2)
  }
}
