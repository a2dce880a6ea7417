/// Where in HTML text a reader is, by the tokenizer of the HTML Standard (§13.2.5).
///
/// States that differ only in how a fault is repaired are one here.
enum HTMLState: Sendable, Equatable {
  case text
  /// After `<`.
  case tagOpen
  /// After `</`.
  case endTagOpen
  /// After `<!` and these bytes.
  case declaration([UInt8])
  /// In `<!-- -->`: trailing hyphens, whether `!` follows two of them, and whether it just began.
  case comment(hyphens: Int, bang: Bool, isFresh: Bool)
  /// In `<!…>`, `<?…>` or `</…>` without a name.
  case otherDeclaration
  case tagName
  /// In a tag outside of any attribute. With `needsSeparator` a name just ended or may have
  /// ended in a branch, so that only white space, `/` or `>` can follow.
  case inTag(needsSeparator: Bool)
  case attributeName
  case afterAttributeName
  case beforeAttributeValue
  /// In a value; `quote` is 0 for one without quotes.
  case attributeValue(quote: UInt8)
  /// In an element without markup, after so many bytes of its closing tag.
  case rawText(matched: Int)
}

/// Something in the literal text of a template that is refused.
enum HTMLProblem: Sendable, Equatable {
  case element([UInt8])
  case metaHTTPEquiv
  /// A character set that is not UTF-8.
  case charset
  case cdata
  case malformedTag
  case missingSeparator
  case foreignMarkup([UInt8])
  /// An attribute that a page's policy switches off.
  case inertAttribute([UInt8])
  /// An address in an element that a page's policy does not let it load.
  case unloadable([UInt8])
  case row(RowStructure.Problem)
  case url(URLPlace.Problem)
}

/// A place in which no value can stand.
enum HTMLUnsafePlace: Sendable, Equatable {
  case element([UInt8])
  case comment
  case declaration
  case tagName
  case tag
  case unquotedAttribute([UInt8])
  case eventHandler([UInt8])
  case styleAttribute
  case markupAttribute([UInt8])
  case urlList([UInt8])
  case animation([UInt8])
  case url
}
