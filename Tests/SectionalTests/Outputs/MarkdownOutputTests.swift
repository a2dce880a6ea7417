import Foundation
import Sectional
import Testing

/// Markdown: a table for each section, all else as text.
@Suite(
  "Output: Markdown", .enabled(if: MarkdownReader.command != nil, "cmark-gfm is not installed"))
struct MarkdownOutputTests {
  private func read(_ spec: String, _ data: String) throws -> MarkdownReader.Document {
    try MarkdownReader.read(try report(spec, data).markdown())
  }

  @Test("headings, tables, notes, cuts, summaries and footers in their order")
  func whole() throws {
    let made = try report(
      """
      title: T
      subtitle: S
      footer: F
      view: {group: g}
      sections:
        - rows: [{text: "- fixed"}]
        - group: a
          title: A
          before: [{text: "1. above"}]
          range: {length: 1, offset: 1}
          summary: {n: sum}
          footer: SF
        - {group: b, no_content: {text: nothing}}
      summary: {n: sum}
      columns: [{field: k, title: Key, span: Both}, {field: n, title: Number, span: Both}]
      """, csv("g,k,n", "a,x,1.5", "a,y,2", "a,z,3.50"))
    #expect(
      made.markdown() == """
        # T

        S

        \\- fixed

        ## A

        1\\. above

        1 earlier

        | Both: Key | Both: Number |
        |---|--:|
        | y | 2 |

        and 1 more

        Total: Both: Number 7.00

        SF

        ## b

        nothing

        Grand total: Both: Number 7.00

        F

        """)
    let document = try MarkdownReader.read(made.markdown())
    #expect(document.tables == [[["Both: Key", "Both: Number"], ["y", "2"]]])
    #expect(
      document.blocks == [
        "T", "S", "- fixed", "A", "1. above", "1 earlier", "and 1 more", "Total: Both: Number 7.00",
        "SF", "b", "nothing", "Grand total: Both: Number 7.00", "F",
      ])
  }

  @Test("runs of a consolidated section are one table until a text stands between them")
  func consolidated() throws {
    let document = try read(
      "view: {group: g}\nconsolidate: {below: 9, title: All}\ncolumns: [n]",
      csv("g,n", "a,1", "b,2"))
    #expect(document.tables == [[["n"], ["1"], ["2"]]])
  }

  @Test("links lead where their format says and nowhere else")
  func links() throws {
    let made = try report(
      "columns: [{field: s, format: {link: 'https://a.example/{{s}}?a=b&c=d'}}, "
        + "{field: t, format: {link: '{{t}}'}}]",
      csv("s,t", "a|b)>c,javascript:alert(1)"))
    #expect(made.markdown().contains("](<https://a.example/a%7Cb"))
    #expect(!made.markdown().contains("](<javascript"))
    let document = try MarkdownReader.read(made.markdown())
    #expect(document.tables == [[["s", "t"], ["a|b)>c", "javascript:alert(1)"]]])
  }

  @Test("rows of one text are a list")
  func rowTexts() throws {
    let document = try read(
      "sections: [{cell: c}]\ncells: {c: {text: '{{s}}'}}\ncolumns: [s]",
      csv("s,k", "# a,1", "*b*,2"))
    #expect(document.blocks.suffix(2) == ["# a", "*b*"])
    #expect(document.tables.isEmpty)
  }

  @Test(
    "marks, entities, line starts and edges come back",
    arguments: [
      "a|b", "\\|", "\\\\|", "`x`", "``", "*a*", "**a**", "_a_", "a_b_c", "__a__", "~~a~~",
      "[x](y)",
      "![x](y)", "<b>", "<!-- x -->", "&amp;", "&#124;", "&lt;b&gt;", "# a", "a #", "#", "## ##",
      "- a",
      "+ a", "* a", "1. a", "1) a", "> a", "---", "***", "===", "```", "~~~", "| a |", ":--",
      "a\nb",
      "a\tb", " a", "a ", "  a  ", "    code", "a  b", "a\\", "\\", "$a$ $b$",
      "http://a.example/_x_",
      "www.a.example", "a@b.example", "[^1]", ":smile:", "\u{a0}", "é", "日本", "a\n\nb", "\\\n", "!",
      "<https://a.example>", "[x]: y", "a*", "*", "_", "'\"", "&copy;", "&#0;", "{{x}}", "%20", "=",
    ])
  func texts(_ text: String) throws {
    let escaped = text.replacing("'", with: "''")
    let quoted = text.replacing("\"", with: "\"\"")
    let inTitle = !text.contains("\n") && !text.contains("\t") && !text.contains("{{")
    let spec =
      (inTitle ? "title: '\(escaped)'\nsections: [{footer: '\(escaped)'}]\n" : "title: T\n")
      + "data: {missing: []}\ncolumns: [{field: s, title: 'x'}]\n"
    let document = try read(spec, "s,k\n\"\(quoted)\",1\n")
    #expect(document.tables == [[["x"], [text]]])
    if inTitle { #expect(document.blocks == [text, text]) }
    let allowed: Set<String> = [
      "h1", "/h1", "p", "/p", "table", "/table", "thead", "/thead", "tbody", "/tbody", "tr", "/tr",
      "th", "/th", "td", "/td",
    ]
    let links: Set<String> = text.contains("a.example") || text.contains("@") ? ["a", "/a"] : []
    #expect(document.tags.subtracting(links).isSubset(of: allowed), "\(document.tags)")
  }
}
