package import Values

/// What formats need to know of one locale, learnt once and then filled in by hand.
///
/// The data of `en-US` is built in; that of every other locale is learnt when it is first asked for.
/// No setting of the machine or the user has a part in it.
package struct LocaleData: Sendable {
  /// The identifier as BCP 47 writes it: `en-GB`.
  package let identifier: String
  /// Whether text runs from right to left.
  package let isRightToLeft: Bool
  let number: NumberStyle
  /// What stands between the whole part and the fraction of a number.
  package var decimalMark: [UInt8] { number.marks.decimal }
  let percent: @Sendable () -> NumberStyle
  let names: @Sendable () -> CalendarNames
  /// A date pattern in the letters of Unicode's locale data (UTS 35).
  let pattern: @Sendable (DateKind, DateLength) -> String
  let compact: @Sendable () -> [CompactStep]
  let byteNames: @Sendable () -> ByteNames
  let currency: @Sendable (_ code: String) -> NumberStyle
  let relative: @Sendable () -> RelativeNames
  /// The order of texts in the locale's dictionaries.
  package let collation: Collation

  /// The locale of an identifier such as `en-GB` or `en_GB`; nil when it is unknown.
  package init?(identifier: String) {
    guard let canonical = LocaleData.canonical(identifier) else { return nil }
    self =
      canonical == LocaleData.defaultIdentifier ? .unitedStates : LocaleData(learning: canonical)
  }

  init(
    identifier: String, isRightToLeft: Bool, number: NumberStyle,
    percent: @escaping @Sendable () -> NumberStyle,
    names: @escaping @Sendable () -> CalendarNames,
    pattern: @escaping @Sendable (DateKind, DateLength) -> String,
    compact: @escaping @Sendable () -> [CompactStep],
    byteNames: @escaping @Sendable () -> ByteNames,
    currency: @escaping @Sendable (String) -> NumberStyle,
    relative: @escaping @Sendable () -> RelativeNames, collation: Collation
  ) {
    self.identifier = identifier
    self.isRightToLeft = isRightToLeft
    self.number = number
    self.percent = percent
    self.names = names
    self.pattern = pattern
    self.compact = compact
    self.byteNames = byteNames
    self.currency = currency
    self.relative = relative
    self.collation = collation
  }

  /// The locale of a spec that names none.
  package static let defaultIdentifier = "en-US"

  /// Whether there is data for an identifier.
  package static func isKnown(_ identifier: String) -> Bool {
    canonical(identifier) != nil
  }
}
