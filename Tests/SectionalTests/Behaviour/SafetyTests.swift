import Sectional
import Testing

/// Text from data and spec stays text in every place of every output (design: safe by default).
@Suite("Behaviour: escaping and visibility")
struct SafetyTests {
  private static let attack = "<script>alert(1)</script>\"'&amp;<b a=\"x\">"

  /// The attack in double quotes of YAML.
  private static let quoted = "\"<script>alert(1)</script>\\\"'&amp;<b a=\\\"x\\\">\""

  /// The attack in double quotes of CSV.
  private static let cell = "\"<script>alert(1)</script>\"\"'&amp;<b a=\"\"x\"\">\""

  private static let places: [(name: String, spec: String)] = [
    ("title", "title: \(quoted)\ncolumns: [k]"),
    ("subtitle", "subtitle: \(quoted)\ncolumns: [k]"),
    ("footer", "footer: \(quoted)\ncolumns: [k]"),
    ("section title", "columns: [k]\nsections: [{title: \(quoted)}]"),
    ("section footer", "columns: [k]\nsections: [{footer: \(quoted)}]"),
    ("group", "columns: [k]\nview: {group: v}"),
    (
      "group in a title",
      "columns: [k]\nview: {group: v}\nsections: [{groups: all, title: '{{group}}'}]"
    ),
    ("group in a link", "columns: [{field: k, format: {link: 'a{{group}}'}}]\nview: {group: v}"),
    ("column title", "columns: [{field: k, title: \(quoted)}]"),
    ("spanner", "columns: [{field: k, span: \(quoted)}]"),
    ("cell", "columns: [v]"), ("formatted cell", "columns: [{field: v, format: text}]"),
    ("map", "columns: [{field: k, format: {map: {x: \(quoted)}}}]"),
    ("unmapped", "columns: [{field: v, format: {map: {x: y}}}]"),
    ("boolean", "columns: [{field: f, format: {boolean: [\(quoted), no]}}]"),
    ("null_text", "columns: [{field: e, null_text: \(quoted)}]"),
    ("date pattern", "columns: [{field: d, format: {date: \"%d<b>\\\"'&\"}}]"),
    ("fixed row", "columns: [k]\nsections: [{before: [{text: \(quoted)}]}]"),
    ("fixed cell", "columns: [k]\nsections: [{rows: [c]}]\ncells: {c: {text: \(quoted)}}"),
    (
      "note",
      "columns: [k]\nview: {group: k}\nsections: [{group: z, no_content: {text: \(quoted)}}]"
    ),
    ("more", "columns: [k]\nsections: [{range: {length: 1, more: \(quoted)}}]"),
    ("earlier", "columns: [k]\nsections: [{range: {length: 1, offset: 1, earlier: \(quoted)}}]"),
    ("summary", "columns: [k, {field: v, summary: min}]"),
    ("summary title", "columns: [k, {field: f, summary: count}]\nsummary_title: \(quoted)"),
    ("link text", "columns: [{field: v, format: {link: 'https://a.example'}}]"),
    ("link part", "columns: [{field: k, format: {link: 'https://a.example/{{v}}'}}]"),
    ("link words", "columns: [{field: k, format: {link: 'https://a.example/\"<b>'}}]"),
    ("id", "columns: [k]\nsections: [{id: \(quoted)}]"),
    ("ungrouped", "columns: [k]\nview: {group: e, ungrouped: \(quoted)}"),
    ("consolidated", "columns: [k]\nconsolidate: {below: 9, id: \(quoted), title: \(quoted)}"),
    ("currency", "columns: [{field: n, format: {currency: EUR}}]"),
  ]

  static let names = places.map(\.name)

  @Test("markup in every place of the page stays text", arguments: names)
  func markup(_ name: String) throws {
    let spec = try #require(Self.places.first { $0.name == name }?.spec)
    let made = try report(
      spec, "k,v,f,d,e,n\nx,\(Self.cell),true,2024-01-01,,1\ny,\(Self.cell),true,2024-01-01,,1\n")
    let html = made.html()
    // The strict reader takes no tag and no attribute that the product does not write itself.
    _ = try HTMLPage(html)
    #expect(!html.contains("<script"))
    #expect(!html.contains("<b"))
    #expect(html.components(of: "<style>") == 1)
  }

