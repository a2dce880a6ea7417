import Formatting
import ReportSpec
import Values

extension ValueFormat {
  /// The format that the spec's words name.
  ///
  /// Nil for what draws the text as it was read, in a link or a picture. `relative_date` counts from
  /// `now`.
  init?(_ kind: FormatKindSpec, now: Duration) {
    switch kind {
    case .text:
      self = .text
    case .number(let style):
      self = .number(
        decimals: style.decimals, grouping: style.grouping ?? true,
        sign: style.sign.flatMap { SignDisplay(rawValue: $0.rawValue) } ?? .auto)
    case .integer:
      self = .integer
    case .percent(let style):
      self = .percent(decimals: style.decimals)
    case .currency(let code, let style):
      self = .currency(code: code.value, decimals: style.decimals)
    case .bytes(let unit):
      self = .bytes(unit == .binary ? .binary : .decimal)
    case .compact:
      self = .compact
    case .date(let pattern):
      self = .date(DateStyle(pattern))
    case .time(let pattern):
      self = .time(DateStyle(pattern))
    case .datetime(let pattern):
      self = .datetime(DateStyle(pattern))
    case .duration:
      self = .duration
    case .boolean(let words):
      self = .boolean(yes: words?.yes ?? "true", no: words?.no ?? "false")
    case .map(let entries):
      self = .map(entries.map { Mapping(value: $0.value.value, text: $0.text.value) })
    case .relativeDate:
      self = .relativeDate(now: now)
    case .bar(let bar):
      self = bar.text.flatMap { ValueFormat($0, now: now) } ?? .number()
    case .heat(let heat):
      self = heat.text.flatMap { ValueFormat($0, now: now) } ?? .number()
    case .link, .image, .markdown, .badge, .sparkline, .stars:
      return nil
    }
  }
}

extension DateStyle {
  /// The style that the spec's word names; a pattern was checked when it was decoded.
  fileprivate init(_ style: TimePatternSpec) {
    switch style {
    case .short: self = .short
    case .medium: self = .medium
    case .long: self = .long
    case .full: self = .full
    case .pattern(let text):
      self = (try? TimePattern.parse(text.value)).map { .pattern($0) } ?? .medium
    }
  }
}
