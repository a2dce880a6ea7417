import Templating
import Testing

@Suite("Escapes, one for each place")
struct EscapeTests {
  private func html(_ text: String) -> String {
    var output: [UInt8] = []
    Escape.html(Array(text.utf8), into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func url(_ text: String) -> String? {
    var output: [UInt8] = []
    guard Escape.url(Array(text.utf8), into: &output) else {
      #expect(output.isEmpty)
      return nil
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func markdown(_ text: String) -> String {
    var output: [UInt8] = []
    Escape.markdown(Array(text.utf8), into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func htmlReferences() {
    #expect(html("") == "")
    #expect(html("plain text, ümläut 表 😍") == "plain text, ümläut 表 😍")
    #expect(
      html("<a href=\"x\" t='y'>&amp;") == "&lt;a href=&quot;x&quot; t=&#39;y&#39;&gt;&amp;amp;")
  }

  @Test func htmlOfEveryByteAtEveryPlace() {
    // A long value is read eight bytes at once; the result must not depend on that.
    for byte in UInt8.min...0x7f {
      var alone: [UInt8] = []
      Escape.html([byte], into: &alone)
      for position in 0..<20 {
        var value = [UInt8](repeating: 0x61, count: 20)
        value[position] = byte
        var output: [UInt8] = []
        Escape.html(value, into: &output)
        #expect(output == value[..<position] + alone + value[(position + 1)...])
      }
    }
  }

  @Test func htmlShowsWhatHides() {
    #expect(html("a\tb\nc") == "a\tb\nc")
    #expect(html("\0\u{1}\r\u{1b}\u{1f}") == "␀␁␍␛␟")
    #expect(html("\u{7f}") == "␡")
    #expect(html("\u{85}\u{9f}") == "&lt;U+0085&gt;&lt;U+009F&gt;")
    #expect(html("\u{a0}\u{200d}") == "\u{a0}\u{200d}")
    for scalar in [
      "061C", "200E", "200F", "2028", "2029", "202A", "202E", "2066", "2069", "FEFF",
    ] {
      let number = UInt32(scalar, radix: 16).flatMap(Unicode.Scalar.init)
      #expect(html("x\(number.map(String.init) ?? "")y") == "x&lt;U+\(scalar)&gt;y")
    }
  }

  @Test(arguments: [
    ([0xff], "&lt;0xFF&gt;"), ([0x41, 0xc3], "A&lt;0xC3&gt;"),
    ([0xc0, 0xaf], "&lt;0xC0&gt;&lt;0xAF&gt;"),
    ([0xe2, 0x82, 0x22], "&lt;0xE2&gt;&lt;0x82&gt;&quot;"),
    ([0xed, 0xa0, 0x80], "&lt;0xED&gt;&lt;0xA0&gt;&lt;0x80&gt;"),
    ([0xf4, 0x90, 0x80, 0x80], "&lt;0xF4&gt;&lt;0x90&gt;&lt;0x80&gt;&lt;0x80&gt;"),
  ])
  func htmlShowsBytesThatAreNotText(_ bytes: [UInt8], _ expected: String) {
    var output: [UInt8] = []
    Escape.html(bytes, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    "https://example.org/a?b=c&d=e#f", "http:x", "HTTPS://EXAMPLE.ORG/", "mailto:a@b.org",
    "/a:b", "a/b:c", "?q=a:b", "#a:b", "", "//example.org", "page.html", "%41:",
  ])
  func urlsThatPass(_ text: String) {
    if text == "%41:" { #expect(url(text) == nil) } else { #expect(url(text) == text) }
  }

  @Test(arguments: [
    "javascript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)", "java\nscript:x",
    "java\r\nscript:x", "java\0script:x", "\u{1}javascript:x", "JAVASCRIPT:x", "vbscript:x",
    "data:text/html,x", "file:///etc/passwd", "ftp://x/", "filesystem:http://x/", ":x",
    "ｊavascript:x", "httpsx://a", "http\u{200b}:x", "about:blank", "verylongschemename:x",
  ])
  func urlsThatAreRefused(_ text: String) {
    #expect(url(text) == nil)
    #expect(!Escape.isAllowedURL(Array(text.utf8)))
  }

  @Test func urlBytes() {
    #expect(url("  https://x/a b\n") == "https://x/a%20b")
    #expect(url("https://x/\"<>\\^`{|}") == "https://x/%22%3C%3E%5C%5E%60%7B%7C%7D")
    #expect(url("https://x/ä\0") == "https://x/%C3%A4")
    #expect(url("https://x/\u{1}y") == "https://x/%01y")
    #expect(url("https://x/100%/%e4%zz%4") == "https://x/100%25/%e4%25zz%254")
    #expect(url("ht\ttps://x") == "https://x")
    #expect(url("[a]!$&'()*+,;=@~") == "[a]!$&'()*+,;=@~")
  }

  @Test func urlComponents() {
    var output: [UInt8] = []
    Escape.urlComponent(Array("a-b_c.d~0 /?#:@&='\"<>%ä\n".utf8), into: &output)
    #expect(
      String(decoding: output, as: UTF8.self)
        == "a-b_c.d~0%20%2F%3F%23%3A%40%26%3D%27%22%3C%3E%25%C3%A4%0A")
  }

  @Test func markdownText() {
    #expect(
      markdown("a*b_c`d`|[x](y)<b>#~!$\\")
        == "a\\*b\\_c\\`d\\`\\|\\[x\\](y)&lt;b\\>\\#\\~\\!\\$\\\\")
    #expect(markdown("a\nb\r\nc\rd\te") == "a b c d e")
    #expect(markdown("&#124;&amp;") == "&amp;\\#124;&amp;amp;")
    #expect(markdown("- a - b") == "\\- a - b")
    #expect(markdown("+1") == "\\+1")
    #expect(markdown("12. x 1.") == "12\\. x 1.")
    #expect(markdown("3) x") == "3\\) x")
    #expect(markdown("1.5") == "1\\.5")
    #expect(markdown("\u{202e}\u{1}") == "&lt;U+202E\\>␁")
  }

  @Test func escapesOfPlaces() {
    func append(_ escape: Escape, _ text: String) -> String? {
      var output: [UInt8] = []
      return escape.append(Array(text.utf8), into: &output)
        ? String(decoding: output, as: UTF8.self) : nil
    }
    #expect(append(.none, "<\u{1}") == "<\u{1}")
    #expect(append(.plainHTML, "<\u{1}&\"'>") == "&lt;\u{1}&amp;&quot;&#39;&gt;")
    #expect(append(.html, "<\u{1}") == "&lt;␁")
    #expect(append(.url, "https://x/?a&'b'") == "https://x/?a&'b'")
    #expect(append(.htmlURL, "https://x/?a&'b'") == "https://x/?a&amp;&#39;b&#39;")
    #expect(append(.htmlURL, "javascript:x") == nil)
    #expect(append(.urlComponent, "a/b") == "a%2Fb")
    #expect(append(.htmlURLComponent, "a/b'&") == "a%2Fb%27%26")
    #expect(append(.markdown, "*") == "\\*")
  }
}
