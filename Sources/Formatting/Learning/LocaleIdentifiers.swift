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
    var name = String(language)
    var rest = tags.dropFirst()
    if let script = rest.first, script.count == 4 {
      name += "-\(script.capitalized)"
      rest = rest.dropFirst()
    }
    guard isAvailable(name) else { return nil }
    if let region = rest.first {
      guard rest.count == 1, isRegion(region.uppercased()) else { return nil }
      name += "-\(region.uppercased())"
    }
    return name + (hasLatinDigits ? "-u-nu-latn" : "")
  }

  private static func isAvailable(_ name: String) -> Bool {
    let name = name.replacing("-", with: "_")
    return Locale.availableIdentifiers.contains {
      $0.utf8.elementsEqual(name.utf8) || $0.utf8.starts(with: "\(name)_".utf8)
    }
  }

  private static func isRegion(_ code: String) -> Bool {
    Locale.Region.isoRegions.contains { $0.identifier.utf8.elementsEqual(code.utf8) }
  }
}
