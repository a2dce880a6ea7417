package import Values

/// A format compiled for one column: appends values as text, without looking anything up.
///
/// A value that the format does not take is appended in its plain form; specs are checked with
/// ``ValueFormat/fault(for:)`` before that can happen. A null appends nothing.
package struct CellFormatter: Sendable {
  enum Layout: Sendable {
    case plain
    case number(NumberLayout)
    case compact(CompactLayout)
    case bytes(ByteLayout)
    case date(DateLayout)
    case duration(DurationLayout)
    case relative(RelativeLayout)
    case boolean(yes: [UInt8], no: [UInt8])
    case map(MapLayout)
  }

  let layout: Layout
  let zone: Zone
  /// Whether the output is numbers, which stand at the end of a column.
  package let isNumeric: Bool
  /// Whether the locale writes from right to left, and may put marks of direction into its texts.
  package let isRightToLeft: Bool
  /// The digits after the decimal mark that every output has; nil where they vary or mean nothing.
  package let fractionDigits: Int?

  /// Compiles a format.
  ///
  /// `scale` is the largest number of digits after the point in the column, nil where it is not
  /// known: then a number without `decimals` keeps the digits that each value has, up to 10.
  package init(_ format: ValueFormat, locale: LocaleData, zone: Zone, scale: Int?) {
    self.zone = zone
    isRightToLeft = locale.isRightToLeft
    layout = CellFormatter.layout(format, locale: locale, zone: zone, scale: scale)
    switch layout {
    case .number(let number):
      isNumeric = true
      fractionDigits = number.fractionDigits
    case .compact, .bytes, .duration:
      isNumeric = true
      fractionDigits = nil
    default:
      isNumeric = false
      fractionDigits = nil
    }
  }

  private static func layout(
    _ format: ValueFormat, locale: LocaleData, zone: Zone, scale: Int?
  ) -> Layout {
    func decimals(_ given: Int?, _ otherwise: Int?) -> NumberLayout.Decimals {
      (given ?? otherwise).map { .fixed(min(max($0, 0), Decimal.maxDigits)) } ?? .own(limit: 10)
    }
    switch format {
    case .text:
      return .plain
    case .number(let given, let grouping, let sign):
      return .number(
        NumberLayout(
          locale.number, decimals: decimals(given, scale), grouping: grouping, sign: sign))
    case .integer:
      return .number(NumberLayout(locale.number, decimals: .fixed(0)))
    case .currency(let code, let given):
      return .number(
        NumberLayout(
          locale.currency(code), decimals: decimals(given, CurrencyCodes.decimals(code))))
    case .percent(let given):
      return .number(
        NumberLayout(locale.percent(), decimals: decimals(given, scale.map { $0 - 2 }), shift: 2))
    case .bytes(let unit):
      return .bytes(ByteLayout(unit, locale: locale))
    case .compact:
      return .compact(CompactLayout(locale: locale))
    case .date(let style):
      return .date(DateLayout(.date, style, locale: locale))
    case .time(let style):
      return .date(DateLayout(.time, style, locale: locale))
    case .datetime(let style):
      return .date(DateLayout(.datetime, style, locale: locale))
    case .duration:
      return .duration(DurationLayout(locale: locale))
    case .relativeDate(let now):
      return .relative(RelativeLayout(now: now, zone: zone, locale: locale))
    case .boolean(let yes, let no):
      return .boolean(yes: Array(yes.utf8), no: Array(no.utf8))
    case .map(let mappings):
      return .map(MapLayout(mappings.map { (Array($0.value.utf8), Array($0.text.utf8)) }))
    }
  }
}

extension DateLayout {
  /// A layout of one kind in a style of the locale, or by a pattern.
  convenience init(_ kind: DateKind, _ style: DateStyle, locale: LocaleData) {
    let length: DateLength
    switch style {
    case .short: length = .short
    case .medium: length = .medium
    case .long: length = .long
    case .full: length = .full
    case .pattern(let pattern):
      self.init(parts: DatePart.parts(of: pattern), locale: locale)
      return
    }
    let pattern = locale.pattern(kind, length)
    self.init(parts: DatePart.parts(ofLocalePattern: pattern), locale: locale)
  }
}
