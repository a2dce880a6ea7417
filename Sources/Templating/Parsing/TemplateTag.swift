/// A tag of a template, from its opening to its closing delimiter.
struct TemplateTag: Sendable {
  enum Kind: Sendable, Equatable {
    case comment, delimiters, value, unescaped, section, inverted, partial, parent, block, close
  }

  let kind: Kind
  /// The whole tag.
  let range: Range<Int>
  /// The name without white space and sigil.
  let name: Range<Int>
  /// Whether the name is looked up in the data: `{{>*name}}`.
  let isDynamic: Bool
}
