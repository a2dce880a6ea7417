import Expressions
import Foundation
import TestSupport
import Testing

/// Regular expressions in the syntax of RE2.
@Suite struct PatternTests {
  private static func matches(_ pattern: String, _ text: String, whole: Bool = false) throws
    -> Bool?
  {
    let matcher = PatternMatcher(try Pattern.compile(Array(pattern.utf8), whole: whole))
    return Array(text.utf8).withUnsafeBytes { matcher.matches($0) }
  }

  @Test(arguments: [
    ("", "", true), ("", "x", true), ("abc", "xabcx", true), ("abc", "xabx", false),
    ("^abc", "xabc", false), ("abc$", "abcx", false), ("^$", "", true), ("$^", "", true),
    ("^$", "x", false), ("a|b|c", "xxc", true), ("(ab)+c", "ababc", true), ("a{2,3}b", "ab", false),
    ("^a{2,3}$", "aaaa", false), ("^a{2,}$", "aaaa", true), ("^a{0}$", "", true),
    ("a{,2}", "a{,2}", true), ("^x*$", "xxxx", true), ("^(a*)*$", "aaab", false),
    ("^(|a)+$", "aaa", true), ("[a-c]x", "bx", true), ("[^a-c]x", "bx", false),
    ("[]a]", "]", true), ("[a-]", "-", true), ("[\\]]", "]", true), ("[[:digit:]]+$", "a12", true),
    ("^[[:^digit:]]+$", "a1", false), ("\\d{3}", "12", false), ("\\D", "1", false),
    ("\\w+@\\w+\\.de", "me@home.de", true), ("\\s", "a b", true), ("\\S", " ", false),
    ("\\bfoo\\b", "a foo b", true), ("\\bfoo\\b", "afoo", false), ("\\Boo", "foo", true),
    ("(?i)straße", "STRAßE", true), ("(?i)k", "\u{212a}", true), ("(?i:A)b", "aB", false),
    ("a.c", "a\nc", false), ("(?s)a.c", "a\nc", true), ("(?m)^b$", "a\nb\nc", true),
    ("^b$", "a\nb\nc", false), ("^ñ.$", "ñ漢", true), ("^.$", "🐱", true), ("[α-ω]+", "λ", true),
    ("^[^a]$", "漢", true), ("\\x41\\x{1F431}", "A🐱", true), ("\\101", "A", true),
    ("\\pL+$", "Ünï", true), ("^\\p{Lu}", "ä", false), ("\\P{L}", "a", false),
    ("^\\p{^Nd}$", "5", false), ("\\Qa.b\\E+", "a.bb", true), ("\\Qa.b\\E", "axb", false),
    ("(?P<year>\\d+)-(?<m>\\d+)", "2026-11", true), ("a+?b", "aab", true),
    ("\\.\\*\\[", ".*[", true),
    ("\\Aab\\z", "ab", true), ("(a|(?i)b)c", "Bc", true), ("(a|(?i)b)c", "BC", false),
    ("^(?:a|ab)(?:c|bcd)$", "abcd", true), ("x{2}{", "xx{", true),
  ])
  func matching(_ pattern: String, _ text: String, _ expected: Bool) throws {
    #expect(try Self.matches(pattern, text) == expected)
  }

  @Test func wholeTexts() throws {
    #expect(try Self.matches("a|ab", "ab", whole: true) == true)
    #expect(try Self.matches("a|ab", "abc", whole: true) == false)
    #expect(try Self.matches("[A-Z]{2}-\\d+", "AB-12", whole: true) == true)
    #expect(try Self.matches("[A-Z]{2}-\\d+", "AB-12 ", whole: true) == false)
    #expect(try Self.matches("", "", whole: true) == true)
  }

