import Foundation

extension LocaleData {
  /// The identifiers that locales have data under, as BCP 47 writes them, in byte order.
  package static func identifiers() -> [String] {
    Locale.availableIdentifiers.map { $0.replacing("_", with: "-") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The identifier as BCP 47 writes it; nil when there is no data for it.
  ///
  /// Known are a language that has data, with or without a script, and any region of ISO 3166. The
  /// extension `-u-nu-latn` asks for the digits 0…9. Letter case does not matter.
  package static func canonical(_ identifier: String) -> String? {
    if identifier.utf8.elementsEqual(defaultIdentifier.utf8) { return defaultIdentifier }
    guard identifier.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var tags = identifier.lowercased().replacing("_", with: "-")
      .split(separator: "-", omittingEmptySubsequences: false)
    let hasLatinDigits = tags.suffix(3).elementsEqual(["u", "nu", "latn"])
    if hasLatinDigits { tags.removeLast(3) }
    guard let language = tags.first, (2...3).contains(language.count) else { return nil }
    var base = String(language)
    var rest = tags.dropFirst()
    if let script = rest.first, script.count == 4 {
      base += "-\(script.capitalized)"
      rest = rest.dropFirst()
    }
    guard rest.count <= 1 else { return nil }
    let region = rest.first.map { "-\($0.uppercased())" } ?? ""
    guard hasData(base, region: region) else { return nil }
    return base + region + (hasLatinDigits ? "-u-nu-latn" : "")
  }

  private static func hasData(_ language: String, region: String) -> Bool {
    let available = Locale.availableIdentifiers
    let whole = Array((language + region).replacing("-", with: "_").utf8)
    if available.contains(where: { $0.utf8.elementsEqual(whole) }) { return true }
    // A language in a region that has no data of its own is drawn with the language's.
    let prefix = Array(language.replacing("-", with: "_").utf8)
    let isLanguage = available.contains {
      $0.utf8.elementsEqual(prefix) || $0.utf8.starts(with: prefix + [0x5F])
    }
    let code = region.dropFirst()
    return isLanguage
      && (region.isEmpty
        || Locale.Region.isoRegions.contains { $0.identifier.utf8.elementsEqual(code.utf8) })
  }
}
