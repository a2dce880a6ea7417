import Foundation
import Values

extension Collation {
  /// The order of a known locale (Unicode Collation Algorithm with the locale's tailoring).
  ///
  /// Texts that differ in nothing that the locale orders by compare as equal.
  static func learnt(_ identifier: String) -> Collation {
    let locale = Learnt { Locale(identifier: identifier) }
    let language = String(identifier.prefix { $0 != "-" })
    let isPlain = ASCIICollation.languages.contains(language)
    return Collation { first, second in
      if isPlain, let order = ASCIICollation.compare(first, second) { return order }
      if first.elementsEqual(second) { return 0 }
      let text = String(decoding: second, as: UTF8.self)
      return String(decoding: first, as: UTF8.self).compare(text, locale: locale.get()).rawValue
    }
  }
}
