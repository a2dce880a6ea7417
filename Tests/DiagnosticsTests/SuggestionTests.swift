import Diagnostics
import Testing

/// What was probably meant.
@Suite struct SuggestionTests {
  private let keys = [
    "title", "subtitle", "columns", "column", "group", "groups", "time_zone", "id",
  ]

  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("subtitel", "subtitle"), ("timezone", "time_zone"),
    ("time-zone", "time_zone"), ("grups", "groups"), ("ID", "id"),
    ("gruop", "group"),
  ])
  func near(word: String, candidate: String) {
    #expect(Suggestion.best(for: word, among: keys) == candidate)
  }

  @Test(arguments: ["", "x", "ix", "footer", "zzzzzz", "ttl"])
  func far(word: String) {
    #expect(Suggestion.best(for: word, among: keys) == nil)
  }

  @Test func noneWhereTwoAreEquallyNear() {
    #expect(Suggestion.best(for: "bat", among: ["cat", "rat"]) == nil)
    #expect(Suggestion.best(for: "colums", among: keys) == nil)
    #expect(Suggestion.best(for: "bat", among: ["cat", "rat", "bats", "Bat"]) == "Bat")
    #expect(Suggestion.best(for: "bat", among: ["cat", "cat"]) == "cat")
    #expect(Suggestion.best(for: "bat", among: [String]()) == nil)
  }

  @Test func longWordsAreLeftAlone() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.best(for: long, among: [long + "b"]) == nil)
    #expect(Suggestion.best(for: "abc", among: [long]) == nil)
  }

  @Test func help() {
    #expect(Suggestion.help(for: "titel", among: keys) == "did you mean `title`?")
    #expect(Suggestion.help(for: "zzz", among: keys) == nil)
  }
}
