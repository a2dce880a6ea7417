import Sectional
import Testing
import TextWidth

/// What gives way on narrow pages, and what does not.
@Suite("Text: narrow pages")
struct NarrowTextTests {
  private func lines(_ spec: String, _ data: String, width: Int) throws -> [String] {
    try report("title: false\noutput: {text: {border: none}}\n" + spec, data).text(width: width)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("titles fold before cells, and between words")
  func titles() throws {
    #expect(
      try lines(
        "columns: [{field: a, title: Two words}, {field: n, title: Number of them}]",
        csv("a,n", "x,12345", "y,1"), width: 15)
        == [
          "         Number", "Two          of", "words      them", "x         12345",
          "y             1",
        ])
  }

  @Test("no word of a title breaks where there is room for it")
  func titleWords() throws {
    for width in 40...80 {
      let text = try lines(
        "columns: [{field: a, title: Commander}, {field: b, title: Samples}]",
        csv("a,b", "a long text of many words that has to fold somewhere,another one of the kind"),
        width: width)
      #expect(text.contains { $0.contains("Commander") && $0.contains("Samples") })
    }
  }

  @Test("words of cells stay whole while there is room for them")
  func words() throws {
    let text = try lines(
      "columns: [a, b]", csv("a,b", "Cunningham Walter,Tranquility of the sea and more of it"),
      width: 26)
    #expect(text.contains { $0.contains("Cunningham") })
    #expect(text.contains { $0.contains("Tranquility") })
  }

  @Test("min_width is kept")
  func minWidth() throws {
    let text = try lines(
      "columns: [{field: a, min_width: 20}, b]",
      csv("a,b", "one two three four five six seven,one two three four five six seven"), width: 40)
    #expect(text[0].hasPrefix("a" + String(repeating: " ", count: 20)))
    for line in text { #expect(TextWidth.width(of: line) <= 40) }
  }

  @Test("where columns have no room beside each other, every value has a line of its own")
  func stacked() throws {
    let names = "alpha,beta,gamma,delta,epsilon,zeta,eta,theta,iota,kappa"
    let text = try lines(
      "columns: [\(names)]\nsections: [{summary: {kappa: sum}, summary_title: All}]",
      csv(names, "a,b,c,d,e f g,h,i,j,k,1", "a,b,c,d,e f g,h,i,j,k,2"), width: 30)
    #expect(
      text == [
        "alpha    a", "beta     b", "gamma    c", "delta    d", "epsilon  e f g", "zeta     h",
        "eta      i", "theta    j", "iota     k", "kappa    1", "", "alpha    a", "beta     b",
        "gamma    c", "delta    d", "epsilon  e f g", "zeta     h", "eta      i", "theta    j",
        "iota     k", "kappa    2", "All", "kappa    3",
      ])
  }

  @Test("wide characters at every width: columns line up and lines fit", arguments: 15...60)
  func wide(_ width: Int) throws {
    let text = try lines(
      "columns: [a, b, m]",
      csv("a,b,m", "日本語のとても長い文,👩‍👩‍👧 家族 family,|", "e\u{301}a,🇩🇪🇫🇷 flags and words,|"),
      width: width)
    let places = Set(
      text.filter { $0.hasSuffix("|") }.map { TextWidth.width(of: String($0.dropLast())) })
    #expect(places.count == 1)
    for line in text { #expect(TextWidth.width(of: line) <= width, "\(line)") }
  }
}

/// Sections that are folded, where the output can fold.
@Suite("Text: folded sections")
struct FoldedTextTests {
  @Test("heading and count stand for the section; its neighbours are whole")
  func folded() throws {
    let made = try report(
      "title: false\nview: {group: g}\noutput: {text: {border: none}}\ncolumns: [n]\n"
        + "sections: [{group: a, collapsed: true, summary: {n: sum}}, {group: b}]",
      csv("g,n", "a,1000", "a,2000", "b,3"))
    #expect(made.text() == "n\na\n2 rows, folded\n\nb\n3\n")
    #expect(made.csv() == "section,group,key,n\na,a,,1000\na,a,,2000\nb,b,,3\n")
  }

  @Test("a section is not folded without a title or without a row that is drawn")
  func unfolded() throws {
    let made = try report(
      "title: false\nview: {group: g}\noutput: {text: {border: none}}\ncolumns: [n]\n"
        + "defaults: {collapsed: true, hide_rows: n > 1, all_hidden: {text: Gone}}\nsections: "
        + "[{group: a}, {group: b, title: false}, {group: c, no_content: {text: None}}, {group: d}, "
        + "{rows: [{text: x, hidden: true}], title: T}]",
      csv("g,n", "a,1000", "a,2000", "b,1", "d,1", "d,2"))
    #expect(made.text() == "n\na\nGone\n\n1\n\nc\nNone\n\nd\n2 rows, folded\n\nT\n")
  }
}
