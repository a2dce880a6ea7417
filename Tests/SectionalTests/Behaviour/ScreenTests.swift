import Foundation
import Sectional
import TestSupport
import Testing

/// The specs of Specs/ that are screens rather than tables, with their parameters and with the other
/// versions of their data.
@Suite("Behaviour: screens")
struct ScreenTests {
  private func path(_ name: String) -> String {
    Repository.specs.appendingPathComponent(name).path
  }

  /// The post's page with another record in the place of the post, and other comments.
  private func post(
    _ record: String? = nil, comments: String? = nil, _ parameters: [String: String] = [:]
  ) throws -> Report {
    let report = try Report(
      spec: path("post-detail.yaml"), data: comments.map { path("data/\($0)") },
      lookups: record.map { ["post": path("data/\($0)")] } ?? [:], parameters: parameters)
    #expect(report.warnings == [])
    return report
  }

  /// The lines of a section's rows on the page, each as its first class and the beginning of its
  /// text.
  private func lines(_ report: Report, of section: String) throws -> [String] {
    let body = try report.page().bodies.first { $0.id == section }
    return (body?.lines ?? []).filter { !$0.classes.contains("heading") }.map {
      ($0.classes.first ?? "") + ": " + String($0.cells.map(\.text).joined().prefix(12))
    }
  }

  @Test("rows of a post are toggled by a parameter and hidden by name")
  func toggled() throws {
    let picture = "fixed: half a cake "
    #expect(try lines(post(), of: "article") == ["fixed: Plum cake wi", picture])
    #expect(try lines(post(["details": "some"]), of: "article").last == picture)
    #expect(try lines(post(["details": "off"]), of: "article") == ["fixed: Plum cake wi"])
    let all = [
      "fixed: Plum cake wi", picture, "fixed: Tags: baking", "fixed: Rub 120 g of",
    ]
    #expect(try lines(post(["details": "on"]), of: "article") == all)
    #expect(
      try lines(post(["details": "on", "hide": "tags"]), of: "article")
        == [all[0], all[1], all[3]])
    #expect(
      try lines(post(["details": "on", "hide": "image,tags,recipe"]), of: "article") == [all[0]])
  }

  private func post(_ parameters: [String: String]) throws -> Report {
    try post(nil, parameters)
  }

  @Test("sections are hidden while the record is missing, and keep their places")
  func missing() throws {
    let report = try post("no-post.csv", comments: "post-comments-4.csv")
    #expect(report.ids == ["article", "author", "comments", "about"])
    #expect(try lines(report, of: "article") == [])
    #expect(try lines(report, of: "author") == [])
    #expect(try lines(report, of: "comments") == ["fixed: The post and"])
    #expect(!report.text(width: 80).contains("Author"))
  }

  @Test("comments are on their way, none, some or all")
  func comments() throws {
    let states = try [
      post("no-post.csv", comments: "post-comments-4.csv"),
      post(comments: "post-comments-4.csv"), post(), post(comments: "post-comments-2.csv"),
    ].map { try lines($0, of: "comments") }
    #expect(states[0] == ["fixed: The post and"])
    #expect(states[1] == ["note: Nobody has w"])
    #expect(states[2].last == "fixed: Load more co")
    #expect(states[2].count == 4)
    #expect(states[3].map { $0.prefix(12) }.last == "h3: Bao, 01 ")
    #expect(states[3].count == 6)
  }

  @Test("while more comments are on their way a row says so, until the oldest is there")
  func loading() throws {
    let loading = ["loading": "true"]
    let row = "fixed: Comments are"
    #expect(
      try lines(post(comments: "post-comments-4.csv", loading), of: "comments") == [row])
    let some = try lines(post(loading), of: "comments")
    #expect(some.count == 4 && some.last == row)
    #expect(
      try lines(post(comments: "post-comments-2.csv", loading), of: "comments")
        == lines(post(comments: "post-comments-2.csv"), of: "comments"))
    #expect(
      try lines(post("no-post.csv", comments: "post-comments-4.csv", loading), of: "comments")
        == ["fixed: The post and"])
  }

  @Test("a comment takes three lines and more if it needs them, in its own words")
  func heights() throws {
    let report = try post(comments: "post-comments-3.csv")
    let lines = report.text(width: 60).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("Maite") })
    #expect(
      lines[start..<start + 5]
        == [
          "Maite, 06 Oct, 09:15", "For a smaller tin, 20 cm:", "two eggs,",
          "two thirds of everything else,", "and look after 40 minutes.",
        ])
    let short = try #require(lines.firstIndex { $0.hasPrefix("Bao") })
    #expect(lines[short + 1..<short + 3] == ["First!", ""])
  }

  @Test("a row of a fixed height is cut with a sign")
  func cut() throws {
    let lines = try post(["details": "on"]).text(width: 60).split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("Rub 120 g") })
    #expect(lines[start + 3].last == "…")
    #expect(lines[start + 4] == "")
    let whole = try post(["details": "on"]).html()
    #expect(whole.contains("that nobody has sweetened."))
  }

  @Test("another record changes every section")
  func next() throws {
    let report = try post(
      "next-post.csv", comments: "next-post-comments.csv", ["details": "on"])
    #expect(try report.page().heading == "Kitchen diary")
    #expect(
      try lines(report, of: "article").map { $0.dropFirst(7) }
        == ["Pickled beet", "three jars o", "Tags: pantry", "Boil 1 kg of"])
    #expect(try lines(report, of: "author") == ["fixed: You wrote th"])
    #expect(
      try lines(report, of: "comments") == ["warning: Me, 19 Oct, ", "h3: Tomasz, 19 O"])
  }

  @Test("an author's card is the first whose rule holds")
  func cards() throws {
    let report = try Report(
      spec: path("author-cards.yaml"))
    #expect(
      report.textLines().dropFirst()
        == [
          "Ines Okafor, since 2019", "142 posts. Follow: https://example.org/ines",
          "Lev & Ada, since 2020", "88 posts. Follow: https://example.org/lev?with=ada",
          "This is you, with 31 posts.", "Bao, since 2025",
          "17 posts. Follow: https://example.org/bao", "Grandma Ruth, guest in 2026",
        ])
    let links = report.html().split(separator: "<a class=\"button\" href=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(
      links
        == [
          "https://example.org/ines", "https://example.org/lev?with=ada",
          "https://example.org/bao",
        ])
  }

  @Test("a time stands above a message that comes more than three hours after the one before")
  func chat() throws {
    let report = try Report(spec: path("chat.yaml"))
    let times = report.textLines().filter { $0.hasPrefix("—") }
    #expect(
      times
        == [
          "— Fri 12 Jun, 18:02 —", "— Sat 13 Jun, 08:47 —", "— Sat 13 Jun, 11:49 —",
          "— Sat 13 Jun, 18:31 —",
        ])
  }
}
