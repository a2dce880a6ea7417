import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLTree

/// Quotes as help.
@Suite struct AdviceTests {
  private func node(_ text: String, _ path: String...) throws -> YAMLNode {
    var node = try #require(Reading(text).root)
    for key in path { node = try #require(node.mapping?[key]) }
    return node
  }

  @Test func bracketsWhereTextIsExpected() throws {
    let text = """
      view:
        where: [a, b]  # c
        group: {a: b}
        order: [
          a]
        title: {a: "b"}
      """
    #expect(
      QuoteAdvice.help(for: try node(text, "view", "where"))
        == "quote it: `where: \"[a, b]\"  # c`")
    #expect(
      QuoteAdvice.help(for: try node(text, "view", "group")) == "quote it: `group: \"{a: b}\"`")
    #expect(QuoteAdvice.help(for: try node(text, "view", "order")) == nil)
    #expect(
      QuoteAdvice.help(for: try node(text, "view", "title"))
        == "quote it: `title: '{a: \"b\"}'`")
    #expect(QuoteAdvice.help(for: try node(text, "view")) == nil)
  }

  @Test func otherKindsGetNone() throws {
    let text = "a: 1\nb: ~\nc: ''\nd:\ne: true\nf:\n  g: 1\n"
    for key in ["a", "b", "c", "d", "e", "f"] {
      #expect(QuoteAdvice.help(for: try node(text, key)) == nil, "\(key)")
    }
  }

  @Test func valuesInBraces() throws {
    let text = "cells:\n  - {cell: [x, y], when: {a: b}}\n"
    let row = try #require(try node(text, "cells").sequence?.first)
    let cell = try #require(row.mapping?["cell"])
    #expect(QuoteAdvice.help(for: cell) == "quote it: `- {cell: \"[x, y]\", when: {a: b}}`")
  }

  @Test func commaInText() throws {
    let mapping = try #require(
      try node("a: {title: Wine, and more, group: wine}\n", "a").mapping)
    #expect(mapping.entries.count == 3)
    #expect(
      QuoteAdvice.help(forEntry: 1, of: mapping)
        == "quote it: `a: {title: \"Wine, and more\", group: wine}`")
    #expect(QuoteAdvice.help(forEntry: 0, of: mapping) == nil)
    #expect(QuoteAdvice.help(forEntry: 2, of: mapping) == nil)
    #expect(QuoteAdvice.help(forEntry: 9, of: mapping) == nil)
  }

  @Test func commaInTextOverSeveralLines() throws {
    let text = "a: {\n  title: Wine, and more,\n  group: wine\n}\n"
    let mapping = try #require(try node(text, "a").mapping)
    #expect(
      QuoteAdvice.help(forEntry: 1, of: mapping) == "quote it: `title: \"Wine, and more\",`")
  }

  /// Every line that a fault file is advised to have instead is free of that fault.
  @Test func mendedLinesAreRight() throws {
    let folder = Repository.root.appendingPathComponent("Tests/YAMLTreeTests/Faults")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    var mended = 0
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let reading = Reading(bytes)
      for diagnostic in reading.bag.all {
        guard let help = diagnostic.help.first(where: { $0.hasPrefix("quote it: `") }),
          let place = diagnostic.primary?.span
        else { continue }
        let line = PositionTable([place]).start(of: place).line
        var lines = String(decoding: bytes, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        let indent = lines[line - 1].prefix { $0 == " " }
        lines[line - 1] = String(indent + help.dropFirst("quote it: `".count).dropLast())
        let again = Reading(lines.joined(separator: "\n"))
        mended += 1
        let isMended = !again.bag.all.contains { other in
          guard let span = other.primary?.span else { return false }
          return PositionTable([span]).start(of: span).line == line && other.code == diagnostic.code
        }
        #expect(isMended, "\(name): \(again.page)")
      }
    }
    #expect(mended > 30)
  }
}
