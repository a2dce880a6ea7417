import Rendering
import Testing

/// What a reader sees of HTML.
@Suite("Text of HTML")
struct HTMLTextTests {
  private func text(_ html: String) -> String {
    String(decoding: HTMLText.text(of: Array(html.utf8)), as: UTF8.self)
  }

  @Test(
    "blocks begin and end lines",
    arguments: [
      (
        "<td colspan=\"2\"><p>para one</p><p>para two</p><ul><li>x</li><li>y</li></ul>",
        "para one\npara two\nx\ny"
      ),
      ("<td>a<p>b<p>c", "a\nb\nc"), ("<td><div><div>a</div></div>b", "a\nb"),
      ("<td>a<br>b<br/>c", "a\nb\nc"), ("<td>a<br><br>b", "a\n\nb"),
      ("<td><p>a<br></p><p>b", "a\nb"),
      ("<td><p>a</p><br><p>b</p>", "a\n\nb"), ("<td><br>a", "\na"), ("<td>a<br>", "a"),
      ("<td><h2>T</h2>words <b>and</b><i>more</i>", "T\nwords andmore"), ("<td>a<hr>b", "a\nb"),
      ("<td><dl><dt>k<dd>v<dt>l<dd>w</dl>", "k\nv\nl\nw"), ("<TD><P>a</P><P>b", "a\nb"),
      ("<td><ol>\n  <li>one\n  <li>two\n</ol>\n", "one\ntwo"),
    ])
  func blocks(_ html: String, _ seen: String) {
    #expect(text(html) == seen)
  }

  @Test(
    "cells stand apart",
    arguments: [
      ("<td>a</td><td>b</td>", "a  b"), ("<td>a <th>b", "a  b"), ("<td></td><td>b", "b"),
      ("<td>a<td><td>c", "a  c"), ("<td><p>a</p></td>\n<td><p>b</p></td>", "a  b"),
      (
        "<td>x<table><tr><td>1<td>2<tr><td>3<td>4</table>y<td>z",
        "x\n1  2\n3  4\ny  z"
      ), ("<td><table><caption>C</caption><tr><td>1</table>", "C\n1"),
    ])
  func cells(_ html: String, _ seen: String) {
    #expect(text(html) == seen)
  }

  @Test(
    "white space is one space, but in preformatted text",
    arguments: [
      ("<td>  a \n\t b  </td>", "a b"), ("<td>a <b> b </b> c", "a b c"), ("<td>a<b> </b>b", "a b"),
      ("<td>a&nbsp; &nbsp;b", "a\u{A0} \u{A0}b"), ("<td>x<pre>\n a\n  b\n</pre>y", "x\n a\n  b\ny"),
      ("<td><pre>a\n\nb</pre>", "a\n\nb"), ("<td><textarea>\na  b</textarea> c", "a  b c"),
      ("<td>a \r\n b", "a b"),
    ])
  func whiteSpace(_ html: String, _ seen: String) {
    #expect(text(html) == seen)
  }

  @Test(
    "a picture is its alternative text",
    arguments: [
      ("<td><img src=\"data:,\" alt=\"alt words\">", "alt words"), ("<td>a<img alt=''>b", "ab"),
      ("<td>a <img alt=b> c", "a b c"), ("<td><img ALT = \"a &amp;  b\">", "a & b"),
      ("<td><img title=\"alt='x'\" alt='y'>", "y"), ("<td>a<img src=\"x\">", "a"),
      ("<td><img data-alt=\"x\">", ""), ("<td><img alt>", ""),
      ("<td><img alt=\"a > b\">c", "a > bc"),
      ("<td><img alt=\"&copy=1 &copy; &lt\">", "&copy=1 © <"),
    ])
  func pictures(_ html: String, _ seen: String) {
    #expect(text(html) == seen)
  }

  @Test(
    "references are characters",
    arguments: [
      ("<td>&lt;b&gt; &amp;amp; &quot;&#39;&apos;", "<b> &amp; \"''"),
      ("<td>&eacute;&Eacute;&szlig;&yuml;&hellip;&euro;&rarr;&mdash;", "éÉßÿ…€→—"),
      ("<td>&Omega;&omega;&sigmaf;&Alpha;&thetasym;&hearts;&zwj;", "Ωως\u{391}ϑ♥\u{200D}"),
      ("<td>&#8364;&#x20AC;&#X41;&#65", "€€AA"), ("<td>&#128;&#151;&#x81;", "€—\u{81}"),
      ("<td>&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("<td>&copy 2024 &notit; &ampx", "© 2024 ¬it; &x"),
      ("<td>a & b &c; &; &#; &#x;", "a & b &c; &; &#; &#x;"),
      ("<td>&thetasyms; &thetasym &Agraves; &frac123 &middotx", "&thetasyms; &thetasym Às; ½3 ·x"),
      (
        "<td><img alt=\"&Agrave &Agraves &Agrave;s &copy= &copyaaaaaaa;\">",
        "À &Agraves Às &copy= &copyaaaaaaa;"
      ),
    ])
  func references(_ html: String, _ seen: String) {
    #expect(text(html) == seen)
  }

  @Test(
    "what is not seen is left out",
    arguments: [
      ("<td>a<!-- <p>x</p> -->b", "ab"), ("<td>a<!-->b<!--->c", "abc"), ("<td>a<!-- x --!>b", "ab"),
      ("<td>a<style>b{}</style>c", "ac"), ("<td>a<SCRIPT>if (a < b) {}</script>c", "ac"),
      ("<td><svg><title>t</title><text>s</text></svg>", "s"), ("<td>a<!doctype x>b<?y?>c", "abc"),
      ("<td>a<noscript><p>x</p></noscript>b", "ab"), ("<td>1 < 2 <3", "1 < 2 <3"),
      ("<td>a<script>x <a \"'</script>b", "ab"), ("<td>a<script></scripts></SCRIPT\n>b", "ab"),
      ("<td>a<style></ style></style x='>'>b", "ab"), ("<td>a<style>x</style", "a"),
    ])
  func unseen(_ html: String, _ seen: String) {
    #expect(text(html) == seen)
  }

  @Test(
    "what never ends is gone through once",
    arguments: [
      "&aaaaaaaa", "aaaaaaaa", "&ampamp", "<", "<a", "</", "</script", "<!", "&#", "&#x1",
    ])
  func endless(_ part: String) {
    // Steps that grow with the square of the length would take minutes.
    let long = String(repeating: part, count: 200_000)
    for start in ["<td>x&", "<td>x<script>", "<td>x<!--", "<td>x<img alt=\"", "<td>x<p "] {
      #expect(text(start + long).hasPrefix("x"))
    }
  }

  @Test("HTML that ends early is read to its end")
  func unfinished() {
    for html in [
      "<td>a<", "<td>a<b", "<td>a<img alt=\"b", "<td>a<!-- b", "<td>a<style>b", "<td>a&",
      "<td>a<!",
    ] {
      #expect(text(html).hasPrefix("a"))
    }
    #expect(text("") == "")
  }
}
