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
    ("<area href=\"{{url}}\">", .htmlURL), ("<blockquote cite=\"{{url}}\"></blockquote>", .htmlURL),
    ("<ins cite=\"{{url}}\">", .htmlURL), ("<img longdesc=\"{{url}}\">", .htmlURL),
    ("<p data-href=\"{{name}}\">", .html), ("<title>{{name}}</title>", .html),
    ("<textarea><b {{name}}</textarea>", .html), ("<!-- <b \" --><p>{{name}}</p>", .html),
    ("<!----><p>{{name}}</p>", .html), ("<!--><p>{{name}}</p>", .html),
    ("<!-- a --!><p>{{name}}</p>", .html), ("<!doctype html><p>{{name}}</p>", .html),
    ("<p {{! c }}title=\"{{! c }}{{name}}\">", .html), ("</>{{name}}", .html),
    ("<svg><title>{{name}}</title></svg>", .html), ("<xmp>p > b { }</xmp>{{name}}", .html),
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

  @Test(arguments: [
    "iframe", "frame", "frameset", "object", "embed", "applet", "audio", "video", "bgsound",
    "portal", "style",
  ])
  func elementsThatThePolicySwitchesOff(_ name: String) {
    let fault = "template-markup: a template cannot have the element `\(name)` @0..<"
    for tag in [
      "<\(name)>", "<\(name) src=\"javascript:x\">", "<\(name) data='{{url}}'>",
      "<\(name) srcset=\"a\">", "<\(name) style=\"x\">",
    ] {
      let faults = compile("\(tag)</\(name)>").faults
      #expect(faults == ["\(fault)\(name.utf8.count + 2)"], "\(tag)")
    }
  }

  @Test(arguments: [
    ("<img src=\"data/x.png\">", 5..<21), ("<img src=x.png alt=\"\">", 5..<14),
    ("<img alt='' src='//a/x'>", 12..<23), ("<img src=\"https://a/x.png\">", 5..<26),
    ("<img src=\"dat{{! c }}a\">", 21..<23), ("<img src=\"{{url}}\">", 10..<17),
    ("<img src=\"/p/{{name}}.png\">", 13..<21), ("<img srcset=\"a.png 2x\">", 5..<22),
    ("<source srcset=\"a.png\">", 8..<22), ("<input src=\"a\">", 7..<14),
    ("<svg><image href=\"a\"/></svg>", 12..<20), ("<svg><image xlink:href='a'/></svg>", 12..<26),
    ("<svg><use href=\"a.svg#b\"/></svg>", 10..<24), ("<td background=\"a.png\">", 4..<22),
    ("<link rel=\"stylesheet\" href=\"a\">", 6..<22), ("<link href=a rel='x ICON'>", 13..<25),
    ("<link rel='x\tstylesheet'>", 6..<24), ("<link rel=' icon\ty '>", 6..<20),
    (
      "<link rel='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa icon'>",
      6..<85
    ),
  ])
  func addressesThatAPageCannotLoad(_ text: String, _ range: Range<Int>) {
    #expect(
      compile(text).faults == [
        "template-markup: the page cannot load what this attribute names "
          + "@\(range.lowerBound)..<\(range.upperBound)"
      ])
  }

  @Test(arguments: [
    "<img src=\"data:image/png;base64,AA==\" alt=\"\">", "<img src=' DATA:image/gif,x'>",
    "<img src=\"\">",
    "<svg><image href=\"data:image/png,x\"/></svg>", "<svg><use href=\"#a\"/></svg>",
    "<svg><use href=\"#{{name}}\"/></svg>", "<link rel=\"canonical\" href=\"https://a/\">",
    "<link rel='icons\tlicense\u{A0}icon' href=x>", "<link rel='x-icon  me '>",
    "<picture><source srcset=\"data:image/png,x\"></picture>", "<p data-src=\"a.png\">x</p>",
    "<script-x src=\"a\"></script-x>", "<form><input></form>",
  ])
  func addressesInThePage(_ text: String) {
    #expect(compile(text).faults == [])
  }

  @Test(arguments: ["action", "formaction", "ping", "attributionsrc"])
  func addressesThatAPageCannotSendTo(_ name: String) {
    let fault = "template-markup: a template cannot have the attribute `\(name)` @3..<"
    #expect(compile("<p \(name)=\"javascript:x\">").faults == ["\(fault)\(name.utf8.count + 18)"])
    #expect(compile("<p \(name)=x>").faults == ["\(fault)\(name.utf8.count + 5)"])
    if name.hasSuffix("action") {
      let start = name.utf8.count + 5
      #expect(
        compile("<p \(name)=\"{{url}}\">").faults == [
          "template-markup: a template cannot have the attribute `\(name)` @\(start)..<\(start + 7)"
        ])
    }
  }

  @Test func helpSaysWhatWorks() {
    func help(_ text: String) -> [String] { compile(text).bag.all.flatMap(\.help) }
    #expect(
      help("<img src=\"a.png\">")
        == ["give a column the format `image`, which puts the picture into the page"])
    #expect(help("<video src=\"a\">") == ["link to it: `<a href=\"…\">…</a>`"])
    #expect(help("<style>") == ["use `output.html.css`"])
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
  }

  @Test(arguments: [
    ("<a href=\"javascript:void(0)\">x</a>", "javascri", 9..<20),
    ("<a href=\"javascript:{{name}}\">x</a>", "javascri", 9..<20),
    ("<a href=' JavaScript:x'>x</a>", "javascri", 9..<21),
    ("<a href=vbscript:x>x</a>", "vbscript", 8..<17),
    ("<a href=\"java\nscript:x\">x</a>", "javascri", 14..<21),
    ("<a href=\"{{#count}}{{/count}}javascript:x\">x</a>", "javascri", 29..<40),
    ("<a href=\"java{{! c }}script:x\">x</a>", "javascri", 21..<28),
    ("<a href=\"java{{#count}}script:x{{/count}}\">x</a>", "javascri", 23..<30),
    ("<a href=\"data:text/html,x\">x</a>", "data", 9..<14),
    ("<a href=\"data:image/png,x\">x</a>", "data", 9..<14),
    ("<svg><a xlink:href=\"javascript:x\">x</a></svg>", "javascri", 20..<31),
    ("<q cite=\"javascript:x\"></q>", "javascri", 9..<20),
    ("<img src=\"javascript:x\">", "javascri", 10..<21),
  ])
  func refusedSchemes(_ text: String, _ scheme: String, _ range: Range<Int>) {
    #expect(
      compile(text).faults == [
        "template-url-scheme: a link cannot have the scheme `\(scheme)` "
          + "@\(range.lowerBound)..<\(range.upperBound)"
      ])
  }

  @Test(arguments: [
    "java&#115;cript:x", "javascript&colon;x", "java&Tab;script:x", "&#x6a;avascript:x",
  ])
  func referencesInSchemes(_ url: String) {
    for rest in ["", "{{name}}"] {
      let result = compile("<a href=\"\(url)\(rest)\">x</a>")
      #expect(result.codes == ["template-url-scheme"])
    }
  }

  @Test(arguments: [
    "https://a/javascript:x", "mailto:a@b", "HTTP://a", "a/b:c", "?q=a:b", "#a:b", "a&amp;b:c",
    "?a&#58;b", "/a&b=c",
  ])
  func allowedLinks(_ url: String) {
    #expect(compile("<a href=\"\(url)\">x</a>").faults == [])
  }

  @Test func picturesMayStandInThePage() {
    #expect(compile("<img src=\"data:image/png;base64,AA==\" alt=\"\">").faults == [])
  }

  @Test(arguments: [
    "\u{0}", "\u{1}", "\u{8}", "\u{b}", "\u{c}", "\u{1b}", "\u{7f}", "\u{85}", "\u{9b}",
  ])
  func controls(_ control: String) {
    let number = control.unicodeScalars.first?.value ?? 0
    let digits = String(number, radix: 16, uppercase: true)
    let name = String(repeating: "0", count: 4 - digits.count) + digits
    let message = "template-markup: the control U+\(name) cannot stand in HTML"
    let end = 3 + control.utf8.count
    #expect(compile("<p>\(control)</p>").faults == ["\(message) @3..<\(end)"])
    #expect(compile("<p \(control)a=\"\"></p>").faults.first == "\(message) @3..<\(end)")
    #expect(compile("<p>\(control)</p>", .plainText).faults == [])
    let files = partials(["p": "<b>\(control)</b>"])
    #expect(compile("{{> p}}{{> p}}", partials: files).faults == ["\(message) @3..<\(end)"])
  }

  @Test func whiteSpaceIsNoControl() {
    #expect(compile("<p>\ta\r\nb\n\u{a0}é</p>").faults == [])
  }

  @Test(arguments: [
    "<meta charset=\"latin1\">", "<meta charset='utf-16'>", "<META CHARSET=x>",
    "<meta charset=\"utf-8{{name}}\">", "<meta charset=\"{{name}}\">",
    "<meta charset=\"{{#count}}x{{/count}}utf-8\">",
    "<meta charset=\"utf-8{{#count}}x{{/count}}\">",
    "<meta charset=\"utf-8\" charset=\"x\">", "<meta charset=\"\">",
  ])
  func characterSets(_ text: String) {
    #expect(compile(text).codes == ["template-markup"])
  }

  @Test(arguments: ["<meta charset=\"utf-8\">", "<meta charset='UTF-8'>", "<meta charset=utf-8>"])
  func utf8(_ text: String) {
    #expect(compile(text).faults == [])
  }

  @Test(arguments: ["", " \n", "<!-- x -->", "{{! x }}", "{{#count}}{{/count}}"])
  func rowsWithoutCells(_ text: String) {
    #expect(compile(text, .html, .sample, .row).bag.all.map(\.message) == ["the row has no cells"])
    #expect(compile("\(text)<td>", .html, .sample, .row).faults == [])
    #expect(compile("{{#count}}<th>{{/count}}", .html, .sample, .row).faults == [])
  }

  @Test func oneFaultForABranchOfARow() {
    for text in [
      "<td>{{#count}}<b>{{/count}}x{{#count}}</b>{{/count}}", "<td>{{#count}}<b>{{/count}}x</b>",
      "<td>{{#count}}<b>{{/count}}", "<td><i>{{#count}}</i>{{/count}}x</i>",
    ] {
      #expect(compile(text, .html, .sample, .row).codes == ["template-branch"])
    }
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
