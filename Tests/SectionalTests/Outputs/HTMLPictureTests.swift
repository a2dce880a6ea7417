import Foundation
import Sectional
import TestSupport
import Testing

/// Formats that draw more than text, as a page and as text.
@Suite("Output: pictures in cells")
struct HTMLPictureTests {
  private func drawn(_ format: String, _ data: String) throws -> (html: String, text: String) {
    let made = try report("columns: [{field: v, format: \(format)}]", data)
    return (made.html(), made.text(width: 60))
  }

  @Test("badges have the class of their value; the text is escaped")
  func badges() throws {
    let made = try drawn("{badge: {open: good}}", csv("v", "open", "<b>"))
    #expect(made.html.contains("<td><span class=\"badge good\">open</span>"))
    #expect(made.html.contains("<td><span class=\"badge\">&lt;b&gt;</span>"))
    #expect(made.text.contains("open\n<b>\n"))
  }

  @Test("bars are as long as their value, beside the number")
  func bars() throws {
    let made = try drawn("bar", csv("v,w", "50,", "100,", ",x"))
    #expect(made.html.contains("<rect width=\"40\" height=\"12\"/></svg>50"))
    #expect(made.html.contains("<rect width=\"80\" height=\"12\"/></svg>100"))
    #expect(made.html.contains("<td class=\"null\">–"))
    #expect(made.text.contains("█████") && made.text.contains("██████████"))
    let below = try drawn("{bar: {max: 10}}", csv("v", "-5"))
    #expect(below.html.contains("<rect class=\"below\" x=\"20\" width=\"20\" height=\"12\"/>"))
  }

  @Test("heat has a class for its colour")
  func heat() throws {
    let made = try drawn("{heat: {from: 0, to: 9, palette: orange}}", csv("v", "0", "9"))
    #expect(made.html.contains("<td class=\"orange-0\">0"))
    #expect(made.html.contains("<td class=\"orange-8\">9"))
    #expect(made.html.contains("td.orange-8 {"))
    // The middle of a diverging palette is 0 where there are values on both sides.
    let both = try drawn("{heat: {palette: diverging}}", csv("v", "-1", "0", "8"))
    #expect(both.html.contains("<td class=\"diverging-4\">0"))
  }

  @Test("lines have their values as a name, and a gap for each null")
  func sparklines() throws {
    let made = try report(
      "columns: [{id: l, format: {sparkline: {fields: [a, b, c]}}}]",
      csv("a,b,c", "1,,3", ",,"))
    #expect(
      made.html().contains("role=\"img\" aria-label=\"1; –; 3\"><path d=\"M4 18h0M88 4h0\"/>"))
    #expect(made.html().contains("<td class=\"null\">–"))
    #expect(made.text(width: 40).contains("▁ █"))
  }

  @Test("stars are counted and named")
  func stars() throws {
    let made = try drawn("stars", csv("v", "3.5", "7", "-1"))
    #expect(made.html.contains("aria-label=\"3.5/5\">★★★★<i>☆</i></span>"))
    #expect(made.html.contains("aria-label=\"7/5\">★★★★★★★</span>"))
    #expect(made.html.contains("<td>-1\n"))
    #expect(made.text.contains("★★★★☆"))
  }

  @Test("markdown is drawn in a page and stands as its source in text")
  func markdown() throws {
    let made = try drawn("markdown", csv("v", "*a* <b>"))
    #expect(made.html.contains("<td><em>a</em> &lt;b&gt;"))
    #expect(made.text.contains("*a* <b>"))
  }

  @Test("pictures become part of the page; others are their text with a warning")
  func images() throws {
    let folder = try TemporaryFolder()
    let dot: [UInt8] = [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x2C,
      0,
      0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ]
    try folder.write("dot.gif", dot)
    try folder.write("big.gif", dot + [UInt8](repeating: 0, count: 200_000))
    try folder.write("page.png", Array("<svg onload=alert(1)>".utf8))
    let names = [
      "dot.gif", "big.gif", "page.png", "none.png", "../x.gif", "/etc/passwd", "http://x/y",
    ]
    try folder.write("data.csv", Array(("v\n" + names.joined(separator: "\n") + "\n").utf8))
    try folder.write(
      "r.yaml",
      Array(
        "sectional: 1\ndata: {file: data.csv}\ncolumns: [{field: v, format: {image: {height: 16}}}]"
          .utf8))
    let run = try CommandRun(["render", "r.yaml", "--to", "html"], in: folder.url)
    #expect(run.code == 0)
    #expect(run.text.contains("<td><img src=\"data:image/gif;base64,R0lGODlh"))
    #expect(run.text.contains("height=\"16\" alt=\"dot\">"))
    #expect(run.text.components(separatedBy: "<img").count == 2)
    #expect(run.errors.components(separatedBy: "[missing-image]").count == 7)
    for words in [
      "is larger than 200 kB", "is no PNG, JPEG, GIF or WebP", "is not there",
      "is no path in the spec's folder", "is a URL",
    ] {
      #expect(run.errors.contains(words), "\(words)")
    }
  }

  @Test("a picture of numbers takes numbers")
  func types() {
    #expect(
      faults("columns: [{field: v, format: bar}]", csv("v", "x")).first?.hasPrefix("format-type")
        == true)
    #expect(
      faults("columns: [{format: {sparkline: {fields: [v, w]}}}]", csv("v,w", "1,x")).first?
        .hasPrefix("format-type") == true)
  }

  @Test("relative dates need a time")
  func relative() throws {
    let spec = "sectional: 1\ncolumns: [{field: v, format: relative_date}]"
    let made = try Report(
      specText: spec, dataText: csv("v", "2026-02-27"), now: .seconds(1_772_366_400))
    #expect(made.text(width: 40).contains("2 days ago"))
    #expect(
      faults("columns: [{field: v, format: relative_date}]", csv("v", "2026-02-27")).first?
        .hasPrefix("no-time") == true)
  }
}
