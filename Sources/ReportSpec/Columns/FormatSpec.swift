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
  /// How long before or after the report's time.
  case relativeDate
  /// Nil: the formatter's own words.
  case boolean(BooleanWordsSpec?)
  /// In the order of the file; no value twice.
  case map([MapEntrySpec])
  /// An address, in the scope of a row.
  case link(TemplateSpec)
  /// The value is the path of a picture, relative to the spec's folder.
  case image(ImageStyleSpec)
  case markdown
  /// CSS classes of values, in the order of the file; other values have no class of their own.
  case badge([MapEntrySpec])
  indirect case bar(BarSpec)
  indirect case heat(HeatSpec)
  /// A line through the values of some fields of the row; never empty.
  case sparkline([Located<String>])
  /// The number of stars that are the whole.
  case stars(max: Int)
}

/// Options of `image`.
package struct ImageStyleSpec: Sendable {
  /// The field whose text stands for the picture; nil: the name of the file.
  package var alternative: Located<String>?
  /// In CSS pixels, 8…400.
  package var height: Int?
}

/// Options of `bar`.
package struct BarSpec: Sendable {
  /// The value of the longest bar, above 0; nil: the largest on the page.
  package var max: Double?
  /// How the number beside the bar is written; nil: as `number`.
  package var text: FormatKindSpec?
}

/// Options of `heat`.
package struct HeatSpec: Sendable {
  /// The value of the first colour; nil: the smallest on the page.
  package var from: Located<Double>?
  /// The value of the last colour; nil: the largest on the page.
  package var to: Located<Double>?
  package var palette: PaletteSpec
  /// How the number is written; nil: as `number`.
  package var text: FormatKindSpec?
}

/// The colours of `heat`.
package enum PaletteSpec: String, Sendable, CaseIterable {
  case blue, green, orange, grey
  /// Two colours with a neutral middle.
  case diverging
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
