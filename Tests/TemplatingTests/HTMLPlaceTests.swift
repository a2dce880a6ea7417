import Diagnostics
import Templating
import Testing

@Suite("Escaping by place in HTML")
struct HTMLPlaceTests {
  @Test(arguments: [
    ("{{name}}", Escape.html), ("<p>{{name}}</p>", .html), ("a < b {{name}}", .html),
    ("<p title=\"{{name}}\">", .html), ("<p title='a {{name}}'>", .html),
    ("<p title = \"{{name}}\" >", .html), ("<p\ntitle=\"{{name}}\"/>", .html),
    ("<a href=\"{{url}}\">", .htmlURL), ("<a href=' {{url}}'>", .htmlURL),
    ("<A HREF=\"{{url}}\">", .htmlURL), ("<a xlink:href=\"{{url}}\">", .htmlURL),
    ("<a href=\"/{{name}}\">", .htmlURLComponent), ("<a href=\"?q={{name}}\">", .htmlURLComponent),
    ("<a href=\"https://x/{{name}}\">", .htmlURLComponent),
    ("<a href=\"MailTo:{{name}}\">", .htmlURLComponent),
    ("<a href=\"java{{name}}\">", .htmlURLComponent),
    ("<img src=\"{{url}}\">", .htmlURL), ("<blockquote cite=\"{{url}}\"></blockquote>", .htmlURL),
    ("<form action=\"{{url}}\">", .htmlURL), ("<button formaction=\"{{url}}\">", .htmlURL),
    ("<video poster=\"{{url}}\">", .htmlURL), ("<object data=\"{{url}}\">", .htmlURL),
    ("<p data-href=\"{{name}}\">", .html), ("<title>{{name}}</title>", .html),
    ("<textarea><b {{name}}</textarea>", .html), ("<!-- <b \" --><p>{{name}}</p>", .html),
    ("<!----><p>{{name}}</p>", .html), ("<!--><p>{{name}}</p>", .html),
    ("<!-- a --!><p>{{name}}</p>", .html), ("<!doctype html><p>{{name}}</p>", .html),
    ("<p {{! c }}title=\"{{! c }}{{name}}\">", .html), ("</>{{name}}", .html),
    ("<svg><title>{{name}}</title></svg>", .html), ("<style>p > b { }</style>{{name}}", .html),
    ("<p title=a>{{name}}", .html), ("<p hidden>{{name}}", .html), ("<1 {{name}}", .html),
  ])
  func oneValue(_ text: String, _ escape: Escape) {
    let result = compile(text)
    #expect(result.faults.filter { !$0.hasPrefix("template-markup: the template ends") } == [])
    #expect(result.template == nil || result.escapes == [escape])
  }

