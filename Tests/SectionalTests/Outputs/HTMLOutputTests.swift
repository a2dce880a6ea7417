import Foundation
import Sectional
import TestSupport
import Testing

/// The page: its frame, contents, folding and policy.
@Suite("Output: HTML")
struct HTMLOutputTests {
  private let rows = csv("g,k,n", "a,x y,1", "a,z,22.5", "b,q,3")

  @Test("the policy stands right after the charset and allows the style by its digest alone")
  func policy() throws {
    let html = try report("columns: [k]", rows).html()
    let head = try #require(html.range(of: "<meta charset=\"utf-8\">\n<meta http-equiv="))
    #expect(html.utf8.distance(from: html.startIndex, to: head.upperBound) < 1024)
    #expect(html.contains("default-src 'none'; style-src 'sha256-"))
    #expect(html.contains("img-src data:; base-uri 'none'; form-action 'none'"))
    #expect(!html.contains(" style=") && !html.contains("<script"))
  }

  @Test("sections and, with a key, rows have anchors")
  func anchors() throws {
    let spec = "data: {key: [g, k]}\nview: {group: g}\ncolumns: [k]"
    let html = try report(spec, rows).html()
    #expect(html.contains("<tbody id=\"a\">"))
    #expect(html.contains("<tr id=\"a.a.x~20y\"><td>x y"))
    #expect(try !report("view: {group: g}\ncolumns: [k]", rows).html().contains("<tr id="))
  }

  @Test("contents are there from eight sections on, or as the spec says")
  func contents() throws {
    let many = "g,k\n" + (1...8).map { "s\($0),x\n" }.joined()
    let spec = "view: {group: g}\ncolumns: [k]\n"
    let nav = "<nav aria-label=\"Contents\">"
    #expect(try report(spec, many).html().contains("<li><a href=\"#s8\">s8</a>"))
    #expect(try !report(spec, rows).html().contains(nav))
    #expect(try report(spec + "output: {html: {toc: true}}", rows).html().contains(nav))
    #expect(try !report(spec + "output: {html: {toc: false}}", many).html().contains(nav))
  }

  @Test("heads stick unless the spec says otherwise")
  func sticky() throws {
    let rule = ".sectional thead { position: sticky;"
    #expect(try report("columns: [k]", rows).html().contains(rule))
    let off = "columns: [k]\noutput: {html: {sticky: false}}"
    #expect(try !report(off, rows).html().contains(rule))
  }

  @Test("where a section is folded, each is a table of its own in details")
  func folding() throws {
    let html = try report(
      "view: {group: g}\nsections: [{group: a, collapsed: true, title: \"A (2)\"}, {group: b}]\n"
        + "columns: [k]", rows
    ).html()
    #expect(
      html.contains("<details><summary><h2>A <small>(2)</small></h2></summary>\n<div class=\"box\"")
    )
    #expect(html.contains("<details open><summary><h2>b</h2></summary>"))
    // The anchor is inside of what folds, so that a link unfolds it.
    #expect(html.contains("<table id=\"a\">") && html.contains("<table id=\"b\">"))
    #expect(html.components(separatedBy: "<table").count == 3)
    #expect(html.contains("table-layout: fixed"))
    let plain = try report("view: {group: g}\ncolumns: [k]", rows).html()
    #expect(!plain.contains("<details") && plain.components(separatedBy: "<table").count == 2)
  }

  @Test(
    "a page without a row that folds is one table",
    arguments: [
      "{group: a, collapsed: true, title: false}", "{group: none, collapsed: true}",
      "{group: a, collapsed: true, hidden: true}",
      "{group: none, title: T, collapsed: true, before: {text: x}}",
      "{group: a, collapsed: true, hide_rows: \"true\", all_hidden: {text: Gone}}",
      "{rows: [{text: x, hidden: true}], title: T, collapsed: true}",
    ])
  func unfolded(_ section: String) throws {
    let html = try report(
      "view: {group: g}\nsections: [\(section), {group: b}]\ncolumns: [k]", rows
    ).html()
    #expect(!html.contains("<details") && html.components(separatedBy: "<table").count == 2)
  }

  @Test("beside a section that folds, one that draws no row is open")
  func openBesideFolded() throws {
    let html = try report(
      "view: {group: g}\ncolumns: [k]\ndefaults: {collapsed: true}\n"
        + "sections: [{group: a}, {group: b, hide_rows: \"true\", all_hidden: {text: Gone}}]", rows
    ).html()
    #expect(html.contains("<details><summary><h2>a</h2></summary>"))
    #expect(html.contains("<details open><summary><h2>b</h2></summary>"))
  }

  @Test("a long title is cut by the style, and whole in its attribute")
  func titles() throws {
    let title = "The number of pieces that were counted in the store"
    let html = try report("columns: [{field: n, title: \(title)}]", rows).html()
    #expect(html.contains("<th scope=\"col\" title=\"\(title)\"><span>\(title)</span>"))
    #expect(html.contains("--titles: 3.4rem"))
  }

  @Test("decimal marks stand under each other")
  func fractions() throws {
    let html = try report("columns: [n]", rows).html()
    #expect(html.contains("<td>1<i class=\"e1\"></i>\n"))
    #expect(html.contains("<td>22.5\n"))
    #expect(html.contains(".sectional .e1::after { content: \".0\"; }"))
  }

  @Test("new_page and the classes of a section stand on its body")
  func newPage() throws {
    let html = try report(
      "view: {group: g}\nsections: [{group: a}, {group: b, new_page: true, class: late}]\n"
        + "columns: [k]", rows
    ).html()
    #expect(html.contains("<tbody id=\"b\" class=\"late new-page\">"))
  }

  @Test("themes differ in their colours", arguments: ["default", "plain", "ledger"])
  func themes(_ theme: String) throws {
    let html = try report("columns: [k]\noutput: {html: {theme: \(theme)}}", rows).html()
    let ink = ["default": "#1b1f23", "plain": "#000", "ledger": "#1c241f"][theme] ?? "?"
    #expect(html.contains("--ink: \(ink);"))
  }

  @Test("a long page lays out what is in sight alone; a short one is a plain table")
  func longPages() throws {
    let long = "k\n" + (0..<1_001).map { "\($0)\n" }.joined()
    #expect(try report("columns: [k]", long).html().contains("content-visibility: auto"))
    #expect(try !report("columns: [k]", rows).html().contains("content-visibility: auto"))
  }
}
