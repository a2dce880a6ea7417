import Foundation
import Templating
import TestSupport
import Testing

@Suite("Hostile values", .enabled(if: Conformance.folder("strings") != nil, "not installed"))
struct InjectionTests {
  private static func values() throws -> [String] {
    let folder = try #require(Conformance.folder("strings"))
    var values: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      for item in try JSONSerialization.jsonObject(with: data) as? [Any] ?? [] {
        let value = (item as? String) ?? (item as? [String: Any])?["value"] as? String
        if let value { values.append(value) }
      }
    }
    return values
  }

  private func run(_ template: Template, _ value: String) -> (text: String, isAllowed: Bool) {
    var output: [UInt8] = []
    let isAllowed = template.run(into: &output) { $1.append(contentsOf: value.utf8) }
    return (String(decoding: output, as: UTF8.self), isAllowed)
  }

  /// What a reader of HTML makes of escaped text.
  private func decoded(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
  }

  private func hides(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09, 0x0a: false
      case ..<0x20, 0x7f...0x9f, 0x061c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff:
        true
      default: false
      }
    }
  }

  @Test func textAndAttributesGiveTheValueBack() throws {
    let template = try #require(
      compile("<p title=\"{{name}}\" class='{{name}}'>{{name}}</p>").template)
    for value in try Self.values() {
      let text = run(template, value).text
      let parts = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      #expect(parts.count == 3)
      let single = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
      #expect(single.count == 3)
      #expect(text.utf8.filter { $0 == UInt8(ascii: "<") }.count == 2)
      #expect(text.utf8.filter { $0 == UInt8(ascii: ">") }.count == 2)
      #expect(!hides(text))
      let body = String(decoding: parts[1], as: UTF8.self)
      #expect(
        body.replacingOccurrences(
          of: "&(lt|gt|amp|quot|#39);", with: "", options: .regularExpression
        ).contains("&") == false)
      if !hides(value) { #expect(Array(decoded(body).utf8) == Array(value.utf8)) }
    }
  }

  @Test func linksNeverLeaveTheAllowList() throws {
    let whole = try #require(compile("<a href=\"{{url}}\">x</a>").template)
    let part = try #require(compile("<a href=\"https://x/{{url}}?{{url}}\">x</a>").template)
    let link = try #require(compile("{{url}}", .url).template)
    for value in try Self.values() {
      let result = run(whole, value)
      let href = result.text.split(separator: "\"", omittingEmptySubsequences: false)[1]
      #expect(
        href.utf8.allSatisfy {
          (0x21...0x7e).contains($0) && $0 != 0x3c && $0 != 0x3e && $0 != 0x27
        })
      if !result.isAllowed { #expect(href == "about:invalid") }
      // A reader of URLs takes what is before a colon for the scheme, unless `/ ? #` comes first.
      let url = decoded(run(link, value).text)
      let colon = url.firstIndex(of: ":")
      let end = url.firstIndex { "/?#".contains($0) }
      if let colon, end.map({ colon < $0 }) ?? true {
        #expect(["http", "https", "mailto"].contains(url[..<colon].lowercased()), "\(value)")
      }
      let parts = run(part, value)
      #expect(parts.isAllowed)
      #expect(
        parts.text.wholeMatch(
          of: /<a href="https:\/\/x\/[-A-Za-z0-9._~%]*\?[-A-Za-z0-9._~%]*">x<\/a>/) != nil)
    }
  }

  @Test func valuesAreNeverTemplates() throws {
    let template = try #require(compile("{{name}}{{name}}", .plainText).template)
    for value in try Self.values() {
      #expect(Array(run(template, value).text.utf8) == Array((value + value).utf8))
    }
  }

  @Test func markdownStaysInItsCell() throws {
    let template = try #require(compile("| {{name}} |", .markdown).template)
    for value in try Self.values() {
      let text = run(template, value).text
      #expect(!text.utf8.contains(0x0a) && !text.utf8.contains(0x0d) && !hides(text))
      #expect(!text.utf8.contains(UInt8(ascii: "<")))
      var isEscaped = false
      var bars = 0
      for byte in text.utf8 {
        if byte == UInt8(ascii: "|"), !isEscaped { bars += 1 }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      }
      #expect(bars == 2, "\(value)")
    }
  }
}
