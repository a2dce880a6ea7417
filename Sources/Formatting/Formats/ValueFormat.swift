package import Values

/// How a value is drawn as text (spec language §7).
package enum ValueFormat: Sendable, Equatable {
  /// As it was read; a computed value in its plain form.
  case text
  /// A number with the marks of the locale; without `decimals`, as many as the column has.
  case number(decimals: Int? = nil, grouping: Bool = true, sign: SignDisplay = .auto)
  /// A number without digits after the point.
  case integer
  /// An amount of money; without `decimals`, as many as ISO 4217 gives the currency.
  case currency(code: String, decimals: Int? = nil)
  /// A share of one: 0.25 is 25 %; without `decimals`, two fewer than the column has.
  case percent(decimals: Int? = nil)
  /// A number of bytes, with one digit after the point from the kilobyte on.
  case bytes(ByteUnit)
  /// A number in two or three digits with a word for thousands, millions and so on.
  case compact
  case date(DateStyle)
  case time(DateStyle)
  case datetime(DateStyle)
  /// A length of time as `hours:minutes:seconds`, with a fraction of up to three digits.
  case duration
  /// How long before or after `now`, which is counted from 1970-01-01T00:00:00Z.
  case relativeDate(now: Duration)
  case boolean(yes: String, no: String)
  /// Texts for values; a value that is not listed is drawn as it was read.
  case map([Mapping])

  /// One text that stands for a value.
  package struct Mapping: Sendable, Equatable {
    package let value: String
    package let text: String

    package init(value: String, text: String) {
      self.value = value
      self.text = text
    }
  }
}

/// Which sign a number shows.
package enum SignDisplay: String, Sendable, CaseIterable {
  /// A minus before negative numbers.
  case auto
  /// A plus before positive numbers too; zero has no sign.
  case always
  /// Negative numbers in parentheses, in every locale.
  case accounting
}

/// The size of a kilobyte.
package enum ByteUnit: String, Sendable, CaseIterable {
  /// 1,024 bytes: KiB, MiB, GiB.
  case binary
  /// 1,000 bytes: kB, MB, GB.
  case decimal
}

/// A date style of the locale, or a strftime pattern.
///
/// For a time `short` is without and every longer style with seconds; a datetime has the date in
/// the style and a short time.
package enum DateStyle: Sendable, Equatable {
  case short
  case medium
  case long
  case full
  case pattern(TimePattern)
}
