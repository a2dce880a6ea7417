import Sectional
import TestSupport
import Testing

/// Text output: width, borders, alignment, wrapping and cuts (spec language §7 and §8).
@Suite("Behaviour: text")
struct TextTests {
  private let goods = csv(
    "name,kind,price", "Barolo,red wine,12.50", "Ale,beer,1.25", "Gin,spirit,100.00")

  private func lines(_ made: Report, width: Int = 100) -> [String] {
    made.text(width: width).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Cells of a line where every scalar of these tests takes one.
  private func width(_ line: String) -> Int { line.unicodeScalars.count }

  @Test("columns stand under each other, numbers to the right; no line ends in spaces")
  func alignment() throws {
    let made = try report("title: false\noutput: {text: {border: none}}", goods)
    #expect(
      lines(made)
        == [
          "name    kind       price", "Barolo  red wine   12.50", "Ale     beer        1.25",
          "Gin     spirit    100.00", "",
        ])
  }

  @Test("align: start, end and center")
  func align() throws {
    let made = try report(
      "title: false\noutput: {text: {border: none}}\ncolumns: [{field: a, align: end}, "
        + "{field: b, align: center}, {field: c, align: start}]",
      csv("a,b,c", "x,y,1", "xxxxx,yyyyy,22222"))
    #expect(
      lines(made)
        == ["    a    b    c", "    x    y    1", "xxxxx  yyyyy  22222", ""])
  }

  @Test("a fixed width, with wrapping and without")
  func fixedWidth() throws {
    let data = csv("s,n", "one two three,1")
    func made(_ keys: String, _ border: String = "none") throws -> [String] {
      lines(
        try report(
          "title: false\noutput: {text: {border: \(border)}}\ncolumns: [{field: s, \(keys)}, n]",
          data))
    }
    #expect(try made("width: 7") == ["s        n", "one two  1", "three", ""])
    #expect(try made("width: 3") == ["s    n", "one  1", "two", "thr", "ee", ""])
    #expect(try made("width: 7, wrap: false") == ["s        n", "one tw…  1", ""])
    #expect(try made("width: 7, max_lines: 1") == ["s        n", "one tw…  1", ""])
    #expect(try made("width: 3, max_lines: 2") == ["s    n", "one  1", "tw…", ""])
    #expect(try made("width: 3, max_lines: 0") == ["s    n", "one  1", "two", "thr", "ee", ""])
    #expect(try made("width: 20").first == "s                     n")
    #expect(
      try made("width: 7, wrap: false", "ascii").contains { $0.hasPrefix("one tw~") })
  }

  @Test("a cut is seen in text, the page and the rows have the whole")
  func cut() throws {
    let made = try report(
      "columns: [{field: s, width: 4, max_lines: 1}]", csv("s,n", "abcdefgh,1"))
    #expect(made.text().contains("abc…"))
    #expect(!made.text().contains("abcd"))
    #expect(try made.page().bodies[0].dataRows[0].text == "row: abcdefgh")
    #expect(made.rows(inSection: 0) == [["abcdefgh"]])
  }

  @Test("wide and combining characters take the cells that a terminal gives them")
  func wideCharacters() throws {
    let made = try report(
      "title: false\noutput: {text: {border: none}}",
      csv("s,n", "日本,x", "e\u{301}a,x", "abcd,x", "👩‍👩‍👧,x"))
    #expect(
      lines(made)
        == ["s     n", "日本  x", "e\u{301}a    x", "abcd  x", "👩‍👩‍👧    x", ""])
  }

  @Test("a line break in a cell goes on in the next line of its column")
  func lineBreaks() throws {
    let made = try report(
      "title: false\noutput: {text: {border: none}}", "a,b\n\"one\ntwo\",x\nthree,y\n")
    #expect(lines(made) == ["a      b", "one    x", "two", "three  y", ""])
    #expect(try made.page().bodies[0].dataRows[0].text == "row: one\ntwo | x")
  }

  @Test(
    "no line is wider than the width where the table can be made that narrow",
    arguments: [20, 24, 30, 40, 60, 80, 100, 200])
  func narrow(_ width: Int) throws {
    let words = "The quick brown fox jumps over the lazy dog and runs away"
    let made = try report(
      "title: '\(words)'\nfooter: '\(words)'\nsections: [{title: '\(words)', "
        + "before: [{text: '\(words)'}]}]\ncolumns: [s, t, n]",
      csv("s,t,n", "\(words),\(words),12345", "a,b,1"))
    for line in lines(made, width: width) {
      #expect(self.width(line) <= width, "\(line)")
    }
    // No word is lost.
    let kept = made.text(width: width).split { $0 == " " || $0 == "\n" }.joined()
    #expect(kept.filter { $0 == "5" }.count == 1)
    #expect(made.text(width: width).contains("12345"))
  }

  @Test("numbers are never broken; a page too narrow gets longer lines")
  func tooNarrow() throws {
    let made = try report("columns: [n, m]", csv("n,m", "1234567890,1234567890"))
    #expect(made.text(width: 5).contains("1234567890  1234567890"))
    #expect(!made.text(width: 1).isEmpty)
    #expect(!made.text(width: 0).isEmpty)
    #expect(!made.text(width: -5).isEmpty)
    #expect(!made.text(width: .max).isEmpty)
    #expect(!made.text(width: .min).isEmpty)
  }

  @Test("the spec's width is the standard, the call's wins, 100 is the last word")
  func widths() throws {
    let long = String(repeating: "word ", count: 60).dropLast()
    let data = csv("s,k", "\(long),x")
    let spec = "title: false\noutput: {text: {width: 50}}\ncolumns: [s]"
    let made = try report(spec, data)
    #expect(lines(made, width: 30).map(width).max().map { $0 <= 30 } == true)
    let own = made.text().split(separator: "\n").map { width(String($0)) }.max() ?? 0
    #expect(own <= 50 && own > 40)
    let standard = try report("title: false\ncolumns: [s]", data).text()
    let widest = standard.split(separator: "\n").map { width(String($0)) }.max() ?? 0
    #expect(widest <= 100 && widest > 90)
  }

  @Test("every border has the same cells", arguments: ["unicode", "ascii", "markdown", "none"])
  func borders(_ border: String) throws {
    let made = try report(
      "title: T\nview: {group: kind}\noutput: {text: {border: \(border)}}\n"
        + "columns: [name, {field: price, summary: sum}]\nsections: [{groups: all, "
        + "summary_title: S, footer: F}]\nsummary_title: R", goods)
    let words = made.text(width: 80).split { " \n|─━=-:".contains($0) }.map(String.init)
    #expect(
      words == [
        "T", "name", "price", "red", "wine", "Barolo", "12.50", "S", "12.50", "F", "beer", "Ale",
        "1.25", "S", "1.25", "F", "spirit", "Gin", "100.00", "S", "100.00", "F", "R", "113.75",
      ])
  }

  @Test("ascii is ASCII for what is ASCII; none draws no rules")
  func plainBorders() throws {
    let spec = "view: {group: kind}\nsummary: {price: sum}\ncolumns: [name, price]\n"
    let ascii = try report(spec + "output: {text: {border: ascii}}", goods).text()
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
    #expect(ascii.contains("===") && ascii.contains("---"))
    let none = try report(spec + "output: {text: {border: none}}", goods).text()
    #expect(!none.contains { "─━=-|".contains($0) })
    let unicode = try report(spec, goods).text()
    #expect(unicode.contains("━━━") && unicode.contains("───"))
  }

  @Test("a Markdown table with one section is a table to a Markdown reader")
  func markdown() throws {
    let made = try report(
      "title: false\noutput: {text: {border: markdown}}\nsections: [{title: false}]\n"
        + "columns: [name, {field: price, align: end}, {field: kind, align: center}]", goods)
    let table = lines(made)
    #expect(table.count == 6)
    #expect(
      table[0].split(separator: "|").map { $0.filter { $0 != " " } } == ["name", "price", "kind"])
    let rule = table[1].split(separator: "|").map(String.init)
    #expect(rule.count == 3)
    #expect(rule[0].hasPrefix("-") && rule[0].hasSuffix("-"))
    #expect(rule[1].hasPrefix("-") && rule[1].hasSuffix(":"))
    #expect(rule[2].hasPrefix(":") && rule[2].hasSuffix(":"))
    #expect(table[2].filter { $0 != " " } == "|Barolo|12.50|redwine|")
  }

  @Test("in Markdown all sections are rows of one table: no empty line ends it")
  func markdownSections() throws {
    let made = try report(
      "title: false\nview: {group: kind}\noutput: {text: {border: markdown}}\n"
        + "columns: [name, price]", goods)
    let table = lines(made).dropLast()
    #expect(!table.contains(""), "an empty line ends a table (GFM §4.10)")
    #expect(table.allSatisfy { $0.hasPrefix("|") && $0.hasSuffix("|") })
  }

  @Test("in Markdown the page's title and footer are no rows of the table")
  func markdownTitle() throws {
    let made = try report(
      "title: T\nsubtitle: S\nfooter: F\noutput: {text: {border: markdown}}\ncolumns: [name]",
      goods)
    #expect(!made.text().contains("| T |"))
    #expect(!made.text().contains("| F |"))
  }

  @Test("a bar in a value does not end a cell in Markdown, in rows, titles and notes")
  func markdownBars() throws {
    let made = try report(
      "title: false\nview: {group: g}\noutput: {text: {border: markdown}}\ncolumns: [v]\n"
        + "sections: [{groups: all, before: [{text: 'x|y'}]}]", csv("g,v", "a|b,c|d"))
    let text = made.text()
    #expect(text.contains("c\\|d"))
    #expect(text.contains("a\\|b"))
    #expect(text.contains("x\\|y"))
  }

  @Test("markup in a value is text in Markdown")
  func markdownMarkup() throws {
    let made = try report(
      "title: false\noutput: {text: {border: markdown}}\ncolumns: [v]",
      csv("v,k", "<img src=x onerror=alert(1)>,1", "a\\|b,2"))
    #expect(!made.text().contains("<img"))
    // A backslash before a bar must not free the bar.
    #expect(!made.text().contains("a\\\\|b") || made.text().contains("a\\\\\\|b"))
  }

  @Test("a summary label that is longer than its columns is wrapped, not cut")
  func longLabel() throws {
    let label = "The whole of everything that was counted in this section"
    let made = try report(
      "title: false\nsections: [{summary: {n: sum}, summary_title: '\(label)'}]\ncolumns: [k, n]",
      csv("k,n", "a,1"))
    let words = made.text(width: 40).split { " \n".contains($0) }.map(String.init)
    for word in label.split(separator: " ") { #expect(words.contains(String(word))) }
  }

  @Test("spanners stand above their columns")
  func spanners() throws {
    let made = try report(
      "title: false\noutput: {text: {border: none}}\ncolumns: [{field: a, span: Both}, "
        + "{field: b, span: Both}, c]", csv("a,b,c", "11111,22222,33333"))
    let head = lines(made)
    #expect(head[0].contains("Both"))
    #expect(width(head[0]) <= 12)
    #expect(head[2] == "11111  22222  33333")
  }

  @Test("an empty report and a table without rows")
  func nothing() throws {
    let made = try report(
      "title: false\nview: {group: n}\nsections: [{group: x, dynamic: true}]", csv("n", "1"))
    #expect(made.text().hasPrefix("n"))
    #expect(made.rows(inSection: 0) == nil)
    let empty = try report("title: false", "n\n")
    #expect(empty.text().hasPrefix("n"))
    #expect(empty.rows(inSection: 0) == [])
  }
}
