import Formatting
import Foundation
import TestSupport
import Testing
import Values

@Suite struct OrderTests {
  private func compare(_ collation: Collation, _ first: String, _ second: String) -> Int {
    Array(first.utf8).withUnsafeBytes { one in
      Array(second.utf8).withUnsafeBytes { two in collation.compare(one, two) }
    }
  }

  private func order(_ identifier: String, _ texts: [String]) throws -> [String] {
    let collation = try #require(LocaleData(identifier: identifier)).collation
    return texts.sorted { compare(collation, $0, $1) < 0 }
  }

  @Test func ordersAsDictionariesDo() throws {
    let words = ["Zebra", "zoo", "äpple", "apple", "Öl", "ostrich", "éclair", "eclipse"]
    #expect(
      try order("de-DE", words) == [
        "apple", "äpple", "éclair", "eclipse", "Öl", "ostrich", "Zebra", "zoo",
      ])
    #expect(
      try order("sv-SE", words) == [
        "apple", "éclair", "eclipse", "ostrich", "Zebra", "zoo", "äpple", "Öl",
      ])
    #expect(try order("en-US", ["b", "A", "a", "B"]) == ["a", "A", "b", "B"])
    #expect(try order("cs-CZ", ["chata", "cihla", "hora"]) == ["cihla", "hora", "chata"])
  }

  @Test(arguments: [
    "en-US", "en-GB", "de-DE", "de-AT", "fr-FR", "fr-CA", "it-IT", "nl-NL", "pt-BR",
  ])
  func plainTextsAreOrderedAsICUDoes(_ identifier: String) throws {
    let collation = try #require(LocaleData(identifier: identifier)).collation
    let locale = Locale(identifier: identifier)
    var random = SplitMix64(seed: SplitMix64.runSeed)
    func text() -> String {
      let alphabet = Array(
        [
          "aAbBijIJ -_.", "abAB01 '", "zZéeE",
          (32...126).map { String(UnicodeScalar(UInt8($0))) }.joined(),
        ].randomElement(using: &random) ?? "")
      return String(
        (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
          alphabet.randomElement(using: &random)
        })
    }
    for _ in 0..<500 {
      let (first, second) = (text(), text())
      let expected = first.compare(second, locale: locale).rawValue
      #expect(compare(collation, first, second).signum() == expected, "\(first) | \(second)")
    }
  }
}