  @Test func aSecondValueIsAComponent() {
    #expect(
      compile("<a href=\"{{url}}{{name}}?{{name}}\">x</a>").escapes == [
        .htmlURL, .htmlURLComponent, .htmlURLComponent,
      ])
  }

  @Test(arguments: [
    ("<script>{{name}}</script>", "inside of `<script>`"),
    ("<style>{{name}}</style>", "inside of `<style>`"),
    ("<STYLE>a</stylex>{{name}}</style>", "inside of `<style>`"),
    ("<xmp>{{name}}</xmp>", "inside of `<xmp>`"),
    ("<iframe>{{name}}</iframe>", "inside of `<iframe>`"),
    ("<noscript>{{name}}</noscript>", "inside of `<noscript>`"),
    ("<!-- {{name}} -->", "in a comment"), ("<!---{{name}}-->", "in a comment"),
    ("<!--!>{{name}}-->", "in a comment"), ("<!doctype {{name}}>", "in a declaration"),
    ("<?x {{name}}?>", "in a declaration"), ("</ {{name}}>", "in a declaration"),
    ("<{{name}}>", "in the name of a tag"), ("</{{name}}>", "in the name of a tag"),
    ("<h{{name}}></h>", "in the name of a tag"),
    ("<p {{name}}></p>", "in a tag outside of an attribute's value"),
    ("<p a{{name}}=\"\"></p>", "in a tag outside of an attribute's value"),
    ("<p a=\"\"{{name}}></p>", "in a tag outside of an attribute's value"),
    ("</p a=\"{{name}}\">", "in a tag outside of an attribute's value"),
    ("<p a={{name}}></p>", "in the attribute `a` without quotes"),
    ("<p a=x{{name}}></p>", "in the attribute `a` without quotes"),
    ("<p onclick=\"{{name}}\"></p>", "in the event handler `onclick`"),
    ("<p OnFoo='{{name}}'></p>", "in the event handler `onfoo`"),
    ("<p style=\"{{name}}\"></p>", "in a `style` attribute"),
    ("<iframe srcdoc=\"{{name}}\"></iframe>", "in the attribute `srcdoc`"),
    ("<img srcset=\"{{url}} 2x\">", "in the attribute `srcset`"),
    ("<svg><set to=\"{{url}}\"/></svg>", "in an attribute of `<set>`"),
    ("<a href=\"javascript:{{name}}\">x</a>", "in a link whose scheme is not known to be allowed"),
    (
      "<a href=\"java&#115;cript:{{name}}\">x</a>",
      "in a link whose scheme is not known to be allowed"
    ),
    ("<img src=\"data:{{name}}\">", "in a link whose scheme is not known to be allowed"),
  ])
  func unsafePlaces(_ text: String, _ place: String) {
    let faults = compile(text).faults.filter { $0.hasPrefix("template-unsafe-place") }
    let start = text.utf8.count - text.utf8.drop { $0 != 0x7b }.count
    let end = start + (text.contains("{{url}}") ? 7 : 8)
    #expect(faults == ["template-unsafe-place: a value cannot stand \(place) @\(start)..<\(end)"])
  }

  @Test(arguments: [
    ("<script>a</script>", "a template cannot have the element `script` @0..<8"),
    ("x<SCRIPT src=\"a\"></script>", "a template cannot have the element `script` @1..<9"),
    ("<scr{{! c }}ipt></script>", "a template cannot have the element `script` @12..<16"),
    ("<svg><script/></svg>", "a template cannot have the element `script` @5..<13"),
    ("<base href=\"/\">", "a template cannot have the element `base` @0..<6"),
    ("<meta http-equiv=\"refresh\">", "a template cannot have `<meta http-equiv>` @0..<17"),
    ("<meta charset=\"utf-8\" HTTP-EQUIV>", "a template cannot have `<meta http-equiv>` @0..<33"),
    ("<svg><![CDATA[x]]></svg>", "a template cannot have a CDATA section @5..<14"),
    ("<p a\"b></p>", "this character cannot stand here in a tag @4..<5"),
    ("<p ='x'></p>", "this character cannot stand here in a tag @3..<4"),
    ("<p <b></p>", "this character cannot stand here in a tag @3..<4"),
    (
      "<svg><title><a href=\"{{url}}\"></title></svg>",
      "`title` inside of `svg` or `math` can have text only @13..<14"
    ),
    ("<p>{{name}}</p", "the template ends in the name of a tag @14..<14"),
    ("<p title=\"{{name}}>", "the template ends in the attribute `title` of `p` @19..<19"),
    ("<!-- x", "the template ends in a comment @6..<6"),
    ("<title>x", "the template ends inside of `<title>` @8..<8"),
  ])
  func refusedMarkup(_ text: String, _ fault: String) {
    let faults = compile(text).faults.filter { !$0.hasPrefix("template-unsafe-place") }
    #expect(faults.first == "template-markup: \(fault)")
  }

  @Test func metaWithoutHTTPEquivIsFine() {
    #expect(compile("<meta name=\"a\" content=\"{{name}}\">").faults == [])
    #expect(compile("<h1 http-equiv=\"x\">{{name}}</h1>").faults == [])
    #expect(compile("<scripty>{{name}}</scripty>").faults == [])
  }

  @Test func unescapedValuesStandInTextOnly() {
    #expect(compile("<p>{{{note}}}</p>").faults == [])
    #expect(
      compile("<p title=\"{{{note}}}\"></p>").faults == [
        "template-unsafe-place: an unescaped value can stand in text only @10..<20"
      ])
  }

  @Test func colonsBehindValues() {
    for text in ["<a href=\"{{name}}:x\">x</a>", "<a href=\"ht{{name}}:x\">x</a>"] {
      #expect(compile(text).codes == ["template-url-scheme"])
    }
    #expect(compile("<a href=\"{{url}}/:x\">x</a>").faults == [])
    #expect(compile("<a href=\"javascript:void(0)\">x</a>").faults == [])
  }

  @Test(arguments: [
    "{{#count}}<b>{{name}}</b>{{/count}}", "<p{{#count}} class=\"a\"{{/count}}>x</p>",
    "<p {{#count}}class=\"a\"{{/count}}>x</p>", "<p{{#count}} hidden{{/count}} id=\"x\">x</p>",
    "<p class=\"a{{#count}} {{name}}{{/count}}\">x</p>",
    "<a href=\"/{{#count}}a?b={{name}}{{/count}}\">x</a>",
    "<a href=\"{{#count}}{{url}}{{/count}}\">x</a>",
    "<a href=\"a{{#count}}b{{/count}}/{{name}}\">x</a>", "<!-- {{#count}}a{{/count}} -->",
    "{{#count}}<svg></svg>{{/count}}", "{{^count}}<i>x</i>{{/count}}",
  ])
  func branchesThatComeBack(_ text: String) {
    #expect(compile(text).faults == [])
  }

  @Test(arguments: [
    "{{#count}}<p {{/count}}>", "<p {{#count}}>x{{/count}}", "<p a=\"{{#count}}\"{{/count}}>",
    "{{#count}}<!--{{/count}} -->", "{{^count}}<title>{{/count}}</title>",
    "<a href=\"{{#count}}/{{/count}}{{url}}\">", "<p {{#count}}hidden{{/count}}>x</p>",
    "<p {{#tags}}click=\"a\" on{{/tags}}>", "{{#count}}<svg>{{/count}}</svg>",
    "<svg {{#count}}/{{/count}}></svg>", "{{#count}}<{{/count}}p>",
  ])
  func branchesThatLeaveAnotherState(_ text: String) {
    let result = compile(text)
    #expect(result.codes.contains("template-branch"))
    let fault = result.bag.all.first { $0.code.name == "template-branch" }
    #expect(fault?.secondary.count == 1)
  }

  @Test func bothPlacesOfABranch() {
    let fault = compile("{{#count}}<p {{/count}}>").bag.all.first
    #expect(fault?.message == "the section does not end where it starts")
    #expect(fault?.primary?.span.range == 13..<23)
    #expect(fault?.primary?.text == "this is in the tag `p`")
    #expect(fault?.secondary.first?.span.range == 0..<10)
    #expect(fault?.secondary.first?.text == "this is in text")
  }

  @Test(arguments: [
    "<p{{#count}}x{{/count}}>y</p>", "<p a{{#count}} b{{/count}}=\"x\">y</p>",
    "<p {{#count}} b{{/count}}c>y</p>",
  ])
  func namesDoNotGoOnAcrossBranches(_ text: String) {
    let codes = Set(compile(text).codes)
    #expect(!codes.isEmpty && codes.isSubset(of: ["template-markup", "template-branch"]))
  }

  @Test func refusedURLsAreReplaced() {
    let result = compile("<a href=\"{{url}}\">x</a>")
    var output: [UInt8] = []
    let isAllowed = result.template?.run(into: &output) { _, bytes in
      bytes.append(contentsOf: "java\nscript:alert(1)".utf8)
    }
    #expect(isAllowed == false)
    #expect(String(decoding: output, as: UTF8.self) == "<a href=\"about:invalid\">x</a>")
    #expect(
      result.run { _ in "https://x/?a&b" } == "<a href=\"https://x/?a&amp;b\">x</a>")
  }
}
