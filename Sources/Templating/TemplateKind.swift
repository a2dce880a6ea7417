/// What a template is made into; it decides how values are escaped.
package enum TemplateKind: Sendable {
  /// HTML: every value is escaped by where it stands.
  case html
  /// Text that a renderer escapes as a whole: values are written as they are.
  case plainText
  /// One URL: a value at the very start is a URL, any other is a percent-encoded component.
  case url
  /// Markdown (GitHub Flavored): characters of values that mark up are escaped.
  case markdown
}

/// How much of the language is accepted.
package struct TemplateOptions: Sendable {
  /// The bare Mustache specification: plain HTML escaping, no scope, dynamic partial names.
  package var isLenient: Bool
  /// Whether the HTML is that of one row of a table: cells and nothing else.
  package var isRow: Bool

  package init(isLenient: Bool = false, isRow: Bool = false) {
    self.isLenient = isLenient
    self.isRow = isRow
  }

  /// A sequence of `td` and `th`.
  package static let row = TemplateOptions(isRow: true)
  /// Mustache as its specification 1.4 has it, for a ``TemplateValue``.
  package static let lenient = TemplateOptions(isLenient: true)
}

/// Limits that keep a hostile template from using up time or memory.
package enum TemplateLimits {
  /// Sections, blocks, partials and parents inside each other, counted together.
  static let depth = 100
  /// Bytes of one template text or partial.
  static let textBytes = 16 << 20
  /// Operations of a template after its partials were put in.
  static let operations = 1_000_000
  /// Partials, parents and blocks that are put in.
  static let expansions = 100_000
  /// Bytes of literal text after the partials were put in.
  static let literalBytes = 16 << 20
  /// Operations that one run may take.
  package static let steps = 1_000_000
  /// Bytes that one run may write.
  static let outputBytes = 256 << 20
}