  @Test("the page says what was written, character for character")
  func wholeText() throws {
    let made = try report(
      "title: \(Self.quoted)\nsubtitle: \(Self.quoted)\nfooter: \(Self.quoted)\n"
        + "view: {group: v}\ncolumns: [{field: v, title: \(Self.quoted), span: \(Self.quoted)}]\n"
        + "sections: [{groups: all, footer: \(Self.quoted), before: [{text: \(Self.quoted)}]}]",
      "v,k\n\(Self.cell),x\n")
    let page = try made.page()
    let attack = Self.attack
    #expect(page.heading == attack)
    #expect(page.title == attack)
    #expect(page.paragraphs == [attack])
    #expect(page.footer == attack)
    #expect(page.head.map { $0.cells.map(\.text) } == [[attack], [attack]])
    #expect(
      page.texts
        == ["heading: \(attack)", "fixed: \(attack)", "row: \(attack)", "footer: \(attack)"])
    let lines = made.text(width: 200).split(separator: "\n").map(String.init)
    #expect(lines.filter { $0 == attack }.count >= 7)
    #expect(made.rows(inSection: 0) == [[attack]])
  }

  @Test("a class that could leave its attribute is an error")
  func classes() {
    for name in ["'a\"b'", "'a<b'", "'1a'", "'a&b'", "''"] {
      #expect(faults("sections: [{class: \(name)}]", csv("n", "1")).count == 1, "\(name)")
      #expect(
        faults(
          "cells: {c: {extends: row, class: \(name)}}\nsections: [{cell: c}]", csv("n", "1")
        ).count == 1, "\(name)")
    }
  }

  @Test("the page loads nothing and runs nothing")
  func policy() throws {
    let page = try report("columns: [n]", csv("n", "1")).page()
    #expect(page.policy.hasPrefix("default-src 'none';"))
    #expect(!page.policy.contains("unsafe"))
    #expect(page.policy.contains("style-src 'sha256-"))
    #expect(!page.style.contains("url(") && !page.style.contains("@import"))
  }

  @Test("links do not tell where they came from")
  func linkRelations() throws {
    let html = try report(
      "columns: [{field: n, format: {link: 'https://a.example'}}]", csv("n", "1")
    ).html()
    #expect(html.contains("<a href=\"https://a.example\" rel=\"noopener noreferrer\">1</a>"))
  }

  // MARK: Controls

  private static let hidden: [(name: String, text: String, shown: String)] = [
    ("escape", "\u{1b}[31mred", "␛[31mred"), ("bell", "a\u{7}b", "a␇b"),
    ("delete", "a\u{7f}b", "a␡b"), ("C1", "a\u{9b}31mb", "a<U+009B>31mb"),
    ("override", "a\u{202e}cod.exe", "a<U+202E>cod.exe"),
    ("isolate", "a\u{2066}b\u{2069}", "a<U+2066>b<U+2069>"),
    ("mark", "a\u{200f}b", "a<U+200F>b"), ("line separator", "a\u{2028}b", "a<U+2028>b"),
    ("byte order mark", "a\u{feff}b", "a<U+FEFF>b"), ("backspace", "a\u{8}b", "a␈b"),
  ]

  static let hiddenNames = hidden.map(\.name)

  @Test("controls and bidi signs are made visible in every place of text", arguments: hiddenNames)
  func visibleText(_ name: String) throws {
    let one = try #require(Self.hidden.first { $0.name == name })
    let escaped = one.text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value > 0x7e
        ? "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst()) : "\(scalar)"
    }.joined()
    let made = try report(
      "title: \"\(escaped)\"\nsubtitle: \"\(escaped)\"\nfooter: \"\(escaped)\"\nview: {group: g}\n"
        + "columns: [{field: v, title: \"\(escaped)\", null_text: \"\(escaped)\"}, w]\n"
        + "defaults: {footer: \"\(escaped)\", before: [{text: \"\(escaped)\"}]}\n"
        + "summary: {w: min}\nsummary_title: \"\(escaped)\"",
      "g,v,w\n\"\(one.text)\",\"\(one.text)\",\"\(one.text)\"\n\"\(one.text)\",,\n")
    let text = made.text(width: 200)
    for scalar in text.unicodeScalars {
      #expect(scalar == "\n" || !Self.isHidden(scalar), "\(scalar.value)")
    }
    // Title, subtitle, two footers, head, section title, fixed row, two cells and a null, two
    // summaries.
    #expect(text.components(of: one.shown) == 12)
  }

  @Test("controls and bidi signs are made visible in the page", arguments: hiddenNames)
  func visiblePage(_ name: String) throws {
    let one = try #require(Self.hidden.first { $0.name == name })
    let made = try report(
      "view: {group: g}\ncolumns: [{field: v, format: {link: 'https://a.example/{{v}}'}}, "
        + "{field: w, summary: min}]",
      "g,v,w\n\"\(one.text)\",\"\(one.text)\",\"\(one.text)\"\n")
    let html = made.html()
    for scalar in html.unicodeScalars {
      #expect(scalar == "\n" || !Self.isHidden(scalar), "\(scalar.value)")
    }
    _ = try HTMLPage(html)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f, 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff:
      true
    default: false
    }
  }

  @Test("what is not hidden stays: joiners, accents, letters of all scripts")
  func kept() throws {
    let text = "👩‍👩‍👧 e\u{301} עברית العربية ไทย ½ \u{a0}"
    let made = try report("columns: [v]", "v,k\n\(text),1\n")
    #expect(made.text(width: 200).contains(text))
    #expect(try made.page().bodies[0].dataRows[0].text == "row: \(text)")
  }

  @Test("a tab does not break the columns")
  func tabs() throws {
    let made = try report(
      "title: false\noutput: {text: {border: none}}", "a,b\n\"x\ty\",1\nlong text here,2\n")
    let lines = made.text(width: 80).split(separator: "\n").map(String.init)
    #expect(!made.text(width: 80).contains("\t"))
    #expect(lines[1].count == lines[2].count)
  }
}

extension String {
  /// How often a text stands in this one.
  func components(of text: String) -> Int {
    var count = 0
    var rest = Substring(self)
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