  @Test(arguments: [
    ("(", "a group is never closed", 0), ("a)", "a `)` closes nothing", 1),
    ("[a", "a `[` is never closed", 0), ("*a", "there is nothing to repeat", 0),
    ("a**", "two repetitions follow one another", 0),
    ("a{5,2}", "a repetition is beyond 1000 or ends before it starts", 1),
    ("a{1001}", "a repetition is beyond 1000 or ends before it starts", 1),
    ("[z-a]", "a range ends before it starts", 0), ("\\", "a backslash ends the pattern", 0),
    ("\\y", "an escape is unknown", 0),
    ("(a)\\1", "a reference to a group is not possible in linear time", 3),
    ("(?=a)", "looking ahead is not possible in linear time", 0),
    ("(?<=a)", "looking behind is not possible in linear time", 0),
    ("(?z)", "a flag is unknown", 0),
    ("\\p{Greek}", "a class of Unicode is unknown; general categories such as `\\pL` are", 0),
    ("\\x{110000}", "an escape `\\x` is malformed", 0), ("[[:foo:]]", "a class is unknown", 0),
    ("(?P<>a)", "the name of a group is malformed", 0),
  ])
  func faults(_ pattern: String, _ message: String, _ start: Int) {
    let fault = #expect(throws: PatternFault.self) { try Pattern.compile(Array(pattern.utf8)) }
    #expect(fault?.message == message)
    #expect(fault?.range.lowerBound == start)
  }

  /// Texts on which engines that go back take exponential time.
  @Test func timeIsLinear() throws {
    let text = String(repeating: "a", count: 20_000)
    let start = ContinuousClock.now
    #expect(try Self.matches("^(a+)+$", text + "b") == false)
    #expect(try Self.matches("^(a|aa)+$", text + "b") == false)
    #expect(try Self.matches("(a*)*b", text) == false)
    #expect(try Self.matches(String(repeating: "a?", count: 500) + "a{500}", text) == true)
    #expect(try Self.matches("\\b(x+x+)+y\\b", String(repeating: "x", count: 2_000)) == false)
    #expect(try Self.matches("(a|b)*a(a|b){12}c", String(repeating: "ab", count: 5_000)) == false)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func sizeIsLimited() throws {
    #expect(throws: PatternFault.self) { try Pattern.compile(Array("((a{100}){100}){100}".utf8)) }
    #expect(try Self.matches("(((){1000}){1000}){1000}", "") == true)
    #expect(throws: PatternFault.self) {
      try Pattern.compile(Array(String(repeating: "(", count: 2_000).utf8))
    }
    #expect(throws: PatternFault.self) { try Pattern.compile([0x61, 0xff]) }
    #expect(throws: PatternFault.self) {
      try Pattern.compile([UInt8](repeating: 0x61, count: 5_000))
    }
    // Bytes that are no UTF-8 match no character.
    let any = PatternMatcher(try Pattern.compile(Array("^.$".utf8)))
    #expect([UInt8]([0xff]).withUnsafeBytes { any.matches($0) } == false)
  }

  /// Random small patterns against another engine.
  @Test func agreesWithFoundation() throws {
    let seed = SplitMix64.runSeed
    print("PatternTests seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let pattern = Self.pattern(depth: 3, &random)
      let matcher = PatternMatcher(try Pattern.compile(Array(pattern.utf8)))
      let other = try NSRegularExpression(pattern: pattern)
      for _ in 0..<6 {
        let text = String(
          (0..<Int.random(in: 0...8, using: &random)).map { _ in
            ["a", "b", "→", " "].randomElement(using: &random) ?? "a"
          }.joined())
        let expected =
          other.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        let found = Array(text.utf8).withUnsafeBytes { matcher.matches($0) }
        #expect(found == expected, "`\(pattern)` in `\(text)`, seed \(seed)")
      }
    }
  }

  private static func pattern(depth: Int, _ random: inout SplitMix64) -> String {
    if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
      return ["a", "b", "→", ".", "[ab]", "[^a]", "\\w", "\\s", "\\b"].randomElement(using: &random)
        ?? "a"
    }
    let first = pattern(depth: depth - 1, &random)
    let second = pattern(depth: depth - 1, &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return "(?:\(first)|\(second))"
    case 1: return "(?:\(first))*"
    case 2: return "(?:\(first))?\(second)"
    case 3: return "(\(first)){1,2}"
    case 4: return "^\(first)\(second)"
    default: return "\(first)\(second)"
    }
  }
}
