import Testing
import Values

@testable import Rendering

/// Markdown in cells: what is drawn, and what never is.
@Suite("Markdown cells")
struct MarkdownCellTests {
  private func html(_ text: String) -> String {
    drawn { buffer in
      Array(text.utf8).withUnsafeBytes { HTMLMarkdown.append($0, to: &buffer) }
    }
  }

  @Test("marks become elements; one paragraph needs no tag")
  func marks() {
    #expect(html("*a* **b** `c<d`") == "<em>a</em> <strong>b</strong> <code>c&lt;d</code>")
    #expect(html("one\n\ntwo") == "<p>one</p><p>two</p>")
    #expect(html("- a\n- b") == "<ul><li>a</li><li>b</li></ul>")
    #expect(html("3. a\n4. b") == "<ol start=\"3\"><li>a</li><li>b</li></ol>")
    #expect(html("> a") == "<blockquote><p>a</p></blockquote>")
    #expect(html("a  \nb") == "a<br>b")
    #expect(html("```\na < b\n```") == "<pre><code>a &lt; b\n</code></pre>")
  }

  @Test("a heading is a strong paragraph, so that the page keeps its outline")
  func headings() {
    #expect(html("# Notes") == "<p><strong>Notes</strong></p>")
  }

  @Test(
    "HTML stays the text that it is",
    arguments: [
      "<script>alert(1)</script>", "<b onclick=\"x\">hi</b>", "a <img src=x onerror=y> b",
      "<!-- a -->", "<svg/onload=alert(1)>",
    ])
  func rawHTML(_ text: String) {
    let drawn = html(text)
    #expect(!drawn.contains("<script"))
    #expect(!drawn.contains("<b "))
    #expect(!drawn.contains("<img"))
    #expect(!drawn.contains("<svg"))
    #expect(!drawn.contains("<!--"))
    #expect(drawn.contains("&lt;"))
  }

  @Test("links lead to allowed addresses alone; others are their text")
  func links() {
    #expect(
      html("[a](https://example.org/?a=1&b=2)")
        == "<a href=\"https://example.org/?a=1&amp;b=2\" rel=\"noopener noreferrer\">a</a>")
    #expect(html("[a](javascript:alert(1))") == "a")
    #expect(html("[a](JaVa&#x53;cript:x)") == "a")
    #expect(html("[a](data:text/html,x)") == "a")
    #expect(html("<javascript:alert(1)>").contains("href") == false)
  }

  @Test("of a picture its alternative text remains, as a page loads nothing")
  func pictures() {
    #expect(html("![a flag](https://example.org/f.png)") == "a flag")
  }

  @Test("controls are made visible; a text beyond the limit stands as its source")
  func hostile() {
    #expect(html("a\u{202E}b") == "a&lt;U+202E&gt;b")
    let long = String(repeating: "*a* ", count: 30_000)
    #expect(html(long) == long)
    #expect(html("") == "")
  }
}
