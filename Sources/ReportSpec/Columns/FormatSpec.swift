package import Diagnostics

/// The key `format` of a column: exactly one format with its options.
package struct FormatSpec: Sendable {
  package let span: SourceSpan
  package internal(set) var kind: FormatKindSpec
}

/// A format of spec language §7.
package enum FormatKindSpec: Sendable {
  case text
  case number(NumberStyleSpec)
  case integer
  /// 0.25 is 25 %.
  case percent(NumberStyleSpec)
  /// Three capitals of the shape of ISO 4217; whether they are known is not checked here.
  case currency(code: Located<String>, NumberStyleSpec)
  case bytes(BytesUnitSpec)
  case compact
  case date(TimePatternSpec)
  case time(TimePatternSpec)
  case datetime(TimePatternSpec)
  case duration
  /// Nil: the formatter's own words.
  case boolean(BooleanWordsSpec?)
  /// In the order of the file; no value twice.
  case map([MapEntrySpec])
  /// An address, in the scope of a row.
  case link(TemplateSpec)
}

/// Options of the formats of numbers; nil leaves the choice to the formatter.
package struct NumberStyleSpec: Sendable, Equatable {
  /// From 0 to 38.
  package var decimals: Int?
  package var grouping: Bool?
  package var sign: SignSpec?
}

/// When a sign is written.
package enum SignSpec: String, Sendable, CaseIterable {
  /// A minus before negative numbers.
  case auto
  /// A plus before positive numbers too.
  case always
  /// Negative numbers in parentheses.
  case accounting
}

/// Units of 1024 or of 1000.
package enum BytesUnitSpec: String, Sendable, CaseIterable {
  case binary, decimal
}

/// The two words of `boolean: [Yes, No]`.
package struct BooleanWordsSpec: Sendable, Equatable {
  package let yes: String
  package let no: String
}

/// An entry of `map: {value: text}`.
package struct MapEntrySpec: Sendable {
  package let value: Located<String>
  package let text: Located<String>
}

/// How much of a date or time is written, or a pattern of `strftime` directives.
package enum TimePatternSpec: Sendable {
  case short, medium, long, full
  case pattern(Located<String>)
}
