import Templating
import Testing

@Suite("Templates of links and Markdown")
struct LinkTests {
  private func link(_ text: String, _ value: String) -> String? {
    compile(text, .url, .sample).run { _ in value }
  }

  @Test func aValueBehindTextIsAComponent() {
    #expect(
      link("https://example.org/{{name}}", "a/b c?é") == "https://example.org/a%2Fb%20c%3F%C3%A9")
    #expect(
      link("https://example.org/?q={{name}}&x=1", "a&b=c") == "https://example.org/?q=a%26b%3Dc&x=1"
    )
    #expect(link("mailto:{{name}}", "a@b.org") == "mailto:a%40b.org")
    #expect(link("#{{name}}", "x y") == "#x%20y")
    #expect(link("item-{{name}}.html", "javascript:x") == "item-javascript%3Ax.html")
  }

  @Test func aValueAtTheStartIsAURL() {
    #expect(link("{{url}}", "https://x/a b") == "https://x/a%20b")
    #expect(link("{{url}}?a={{name}}", "/x") == "/x?a=%2Fx")
    #expect(link("{{url}}", "javascript:alert(1)") == nil)
    #expect(link("{{! c }}{{url}}", " data:x") == nil)
    #expect(link("{{url}}", "") == "")
  }

  @Test func nothingIsAppendedForARefusedURL() {
    var output: [UInt8] = []
    let result = compile("{{url}}", .url)
    #expect(
      result.template?.run(into: &output) { $1.append(contentsOf: "ftp://x".utf8) } == false)
    #expect(output.isEmpty)
  }

  @Test(arguments: [
    ("ftp://x/{{name}}", "a link cannot have the scheme `ftp` @0..<3"),
    ("javascript:alert(1)", "a link cannot have the scheme `javascri` @0..<10"),
    ("{{name}}:{{price}}", "this colon would make a scheme out of a value @8..<9"),
    ("ht{{name}}://x", "this colon would make a scheme out of a value @10..<11"),
    (":x", "a link cannot have the scheme `` @0..<0"),
  ])
  func schemes(_ text: String, _ fault: String) {
    #expect(compile(text, .url).faults == ["template-url-scheme: \(fault)"])
  }

  @Test func literalTextIsMadeAURL() {
    #expect(link("https://x/ä b?{{name}}%20%", "1") == "https://x/%C3%A4%20b?1%20%25")
  }

  @Test func branchesOfLinks() {
    #expect(compile("https://x/{{#count}}{{name}}{{/count}}", .url).faults == [])
    #expect(compile("{{#count}}{{url}}{{/count}}{{name}}", .url).codes == ["template-unsafe-place"])
    #expect(compile("{{#count}}/x/{{/count}}{{name}}", .url).codes == ["template-branch"])
  }

  @Test func markdownValuesAreEscaped() {
    let result = compile("**{{name}}** {{{note}}}", .markdown)
    #expect(result.escapes == [.markdown, .none])
    #expect(result.run { _ in "*a|b*" } == "**\\*a\\|b\\*** *a|b*")
  }

  @Test func plainTextIsNotEscaped() {
    #expect(compile("<{{name}}>", .plainText).run { _ in "<&>" } == "<<&>>")
  }
}
