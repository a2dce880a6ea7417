@_spi(_Unicode) import Swift

/// `initial(s)`: the letter under which a text stands in an index.
enum Initial {
  /// The first scalar after canonical decomposition, in upper case, or `#` where it is no letter.
  static func of(_ text: ExpressionText) -> ExpressionText {
    guard text.count > 0 else { return other }
    let first = text[0]
    if isLetter(first) { return ExpressionText(CollectionOfOne(first & 0xdf)) }
    if first < 0x80 { return other }
    // A scalar has at most four bytes; its decomposition needs nothing behind it.
    let head = text.slice(0..<text.nextOffset(after: 0)).string
    for scalar in head._nfd {
      guard isLetter(scalar) else { return other }
      guard let upper = scalar.properties.uppercaseMapping.unicodeScalars.first else { break }
      return ExpressionText(String(upper))
    }
    return other
  }

  private static let other = ExpressionText("#")

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 && byte < 0x80
  }
}
