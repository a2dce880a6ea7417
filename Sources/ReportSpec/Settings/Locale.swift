import Diagnostics
import YAMLTree

/// The shapes of `locale` and `time_zone`; whether the names are known is judged elsewhere.
extension SpecDecoder {
  /// A language tag: subtags of letters and digits joined by `-`, the first of letters (RFC 5646 §2.1).
  mutating func locale(_ entry: YAMLMapping.Entry?) -> Located<String>? {
    guard let locale = name(entry, wants: "a locale such as `en-GB`") else { return nil }
    if Self.isLanguageTag(locale.value) { return locale }
    let hyphenated = String(
      locale.value.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    report(
      .malformedName, "\(quoted(locale.value)) is not the name of a locale", at: locale.span,
      help: Self.isLanguageTag(hyphenated)
        ? "did you mean \(quoted(hyphenated))?" : "write a language and a country, such as `en-GB`")
    return nil
  }

  private static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count),
      language.allSatisfy({ (0x61...0x7a).contains($0 | 0x20) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { (0x61...0x7a).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    }
  }

  /// A name of the tz database: parts of letters, digits, `_`, `+` and `-` joined by `/`.
  mutating func timeZone(_ entry: YAMLMapping.Entry?) -> Located<String>? {
    let example = "write a name of the tz database, such as `Europe/London`, or `UTC`"
    guard let zone = name(entry, wants: "a time zone such as `Europe/London`") else { return nil }
    let parts = zone.value.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isZone = parts.allSatisfy { part in
      part.first.map { (0x61...0x7a).contains($0 | 0x20) } == true
        && part.allSatisfy { byte in
          (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte)
            || "_+-".utf8.contains(byte)
        }
    }
    if isZone { return zone }
    let underscored = zone.value.replacingSpaces()
    report(
      .malformedName, "\(quoted(zone.value)) is not the name of a time zone", at: zone.span,
      help: zone.value.utf8.contains(UInt8(ascii: "/")) && underscored != zone.value
        ? "did you mean \(quoted(underscored))?" : example)
    return nil
  }
}

extension String {
  fileprivate func replacingSpaces() -> String {
    String(map { $0 == " " ? "_" : $0 })
  }
}
