import Foundation
import Testing

@testable import TextWidth

/// Files of the Unicode Character Database, read from `UNICODE_DATA_DIR`, else from where the
/// Debian package `unicode-data` puts them.
private enum UnicodeData {
  static let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["UNICODE_DATA_DIR"]
      ?? "/usr/share/unicode")

  /// Whether the files are there and of the tables' version.
  static let isUsable: Bool = {
    guard let head = try? lines("EastAsianWidth.txt").first else { return false }
    return head.contains("-\(TextWidth.unicodeVersion).txt")
  }()

  static func lines(_ file: String) throws -> [Substring] {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: true)
  }

  static func text(_ numbers: some StringProtocol) -> String {
    var text = String.UnicodeScalarView()
    for field in numbers.split(separator: " ") {
      if let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
    }
    return String(text)
  }
}

@Suite(.enabled(if: UnicodeData.isUsable, "needs the Unicode Character Database"))
struct UnicodeDataTests {
  @Test func graphemeBreakTest() throws {
    var count = 0
    for line in try UnicodeData.lines("auxiliary/GraphemeBreakTest.txt") where line.first == "÷" {
      let sample = line.prefix { $0 != "#" }
      // Surrogates can not stand in UTF-8.
      if sample.contains("D800") { continue }
      let expected = sample.split(separator: "÷")
        .map { Array(UnicodeData.text($0.replacing("×", with: " ").filter { $0 != "\t" }).utf8) }
        .filter { !$0.isEmpty }
      let bytes = Array(expected.joined())
      let found = TextWidth.clusters(of: bytes).map { Array(bytes[$0.bytes]) }
      #expect(found == expected, "\(sample)")
      count += 1
    }
    #expect(count > 500)
  }

  @Test func everyQualifiedEmojiIsOneClusterOfTwoCells() throws {
    var count = 0
    for line in try UnicodeData.lines("emoji/emoji-test.txt")
    where line.contains("; fully-qualified") {
      let text = UnicodeData.text(line.prefix { $0 != ";" })
      let size = text.utf8.count
      #expect(TextWidth.clusters(of: text) == [.init(bytes: 0..<size, width: 2)], "\(line)")
      count += 1
    }
    #expect(count > 3000)
  }

  @Test func wideScalarsAreTwoCells() throws {
    for line in try UnicodeData.lines("EastAsianWidth.txt") where line.first != "#" {
      let fields = line.prefix { $0 != " " && $0 != "#" }.split(separator: ";")
      guard fields.count == 2, ["W", "F"].contains(fields[1]) else { continue }
      let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last else { continue }
      for number in first...last {
        guard let scalar = Unicode.Scalar(number),
          scalar.properties.generalCategory != .nonspacingMark
        else { continue }
        #expect(TextWidth.width(of: String(scalar)) == 2, "U+\(String(number, radix: 16))")
      }
    }
  }
}
